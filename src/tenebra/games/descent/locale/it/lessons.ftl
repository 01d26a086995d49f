# Le lezioni: ognuna uno scenario a sé, e che cosa si dice a ogni passo (al massimo 45 parole).

scenario-lesson-first-steps = Primi passi
    .blurb = Una porta, un Uomo Bestia e un glifo che dorme. Tutto ciò di cui è fatto un turno, imparato facendolo.
    .intro = Dietro quella porta dorme un glifo, e sullo zerbino davanti al glifo dorme qualcuno con le corna.
    .goal = Apri la porta e sveglia il glifo rosso che c'è dietro.
    .victory = Il glifo si sveglia, bianco come la brina, e da qualche parte lassù una città si rigira nel sonno. Hai imparato il mestiere.
    .defeat = Il buio si tiene il suo glifo. Nessuno ti rimprovera: era una lezione, e si può ricominciare.
area-lesson-first-steps-start = Anticamera
    .the = l'anticamera
area-lesson-first-steps-hall = Sala
    .the = la sala
    .enter = Un anello rosso brilla nel pavimento. Qualcuno con le corna doveva fargli la guardia, e alza la testa dal suo pisolino.
count-lesson-first-steps-awake = Glifi svegli

lesson-first-steps-welcome = Ti diamo il benvenuto! Sei Sir Valadir, la miniatura con l'alone. Silhouette oggi gioca da sola, e il Signore Supremo è gentile. Ogni passo ti aspetta, nulla può andare storto, e i dadi sono già disposti per la lezione.
lesson-first-steps-goal = Ogni quest ha uno scopo, scritto qui quando lo dimentichi. Oggi: svegliare il glifo rosso dietro la porta. Accanto ci sono i segnalini Progresso. Gli eroi che non ne hanno più hanno perso.
lesson-first-steps-sheet = La tua scheda: i cuori sono le ferite che puoi ancora subire, le gocce la fatica. I dadi colorati sono della spada, quelli neri sono la tua forza. L'armatura ferma le ferite.
lesson-first-steps-action = Ogni turno dichiari una di quattro azioni. Avanzamento dà la velocità in punti movimento e un attacco, in qualsiasi ordine. È quella giusta quando non sai che cosa c'è dietro una porta.
lesson-first-steps-move = Va' alla porta: scegli lo spazio segnato. Il tabellone mostra la via e il costo prima che tu vada. Hai quattro punti movimento, e una porta ne costa due.
lesson-first-steps-undo = Ci hai ripensato? Annulla riprende l'ultima scelta, gratis, finché non sono caduti dadi e nulla di nascosto è venuto alla luce. Prova pure: serve a questo.
lesson-first-steps-door = Sei davanti alla porta, con due punti movimento: bastano appena. Aprila. Tutto ciò che vedi dietro si rivela subito.
lesson-first-steps-fatigue = Un Uomo Bestia, a due spazi, e nessun punto movimento. A questo serve la fatica: spendine una, e hai un altro passo. In un attacco comprerebbe invece un dado nero.
lesson-first-steps-step = Ora passa la porta, proprio davanti a lui. I mostri agiscono solo dopo tutti gli eroi, quindi deve aspettare ciò che viene.
lesson-first-steps-attack = Prima indica l'Uomo Bestia: il numero è la tua probabilità esatta, calcolata da tutti i tuoi dadi e dalla sua armatura. Poi attacca con la spada.
lesson-first-steps-dice = La cronaca racconta che cosa è uscito: i cuori sono danni, anche i più sono diventati danni, e l'armatura ne ha fermato un po'. Premi ciò che sta dietro una riga per leggere la regola.
lesson-first-steps-end = La tua azione è usata. Finisci il turno; Silhouette si preparerà e starà di Guardia, e poi toccherà al Signore Supremo.
lesson-first-steps-overlord = Il Signore Supremo ha raccolto Minaccia, una per eroe. La Minaccia paga mostri e trappole. Oggi se la tiene. In una quest intera pesca anche due carte a turno, e non si tiene niente.
lesson-first-steps-next = Un nuovo round. Gli eroi scelgono fra loro chi agisce, e ogni volta l'ordine può essere un altro. Nessuno è ferito e la via è libera: comincia con Sir Valadir.
lesson-first-steps-equip = Prima dell'azione puoi riordinare ciò che usi e ciò che sta nello zaino. La spada va bene. Di' che hai fatto.
lesson-first-steps-run = Nessuno è fra i piedi. La Corsa dà il doppio della velocità e nessun attacco: la via più rapida per un glifo.
lesson-first-steps-glyph = Sali sul glifo rosso. Appena entri nel suo spazio diventa bianco: tre Progresso per gli eroi, e da allora una via per la Città.
lesson-first-steps-farewell = Vinto! Sai avanzare, aprire, sforzarti, colpire e correre. In una quest intera guidi la compagnia contro un Signore Supremo con la mano piena di brutte carte, e nessuno dispone i dadi.

