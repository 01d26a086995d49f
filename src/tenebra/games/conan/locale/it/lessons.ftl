# Le lezioni: ognuna uno scenario a sé, e che cosa si dice a ogni passo (al massimo 45 parole).

scenario-lesson-first-steps = Primo sangue
    .blurb = Un accampamento, un predone, una bottiglia e una capobanda. Tutto ciò di cui è fatto un round, imparato facendolo.
    .intro = Le sentinelle sono ubriache, il fuoco è basso, e Hroar ha finito la pazienza. In quella tenda qualcuno gli deve un fratello.
    .goal = Uccidi Vesh.
    .rules = Supera il predone accanto al fuoco, tieni abbastanza forze per ciò che torna indietro, e uccidi Vesh.
    .victory = Vesh giace accanto al suo fuoco. Hroar conta le gemme, e ne avanzano. Hai imparato il mestiere.
    .defeat = L'accampamento si sveglia, e la notte è perduta. Nessuno ti sgrida: era una lezione, e si può ricominciare.
    .notes = Una lezione: i dadi sono preparati, e l'Overlord è gentile.

lesson-first-steps-welcome = Ti diamo il benvenuto! Sei Hroar, la figura con l'alone. Oggi Sanga riposa, e l'Overlord è gentile. Ogni passo ti aspetta, nulla può andare storto, e i dadi sono preparati per la lezione.
lesson-first-steps-goal = Ogni scenario ha un obiettivo, scritto qui per quando lo dimentichi. Oggi: uccidere Vesh, che dorme nella tenda. Anche l'Overlord ha il suo, e un tracciato dei turni che corre per lui.
lesson-first-steps-gems = Le tue gemme sono insieme forza e vita. Vassoio verde: Riserva, pronte. Vassoio rosso: Fatica, spese. Quella incrinata è una ferita. Quando sono tutte ferite, Hroar è morto.
lesson-first-steps-stance = Ogni turno comincia con un atteggiamento. Aggressivo: tornano due gemme, e tutto è permesso. Cauto: ne tornano cinque, ma puoi solo parare e rilanciare. Stanotte siamo qui per colpire.
lesson-first-steps-move = Entra nel cerchio del fuoco. I primi passi sono gratuiti, finché non fai altro; poi ogni passo costa una gemma. La mappa mostra il prezzo di ogni area prima che tu parta.
lesson-first-steps-undo = Ci hai ripensato? Annulla riprende l'ultima scelta, senza spese, finché non sono caduti dadi. Prova pure: serve a questo.
lesson-first-steps-strike = Un predone, armatura uno. Ogni gemma è un dado rosso, e la grande ascia ne aggiunge un altro. Il tavolo dà le probabilità esatte per ogni numero di gemme, e quante ne restano per la Guardia. Colpisci con due.
lesson-first-steps-reroll = Prima di contare i simboli puoi rilanciare. Il segno sull'ascia dà un rilancio gratuito, di un dado rosso. Prendi quello vuoto: peggio non può andare.
lesson-first-steps-enough = Tre simboli contro un'armatura di uno. Solo una Guardia fortunata lo salverebbe, e l'Overlord ha una sola gemma per tentarla. Anche a te un altro rilancio costerebbe una gemma. Lascia così.
lesson-first-steps-dice = La cronaca racconta che cosa è uscito, e quale regola lo dice; premi ciò che sta in fondo a una riga per leggerla. La tessera del predone mostra il lato insanguinato ed è scivolata in fondo al fiume.
lesson-first-steps-pickup = Le due gemme restano su Mischia fino alla fine del turno. Qui c'è dell'altro: una bottiglia. Raccogliere, dare e prendere costano esattamente una gemma, e nessun dado.
lesson-first-steps-drink = Il latte di lupa cura due ferite a un amico nella tua area, anche a te. Una ferita curata torna stanca: in Fatica, non in Riserva. Bevi.
lesson-first-steps-keep = Restano cinque gemme, e Vesh si è svegliata. Quelle che tieni adesso sono la tua Guardia nel suo turno. È tutta qui l'arte di questo gioco. Di' che hai finito.
lesson-first-steps-river = Anche l'Overlord paga: gemme rosse, per le tessere del fiume. Il primo posto costa uno, il secondo due, e così via. Chi è stato attivato va in fondo, e gli altri costano meno.
lesson-first-steps-guard = Vesh attacca, e i dadi sono caduti: potenza tre. Solo adesso decidi. La pelle d'orso ne ferma uno; ogni gemma in Guardia tira un dado arancione. Schiva con due.
lesson-first-steps-wound = Un simbolo e la pelle d'orso: passa un solo danno. Un rilancio costerebbe un'altra gemma. Lascia stare: la ferita prende prima una gemma stanca, e di quelle ne hai.
lesson-first-steps-again = Un nuovo turno. Ciò che hai speso in Guardia è andato in Fatica, e tornano due gemme. Con un buco nella spalla, Cauto sarebbe saggio. Ma lei ti sta proprio davanti.
lesson-first-steps-vesh = A Vesh restano tre punti vita, con un'armatura di due. Tre gemme e l'ascia sono quattro dadi rossi. Guarda le probabilità accanto ai numeri di gemme, poi colpisci con tre.
lesson-first-steps-last = Quattro simboli meno due fanno due, e lei ne ha tre. Ma l'ascia ha il suo segno a ogni colpo: rilancia il dado vuoto, senza spese. Dove un rilancio non cambia nulla, non ti viene nemmeno chiesto.
lesson-first-steps-farewell = Vittoria! Sai colpire, muoverti, bere e parare, e sai quanto vale una gemma. In uno scenario intero gli amici agiscono accanto a te, e l'Overlord non è gentile per niente.

