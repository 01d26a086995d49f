# Il tavolo: ciò che pagina e tavolo di testo dicono di miniature, carte, luoghi, numeri; i nomi di tutto ciò che non è una carta.

game-name = Descent: Viaggi nelle Tenebre
    .tagline = Gli eroi scendono per la gloria, i glifi e l'oro. Il Signore Supremo ha già le carte in mano, e sorride.
    .holder = Fantasy Flight Games (prima edizione)
    .contents = { $count ->
        [one] 1 quest
       *[other] { $count } quest
    }
    .kind = Quest
    .which = quale quest?
scene-subtitle = { $round ->
    [0] Descent
   *[other] Descent, round { $round }
}
scene-round = Round { $number }
scene-odds = { $attacker } tira { $attack } contro { $target }. Probabilità per ferite dopo l'armatura, spendendo bene il tiro: { $chances }.
seat-overlord = Signore Supremo
scene-role-overlord = Padrone del dungeon
    .about = Spende Minaccia in mostri, trappole e brutte sorprese, e vince quando agli eroi non resta Progresso.
scene-role-hero = { $wounds } { $wounds ->
    [one] ferita
   *[other] ferite
}, { $fatigue } fatica, armatura { $armor }, velocità { $speed }

## Miniature e cose

scene-hero = { $town ->
    [true] { $hero }: { $left } { $left ->
        [one] ferita
       *[other] ferite
    } su { $life }, { $fatigue } fatica, in Città.
   *[other] { $hero }: { $left } { $left ->
        [one] ferita
       *[other] ferite
    } su { $life }, { $fatigue } fatica, { IN($place) }.
}
scene-monster = { $monster }: { $left } { $left ->
    [one] ferita
   *[other] ferite
} su { $life }, armatura { $armor }, { $type }, { IN($place) }.
scene-overlord = { $name }: { $threat } Minaccia, { $cards } { $cards ->
    [one] carta
   *[other] carte
} in mano, { $powers } { $powers ->
    [one] carta
   *[other] carte
} Energia in gioco, { $monsters } { $monsters ->
    [one] mostro
   *[other] mostri
} sul tabellone.
scene-waits = { $monster } aspetta { IN($space) }, non visto.
scene-familiar = { $familiar }, con { $owner }, { IN($space) }.
scene-thing = { $thing } { IN($space) }.
scene-door = { $door }: { $status ->
    [open] aperta
    [locked] bloccata
   *[closed] chiusa
}{ $rune ->
    [none] .
   *[other] , porta runica ({ $rune }).
}
scene-town = Città
    .the = la Città
scene-houses = Le case della Città
scene-glyph = Glifo non ancora attivo
scene-glyph-active = Glifo attivo
scene-in-pit = In una fossa
scene-lasting = Fino al prossimo turno: { $power }
scene-in-town = in Città
scene-worth = vale { $number } Progresso
scene-coins = { $number } { $number ->
    [one] moneta
   *[other] monete
}
scene-coins-shared = { $heroes }: { $coins } { $coins ->
    [one] moneta
   *[other] monete
} ciascuno.
scene-life = { $left } { $left ->
    [one] ferita rimasta
   *[other] ferite rimaste
}
scene-monsters = { $number } { $number ->
    [one] mostro
   *[other] mostri
} sul tabellone
scene-hand-number = { $number } { $number ->
    [one] carta
   *[other] carte
} in mano

## Carte

scene-worn = Ciò che usa { $hero }
    .label = In uso
scene-pack = Lo zaino di { $hero }
    .label = Zaino
scene-skills = Abilità di { $hero }
scene-hand = La mano del Signore Supremo
    .label = Carte
scene-powers = Carte Energia in gioco
    .label = In gioco
scene-offer = In offerta
scene-discard = Scarti: { $deck }
scene-item = { $kind }{ $rune ->
    [true] {", "}runa
   *[other] { "" }
}{ $hands ->
    [0] { "" }
    [one] {", "}1 mano
   *[other] {", "}{ $hands } mani
}
scene-overlord-card = { $kind }: { $cost }, scarto { $value }
kind-ability = Abilità propria
slot-hand = Mano
slot-armor = Armatura
slot-other = Altro

