# Il tavolo di testo: menù, comandi, mappa, schede, e il tavolo raccontato a parole.

## Mettersi a sedere

start-title = Tenebra: un tavolo per esplorare i sotterranei
start-language = Language / Lingua: en, it? [{ $language }]
start-resume = Una partita vi aspetta: { $title }, { $choices ->
    [one] 1 scelta fatta
   *[other] { $choices } scelte fatte
}. La riprendiamo? [S/n]
start-resume-bad = La partita che aspettava non si può più leggere; è stata messa da parte come { $file }.
start-games = Quale gioco?
start-scenarios = { $game }: { $which }
start-scenario-facts = { $players } giocatori, { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
}, difficoltà { $difficulty } su 5
start-lesson-facts = { $role ->
    [none] una lezione
   *[other] una lezione: { $role }
}, { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
}
start-scenario-more = Scrivi «?» per leggere di che cosa parlano.
start-scenario-ask = Un numero, o Invio per 1:
start-number = Per favore scrivi un numero da 1 a { $most }.
start-yes-no = Per favore rispondi sì o no.
start-seats = Chi gioca?
start-seats-side = Io gioco { $names }, il computer gli altri
start-seats-all = Gioco tutti io
start-seats-party = Io gioco tutti gli Eroi
start-seats-one = Io gioco un Eroe, il computer gli altri
start-seats-people = Più persone a questo schermo, posto per posto
start-seats-watch = Il computer gioca tutto, io guardo
start-seats-ask = Un numero, o Invio per 1:
start-difficulty-ask = Un numero, o Invio per { $usual }:
start-party = Quali Eroi partono?
start-party-ask = I loro numeri o nomi («1 2 5»), o Invio per { $names }:
start-party-unclear = Per favore scrivi numeri da 1 a { $most } o nomi, separati da spazi o virgole.
start-party-size = Eroi per questa avventura: da { $least } a { $most }.
start-ways = { $way } ({ $usual }): { $list }.
start-ways-ask = Giocano così? («no» per scegliere) [S/n]
start-way-ask = { $seat }: un numero o un nome, o Invio per { $usual }:
start-way-unclear = Per favore scrivi un numero da 1 a { $most } o un nome.
start-own = Quale di loro è il tuo?
start-seat-ask = { $seat }: il nome di una persona, oppure «computer», oppure «caso»? [computer]
start-seat-nobody = Almeno una persona deve giocare.
start-dice = I dadi sono sigillati prima della prima scelta: { $commitment }. Alla fine si rivela il seme, e chiunque può controllare ogni tiro.
start-sealed = I dadi sono sigillati prima della prima scelta; «sigillo» legge il sigillo.
start-help = Scrivi «aiuto» in qualsiasi momento per vedere che cosa si può scrivere.
word-yes = s, sì, si
word-no = n, no
word-not = no
word-computer = computer
word-random = caso

## Il tavolo

table-ask = { $seat } >
table-lesson = Lezione, passo { $step } di { $all }. { $text }
table-left = La partita è al sicuro. Riapri il tavolo per riprenderla.
table-pass-on = «passa!» passa fino alla fine di questo turno.
table-reason = { $seat } (computer): { $why }
table-curtain = Lo schermo ora è di { $person } ({ $seat }). Tutti gli altri guardino altrove, per favore.
table-curtain-ask = { "" }    Premi Invio quando puoi vederlo solo tu.
table-more = { $left ->
    [one] Ancora 1 scelta: scrivi «altro».
   *[other] Ancora { $left } scelte: scrivi «altro».
}
table-as-before = { $number ->
    [one] 1 scelta come prima: scrivi «altro».
   *[other] { $number } scelte come prima: scrivi «altro».
}
table-default = Invio: { $number }{ $option ->
    [none] .
   *[other] , { $option }.
}
table-same = come sopra.
table-no-more = È tutto. «altro» ricomincia da capo.
table-ambiguous = «{ $text }» può voler dire: { $options }{ $more ->
    [0] .
   *[other] { " " }e altre { $more }.
}
table-not-now = «{ $text }» ora non è possibile.
table-not-understood = «{ $text }» non si capisce. Scrivi un numero, una scelta o un comando; «aiuto» elenca i comandi.
table-allowed = «{ $text }» ora è permesso.
table-final = { $option }: { $warning } Vuoi farlo davvero?
table-final-ask = Sì o no? [s/N]
table-final-no = Allora non si fa nulla.
table-near = Ora è possibile: { $options }.
table-no-moves = Ora non ci sono spazi tra cui scegliere.
table-nobody = Qui nessuno si chiama «{ $text }».
table-no-odds = Qui nessuna scelta dipende da una fortuna che si possa calcolare.
table-hint = Consiglio: { $option } (numero { $number }). { $why }
table-no-reasons = Il computer non ha ancora fatto nulla di cui possa dare una ragione.
table-why-not-what = Perché no che cosa? Scrivi per esempio: perché no muovi C7
table-rule = { $id } ({ $section })
table-no-rule = Nessuna regola risponde a «{ $text }». Simili: { $near }.
table-nothing-to-undo = Non c'è nessuna tua scelta da annullare.
table-undo-seen = Non si può annullare: nel frattempo si è visto qualcosa. { $what }
table-undo-force = Sei da solo al tavolo: «annulla!» torna indietro lo stesso.
table-undo-not-alone = Con più persone al tavolo, ciò che si è tirato o rivelato resta.
table-something-hidden = È venuto alla luce qualcosa di nascosto.
table-undone = { $number ->
    [one] La tua ultima scelta è annullata.
   *[other] Le tue ultime { $number } scelte sono annullate.
}
table-nothing-to-redo = Non c'è nulla da rifare.
table-redone = Rifatto.
table-seats = Puoi parlare per: { $seats }. Scrivi per esempio: posto { $seat }
table-which-file = Quale file? Scrivi per esempio: salva partita.json
table-save-failed = Il file { $file } non si può scrivere. Nulla è perduto; prova un altro nome.
table-saved = Partita salvata in { $file }.
table-load-missing = Il file { $file } non esiste.
table-load-bad = { $file } non è una partita salvata di cui fidarsi. Si continua come prima.
table-load-other = { $file } è una partita di un altro gioco. Si continua come prima.
table-loaded = Partita ripresa da { $file }.
table-over = La partita è finita: { $outcome }.
table-seed = Il seme era { $seed }; il sigillo pubblicato all'inizio era { $commitment }.
table-verify = La partita intera è in { $file }. Controlla ogni tiro con: tenebra verify { $file }

