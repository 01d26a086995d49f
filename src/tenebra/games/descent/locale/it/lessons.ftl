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
