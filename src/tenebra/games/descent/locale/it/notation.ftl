# La notazione di carte e schede (docs/descent/cards.md), con le parole del glossario.

notation-and = e

## Che cosa hanno gli attacchi

notation-when-melee = Corpo a corpo
notation-when-ranged = A distanza
notation-when-magic = Magia
notation-when-ranged_or_magic = A distanza o Magia
notation-when-off_hand = Disinvoltura
notation-condition-adjacent = bersaglio adiacente
notation-condition-unseen = bersaglio ignaro
notation-condition-no_armor = senza armatura
notation-surges = { $number } { $number ->
        [one] Scarica
       *[other] Scariche
    }
notation-bonus-damage = { $number ->
        [one] danno
       *[other] danni
    }
notation-bonus-range = gittata
notation-bonus-surge = { $number ->
        [one] Scarica
       *[other] Scariche
    }
notation-bonus-power_die = { $number ->
        [one] dado Energia
       *[other] dadi Energia
    }
notation-double-damage = raddoppia i danni
notation-slay-target = uccidi un bersaglio senza nome
notation-drain-threat = il Signore Supremo perde { $number } Minaccia
notation-nova = colpisci ogni nemico che vedi entro { $number } { $number ->
        [one] spazio
       *[other] spazi
    }

## Numeri, protezioni, compagnia

notation-stat-armor = armatura
notation-stat-wounds = ferite massime
notation-stat-fatigue = fatica massima
notation-stat-speed = velocità
notation-stat-movement_points = { $number ->
        [one] punto
       *[other] punti
    } movimento ogni turno
notation-stat-speed_limit = Velocità al massimo { $number }
notation-stat-hands = { $number ->
        [one] Una sola mano
       *[other] Solo { $number } mani
    }
notation-against-melee = contro il corpo a corpo
notation-against-ranged = contro gli attacchi a distanza
notation-against-magic = contro la magia
notation-immune = Immune { A($abilities) }
notation-ward = Per ogni ferita di un attacco tira un dado Energia: { $face } la annulla
notation-face-blank = un vuoto
notation-face-surge = una Scarica
notation-face-enhancement = un incremento
notation-familiar-boggs = Famiglio: Boggs
notation-familiar-skye = Famiglio: Skye
notation-familiar-mata-kata = Famigli: Mata e Kata
notation-familiar-pico = Compagno: Pico

## Atti: momenti, prezzi, effetti, bersagli

notation-moment-start = All'inizio del tuo turno
notation-moment-end = Alla fine del tuo turno
notation-moment-run = Quando scegli Corsa
notation-moment-battle = Quando scegli Combattimento
notation-moment-advance = Quando scegli Avanzamento
notation-moment-ready = Quando scegli Preparazione
notation-moment-melee_kill = Quando uccidi in corpo a corpo
notation-moment-kill = Quando uccidi
notation-moment-ranged_attack = Dopo un attacco a distanza
notation-moment-magic_attack = Dopo un attacco magico
notation-moment-struck = Quando un attacco ti ferisce
notation-moment-wounded = Quando hai subito ferite
notation-moment-killed = Quando ti uccidono
notation-moment-approached = Quando un nemico si muove accanto a te
notation-moment-drawn = Quando peschi questa carta
notation-cost-movement = { $number } { $number ->
        [one] punto
       *[other] punti
    } movimento
notation-cost-fatigue = { $number } fatica
notation-cost-wounds = { $number } { $number ->
        [one] ferita
       *[other] ferite
    }
notation-cost-exhaust = esaurisci
notation-cost-discard = scarta
notation-act-heal = cura { $number } { $number ->
        [one] ferita
       *[other] ferite
    }
notation-act-heal-all = cura tutte le ferite
notation-act-recover = recupera { $number } fatica
notation-act-recover-all = recupera tutta la fatica
notation-act-cancel = annulla { $number } { $number ->
        [one] ferita
       *[other] ferite
    }
notation-act-attack = { $signed } { $number ->
        [one] attacco
       *[other] attacchi
    }
notation-act-move = { $signed } { $number ->
        [one] punto
       *[other] punti
    } movimento
notation-act-move_half = metà della tua velocità in punti movimento
notation-act-guard = piazza un ordine Guardia
notation-act-armor = { $signed } armatura fino al tuo prossimo turno
notation-act-stun = un segnalino Stordimento
notation-act-slay = morte
notation-act-push = una spinta di { $number } { $number ->
        [one] spazio
       *[other] spazi
    }
notation-act-drain_threat = il Signore Supremo perde { $number } Minaccia
notation-act-coins = ottieni { $number } { $number ->
    [one] moneta
   *[other] monete
}
notation-act-healing_potion = ottieni una pozione curativa
notation-act-vitality_potion = ottieni una pozione di vitalità
notation-act-draw_again = pesca ancora
notation-target-self_or_adjacent = tu o un eroe adiacente
notation-target-self_and_adjacent = tu e ogni eroe adiacente
notation-target-enemies_within = ogni nemico entro { $number } { $number ->
        [one] spazio
       *[other] spazi
    }