## Campagna

campaign-next = La campagna continua. Quale avventura viene ora?
campaign-go-on = Continuiamo con la prossima avventura? [S/n]

## Comandi: le parole che li chiamano, poi che cosa fanno

typed-help = aiuto, ?
    .about = questo elenco
typed-map = mappa, guarda
    .about = tutta la mappa, o il luogo a parole in modalità semplice
typed-goal = scopo
    .about = di che cosa si tratta, ancora una volta
typed-moves = mosse
    .about = tutti gli spazi che puoi scegliere, con i numeri
typed-more = altro
    .about = la pagina seguente delle scelte, o di nuovo lo schermo
typed-sheet = scheda
    .about = la tua figura; «scheda { $hero }» o il nome di un nemico per un'altra
typed-hand = mano, carte
    .about = le carte che puoi vedere, e che cosa fanno
typed-odds = probabilità
    .about = le probabilità esatte di tutti gli attacchi, o di uno: «probabilità 2»
typed-log = cronaca, diario
    .about = che cosa è successo di recente; «cronaca 50» per saperne di più, «cronaca!» per sapere proprio tutto
typed-hint = consiglio
    .about = che cosa farebbe il computer, e perché; «consiglio!» lo fa
typed-why = perché
    .about = perché il computer ha fatto quello che ha fatto
typed-whynot = perché no
    .about = la regola che vieta una scelta: «perché no muovi C7»
typed-rule = regola
    .about = il testo di una regola, o una risposta: "regola { $rule }", "regola come si vince?"
typed-undo = annulla
    .about = torna indietro di una tua scelta, «annulla 3» di tre; «annulla!» anche dopo i dadi, se sei da solo
typed-redo = rifai
    .about = rifà ciò che è stato annullato
typed-asking = chiedere
    .about = quando vuoi che ti si chieda se reagisci; «chiedere 2 utile», «chiedere tutte turno»
typed-seat = posto
    .about = parla per un altro dei tuoi posti, quando se ne interrogano più d'uno
typed-seal = sigillo
    .about = il sigillo dei dadi, con cui alla fine si possono controllare
typed-save = salva
    .about = scrive la partita in un file: «salva partita.json»
typed-load = carica
    .about = riprende una partita da un file
typed-quit = esci
    .about = lascia il tavolo; la partita è al sicuro
help-options = Scegli con il numero, con il testo o con il suo inizio («muovi C7»), oppure scrivi il nome di uno spazio («C7»). Invio mostra di nuovo lo schermo. Comandi:

## Gruppi di scelte, e i verbi che le chiamano

group-attack = Attaccare
group-skill = Abilità
group-event = Carte Evento
group-card = Carte
group-act = Azioni qui
group-also = Altre Azioni
group-equip = Equipaggiamento
group-give = Donare
group-choice = Scegli
group-end = Oppure

## La mappa

chart-light = luce
chart-shadow = ombra
chart-closed-chamber = Camera chiusa
chart-level = segnalino Livello
chart-minions = con 3 Gregari
chart-reach = a portata

## Probabilità

odds-short = ferisce { $hit }%, uccide { $kill }%, ferite in media { $mean }
odds-short-of = { $target }: ferisce { $hit }%, uccide { $kill }%

## Schede e mani

sheet-minions = { $number ->
    [one] 1 Gregario
   *[other] { $number } Gregari
}
sheet-minions-health = Gregari: Salute { $healths } (su { $full } ciascuno)

## Ordini permanenti

asking-none = Non ti si chiede mai se reagisci.
asking-line = { $number } { $window }: { $when }
asking-all = tutte
asking-ask = sempre
asking-if_useful = utile
asking-as_before = uguale
asking-not_this_turn = turno
asking-not_this_round = round
asking-how = Di' quale finestra, con il numero o «tutte», e quando vuoi che ti si chieda: { $words }. «utile» solo se puoi fare altro che passare; «uguale» risponde come l'ultima volta, se si può scegliere; «turno» e «round» non prima che siano finiti.
