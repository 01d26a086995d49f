# Il tabellone della pagina: che cosa vi è scritto e che cosa dice il cursore.
board-unexplored = inesplorato
board-place = { $room }, { $place }
board-can-odds = { $kind ->
    [kill] { $choice }, { $percent } per cento di uccidere
   *[wound] { $choice }, { $percent } per cento di ferire
}
board-odds = { $kind ->
    [kill] uccide { $percent }%
   *[wound] ferisce { $percent }%
}
board-closed = Camera chiusa
board-height = altezza { $level }
