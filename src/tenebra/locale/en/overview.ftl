# The table in sentences: what one hears instead of seeing it.

overview-side = { $direction }: { $what }.
overview-north = north
overview-east = east
overview-south = south
overview-west = west
overview-wall = wall
overview-free = free
overview-thing = { $what }, { $way } ({ $space })
overview-here = { $room }: { $things }.
overview-right-here = right here
overview-no-enemy = No enemy is in sight.
overview-enemy = Enemy: { $about }
overview-friend = Friend: { $about }
overview-where = From here { $way }{ $steps ->
    [-1] , no way on foot
    [0] { "" }
    [one] , 1 step
   *[other] , { $steps } steps
}{ $seen ->
    [true] , in sight.
    [false] , out of sight.
   *[unsaid] .
}
overview-reach = { $number ->
    [one] You can choose 1 space
   *[other] You can choose { $number } spaces
}: { $rooms }.
overview-adjoins = { $area } ({ $way })
overview-around = Adjoining: { $areas }.
overview-away = { $area }, { $way }, { $areas ->
    [one] 1 area
   *[other] { $areas } areas
} away, { $seen ->
    [true] in sight
   *[false] out of sight
}
overview-life = { $who } ({ $left } of { $most } life)
overview-enemies = { $where }: enemies: { $who }.
overview-friends = { $where }: friends: { $who }.
