# Il tavolo: ciò che pagina e tavolo di testo dicono di personaggi, cubi, carte e plancia.

game-name = Cronache di Drunagor
    .tagline = Cinque eroi, una manciata di cubi colorati e un'Oscurità che sa dove sei.
    .holder = Creative Games Studio (CGS)
    .contents = { $count ->
        [one] 1 Avventura
       *[other] { $count } Avventure
    }
    .kind = Avventura
    .which = quale avventura?
scene-subtitle = { $round ->
    [0] Drunagor
   *[other] Drunagor, round { $round }
}
scene-round = Round { $number }
scene-odds = { $attacker } tira { $attack } contro { $target }. Probabilità per danno, prima degli scudi: { $chances }.
seat-darkness = Oscurità
scene-role-darkness = Cresce, caccia, non si stanca

## Personaggi e cose

scene-hero = { $down ->
    [true] { $hero } è fuori combattimento
   *[other] { $hero }: { $left } di { $life } salute
}, { $cubes } { $cubes ->
    [one] cubo
   *[other] cubi
} in mano{ $curses ->
    [0] { "" }
    [one] , 1 maledizione
   *[other] , { $curses } maledizioni
}{ $traumas ->
    [0] { "" }
    [one] , 1 trauma
   *[other] , { $traumas } traumi
}{ $place ->
    [none] .
   *[other] ; posizione: { $place }.
}
scene-monster = { $monster }{ $rank ->
    [none] { "" }
    [rookie] {" "}(esordiente)
    [fighter] {" "}(combattente)
    [veteran] {" "}(veterano)
   *[champion] {" "}(campione)
}: { $left } salute; posizione: { $place }.
scene-monster-passive = Sempre: { $text }
scene-monster-start = All'inizio del turno: { $text }
scene-monster-attack = Il suo attacco: { $text }
scene-other = { $who }; posizione: { $place }.
scene-darkness = { $name }: { $drawn } { $drawn ->
    [one] runa
   *[other] rune
} sul percorso, { $left } nel sacchetto, { $monsters } { $monsters ->
    [one] mostro
   *[other] mostri
} sulla plancia.
scene-card = { $rank ->
    [none] { $monsters }
    [rookie] { $monsters } (esordienti)
    [fighter] { $monsters } (combattenti)
    [veteran] { $monsters } (veterani)
   *[champion] { $monsters } (campioni)
}
scene-thing = { $thing }; posizione: { $space }.
scene-chest = Forziere
scene-loot = Bottino
scene-spawn = Qui può sgorgare l'Oscurità
scene-trap = { $trap } di { $owner }, attorno a: { $space }.
scene-door = { $door }: { $status ->
    [open] aperta
   *[other] chiusa
}.
scene-depths = Oscurità sotto il ponte
    .about = Sta sotto le assi e da lì può risalire.
scene-beyond = ciò che sta oltre le porte

## Accanto alla plancia

