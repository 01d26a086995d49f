# Il tabellone della pagina: che cosa vi è scritto e che cosa dice il cursore.
board-unexplored = inesplorato
board-place = { $room }, { $place }
board-can-odds = { $choice }, { $percent } per cento
board-closed = Camera chiusa
board-height = altezza { $level }
