# The board of the browser page: what is written on it, and what its cursor says.
board-unexplored = unexplored
board-place = { $room }, { $place }
board-can-odds = { $choice }, { $percent } percent
board-closed = Closed Chamber
board-height = height { $level }