scene-calling = { $calling }, { $role }
scene-available = In mano
scene-expended = Esauriti
scene-curses = Maledizioni
scene-traumas = Traumi
scene-dock = posto per un cubo { $colour }
scene-bag = { $number } { $number ->
    [one] runa
   *[other] rune
} nel sacchetto
scene-bag-line = { $number ->
    [one] 1 runa rimasta: chi pesca l'ultima chiude la storia
   *[other] { $number } rune rimaste; l'ultima pescata chiude la storia
}
scene-monsters = { $number } { $number ->
    [one] mostro
   *[other] mostri
} sulla plancia
scene-track = Iniziativa
scene-slot-hero = { $role ->
    [none] { $hero } agisce qui.
   *[other] { $hero }, { $role }: agisce qui.
}
scene-slot-monsters = { $monsters }, { $line }{ $rank ->
    [none] { "" }
   *[other] {" "}({ $rank })
}; runa { $rune }.
scene-slot-attack = { $attack }, una carta attacco; runa: { $rune }.
scene-slot-rune = { $line ->
    [none] { $card }. { $about }
   *[other] { $card }, { $line }. { $about }
}
scene-attack-card = attacco
scene-rune-x = X = { $number }: le rune di questo colore sul percorso ({ $colour })
scene-draws = { $number ->
    [one] pesca 1 runa
   *[other] pesca { $number } rune
}
scene-cube-actions = { $number } { $number ->
    [one] azione cubo rimasta
   *[other] azioni cubo rimaste
}
scene-points = { $number } { $number ->
    [one] passo rimasto
   *[other] passi rimasti
}
scene-free-move = il movimento gratuito è ancora da fare
scene-harm = minaccia: { $number } { $number ->
    [one] danno
   *[other] danni
}
scene-price-move = { $points }
scene-price-cube = un cubo { $colour }
scene-price-focus = { $number } FOCUS
scene-hits = { $damage ->
    [none] Manca il bersaglio.
   *[other] { $crit ->
        [true] Colpo critico: { $damage }.
       *[other] A segno ({ $damage }).
    }
}
scene-keeping = { $place ->
    [bag] la borsa di { $hero }
    [stash] il deposito di { $hero }
   *[other] le mani di { $hero }
}
scene-store = { $store ->
    [deck] il mazzo
    [discard] gli scarti
   *[other] la scatola
}
scene-cube = { $lifted ->
    [true] { $hero } si libera di un cubo { $cube ->
        [trauma] trauma
       *[curse] maledizione
    }{ $place ->
        [beside] .
       *[other] ; di nuovo libera: { $skill }.
    }
   *[other] { $hero } prende un cubo { $cube ->
        [trauma] trauma
       *[curse] maledizione
    }{ $place ->
        [beside] , che resta accanto alla scheda: tutte le abilità sono già bloccate.
       *[other] ; bloccata: { $skill }.
    }
}
scene-recalled = { $hero } riprende { $number } { $number ->
    [one] cubo
   *[other] cubi
}.
scene-learn = { $skill } ({ $colour })
scene-learned = { $hero } impara { $skill }.
scene-below = { $squares } (sotto il ponte)
thing-chest = il forziere
scene-threat = { $known ->
    [true] { $attacker } sta per fare { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    } a { $whom }. Reagire?
   *[other] { $damage ->
        [one] Arriva 1 danno
       *[other] Arrivano { $damage } danni
    } ({ $whom }). Reagire?
}
scene-tile = { $more ->
    [0] { $at }
    [one] { $at }, e un'altra casella
   *[other] { $at }, e altre { $more } caselle
}
scene-way = { $way ->
    [nothing] La via che non ferisce nessuno
   *[other] La via che passa per: { $harm }
}
choose-heal = Guarigione
choose-beside = nessuna abilità
choose-role = Ruolo
choose-runes = meno rune
choose-cleanse = PURIFICAZIONE 2 per tutti
choose-trap = la trappola di { $area }
choose-nothing = nulla
scene-either = È lo stesso
scene-challenge = Una prova ({ $colour }), difficoltà { $difficulty }: riesce al { $chance } %.
scene-warn-way = Sul cammino: { $harm }.
scene-warn-recall = Chiude il turno; un richiamo porta una maledizione.
scene-warn-steps = { $number ->
    [one] Si perde il passo rimasto.
   *[other] Si perdono i { $number } passi rimasti.
}

## Carte

scene-skills = Abilità di { $hero }
scene-traits = Ciò che { $hero } ha sempre
scene-worn = Ciò che { $hero } indossa
    .label = Addosso
scene-carried = La borsa di { $hero }
    .label = Nella borsa
scene-offer = In offerta
scene-item-skill = { $skill }: { $text }
scene-focus = Abilità focus, { $number } FOCUS
source-board = Abilità dell'eroe
source-passive = Abilità passiva
source-focus = Abilità focus
source-card = Abilità imparata
source-role = Abilità del ruolo
source-item = Abilità di un oggetto
scene-discard = Scarti: { $deck }

## Che cosa stanno per fare i mostri

scene-intention = { $what ->
    [attack] { $monster } attacca { $targets }: { $damage } { $damage ->
        [one] danno
       *[other] danni
    }
    [reach] { $monster } raggiunge { $targets } e colpisce: { $damage } { $damage ->
        [one] danno
       *[other] danni
    }
    [move] { $monster } si avvicina a { $targets }
    [stunned] { $monster }: stordimento, nessun attacco
   *[pass] { $monster } non vede nessuno da attaccare
}.
scene-hunted = L'Oscurità dà la caccia a { $hero }.

## Obiettivi

objective-rounds-left = { $left } { $left ->
    [one] round rimasto
   *[other] round rimasti
}
objective-runes = Rune rimaste nel sacchetto: { $left }
objective-cleared = Nessun mostro deve restare in piedi ({ $setup }): ne { $left ->
    [one] resta 1
   *[other] restano { $left }
}
objective-stands = { $who ->
    [all] Tutti presso { $place }
   *[one] Qualcuno presso { $place }
}
objective-team = { $team }: { $done } { $done ->
    [one] trauma
   *[other] traumi
} su { $most }
team-sun = il Sole
team-moon = la Luna
objective-lost = Non perdete: { $name }
objective-slay = { $done ->
    [1] Abbattuto: { $name }
   *[other] Abbattete: { $name }
}

