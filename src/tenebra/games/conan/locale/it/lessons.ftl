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
