# La pagina nel browser: tutto tranne il tavolo.

# --- la casa
shell-skip = Vai al contenuto
shell-waiting = Un momento
shell-other-language = English: change language
nav-label = Pagine
nav-home = Tenebra, pagina iniziale
nav-tables = Tavoli
nav-campaigns = Campagne
nav-saved = Salvate
nav-rules = Regole
nav-about = Info
title-new = Un nuovo tavolo
title-join = Hai un invito
title-carry = I tuoi posti su un altro dispositivo
title-saved = Partite salvate
title-campaigns = Campagne
title-rules = Regole
title-about = Che cos'è Tenebra
title-lost = Di qua non c'è nulla
lost-text = Non c'è nessuna pagina all'indirizzo { $path }.
lost-home = Torna ai tavoli
shell-description = Tenebra, un tavolo digitale per giochi da tavolo di esplorazione e combattimento
shell-noscript = Tenebra ha bisogno di JavaScript. Senza, c'è il tavolo di testo: tenebra play --terminal
shell-away = Il server non è raggiungibile. Le regole e le guide si leggono lo stesso; i tavoli tornano da soli.
failed-offline = Il server non è raggiungibile.
failed-server = Il server non ci è riuscito.
failed-again = Riprova
footer-unofficial = Tenebra è un tavolo non ufficiale e gratuito. I nomi appartengono ai loro editori; le regole sono scritte con parole nostre; icone di game-icons.net, CC BY 3.0.
footer-about = Diritti e ringraziamenti

# --- impostazioni
settings-title = Impostazioni
settings-name = Il tuo nome al tavolo
settings-name-hint = Come ti chiamano gli altri
settings-language = Lingua
settings-theme = Luce
settings-theme-dark = Candela
settings-theme-light = Atlante
settings-theme-contrast = Contrasto
settings-speed = Ritmo di ciò che accade
settings-speed-slow = Lento
settings-speed-calm = Normale
settings-speed-quick = Rapido
settings-speed-instant = Subito
settings-following = L'inquadratura segue l'azione
settings-following-slow = Lentamente
settings-following-calm = Normalmente
settings-following-quick = Rapidamente
settings-following-still = Mai
settings-volume = Suoni
settings-volume-off = spenti
settings-tales = Mostra la storia su pergamena mentre accade
settings-banners = Annuncia ogni round e di chi è il turno
settings-motion = Mostra i movimenti
settings-coordinates = Coordinate lungo i bordi del tabellone
settings-calm = Grafica calma: senza grana né bagliori
settings-done = Fatto

# --- unirsi
join-label = Raggiungi un amico
join-placeholder = Incolla link o chiave
join-go = Entra
join-not-a-link = Non è né un link di invito né una chiave.
join-invited = { $me ->
    [none] Hai un invito
   *[other] { $me }, hai un invito
}
join-others = Al tavolo: { $names }.
join-watch = Guarda { $title }
join-you-play = Il tuo posto:
join-watch-note = Vedi ciò che è pubblico: il tabellone, i dadi, la cronaca. Le carte nascoste restano nascoste.
join-look = Guarda
join-known = Questo browser ha già una chiave per questo tavolo. Se ti siedi qui, quella nuova la sostituisce.
join-old-key = Tieni la vecchia chiave
join-wrong-title = Questo invito non apre nulla
join-wrong = Nessun tavolo risponde a questa chiave. Forse manca un pezzo del link, o il tavolo è stato sparecchiato. Chiedi di nuovo il link, oppure incollalo qui.