## Preparazione

cover-role = Ruolo della segreta
    .usual = il più adatto
    .about = Il ruolo decide il posto sul percorso dell'iniziativa e porta quattro abilità sue. Due eroi non hanno mai lo stesso.

## Nomi di ciò che non è una carta

colour-yellow = giallo
colour-red = rosso
colour-green = verde
colour-blue = blu
colour-wild = jolly
cube-yellow = { $number ->
    [one] cubo giallo
   *[other] cubi gialli
} (mischia)
cube-red = { $number ->
    [one] cubo rosso
   *[other] cubi rossi
} (distanza)
cube-green = { $number ->
    [one] cubo verde
   *[other] cubi verdi
} (agilità)
cube-blue = { $number ->
    [one] cubo blu
   *[other] cubi blu
} (saggezza)
cube-wild = { $number ->
    [one] cubo jolly
   *[other] cubi jolly
}
cube-curse = { $number ->
    [one] cubo maledizione
   *[other] cubi maledizione
}
cube-trauma = { $number ->
    [one] cubo trauma
   *[other] cubi trauma
}
rune-grey = grigia
rune-red = rossa
rune-green = verde
rune-orange = arancione
rune-blue = blu
reach-melee = Mischia
reach-ranged = A distanza
reach-magic = Magia
stat-accuracy = precisione
stat-damage = danno
stat-movement = movimento
slot-weapon = arma
slot-off-hand = mano secondaria
slot-armor = armatura
slot-trinket = ciondolo
deck-chest = forzieri
terrain-water = acqua
    .about = Acqua: entrarci costa un passo in più.
terrain-lava = lava
    .about = Lava: BRUCIARE 2 a chi entra, una volta per turno.
terrain-miasma = miasma
    .about = Miasma nocivo: VELENO 2 a chi entra, una volta per turno.
terrain-spikes = spuntoni
    .about = Spuntoni: SANGUINARE 2 a chi entra, una volta per turno.
terrain-darkness = Oscurità
    .about = Oscurità: 2 danni non evitabili agli eroi e ai loro alleati; gli eroi vi colpiscono peggio, i mostri più forte.
terrain-fall = una caduta
terrain-trap = una trappola
trap-bear = Trappola dell'orso
trap-fire = Trappola di fuoco
trap-poison = Trappola di veleno
token-bleed = SANGUINARE
    .about = 1 danno ciascuno all'inizio del prossimo turno, poi via tutti
token-burn = BRUCIARE
    .about = 1 danno per pedina all'inizio di ogni turno, poi una va via
token-poison = VELENO
    .about = 1 danno ciascuno all'inizio di ogni turno, finché non si è purificati
token-stun = STORDIMENTO
    .about = un mostro perde l'attacco, un eroe un'azione cubo
token-slow = LENTO
    .about = il prossimo movimento vale 2 di meno
token-knock_down = ABBATTERE
    .about = il prossimo movimento è perso
token-intimidate = INTIMIDARE
    .about = il prossimo attacco fa 1 danno in meno per pedina
token-rangers_mark = MARCHIO DEL RANGER
    .about = il ranger fa 1 danno in più
token-stealth = INVISIBILE
    .about = non visto fino al prossimo turno o attacco
token-focus = FOCUS
    .about = per le abilità focus
token-shield = SCUDO
    .about = ciascuno ferma 1 danno
token-ki = KI
    .about = paga un attacco senza cubo
token-fury = FURIA
    .about = 1 danno in più quando si colpisce
token-fruit_of_life = FRUTTO DELLA VITA
    .about = mangiato, cura 2
token-damage = più danno
    .about = più danno
token-move = più movimento
    .about = più movimento
token-health = più salute
    .about = più salute

outcome-won = L'avventura è vinta
outcome-cursed = Un eroe è corrotto: una maledizione di troppo
outcome-traumatized = Un eroe cade per sempre
outcome-no-runes = L'ultima runa è pescata, e l'Oscurità è completa
outcome-failed = L'avventura è fallita
outcome-sun = Vince la squadra del Sole
outcome-moon = Vince la squadra della Luna
outcome-vorn = Resta in piedi solo Vorn
outcome-elros = Resta in piedi solo Elros
outcome-maya = Resta in piedi solo Maya
outcome-lorelai = Resta in piedi solo Lorelai
outcome-jaheen = Resta in piedi solo Jaheen
group-target = Bersagli
group-react = Reazioni
group-minor = Azioni minori
group-goods = Oggetti
group-cube = Cubi
kind-ability = Capacità di classe
