# Il tavolo in frasi: ciò che si ascolta invece di vederlo.

overview-side = { $direction }: { $what }.
overview-north = nord
overview-east = est
overview-south = sud
overview-west = ovest
overview-wall = muro
overview-free = libero
overview-thing = { $what }, { $way } ({ $space })
overview-here = { $room }: { $things }.
overview-right-here = proprio qui
overview-no-enemy = Nessun nemico in vista.
overview-enemy = Nemico: { $about }
overview-friend = Compagno: { $about }
overview-where = Da qui { $way }{ $steps ->
    [-1] , nessuna via a piedi
    [0] { "" }
    [one] , 1 passo
   *[other] , { $steps } passi
}{ $seen ->
    [true] , in vista.
    [false] , non in vista.
   *[unsaid] .
}
overview-reach = { $number ->
    [one] Puoi scegliere 1 spazio
   *[other] Puoi scegliere { $number } spazi
}: { $rooms }.
overview-adjoins = { $area } ({ $way })
overview-around = Accanto: { $areas }.
overview-away = { $area }, { $way }, a { $areas ->
    [one] 1 area
   *[other] { $areas } aree
}, { $seen ->
    [true] in vista
   *[false] non in vista
}
overview-life = { $who } (vita { $left } su { $most })
overview-enemies = { $where }: nemici: { $who }.
overview-friends = { $where }: compagni: { $who }.