# --- la scrivania
desk-label = I tuoi tavoli
desk-your-turn = Tocca a te
desk-waiting = In attesa di { $names }
desk-computer = { $name } sta pensando
desk-where = { $game }, { $round ->
    [0] prima del primo round
   *[other] round { $round }
}{ $names ->
    [none] .
   *[other] , con { $names }.
}
desk-take = Gioca il tuo turno
desk-look = Guarda
desk-since = ultima scelta { $ago }
desk-more = { $count ->
    [one] C'è un altro tavolo in corso
   *[other] Ci sono altri { $count } tavoli in corso
}
desk-none-playing = Nessuno dei tuoi tavoli aspetta. I dungeon sì.
desk-first = Non hai ancora un tavolo. Quattro Eroi sono davanti a una porta; qualcuno deve pur aprirla.
lesson-learn = { $role ->
    [none] Impara a giocare · { $minutes } { $minutes ->
        [one] minuto
       *[other] minuti
    }
   *[other] Lezione: { $role }
}
lesson-again = ✓ { $role ->
    [none] Imparato
   *[other] { $role }
} · ancora una volta
desk-first-button = Gioca «{ $scenario }»
desk-first-note = { $game }: tu guidi gli Eroi, il resto lo gioca il computer.

# --- lo scaffale
home-question = Quale dungeon stasera?
home-filter = Mostra
home-open = Apri un tavolo
home-none = Nessun gioco corrisponde.
home-show-all = Mostra tutti i giochi
filter-all = Tutti
filter-alone = Da soli
filter-together = Insieme
filter-against = Uno contro tutti
filter-short = Sotto i 90 minuti
mode-together = insieme
mode-against = uno contro tutti
fact-players = Giocatori:
fact-length = Durata:
fact-minutes = { $minutes } min
fact-difficulty = Difficoltà { $level } su { $most }

# --- un nuovo tavolo
step-label = Passi verso un nuovo tavolo
step-seats = Posti
step-open = Inviti
new-scenario = { $game }: { $which }
new-seats = { $scenario }: chi siede dove?
new-ready = { $scenario }: il tavolo è pronto
new-introduction = Introduzione: { $scenario }
new-to-seats = Scegli i posti per «{ $scenario }»
new-open = Apri «{ $scenario }»
new-at-once = Si comincia subito
new-at-once-about = Subito: tu giochi { $party }, il computer chi sta loro contro, e quel che si sceglie prima del primo round è scelto come suggerito.
new-back = Torna alla scelta
new-sit = Siediti
new-no-game = Questo tavolo non offre «{ $game }».
seats-presets = Disposizioni abituali
seats-your-name = Il tuo nome
seats-name = Nome
seats-name-of = Nome di chi gioca { $seat }
seats-name-missing = A qualcuno manca ancora il nome.
seats-name-taken = Un amico con link ha bisogno di un nome che qui non ha nessuno.
seats-way-of = { $way } di { $seat }
preset-heroes = Io gioco gli Eroi
preset-heroes-note = { $opponent ->
    [none] Tutti quanti, da solo.
   *[other] Il computer fa da { $opponent }.
}
preset-opponent = Io faccio da { $opponent }
preset-opponent-note = Il computer guida gli Eroi.
preset-device = Dividiamo questo dispositivo
preset-device-note = { $opponent ->
    [none] In due, metà degli Eroi a testa.
   *[other] Eroi contro { $opponent }; tra un turno e l'altro cala un sipario.
}
preset-friends = Con amici, tramite link
preset-friends-note = Ci dividiamo gli Eroi, ciascuno sul proprio dispositivo.
sitter-me = Io
sitter-here = Un'altra persona qui
sitter-friend = Un amico, con link
sitter-greedy = Computer, prudente
sitter-random = Computer, scatenato
sitter-nobody = Resta a casa
seats-too-few = { $scenario } non è fatta per così pochi: devono giocare almeno in { $fewest }, e { $playing ->
    [one] c'è un solo posto occupato
   *[other] i posti occupati sono solo { $playing }
}.
new-last = L'ultima volta: { $scenario }, { $count ->
    [one] un posto
   *[other] { $count } posti
}.
new-as-last = Di nuovo così
name-of-table = Nome del tavolo, se vuoi
name-change = Rinomina
name-change-of = Rinomina «{ $title }»
name-keep = Tieni questo nome
name-cancel = Annulla
difficulty-title = Quanto difficile?
chance-of = { $heroes ->
    [one] Un Eroe guidato dal computer ha vinto { $won } { $won ->
        [one] partita
       *[other] partite
    } su { $games }.
   *[other] { $heroes } Eroi guidati dal computer hanno vinto { $won } { $won ->
        [one] partita
       *[other] partite
    } su { $games }.
}
switches-title = Altre letture delle regole
switches-count = { $count ->
    [0] nessuna scelta
    [one] 1 scelta
   *[other] { $count } scelte
}
switches-note = Dove il regolamento si può leggere in due modi vale quello abituale, a meno che tu non cambi.
invite-lead = Manda a ogni amico il suo link. Chi lo apre ha il posto, su qualsiasi dispositivo, senza registrarsi. La partita comincia quando ti siedi; gli amici possono arrivare dopo.
invite-plays = gioca { $seats }
invite-watch = Per guardare
invite-watch-note = vede solo ciò che è pubblico
invite-link-of = Link: { $who }
invite-copy = Copia il link
invite-copied = Copiato
invite-picture = Codice QR
invite-share = Condividi
invite-message = Vieni al tavolo: { $title }

