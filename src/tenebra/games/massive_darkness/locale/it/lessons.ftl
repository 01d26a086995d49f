# Le lezioni: ognuna è uno scenario a sé, con ciò che si dice a ogni passo (al massimo 45 parole).
# `.typed` si dice al tavolo di testo.

scenario-lesson-first-steps = Primi passi
    .blurb = Un Eroe, una porta, un'Orda, una lampada. Azioni, Ombra, Combattimento e Abilità, imparati facendoli.
    .intro = Un Portatore di Luce è scappato lasciando qui la sua lampada. Arde ancora, dicono, in una stanza di cui i goblin hanno fatto casa loro.
    .objectives = Prendi la lampada ed esci dal cancello nell'angolo.
    .rules = La lampada è nella stanza in fondo, dietro i goblin.
    .victory = Il cancello si apre su un mattino grigio. Qui fuori la lampada pare pallida, e il Portatore di Luce ancora di più; ma se la riprende, e chiede dove hai imparato a combattere.
    .defeat = Buio. Qualcuno di piccolo ride. Era solo una lezione: riaccendi la torcia e ricomincia.
token-lesson-first-steps-lamp = La lampada

lesson-first-steps-welcome = Ti diamo il benvenuto! Sei Owen, paladino, la figura con l'alone. Oggi non hai compagni, e i Nemici seguono regole stampate: nessuno li gioca. Ogni passo ti aspetta, e i dadi sono disposti per la lezione.
    .typed = Ti diamo il benvenuto! Sei Owen, paladino. Oggi non hai compagni, e i Nemici seguono regole stampate: nessuno li gioca. Ogni passo ti aspetta, e i dadi sono disposti per la lezione. Si può scegliere solo ciò di cui parla il passo.
lesson-first-steps-goal = Ogni Missione ha un obiettivo: è scritto qui, se mai lo dimentichi. Oggi: prendere la lampada nella stanza oltre la porta e uscire dal cancello in fondo. Non c'è limite di tempo: fa' le cose per bene.
    .typed = Ogni Missione ha un obiettivo: scrivi «scopo», se mai lo dimentichi. Oggi: prendere la lampada nella stanza oltre la porta e uscire dal cancello in fondo. Non c'è limite di tempo: fa' le cose per bene.
lesson-first-steps-actions = A ogni Attivazione hai tre Azioni. Un'Azione di Movimento dà due punti: un passo, una porta, una raccolta ne costano uno. Un attacco costa un'Azione intera. Spenderle bene è quasi tutto il gioco.
lesson-first-steps-move = Nella Zona alla tua destra c'è un segnalino. È un Tesoro, ed è grazie ai Tesori che gli Eroi sopravvivono. Vacci. È buio: nelle Zone d'Ombra ti nascondi meglio, e ogni Eroe ha un'Abilità che vale solo lì.
lesson-first-steps-pickup = Ti resta un punto di Movimento: basta per il Tesoro. Si raccoglie solo dove non ci sono Nemici, quindi prendi ciò che è libero prima che cominci lo scontro.
lesson-first-steps-equip = Uno Scudo da Pugno! Tieni due cose, una per mano, e la sinistra è vuota. Equipaggialo: aggiunge un dado blu quando ti difendi, e la tua Classe dà uno Scudo in più a chi ne imbraccia uno.
lesson-first-steps-ready = Vale ciò che indossi e impugni; ciò che sta nello zaino no. Quando ottieni una carta, riordinare è gratis. Mazza nella destra, scudo nella sinistra: è tutto pronto. Dillo.
lesson-first-steps-undo = Ci hai ripensato? Annulla riprende l'ultima scelta, finché non sono caduti dadi e nessuna carta è stata girata. Se al tavolo ci sono amici, prima lo si chiede a loro.
lesson-first-steps-door = Restano due Azioni. Aprire la porta costa un punto, il passo dentro un altro: un'Azione in tutto, e la terza è per lo scontro. Una carta Porta decide che cosa aspetta là dietro. Apri!
lesson-first-steps-mob = Un'Orda: Goblin Combattenti, due Gregari e il loro Boss. Agisce come una cosa sola, e i Gregari proteggono il Boss: cadono prima loro. Ciò che il Boss tiene, lo usa; e quando muore è tuo.
lesson-first-steps-enter = In Mischia si combatte dentro una stessa Zona: va' da loro. Qui c'è un fuoco, è una Zona di Luce: rinunci a nasconderti. Ne vale la pena: chi colpisce prima ne lascia meno a rispondere.
lesson-first-steps-attack = Prima di colpire indica l'Orda: il numero è la tua esatta probabilità. La Mazza tira due dadi gialli, e l'Abilità di Owen aggiunge un Colpo. Ogni Ferita oltre la prima va al goblin seguente.
    .typed = Dopo l'attacco sta scritta la tua esatta probabilità di ferire e di uccidere; «probabilità» mostra i dadi. La Mazza tira due dadi gialli, e l'Abilità di Owen aggiunge un Colpo. Ogni Ferita oltre la prima va al goblin seguente.