## La lezione dell'Overlord

scenario-lesson-the-overlord = Fino all'alba
    .blurb = Una Guardia, un predone, un corno, e gemme da tenere da parte. Tutto ciò che fa l'Overlord, imparato facendolo.
    .intro = Hroar ha trovato la tenda giusta. Vesh ha trovato la sua ascia. Tra i due sta un predone a cui hanno detto di guadagnare tempo, e che non sa con che cosa.
    .goal = Tieni viva Vesh finché non sorge il sole, alla fine del round 1.
    .rules = Vinci quando il round è finito e Vesh è viva. Gli eroi vincono quando lei è morta.
    .victory = Vesh giace sulla sua soglia, con un'ora d'anticipo. Nessuno ti rimprovera: era una lezione, e si può ricominciare.
    .defeat = Il sole posa un dito sulla tenda. Vesh si mette gli stivali, che non si era mai tolta. Hai imparato il mestiere.
    .notes = Una lezione: i dadi sono preparati, e gli eroi sono gentili.
event-lesson-the-overlord-war-horn = Corno di guerra
happening-lesson-the-overlord-muster = All'armi!
    .about = Punti rinforzo, da spendere subito.

lesson-the-overlord-welcome = Ti diamo il benvenuto! Sei l'Overlord. Vesh e i suoi predoni sono tuoi, e anche la notte; Hroar e Sanga giocano da sé. Per la lezione i dadi sono preparati.
lesson-the-overlord-goal = Qui sta il tuo obiettivo: stanotte, resistere un round soltanto. In quasi tutti gli scenari il tempo lavora per te; se no, lo dice l'apertura. Dopo c'è la Vita di Vesh, perché è quella che cercano.
lesson-the-overlord-gems = Hai una borsa sola per tutti: le gemme rosse. Con quelle paghi Guardie, rilanci e attivazioni, e ne torna solo il tuo recupero, qui quattro a turno. Ciò che spendi per una cosa non c'è più per l'altra.
lesson-the-overlord-let = Hroar ha colpito un predone con potenza due, e l'armatura del predone ne ferma uno: muore, a meno che tu non paghi gemme per la Guardia. Lascialo. Un predone costa poco, e il tuo corno può chiamarne un altro.
lesson-the-overlord-guard = Adesso Vesh: potenza quattro, armatura due, e quattro punti Vita. Ogni gemma tira un dado arancione per la sua Guardia. La tabella dice quanto vale ogni numero di gemme. Con due se la cava, probabilmente.
lesson-the-overlord-reroll = Un simbolo, e ne servivano due. Un dado si può rilanciare per una gemma. Una faccia vuota può solo migliorare: rilancia quella.
lesson-the-overlord-activate = Salva; e a Hroar non resta nulla. Tocca a te: tornano quattro gemme. Puoi attivare due tessere del fiume: il primo posto costa una gemma, il secondo due, e così via. Comincia dai predoni.
lesson-the-overlord-move = Tutti i modelli vivi di una tessera si muovono e attaccano, una volta ciascuno, nell'ordine che vuoi. La tessera è scivolata in fondo al fiume: richiamarla subito costerebbe caro. Manda il predone nella tenda.
lesson-the-overlord-strike = Ostacola chi vuole andarsene, e può colpire. Hroar è lì senza una gemma per difendersi: è allora che si attacca. Colpisci.
lesson-the-overlord-enough = Tre simboli: non serve sprecare gemme in un rilancio. Lascia stare. Poi chiudi l'attivazione; dei suoi passi puoi fare a meno.
lesson-the-overlord-horn = Nel fiume ci sono anche gli eventi. Il Corno di guerra ora è al secondo posto: due gemme per due punti rinforzo. Ciò che resta nella borsa è la Guardia di Vesh nel loro turno: contalo, prima di pagare.
lesson-the-overlord-landing = I rinforzi si rialzano dove stanno i loro segnalini, qui all'Approdo, e ciascuno costa quanto dice la tessera: uno, per un predone. Riporta il caduto. Era la tua seconda attivazione, quindi con questa il turno finisce.
lesson-the-overlord-farewell = Hai vinto, e non è morto nessuno tranne un predone, che è di nuovo in piedi. Sai difendere, rilanciare, leggere il fiume, colpire chi è stanco e richiamare i caduti. Gli scenari interi ti dicono che cosa tenere, e quanto.
