# The board of the browser page: what is written on it, and what its cursor says.
board-unexplored = unexplored
board-place = { $room }, { $place }
board-can-odds = { $kind ->
    [kill] { $choice }, { $percent } percent to kill
   *[wound] { $choice }, { $percent } percent to wound
}
board-odds = { $kind ->
    [kill] kill { $percent }%
   *[wound] wound { $percent }%
}
board-closed = Closed Chamber
board-height = height { $level }
