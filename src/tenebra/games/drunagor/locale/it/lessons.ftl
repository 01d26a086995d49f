# Le lezioni: ognuna un'avventura a sé, e ciò che si dice a ogni passo (al massimo 45 parole).

scenario-lesson-first-steps = La casa del dazio
    .blurb = Un nano, un'ascia, cinque cubi, e qualcuno che ha chiuso la porta a chiave. Tutto ciò di cui è fatto un turno, imparato facendolo.
    .intro = La casa del dazio è aperta, e nessuno chiede monete. Poi la porta si chiude alle spalle di Vorn, e dall'angolo esce un uomo con una lama molto pulita.
    .goal = Sconfiggi il Boia.
    .rules = Sconfiggi il Boia. Non c'è fretta; ma dopo ogni round il buio si prende un altro po' di pavimento.
    .victory = La lama è a terra, pulita come sempre. Vorn stacca la chiave dal gancio, e anche la cassetta delle monete: qualcuno il dazio deve pur pagarlo.
    .defeat = Il lume si spegne. Nessuno ti sgrida: era una lezione, e si può ricominciare.
    .notes = Una lezione: i dadi sono già preparati.

lesson-first-steps-welcome = Ti diamo il benvenuto! Tu sei Vorn, la figura con l'alone. Ogni passo ti aspetta, niente può andare storto, e per la lezione i dadi sono già preparati.
lesson-first-steps-goal = Ogni avventura ha uno scopo; sta scritto qui, se lo dimentichi. Gli eroi vincono insieme e perdono insieme. Oggi di voi ce n'è uno solo, e di loro pure.
lesson-first-steps-cubes = Cinque cubi sono tutto ciò che hai: giallo per i colpi, rosso per i lanci, verde per le gambe, blu per la testa. Un cubo che paga un'abilità ci resta sopra: nessuna si usa due volte prima di richiamarli.
lesson-first-steps-walk = In ogni turno un movimento di tre caselle è gratuito, dritto o in diagonale, prima, in mezzo o dopo il resto. Raggiungi il Boia.
lesson-first-steps-undo = Ci hai ripensato? Annulla riprende la tua ultima scelta, senza costi, finché non è caduto alcun dado. Prova pure: serve a questo.
lesson-first-steps-strike = Ora un cubo giallo su Colpo di Guardia. Il giallo arriva a chi è adiacente, il rosso a un'area, verde e blu ovunque. L'ascia vuole un 7; l'abilità aggiunge 5 al tiro, e uno scudo al braccio.
lesson-first-steps-dice = Nove e cinque: colpito, quattro danni. La cronaca racconta ogni tiro, e quale regola lo dice. Un 1 naturale fallisce sempre, un 20 naturale raddoppia il danno. I mostri non tirano mai: colpiscono.
lesson-first-steps-whirl = In un turno si usano due cubi. Vortice d'Acciaio non ha le spade accanto al nome ma un'esplosione: è un incantesimo, e va sempre a segno. Prima ti protegge, poi taglia chi ti sta accanto.
lesson-first-steps-target = Un testo si esegue da sinistra a destra, una frase dopo l'altra. Gli scudi li hai già; ora di' chi trova l'acciaio. «Fino a due» può anche essere uno.
lesson-first-steps-track = Dopo di te, sul percorso, tocca al Boia. Ciò che farà non è un segreto: decidono le regole, e il tavolo lo mostra prima che accada. Cerca l'eroe più forte. Cioè te.
lesson-first-steps-end = Due cubi sono spesi, tre restano. Tienine qualcuno: pagano le reazioni nei turni degli altri. Chi spende tutto resta lì come un armadio. Finisci il turno.
lesson-first-steps-react = Quattro danni: prima se ne vanno tre scudi, sempre. Resta un punto, e la sua lama fa sanguinare se toglie salute. Le piastre possono fermarlo, per un cubo, adesso, anche se non è il tuo turno.
lesson-first-steps-darkness = La fine del round è dell'Oscurità. È stata pescata una runa, e un pezzo di notte è cresciuto dal suo punto di nascita, più vicino a te che poteva. Entrarci fa male. A sacchetto vuoto si è perso.
lesson-first-steps-recall = Restano due cubi, di due colori: ora potresti richiamarli tutti e chiudere il turno. Costa un cubo maledizione, che blocca un'abilità. Con sei maledizioni l'avventura è persa. Oggi no; c'è un altro modo.
lesson-first-steps-smash = Le pedine FOCUS pagano le abilità focus: niente cubo, nessuna azione cubo, una volta per turno. Ne hai tre, giuste per Schiacciamento del Martello. Aggiunge sei al tiro e due al danno. Chiudi il conto.
lesson-first-steps-farewell = Vinto! Conosci cubi, portate, scudi, reazioni e buio. In un'avventura intera gli amici agiscono accanto a te, le porte si aprono, i forzieri mordono, e ogni maledizione è una storia. Porta qualcuno.
