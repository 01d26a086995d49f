# Il tavolo nel browser.

## Attorno al tabellone

play-board = Tabellone: { $title }
play-home = Inizio
play-introduction = Introduzione
play-goal = L'obiettivo
play-begin = Si comincia
play-menu = Menù
play-rules = Regole
play-rules-page = Tutte
play-rules-search = Chiedi, o cerca nelle regole
play-rules-none = Nessuna regola lo dice.
play-close = Chiudi
play-order = Ordine di gioco
play-order-hidden = Ancora nel mazzo, in ordine ignoto
play-left-in-deck = ancora nel mazzo
play-decks = Mazzi
play-deck-left = { $left ->
    [0] vuoto
    [one] 1 carta rimasta
   *[other] { $left } carte rimaste
}
play-deck-discarded = { $discarded ->
    [one] 1 scartata
   *[other] { $discarded } scartate
}
play-deck-about = { $name }: { $left ->
    [0] vuoto
    [one] 1 carta rimasta
   *[other] { $left } carte rimaste
}{ $discarded ->
    [0] { "" }
    [one] , 1 scartata
   *[other] , { $discarded } scartate
}
play-party = Gruppo
play-intentions = Che cosa stanno per fare i nemici
play-side = { $side ->
    [hero] Eroe
    [boss] Boss
    [spirit] Spirito
    [ally] Alleato
   *[foe] Nemico
}
play-minions = { $count ->
    [one] 1 Gregario
   *[other] { $count } Gregari
}
play-acting = agisce
play-acted = ha agito
play-gone = uscito
play-thinks = sta pensando…
play-computer = computer
play-stands-in = il computer, per { $who }
play-sheet = Scheda di { $name }
play-equipment = Equipaggiamento
play-hand = { $count ->
    [0] Nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
play-hand-empty = Nessuna carta
play-card-back = Una carta coperta
play-put-aside = Metti da parte
play-taken = Scelti:
play-tab-board = Tabellone
play-tab-hero = Eroe
play-tab-hand = Mano
play-tab-log = Cronaca

## La decisione

play-decision = La tua decisione
play-your-turn = Tocca a te.
play-choices = { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
}
play-all-choices = tutte le scelte
play-more = Altro
play-not-now = Non ora
play-nothing-here = Qui ora non c'è nulla da fare.
play-final = Non si potrà annullare.
play-think-again = Ripensaci
play-waits = lascia agire prima gli altri
play-react = Chiunque può reagire
play-let-pass = Lascia correre
play-let-pass-not_this_turn = Passa fino a fine turno
play-let-pass-not_this_round = Passa fino a fine round
play-passing-not_this_turn = Lasci correre fino a fine turno
play-passing-not_this_round = Lasci correre fino a fine round
play-passing-stop = Chiedimi di nuovo
play-orders = Quando interpellarmi
play-orders-about = Il tavolo risponde al posto tuo: lascia correre, o fa quel che hai fatto l'ultima volta. Nessun altro lo viene a sapere, né da ciò che vede né da quanto ci vuole.
play-orders-every = Ogni volta che posso reagire
play-order-ask = chiedimelo
play-order-if_useful = solo se posso fare qualcosa
play-order-as_before = rispondi come l'ultima volta
play-order-not_this_turn = non prima della fine di questo turno
play-order-not_this_round = non prima della fine del round
play-against = contro
play-dice-against = { $attack ->
    [one] 1 dado
   *[other] { $attack } dadi
} contro { $defence }
play-dice-armour = { $attack ->
    [one] 1 dado
   *[other] { $attack } dadi
} contro armatura { $armour }
play-steps = { $count ->
    [one] 1 passo
   *[other] { $count } passi
}
play-wound = ferita
play-kill = uccisione
play-expected = { $mean } ferite attese
play-clash = { $attacker } contro { $target }
play-left-over = restano
play-space = { $name }: { $count } di { $most }
play-damage = danni, in media { $mean }
play-hint = Un consiglio
play-terms = Le parole del gioco
play-terms-close = Capito
play-how-card = { $touch ->
    [yes] Tocca una carta per vederla da vicino, con tutto ciò che puoi farne.
   *[no] Premi una carta per vederla da vicino, con tutto ciò che puoi farne.
}
play-how-space = { $touch ->
    [yes] Tocca uno degli spazi illuminati sul tabellone, toccalo di nuovo per sceglierlo.
   *[no] Premi uno degli spazi illuminati sul tabellone.
}

## L'attesa

play-waiting = Decide qualcun altro.
play-computer-thinks = { $seat }: il computer sta pensando…
play-person-thinks = { $who } sta pensando…
play-away = { $who } non c'è.
play-not-come = { $who } non è ancora arrivato.
play-stand-in = Fai giocare il computer
play-stand-in-end = Basta computer
play-reach = può arrivare qui
play-zone = può colpire là
play-others = Intanto, al tavolo
play-skip-now = Salta
play-meanwhile = Intanto: guardati attorno, leggi le regole, fai piani, parla.
play-dark = Il dungeon è ancora al buio.
play-connecting = Si accende una fiamma…
play-lost = La linea è caduta. Riprovo; nulla va perduto.
play-closed = Questo tavolo è chiuso.
play-no-key = Questo browser non ha la chiave di questo tavolo. Apri il link che ti hanno mandato.
play-trouble = Non ha funzionato. Riprova.

## La cronaca e le chiacchiere

play-chronicle = Cronaca
play-cited = { $count ->
    [one] 1 regola dietro questa riga
   *[other] { $count } regole dietro questa riga
}
play-chance-of = probabilità di fare tanto o di più:
play-topics = Che cosa mostra la cronaca
play-topic-main = Racconto
play-topic-all = Tutto
play-topic-fight = Scontri
play-topic-find = Scoperte
play-topic-story = Storia
play-topic-why = Motivi
play-topic-empty = Ancora niente di simile.
play-story = La storia fin qui
play-tale-close = Avanti
play-again = Mostra di nuovo
play-chronicle-empty = Non è ancora successo nulla.
play-hide-chronicle = Nascondi la cronaca
play-earlier = { $count ->
    [one] 1 riga precedente
   *[other] { $count } righe precedenti
}
play-chat = Chiacchiere
play-chat-empty = Nessuno ha ancora detto nulla.
play-chat-say = Di' qualcosa
play-chat-send = Dillo

## Annullare, riguardare

play-undo = Annulla
play-undo-choice = L'ultima scelta
play-undo-turn = Questo turno
play-undo-round = Questo round
play-undo-free = { $count ->
    [one] annulla 1 scelta
   *[other] annulla { $count } scelte
}
play-undo-ask = nel frattempo si è tirato o rivelato qualcosa: gli altri devono essere d'accordo
play-undo-standin = Torna a quando è subentrato il computer
play-undo-standin-note = Quando la partita è finita giocava un computer al posto tuo. Puoi tornare indietro, per tutti.
play-not-settled = Quando la partita è finita un computer giocava al posto di qualcuno, che per un po' può tornare indietro: i dadi si possono controllare dopo.
play-undo-none = Non c'è nulla da annullare.
play-undo-refused = Non si annulla.
play-redo = Rifai
play-proposal = { $by } vuole annullare tutto ciò che segue la scelta { $to }.
play-proposal-standin = { $by } vuole far giocare un computer al posto di { $seat }: chi lo gioca manca da tempo.
play-proposal-redo = { $by } vuole rifare ciò che è stato annullato.
play-proposal-waiting = Si aspetta { $who }.
play-agree = D'accordo
play-refuse = No
play-replay = Rivedi la partita
play-replay-at = Scelta { $at } di { $most }
play-replay-slider = Scelte fatte
play-replay-close = Torna al tavolo
play-step-back = Una scelta indietro
play-step-on = Una scelta avanti
play-round-back = Al round precedente
play-round-on = Al round seguente
play-run = Avvia
play-pause = Pausa
play-branch = Continua da qui
play-overview = La situazione

## Le persone

play-people = Persone
play-computer-level = { $level ->
    [random] computer, a caso
   *[other] computer
}
play-you = tu
play-you-as = tu, come { $who }
play-here = presente
play-gone-away = assente
play-never-came = deve ancora arrivare
play-watching = { $count ->
    [0] Nessuno guarda.
    [one] 1 persona guarda.
   *[other] { $count } persone guardano.
}
play-wait = il computer può giocare tra { $time }
play-wait-long = si aspetta il suo ritorno: tra { $time } potrete accordarvi tutti per un computer
play-stand-in-propose = Proponi un computer
play-stand-in-proposed = Si chiede agli altri.
play-says-wait = dice: aspettatemi
play-says-computer = dice: un computer può giocare per me
play-if-away = Se non ci sono
play-if-away-wait = Aspettatemi
play-if-away-computer = Un computer può giocare per me
play-if-away-note = Lo vedono tutti al tavolo. Chi torna riprende subito il suo posto.
play-elsewhere = I miei posti su un altro dispositivo
play-give = Cedi questo posto
play-give-of = Cedi questo posto: { $seat }
play-give-now = Crea il link
play-give-note = { $by ->
    [me] Non giocherai più questo posto: sarà di chi apre il link.
    [computer] Qui il computer non gioca più: il posto sarà di chi apre il link.
   *[other] Il link che ha { $who } non vale più per questo posto: sarà di chi apre quello nuovo.
}
play-revoke = Ritira il link
play-revoke-sure = { $who ->
    [none] Premi ancora: il vecchio link non aprirà più nulla
   *[other] Premi ancora: { $who } dovrà uscire, e ci sarà un link nuovo
}
play-invite = Inviti
play-invite-watch = Solo per guardare
play-copy = Copia il link
play-copied = Copiato
play-copy-by-hand = Copia questo link
play-pass-device = Passa il dispositivo a { $person }
play-i-am = Sono { $person }
play-happened = { $count ->
    [0] Nessun altro guardi.
    [one] È successa 1 cosa dal tuo ultimo turno.
   *[other] Sono successe { $count } cose dal tuo ultimo turno.
}
play-recap = Dal tuo ultimo turno
play-recap-close = Al tavolo

## La fine

play-new-game = Nuova partita
play-to-campaign = Alla Campagna
play-download = Scarica la partita salvata
play-verify = Controlla i dadi
play-verify-lesson = I dadi di una lezione sono disposti prima: non c'è nulla da verificare. A un tavolo vero sono sigillati prima della prima scelta.
play-verify-title = Nessuno ha truccato i dadi
play-verify-about = I dadi sono stati sigillati prima della prima scelta: il sigillo lo conoscevano tutti, il seme si rivela solo adesso. Questo browser calcola l'impronta del seme, la confronta con il sigillo e poi ripete ogni tiro e ogni mescolata.
play-verify-agrees = Il seme corrisponde al sigillo. Coincidono { $rolls ->
    [one] 1 tiro
   *[other] { $rolls } tiri
} e { $shuffles ->
    [one] 1 mescolata
   *[other] { $shuffles } mescolate
}.
play-verify-differs = L'estrazione { $number } non è quella che dà il seme. Questi dadi non erano onesti, oppure qualcuno ha ritoccato la partita salvata.
play-verify-seed-differs = Il seme non corrisponde al sigillo che vi è stato mostrato quando siete arrivati a questo tavolo. Questi dadi non provano niente.
play-aftermath = Che cosa ha deciso
play-decided = Momenti decisivi
play-everybody = Che cosa hanno fatto tutti
play-look-there = Rivedi: { $text }
play-tally-name = Chi
play-tally-dealt = Ferite inflitte
play-tally-taken = Ferite subite
play-tally-kills = Uccisi
play-tally-falls = Cadute
play-tally-finds = Trovati
play-tally-luck = Fortuna
play-tally-luck-about = Fortuna: quanto i dadi hanno dato in più di ciò che danno in media.
play-try-again = Riprova
play-try-round = Il round da cui ricominciare
play-try-button = Un tavolo nuovo da lì
play-seed = Seme
play-commitment = Sigillo

## I tasti

play-keys = Tasti
play-key-space = Spazio
play-key-arrows = Frecce
play-key-enter = Invio
play-key-cursor = muovono il cursore sul tabellone
play-key-choose = sceglie ciò che è sotto il cursore
play-key-back = un passo indietro
play-key-nth = l'azione con quel numero
play-key-end = fine del turno
play-key-undo = annulla l'ultima scelta
play-key-redo = rifai la scelta annullata
play-key-hero = Eroe seguente
play-key-sight = che cosa vede la figura
play-key-intentions = che cosa stanno per fare i nemici
play-key-look = che cos'è una figura, chi può colpire in uno spazio
play-key-coordinates = mostra o nascondi le coordinate
play-key-log = mostra o nasconde la cronaca
play-key-decks = quante carte ha ogni mazzo
play-key-overview = la situazione a parole
play-key-story = La storia fin qui
play-key-again = Mostra di nuovo che cosa è appena successo
play-key-list = tutte le scelte in un elenco
play-key-hint = un consiglio
play-key-orders = quando posso essere interpellato
play-key-fit = tutto il tabellone
play-key-zoom = più vicino, più lontano
play-key-skip = salta alla prossima scelta
play-key-help = tutti i tasti

## Lezioni

play-lesson = Lezione: { $name }
play-lesson-step = passo { $step } di { $all }
play-lesson-deed = Tocca a te: l'anello mostra dove
play-lesson-next = Avanti
play-lesson-back = Indietro
play-lesson-skip = Salta la lezione
play-lesson-fold = Riduci la lezione
play-lesson-unfold = Apri la lezione
play-lesson-shut = Bella idea, ma non ancora: la lezione vuole prima mostrarti un'altra cosa.
play-lesson-leaving = Puoi ritrovare la lezione nella pagina iniziale e continuare da qui. Oppure finiscila ora e apri un tavolo vero.
play-lesson-later = La riprendo dopo
play-lesson-table = Apri un tavolo vero