## Che cosa si chiede, che cosa resta

scene-turn = { $hero }: { $action }{ $halves ->
    [0] { $orders ->
        [0] { "" }
       *[other] {", "}resta un ordine
    }
   *[other] {", "}movimento o attacco { $orders ->
        [0] { "" }
       *[other] e un ordine
    }
}
scene-activation = Agisce { $monster }
scene-end = { $asked ->
    [monster] Non fa altro
   *[other] Chiudi il turno
}
scene-done = { $asked ->
    [last-cards] Pesca
    [activate] Nessun altro mostro agisce
    [prepare] Ora agiscono i mostri
    [arrange] Tutto è al suo posto
    [familiars] Restano dove sono
    [spend] Il tiro resta com'è
   *[other] Esci dal negozio
}
scene-points = { $number } { $number ->
    [one] punto movimento
   *[other] punti movimento
}
scene-attacks = { $number } { $number ->
    [one] attacco
   *[other] attacchi
}
scene-fatigue = fatica rimasta
scene-fatigue-die = Un dado Energia in più
scene-fatigue-step = Un passo in più
scene-range = gittata tirata: { $number }
scene-damage = danni tirati: { $number }
scene-surges = { $number } { $number ->
    [one] Scarica
   *[other] Scariche
}
scene-enhancements = { $number } { $number ->
    [one] incremento
   *[other] incrementi
}
scene-reroll = Ripeti: { $dice }
scene-die = { $die } ({ $face })
scene-price = { $number } { $number ->
    [one] moneta
   *[other] monete
}
    .label = Prezzo
scene-price-threat = { $number } Minaccia
scene-gain-threat = +{ $number } Minaccia
scene-warn-pit = Si cade nella fossa.
scene-warn-aura = Là brucia un'Aura: 1 ferita.
scene-warn-friends = Colpirebbe anche amici: { $who }.
objective-slay = { $done ->
    [0] Uccidete { $name }
   *[other] { $name } è morto
}
objective-survive = Resistete fino al round { $most }
aim-rounds = { $left ->
    [0] L'ora è venuta
    [one] Resisti: ultimo round
   *[other] Resisti ancora { $left } round
}
objective-rounds-left = { $left ->
    [one] resta 1 round
   *[other] restano { $left } round
}
aim-conquest = Progresso rimasto agli eroi: { $number }
objective-conquest = Persa a 0 Progresso: rimasto: { $number }

## Numeri

stat-armor = Armatura
stat-speed = Velocità
stat-fatigue = Fatica
stat-threat = Minaccia
stat-conquest = Progresso
die-red = { $number ->
    [one] 1 dado rosso
   *[other] { $number } dadi rossi
}
die-blue = { $number ->
    [one] 1 dado blu
   *[other] { $number } dadi blu
}
die-white = { $number ->
    [one] 1 dado bianco
   *[other] { $number } dadi bianchi
}
die-green = { $number ->
    [one] 1 dado verde
   *[other] { $number } dadi verdi
}
die-yellow = { $number ->
    [one] 1 dado giallo
   *[other] { $number } dadi gialli
}
die-black = { $number ->
    [one] 1 dado Energia
   *[other] { $number } dadi Energia
}
roll-miss = mancato
roll-nothing = niente
roll-range = gittata { $number }
roll-hearts = { $number } { $number ->
    [one] cuore
   *[other] cuori
}
roll-surges = { $number } { $number ->
    [one] Scarica
   *[other] Scariche
}
roll-enhancements = { $number } { $number ->
    [one] incremento
   *[other] incrementi
}
gain-range = +{ $number } gittata
gain-damage = +{ $number } { $number ->
    [one] danno
   *[other] danni
}
gain-pierce = Perforamento { $number }
gain-surges = +{ $number } { $number ->
    [one] Scarica
   *[other] Scariche
}
gain-points = Stregoneria { $number }
gain-dice = +{ $number } { $number ->
    [one] dado
   *[other] dadi
} Energia
gain-burn = Fiamma
gain-stun = Stordimento
gain-web = Rete
gain-poison = Veleno
gain-knockback = Scaraventamento
gain-doubling = danni raddoppiati
gain-death = morte immediata
gain-drain = −{ $number } Minaccia
gain-blast = Esplosione { $number }