lesson-first-steps-signature = Due Gregari a terra, due punti Esperienza! Il Boss risponderà: usa il tuo Potere Personale. Per un punto, un dado verde di Difesa in più fino alla fine del Round, senza Azione. La protezione si compra prima del colpo.
lesson-first-steps-wait = Le tre Azioni sono spese. Termina l'Attivazione. Poi chi hai attaccato senza ucciderlo fa un Contrattacco, e dopo viene la Fase dei Nemici.
lesson-first-steps-bam = Ahi: il Contrattacco ti è costato una Salute. Ora la Fase dei Nemici, e i tuoi dadi mostrano un Bam. I simboli pagano gli Incantamenti: con uno, lo Scudo da Pugno ferisce chi attacca. Spendilo: non si conserva.
lesson-first-steps-enemies = Il Boss è a terra, ucciso dal suo stesso attacco! Ciò che teneva è tuo. I Nemici non scelgono mai: attaccano, fra gli Eroi a portata, chi ha più Esperienza non spesa, o gli vanno incontro. Così puoi prevedere che cosa faranno.
lesson-first-steps-keep = Teneva una Pozione Curativa. Un oggetto Monouso sta nello zaino, a portata di mano, finché non lo usi. Hai ottenuto una carta, quindi puoi riordinare di nuovo; ma Mazza e Scudo da Pugno stanno bene dove sono. Di' che è tutto pronto.
lesson-first-steps-learn = La Fase di Esperienza: puoi pagare una di tre buone Abilità. Più Salute perdona gli errori, la Sfida attira i Nemici lontano dagli amici, il Castigo fa male a chi ti colpisce. L'Esperienza che tieni da parte li attira su di te.
lesson-first-steps-event = Ogni Round finisce con una carta Evento, gentile o crudele. Questa ha curato chi sta nella luce, e tu ci stai. Poi comincia il Round seguente; Round e Fasi si vedono qui.
    .typed = Ogni Round finisce con una carta Evento, gentile o crudele. Questa ha curato chi sta nella luce, e tu ci stai. Poi comincia il Round seguente.
lesson-first-steps-hint = Tre Azioni fresche, e più nessuno da combattere. Se non sai che cosa fare, premi la lampadina: mostra una buona mossa, e perché. Il pulsante d'ottone è quella mossa. Non sa più di te.
    .typed = Tre Azioni fresche, e più nessuno da combattere. Se non sai che cosa fare, scrivi «consiglio»: ti dice una buona mossa, e perché; «consiglio!» la fa. Non sa più di te.
lesson-first-steps-lamp = Ora la lampada. Basta esattamente un'Azione di Movimento: un passo nella stanza buia e un punto per raccogliere tutto. Se prima vuoi cambiare ciò che impugni, fallo, poi va'.
lesson-first-steps-exit = La lampada è tua, e anche nuove armi: disponile come vuoi. Poi un'ultima Azione: apri la porta verso il cancello ed esci. Non aspettare il prossimo Evento.
lesson-first-steps-farewell = Vittoria! Sai muoverti, raccogliere, combattere e imparare. Una Missione intera porta altri Eroi, Livelli che salgono, e cose peggiori dei goblin. Allora dadi e carte saranno mescolati. Buona caccia.