# --- partite salvate
carry-go = Su un altro dispositivo
carry-lead = Inquadra l'immagine con la fotocamera dell'altro dispositivo, o apri lì il link: avrà anche lui le chiavi dei tuoi tavoli e delle tue campagne. Questo le conserva.
carry-here-lead = Questi tavoli e queste campagne stanno per essere conservati anche in questo browser.
carry-keep = { $count ->
    [one] Tienilo qui
   *[other] Tienili qui tutti e { $count }
}
carry-nothing = Nessuna delle chiavi di questo link apre qualcosa. Forse manca un pezzo del link, o i tavoli sono stati sparecchiati.
carry-campaign = campagna
carry-picture = Il link come immagine (codice QR)
carry-link = Il link
carry-too-many = Sono troppi per un'immagine: usa il link.
house-only-here = Questa casa è aperta solo a questa macchina: i suoi link funzionano in altri browser qui, e da nessun'altra parte.
house-open-it = { $address ->
    [none] Per far entrare altri della tua rete, ferma la casa e riavviala con
   *[other] Per far entrare altri della tua rete, all'indirizzo { $address }, ferma la casa e riavviala con
}
carry-secret = Chi ha questo link gioca al posto tuo. Non darlo a nessuno.
saved-lead = Tutti i tavoli di cui questo browser ha la chiave. Chiudendo la pagina non si perde nulla.
saved-none = Ancora nessun tavolo. Il primo è a due clic da qui.
saved-open-one = Scegli un dungeon
saved-playing = In corso
saved-over = Finite
saved-broken = Non si possono mostrare
saved-cannot-be-shown = Non si può mostrare
saved-broken-advice = Il tavolo è ancora conservato. { $isAlone ->
    [yes] Scaricane la partita salvata, oppure eliminalo.
   *[no] Può eliminarlo chi lo ha aperto.
}
saved-lost = { $count ->
    [one] Una chiave di questo browser non apre più nessun tavolo.
   *[other] { $count } chiavi di questo browser non aprono più nessun tavolo.
}
ending-won = Vinta
ending-lost = Persa
ending-none = Finita
saved-since = Ultima scelta { $ago }.
saved-of-campaign = Parte di una campagna
saved-seats = Chi siede dove
saved-computer = computer
saved-somebody = qualcuno
saved-look = Guarda la fine
saved-continue = Continua
saved-replay = Rivedi
saved-download = Scarica la partita salvata
saved-links = Link
saved-delete = Elimina { $title }
saved-forget = Dimentica { $title }
saved-sure-title = Davvero?
saved-sure = { $title } sparirà per tutti quelli che vi siedono. Non si può annullare.
saved-sure-forget = Questo browser dimenticherà la sua chiave per { $title }. Il tuo posto resta; ti servirà di nuovo il link.
saved-keep = Tienila
saved-delete-now = Elimina per sempre
saved-forget-now = Dimentica
import-title = Porta una partita salvata
import-note = Trascina qui il file di una partita salvata, oppure scegline uno. La partita riprende da dov'era.
import-choose = Scegli un file
import-reading = Lettura in corso
import-no-json = { $file } non è una partita salvata. Riga { $line }: { $what }
import-refused = { $file } non è stato accettato. { $what }