## Parole delle regole

action-none = ancora nessuna azione
action-stunned = Stordito
action-monkey = Scimmia
half-move = movimento
half-attack = un attacco
half-order = un ordine
obstacle-pit = una fossa
    .about = Fossa: chi ci entra cade, subisce 1 ferita e non vede nulla; 2 punti movimento per uscirne, 3 per saltarla.
obstacle-water = acqua
    .about = Acqua: nessuno la attraversa, tutti ci vedono oltre.
obstacle-rock = una roccia
phase-heroes = gli eroi
    .short = Eroi
phase-draw = Minaccia e carte
    .short = Minaccia
phase-spawn = creazione
    .short = Creazione
phase-activate = agiscono i mostri
    .short = Mostri
colour-red = rossa
colour-blue = blu
colour-yellow = gialla
compass-north = nord
compass-east = est
compass-south = sud
compass-west = ovest
where-equipped = in uso
where-pack = zaino
miss-miss = mancato
miss-range = troppo corto
miss-fear = Paura
cause-guard = Guardia
deck-overlord = Signore Supremo
deck-copper = Tesori di Rame
deck-silver = Tesori d'Argento
deck-gold = Tesori d'Oro
chest-copper = scrigno di rame
chest-silver = scrigno d'argento
chest-gold = scrigno d'oro
stairs-red = scalinata rossa
stairs-blue = scalinata blu
stairs-green = scalinata verde
token-red-key = la chiave runica rossa
token-blue-key = la chiave runica blu
token-yellow-key = la chiave runica gialla
token-fists = mani nude
token-fist = il pugno di ferro
token-copper = un tesoro di Rame a caso
token-silver = un tesoro d'Argento a caso
token-gold = un tesoro d'Oro a caso
window-turn = Il turno di un eroe
window-movement = Il passo di un eroe
window-opening = Porte e scrigni
window-activation = Un mostro agisce
window-attack = Attacchi
window-guard = Guardia
switch-overlord_start_cards = Prime carte del Signore Supremo
    .about = Tre carte per cominciare; o nessuna.
switch-vitality_town_price = Pozioni di vitalità
    .about = 25 monete in Città; o 50.
switch-pit_sight = Vista dalla fossa
    .about = Chi è in una fossa non vede nulla; o vede gli spazi accanto.
switch-fear_area = Paura e aree
    .about = La Paura non pagata fa fallire tutto l'attacco; o risparmia solo quella miniatura.
switch-town_list_per_visit = Listino
    .about = Una voce per visita; o quante se ne possono pagare.
switch-area_abilities = Esplosione, Soffio, Spazzamento
    .about = Si usano sempre; o solo se chi attacca vuole.
switch-chest_exchange = Monete al posto del tesoro
    .about = Il tesoro di uno scrigno si può cambiare per il suo valore; o mai.
switch-potions_per_turn = Pozioni in un turno
    .about = Quante se ne vogliono; o una.
switch-fly_over_obstacles = Volo
    .about = Anche sopra gli ostacoli; o no.
switch-blast_stopped_by = Che cosa ferma l'Esplosione
    .about = Ciò che blocca la vista; o ogni ostacolo.
switch-spawn_on_active_glyph = Creazione sui glifi
    .about = Mai su uno attivo; o anche lì.
switch-monkey_fatigue_steps = La fatica della scimmia
    .about = Compra passi come sempre; o no.
switch-mace_of_kellos = La Mazza di Kellos
    .about = Un oggetto del gioco; o solo un esempio.
switch-two_player_coins = Monete in due giocatori
    .about = 300 per eroe; o per giocatore.
switch-breath_walls = Muri contro il Soffio
    .about = Proteggono; o non proteggono.
switch-guard_decline = Rinunciare alla Guardia
    .about = Passa quel momento; o l'intero turno del Signore Supremo.