## La lezione del Signore Supremo

scenario-lesson-the-overlord = Attenti alla lastra
    .blurb = Una Trappola, una carta troppo cara, e tre Scheletri che un momento fa non c'erano. Tutto ciò che fa il Signore Supremo, imparato facendolo.
    .intro = Sir Valadir va verso il tuo glifo, con la visiera alzata e gli occhi sull'anello nel pavimento. Farebbe meglio a guardare il pavimento.
    .goal = Togli agli eroi gli ultimi segnalini Progresso prima che il glifo rosso si svegli.
    .victory = Il glifo si sveglia, e il cavaliere ci sta giusto in mezzo. Nessuno ti sgrida: era una lezione, e si può ricominciare.
    .defeat = L'ultimo segnalino si spegne come una candela, e la fossa ha di nuovo un coperchio. Hai imparato il mestiere.
area-lesson-the-overlord-start = Galleria
    .the = la galleria
count-lesson-the-overlord-awake = Glifi svegli

lesson-the-overlord-welcome = Ti diamo il benvenuto! Sei il Signore Supremo: tutti i mostri sono tuoi, e una mano di brutte carte. Sir Valadir e Silhouette giocano da sé; lei è ancora in Città. Per la lezione i dadi sono preparati.
lesson-the-overlord-goal = Qui sta il tuo obiettivo: il Progresso degli eroi. Ogni eroe che cade costa loro tanti segnalini quanti ne vale. Quando non ne hanno più, hai vinto. Dopo c'è scritto che cosa cercano loro.
lesson-the-overlord-threat = Questa è la tua borsa: la Minaccia. All'inizio del tuo turno ne guadagni una per eroe, e con quella paghi ogni carta. Una carta in mano non costa niente, quindi non c'è fretta.
lesson-the-overlord-window = Il cavaliere comincia il turno. Finché hai una carta, ti si chiede a ogni momento in cui se ne potrebbe giocare una, anche se nessuna serve: così una pausa non tradisce nulla.
lesson-the-overlord-trap = Una Trappola aspetta il suo momento: la Lastra Malferma, un eroe che entra in uno spazio. Lascia passare ciò che viene prima. Quando ha fatto un passo, giocala: tre Minaccia, due ferite e una fossa.
lesson-the-overlord-discard = Tocca a te: Minaccia, e due carte. L'Orgoglio dell'Orologiaio è una carta Energia. Durerebbe per tutta la quest, ma costa 16. Ogni carta si può scartare per la Minaccia che porta stampata: questa, cinque. Fallo.
lesson-the-overlord-spawn = Sette Minaccia. Una carta Creazione fa comparire mostri dal nulla, e se ne gioca una sola per turno. Ossa alla Porta costa quattro: due Scheletri e un Leader.
lesson-the-overlord-place = Possono stare in qualunque spazio che nessun eroe veda. Per questo la fossa valeva tre Minaccia: da là dentro non vede quasi niente. Mettili tutti e tre intorno a lui, il Leader per primo.
lesson-the-overlord-activate = Ora ogni mostro può agire una volta, nell'ordine che vuoi: cammina fin dove arriva la sua velocità, e attacca una volta, prima, durante o dopo i passi. Chi è appena arrivato agisce subito. Comincia dal Leader.
lesson-the-overlord-strike = Un Leader, in rosso, è più forte: più Vita, e più dadi. Gli Scheletri tirano, quindi potevano stare anche più lontano. Guarda la probabilità accanto al cavaliere, poi colpisci.
    .typed = Un Leader è più forte: più Vita, e più dadi. Gli Scheletri tirano, quindi potevano stare anche più lontano. Guarda la probabilità dopo l'attacco, poi colpisci.
lesson-the-overlord-last = Quattro ferite. Gliene restano tre, e due Scheletri non hanno agito. Chiudi il turno del Leader, attivane uno e falla finita. Tre eroi su quattro non serve finirli: scegli il più stanco.
lesson-the-overlord-farewell = Hai vinto! Sai risparmiare Minaccia, far scattare una Trappola, scartare ciò che è troppo caro, creare mostri non visti e scegliere chi colpire. In una quest intera la tua mano è più grande, e ogni porta che aprono è il tuo palcoscenico.