# --- campagne
campaigns-lead = Un'avventura dopo l'altra, con gli stessi Eroi: ciò che vincono lo tengono, ciò che perdono è perduto.
campaigns-none = Nessun gioco ha ancora una campagna.
campaigns-begin = Comincia la campagna
campaigns-not-now = Non ora
campaigns-who = { $campaign }: chi siede dove?
campaigns-length = { $game }, { $count } { $count ->
    [one] avventura
   *[other] avventure
}
campaigns-tally = { $played ->
    [one] { $played } giocata
   *[other] { $played } giocate
}, { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
} su { $most }
campaigns-over = Finita: { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
} su { $most }
campaigns-continue = Continua l'avventura
campaigns-next = { $count ->
    [one] Che cosa viene dopo
   *[other] Scegli che cosa viene dopo
}
campaigns-play = Gioca { $scenario }
campaigns-sure = Questo browser dimenticherà { $title }. La sua chiave si dà una volta sola: dopo, nessuno potrà più continuare la campagna. I tavoli già aperti restano.
fate-won = vinta
fate-lost = persa
fate-again = persa, si può ritentare
fate-played = giocata
fate-now = in corso
fate-next = può essere la prossima
fate-ahead = ancora lontana

# --- regole
title-how = Come si gioca
how-title = Come si gioca a { $game }
how-rules = Le regole, una per una
rules-of = Regole di { $game }
rules-lead = Ogni regola con cui si gioca a questo tavolo, con parole nostre e la sigla con cui viene citata. Versione { $version }.
rules-back = Indietro
rules-search = Fai una domanda, o cerca parole o una sigla
rules-count = { $count ->
    [one] 1 regola
   *[other] { $count } regole
}
rules-chapters = Capitoli
rules-unknown = In questo gioco non c'è la regola { $rule }.
rules-none = Nessuna regola parla di «{ $wanted }».
rules-instead = Forse cercavi
rules-all = Mostra tutte le regole

# --- informazioni
about-lead = Un tavolo digitale per giochi di esplorazione di dungeon. Conosce tutte le regole, così tu puoi giocare: da solo, su un solo dispositivo, o con amici ovunque siano.
about-rules-title = Regole a cui chiedere
about-rules = Il tavolo elenca che cosa puoi fare, e quando non puoi dice perché. Tutto ciò che accade nomina la sua regola; un clic la apre. Le scelte si possono annullare, le partite salvare, rivedere e diramare.
about-dice = Dadi che nessuno può truccare: l'impronta del seme è pubblica dall'inizio, il seme alla fine. Chiunque può verificare ogni tiro.
about-unofficial-title = Non ufficiale
about-unofficial = Tenebra è fatta da giocatori. Non è affiliata ai titolari dei diritti dei giochi, né da loro approvata o sostenuta:
about-own-words = Le meccaniche sono realizzate con parole nostre. Non ci sono testi dei regolamenti, illustrazioni o scansioni. Per giocare a un tavolo vero, o vedere le vere illustrazioni, compra i giochi: lo meritano.
about-drawn-title = Icone e caratteri
about-icons = Icone di Lorc, Delapouite e altri, da
about-fonts = Caratteri: Grenze e Grenze Gotisch (Omnibus-Type), Commissioner, Alegreya (Huerta Tipográfica), degli autori dei rispettivi progetti; tutti con la SIL Open Font License 1.1. Ogni altro disegno è di Tenebra.
about-licence = Tenebra è software libero con la Apache License 2.0.
about-keys-title = Tastiera
about-keys = Con la sola tastiera si gioca una partita intera. Al tavolo:
about-space = Spazio
about-key-arrows = muoversi sul tabellone
about-key-enter = scegliere
about-key-escape = tornare indietro
about-key-numbers = l'azione con quel numero
about-key-end = finire il turno
about-key-undo = annullare
about-key-hero = prossimo Eroe
about-key-sight = che cosa si vede
about-key-intentions = che cosa vogliono fare i nemici
about-key-chronicle = cronaca
about-key-overview = la posizione a parole
about-key-zoom = tutto, più vicino, più lontano
about-key-space = salta alla prossima scelta
about-key-all = tutti i tasti
about-version = Versione { $version }, protocollo { $protocol }