notation-target-unnamed_within = ogni nemico senza nome entro { $number } { $number ->
        [one] spazio
       *[other] spazi
    }
notation-target-figure_in_sight = una miniatura che vedi

## Uniche nel loro genere

notation-power-double_dice = Una fatica spesa per un dado Energia ne tira 2
notation-power-runes_in_armor = Nessuna armatura ti vieta le Rune
notation-power-change_action = Puoi cambiare azione, se ciò che hai già fatto rientra in quella nuova
notation-power-spoil_roll = Quando ti attaccano, indica un dado verde, giallo o Energia da ripetere
notation-power-mend_roll = Quando attacchi, puoi ripetere un dado verde, giallo o Energia
notation-power-fist = Una volta per turno, oltre alla tua azione: un attacco in corpo a corpo con rosso e verde
notation-power-far_glyphs = Attivi i Glifi che vedi entro { $number } { $number ->
        [one] spazio
       *[other] spazi
    }
notation-power-dear_cards = Le carte del Signore Supremo costano { $number } Minaccia in più
notation-power-charge = Se corri in linea retta puoi finire con un attacco in corpo a corpo
notation-power-swap_order = Nel tuo turno, { $number } fatica: cambia il tuo ordine con un altro
notation-power-unburdened = Nessuna armatura ti rallenta
notation-power-order_other = L'ordine della tua Preparazione può andare a un eroe che vedi
notation-power-acrobat = Passi attraverso i nemici e sopra gli ostacoli
notation-power-sight_aside = A distanza o Magia: prendi la mira da uno spazio libero accanto a te
notation-power-sight_through = A distanza o Magia: una miniatura o un ostacolo non ti blocca la vista
notation-power-shields = I tuoi scudi annullano { $signed } { $number ->
        [one] ferita
       *[other] ferite
    }
notation-power-trap_wounds = Le trappole ti infliggono { $number } { $number ->
        [one] ferita
       *[other] ferite
    } in meno
notation-power-trap_dice = Contro le trappole tiri { $signed } { $number ->
        [one] dado
       *[other] dadi
    } Energia
notation-power-no_runes = Niente Rune
notation-power-cheap_traps = Le trappole costano { $number } Minaccia in meno
notation-power-cruel_traps = Le trappole che feriscono infliggono { $signed } { $number ->
        [one] ferita
       *[other] ferite
    }
notation-power-promotion = Un mostro di ogni nuova area è invece un Leader
notation-power-horde = Uomini Bestia, Scheletri o Ragni Velenosi in più in ogni nuova area: { $number }
notation-power-doom = Ogni attacco di un mostro tira { $signed } { $number ->
        [one] dado
       *[other] dadi
    } Energia
notation-power-more_cards = Pesca { $number } { $number ->
        [one] carta
       *[other] carte
    } in più ogni turno

## Carte Overlord

notation-occasion-overlord_turn = Gioca all'inizio del tuo turno
notation-occasion-hero_turn = Gioca prima del turno di un eroe
notation-occasion-monster_activated = Gioca quando un mostro si attiva
notation-occasion-monster_attacks = Gioca quando un mostro attacca
notation-occasion-monster_attacked = Gioca quando un mostro viene attaccato
notation-occasion-hero_enters = Gioca quando un eroe entra in uno spazio
notation-occasion-hero_opens_door = Gioca quando un eroe apre una porta
notation-occasion-hero_opens_chest = Gioca quando un eroe apre uno scrigno
notation-saving = a meno che non ottenga un vuoto con { $number } { $number ->
        [one] dado
       *[other] dadi
    } Energia,
notation-wounds-hero = subisce { $number } { $number ->
        [one] ferita
       *[other] ferite
    }
notation-wounds-hero_and_adjacent = lui e ogni eroe adiacente subiscono { $number } { $number ->
        [one] ferita
       *[other] ferite
    }
notation-wounds-door = ogni eroe accanto alla porta subisce { $number } { $number ->
        [one] ferita
       *[other] ferite
    }
notation-fewer = { $less } in meno per ogni Scarica su { $number } { $number ->
        [one] dado
       *[other] dadi
    } Energia
notation-scheme-aim = l'attacco è mirato
notation-scheme-dodge = il mostro schiva
notation-scheme-haste = la velocità del mostro raddoppia
notation-scheme-frenzy = il mostro può attaccare il doppio delle volte
notation-scheme-dim = gli eroi non vedono oltre { $number } { $number ->
        [one] spazio
       *[other] spazi
    } fino al tuo prossimo turno
notation-scheme-pit = una fossa si apre sotto di lui
notation-scheme-rock = un masso prende il suo spazio
notation-scheme-end_turn = il suo turno finisce
notation-scheme-stun = riceve un segnalino Stordimento
notation-scheme-monkey = diventa una scimmia
notation-scheme-ambush = accanto a lui salta fuori 1 { $monster } e attacca
notation-scheme-charm = compie un attacco dichiarato da te
