# Le parole di mappe e scenari: i luoghi, ciò che si legge ad alta voce, che cosa deve fare ogni parte, consigli per l'Overlord
# (notes), i finali. Le schede sono in scenarios/*/scenario.toml, le mappe in content/maps/*.toml.

## Il Guado del Corvo

area-raven-ford-pine-wood = Pineta
    .the = la pineta
area-raven-ford-north-brake = Macchia a nord
    .the = la macchia a nord
area-raven-ford-west-path = Sentiero ovest
    .the = il sentiero ovest
area-raven-ford-reeds = Il canneto
area-raven-ford-chiefs-tent = Tenda del capo
    .the = la tenda del capo
area-raven-ford-supply-yard = Cortile delle provviste
    .the = il cortile delle provviste
area-raven-ford-west-yard = Cortile ovest
    .the = il cortile ovest
area-raven-ford-fire-ring = Cerchio del fuoco
    .the = il cerchio del fuoco
area-raven-ford-landing = Approdo
    .the = l'approdo
area-raven-ford-the-cages = Le gabbie
area-raven-ford-the-ledge = La cengia
area-raven-ford-watchtower = Torre di guardia
    .the = la torre di guardia
area-raven-ford-the-river = Il guado
area-raven-ford-the-boat = La barca

## La Scala della Lanterna

area-lantern-stair-causeway = Strada rialzata
    .the = la strada rialzata
area-lantern-stair-gate-yard = Cortile del portone
    .the = il cortile del portone
area-lantern-stair-well-court = Corte del pozzo
    .the = la corte del pozzo
area-lantern-stair-the-slip = Lo scalo
area-lantern-stair-goat-path = Sentiero delle capre
    .the = il sentiero delle capre
area-lantern-stair-crows-shelf = Cengia dei corvi
    .the = la cengia dei corvi
area-lantern-stair-sea-rocks = Scogli
    .the = gli scogli
area-lantern-stair-the-sea = Il mare
area-lantern-stair-west-terrace = Terrazza ovest
    .the = la terrazza ovest
area-lantern-stair-great-stair = Scalone
    .the = lo scalone
area-lantern-stair-east-terrace = Terrazza est
    .the = la terrazza est
area-lantern-stair-west-gallery = Galleria ovest
    .the = la galleria ovest
area-lantern-stair-east-gallery = Galleria est
    .the = la galleria est
area-lantern-stair-scriptorium = Scriptorium
    .the = lo scriptorium
area-lantern-stair-orrery = Sala dei pianeti
    .the = la sala dei pianeti
area-lantern-stair-lantern = Lanterna
    .the = la lanterna

## La Vedova Bagnata

area-wet-widow-poop = Casseretto
    .the = il casseretto
area-wet-widow-captains-cabin = Cabina del capitano
    .the = la cabina del capitano
area-wet-widow-quarterdeck = Cassero
    .the = il cassero
area-wet-widow-port-side = Lato di babordo
    .the = il lato di babordo
area-wet-widow-starboard-side = Lato di tribordo
    .the = il lato di tribordo
area-wet-widow-hold-aft = Stiva di poppa
    .the = la stiva di poppa
area-wet-widow-hold-fore = Stiva di prua
    .the = la stiva di prua
area-wet-widow-foredeck = Ponte di prua
    .the = il ponte di prua
area-wet-widow-forecastle = Castello di prua
    .the = il castello di prua
area-wet-widow-longship-stern = Nave lunga, poppa
    .the = la poppa della nave lunga
area-wet-widow-longship-bow = Nave lunga, prua
    .the = la prua della nave lunga
area-wet-widow-port-water = Acque a babordo
    .the = le acque a babordo
area-wet-widow-starboard-water = Acque a tribordo
    .the = le acque a tribordo
area-wet-widow-the-skiff = La scialuppa

## La Corte del Re Cavo

area-hollow-king-fern-bank = Pendio delle felci
    .the = il pendio delle felci
area-hollow-king-fallen-tower = Torre caduta
    .the = la torre caduta
area-hollow-king-altar = L'altare
area-hollow-king-high-step = Gradino alto
    .the = il gradino alto
area-hollow-king-treasury = Camera del tesoro
    .the = la camera del tesoro
area-hollow-king-strangler-fig = Fico strangolatore
    .the = il fico strangolatore
area-hollow-king-west-cloister = Chiostro ovest
    .the = il chiostro ovest
area-hollow-king-kings-floor = Sala del re
    .the = la sala del re
area-hollow-king-east-cloister = Chiostro est
    .the = il chiostro est
area-hollow-king-creepers = Le liane
area-hollow-king-west-court = Corte ovest
    .the = la corte ovest
area-hollow-king-drowned-floor = Pavimento sommerso
    .the = il pavimento sommerso
area-hollow-king-east-court = Corte est
    .the = la corte est
area-hollow-king-ant-hills = Formicai
    .the = i formicai
area-hollow-king-gate-of-heads = Porta delle teste
    .the = la porta delle teste
area-hollow-king-old-road = Strada vecchia
    .the = la strada vecchia
area-hollow-king-west-thicket = Boscaglia ovest
    .the = la boscaglia ovest
area-hollow-king-east-thicket = Boscaglia est
    .the = la boscaglia est

## 1. Notte al Guado del Corvo

scenario-night-at-raven-ford = Notte al Guado del Corvo
    .blurb = Un campo, una signora della guerra, una notte. I predoni dormono e Vesh no. Lo scenario per imparare: entrate, e fate in modo che ne esca una parte sola.
    .intro = In primavera si sono presi il mulino e in estate il mugnaio; ora è autunno e hanno piantato le tende sul guado, dove deve passare chiunque non abbia voglia di nuotare. «Sono undici» dice il vecchio traghettatore, disegnando con la birra versata. «Anzi: dodici. Lei vale per due.» Parla di Vesh, che dorme, quando dorme, nella tenda grande sotto la palizzata, con gli stivali ai piedi. A nord c'è un portone, con una serratura. A ovest c'è una breccia, con dei pali. C'è il fiume, con il fiume. E lassù sulla roccia qualcuno tiene in caldo un corno per gli ospiti. «All'alba parte per il nord, e come provviste si porta dietro quel che resta di noi.» Alza gli occhi. Di notte ce n'è ancora parecchia.
    .goal = Uccidete Vesh prima che finisca il round 7.
    .rules = Gli Eroi vincono appena Vesh è morta. L'Overlord vince quando finisce il round 7, o quando non resta alcun Eroe. Il portone si apre da fuori, nella Macchia a nord (difficoltà 2). Il corno di guerra è appeso nella Torre di guardia: chi lo butta giù (difficoltà 2) vi risparmia tutti i rinforzi. Tre forzieri contengono ciò che i predoni hanno tolto a chi ne aveva bisogno.
    .notes = Non ti serve uccidere nessuno: ci pensa il sole. Tieni Vesh nella sua tenda, con le guardie intorno e una gemma o due per la sua Guardia; colpisce forte, ma ogni volta che mette il naso fuori è un passo più vicina a un'ascia. I lupi costano poco e corrono: mandali addosso a chi sta solo, e mettili davanti a chi tira d'arco. Suona il corno finché ce l'hai. Se vanno alla torre, bene: è un Eroe che non è alla tenda.
    .victory = Vesh cade come gli alberi alti: per un momento niente, e poi tutto insieme. Accanto al fuoco uno si mette a correre, poi corrono tutti, in calze, dentro una notte che di colpo ha troppi gufi. Al primo chiarore il traghettatore viene a vedere. Trova alcuni sconosciuti addormentati nella tenda più bella del fiume, e se ne va in punta di piedi a chiamare il villaggio, e la colazione.
    .defeat = Il guado tace. Sull'altra riva stanno già smontando le tende.
    .dead = Vesh pulisce la lama su un bel mantello altrui e vi fa mettere in fila lungo l'acqua, ciascuno con gli stivali accanto. Non è una donna crudele. All'alba la colonna si mette in marcia verso nord, e i corvi, che al posto hanno dato il nome, scendono a vedere chi c'è di nuovo.
    .time = Il sole trova un varco fra due colli e posa un dito sulla tenda grande. Il telo si scosta. Esce Vesh, armata di tutto punto, riposata e piuttosto curiosa di vedervi. Dietro di lei si alzano quaranta uomini che non dovevano essere lì prima del mattino. È mattino.
task-night-at-raven-ford-gate = Il portone
task-night-at-raven-ford-horn = Il corno di guerra
event-night-at-raven-ford-war-horn = Corno di guerra
happening-night-at-raven-ford-muster = All'armi!
    .about = Punti rinforzo, da spendere subito. Non più, dopo che il corno è volato di sotto.
happening-night-at-raven-ford-howl = Il branco risponde
    .about = I lupi si muovono e attaccano subito, come se fossero stati attivati.
say-night-at-raven-ford-gate = La serratura si arrende con un piccolo scatto, come se aspettasse solo che glielo si chiedesse con garbo. La sbarra la togliete voi. Nessuno grida. Là dentro qualcuno si gira dall'altra parte.
say-night-at-raven-ford-horn = Il corno vola di sotto: suona una volta sulla roccia, una sul carro e una, piano piano, sulla testa di uno che stava per dare l'allarme.
say-night-at-raven-ford-moon = La luna se ne va dietro il crinale. Metà della notte è passata, e il fuoco nel cerchio è diventato un occhio rosso che vi vede benissimo.
say-night-at-raven-ford-chiefs-tent = Dentro c'è odore di grasso per selle e di mele. Un letto in cui non ha dormito nessuno, una mappa con il vostro villaggio, cancellato, e sulla tela un'ombra che non è la vostra.
say-night-at-raven-ford-watchtower = Da quassù si vede tutto: i fuochi, la barca, la strada per il nord ancora deserta. Il corno pende da un piolo. È lungo quanto un bambino, e viene da una bestia che non aveva alcun diritto di essere così grande.

## 2. La figlia del traghettatore

scenario-the-ferrymans-daughter = La figlia del traghettatore
    .blurb = Lo stesso campo, al contrario: siete dentro, dovete uscire, e uno di voi porta qualcuno in braccio. La barca aspetta. E aspettano anche i ragazzi con i coltelli.
    .intro = Ilse, la figlia del traghettatore, ha diciannove anni, conosce ogni gomena del fiume e ai predoni ha detto esattamente che cosa pensa di loro. Per questo sta nella gabbia dietro a Bose il Gentile, che le ha già chiesto perdono due volte, ed è appena mezzanotte. Siete arrivati dalle rocce, per la via che prendono le capre quando le inseguono. Sotto di voi il campo, il fuoco, il fiume e l'unica barca. «Governarla so io» ha sussurrato Ilse al primo di voi che si è avvicinato. «Ma camminare no: mi hanno preso gli stivali, e buona parte della pelle.» Dunque qualcuno dovrà portarla. E qualcun altro farà bene a sedersi nella barca, perché lungo il sentiero ovest arrivano dei ragazzi a piedi nudi e bagnati, due o tre, senza torcia, con qualcosa che luccica tra i denti; ed è l'acqua che guardano.
    .goal = Liberate Ilse, salite tutti con lei sulla barca e salpate prima che finisca il round 8.
    .rules = Aprite la gabbia nelle Gabbie (difficoltà 2, con quattro Eroi 3): chi ci riesce porta Ilse, che pesa 4 e si può passare di mano, lanciare mai. Gli Eroi vincono quando Ilse è sulla barca, ogni Eroe vivo è sulla barca, e qualcuno ha mollato gli ormeggi (difficoltà 2, con tre o quattro Eroi 3). Ogni volta che il segnalino del turno avanza mentre c'è un nemico sulla barca, viene tagliata una cima. Con la terza la barca se ne va e l'Overlord ha vinto; vince anche quando finisce il round 8. Il portone si apre dal Cortile delle provviste (difficoltà 2).
    .notes = Non sprecarti per la gabbia. All'acqua devono scenderci, carichi, passando davanti a tutti i tuoi. Un'Anguilla che sta nella barca quando comincia il tuo turno vale più di tre che accoltellano: una cima a turno, e sono tre in tutto. Bose chiude la gabbia meglio di qualunque serratura. E guarda chi la porta: un Eroe con quattro di ingombro in più è lento, e perde metà di quel che sa fare. Con quattro Eroi nella tenda del capo c'è in casa Acetosa il Lungo: fagli tirare a chi la porta.
    .victory = La cima rientra a bordo, e il guado, che è stato a guardare tutta la notte, prende la barca per il gomito e la conduce via. Al timone c'è Ilse. Non si volta indietro, non perché porti male, ma perché arriva un'ansa. «Qualcuno sgotti» dice. È il primo ordine della giornata, e il migliore che abbiate ricevuto da settimane.
    .defeat = Se n'è andata la barca, o se n'è andata la notte: da questa riva è lo stesso.
    .dead = Rimettono Ilse dov'era. Bose il Gentile ripara la serratura, le si siede accanto e comincia, a bassa voce, a spiegarle quanto gli dispiace. Sull'acqua una barca vuota bussa al pontile, con garbo, come chi sa che in casa non c'è nessuno.
    .ropes = La terza cima si spezza con un suono d'arpa. Per un momento la barca resta dov'è, per abitudine. Poi il fiume se ne accorge, e dove c'era la via di casa c'è una striscia d'acqua nera, poi due, poi soltanto le risate dei ragazzi.
    .time = Grigio, poi rosa, poi una riga gialla lungo i colli: il più bel mattino dell'anno, e ci si vede tutto. Sono schierati lungo la riva, che sbadigliano, con gli archi tesi. Uno vi saluta con la mano.
task-the-ferrymans-daughter-cage = La gabbia
task-the-ferrymans-daughter-cast-off = Mollare gli ormeggi
task-the-ferrymans-daughter-gate = Il portone, da dentro
event-the-ferrymans-daughter-war-horn = Corno di guerra
happening-the-ferrymans-daughter-muster = All'armi!
    .about = Punti rinforzo, da spendere subito.
happening-the-ferrymans-daughter-knives = Coltelli nell'acqua
    .about = I Ragazzi Anguilla si muovono e attaccano subito, come se fossero stati attivati.
count-the-ferrymans-daughter-ropes = Cime tagliate
say-the-ferrymans-daughter-cage = Lo sportello si apre. Ilse guarda lo sportello, guarda voi, si guarda i piedi. «Ve la siete presa comoda» dice, e tende le braccia. Pesa più di quanto sembri. Anche la riconoscenza.
say-the-ferrymans-daughter-gate = Da dentro è soltanto una sbarra. La posate con tanta delicatezza che la sentinella di fuori, che ci stava appoggiata, entra all'indietro e domanda che ore sono.
say-the-ferrymans-daughter-first-rope = Nel buio qualcosa si spezza. La barca gira su due cime e si guarda intorno, come un cavallo che ha sentito la porta della stalla.
say-the-ferrymans-daughter-second-rope = Se ne va la seconda cima. La barca sta appesa a una sola, e alla buona volontà di un fiume che non è mai stato famoso per questo.
say-the-ferrymans-daughter-cast-off = L'ultimo nodo si scioglie sotto le dita. È libera. Adesso sarebbe bello che a bordo ci foste tutti.
say-the-ferrymans-daughter-grey = Dietro il crinale non è più nero del tutto. Un gallo prova una nota, la trova prematura, ne prova un'altra.

## 3. La lampada che chiama

scenario-the-lamp-that-calls = La lampada che chiama
    .blurb = Una torre in cinque gradini, e in cima una lampada che ha affondato nove navi. Stanotte non chiama navi. Salite, spegnetela, e non ascoltate le parole.
    .intro = Ogni faro dice: state alla larga. Questo dice: venite. Nove navi sono venute, e i monaci della Scala della Lanterna hanno appeso le nove campane nella corte del pozzo, e le suonano nei giorni di festa. Poi l'Abate Pallido ha trovato, in fondo al vecchio libro, una preghiera di quattro versi che non è per le navi. «L'ha copiata mio fratello» dice il pilota che vi ha traghettati, senza guardare la torre. «Mi ha scritto dopo la terza riga. Le lettere non le faceva più con l'inchiostro.» Oltre la strada rialzata non viene. Da qui si vede la lampada, piccolissima, altissima; e lungo la salita tre lumi minori, dai quali, dice, beve. «Se li sentite tutti e quattro, alla barca non tornate. Non saprei dire se siete voi.»
    .goal = Spegnete la grande lampada prima che l'Abate abbia cantato quattro versi.
    .rules = La grande lampada nella Lanterna si spegne con una Manipolazione Complessa di difficoltà 5 (con tre o quattro Eroi 6). La nutrono tre lumi, sulla Terrazza ovest, sugli Scogli e nella Galleria ovest (difficoltà 1 ciascuno): spenti due di essi, la grande lampada ha difficoltà 3. Portone (difficoltà 2, con quattro Eroi 3), grata (2) e porta d'ottone (2, altrimenti 3) sono chiusi; scale a pioli e vuoto tra le gallerie sono di chi osa. L'Overlord vince quando sono cantati quattro versi: uno per un'attivazione della Campana del Tempio mentre l'Abate è nella Lanterna, il secondo non prima del round 3, il terzo non prima del 5, il quarto non prima del 7. Vince anche quando finisce il round 9. Nella Corte del pozzo le Sorelle del Giuramento (due con due Eroi, altrimenti tre) aspettano il primo Eroe che arriva: le comanda chi ha Comandante, abilità che dà anche il Corno del Capitano che hanno con sé. Una caduta costa due dadi arancioni. Veleno: un Eroe ferito sposta 1 gemma dalla Riserva alla Fatica.
    .notes = La campana è tutta la tua partita: ogni attivazione è un verso, oppure rinforzi, mai le due cose. I versi vengono al più presto nei round 1, 3, 5 e 7: suonala allora, nel frattempo lasciala ridiscendere il fiume, e spendi il resto per rallentarli. Metti le scimmie dove finiscono le scale a pioli: loro si arrampicano, gli Eroi per lo più no. Ogni guardia sullo scalone compra un turno. E tieni l'Abate a casa: se lascia la lampada per colpire qualcuno è coraggioso, e tu sei indietro di un verso. Con tre o quattro Eroi Dama Ambra prende aria sulla Terrazza est: nessuno può attaccarla prima che lei abbia attaccato lui, perciò basta che stia in mezzo.
    .victory = Non si spegne come una fiamma. Si spegne come una voce interrotta che ci sta ripensando. Poi il buio è soltanto buio, e pieno di stelle, e laggiù nove campane si mettono a oscillare, tutte da sole, e si fermano. La mattina il pilota vi conta due volte. Guarda ognuno negli occhi e gli domanda che cosa ha mangiato lui ieri sera. Solo allora cala la passerella.
    .defeat = Alta sul mare, la lampada continua a dire la sua unica parola.
    .dead = L'Abate vi scavalca per spuntare lo stoppino. Bada a non pestare la mano a nessuno. Per domenica nel coro ci saranno fratelli nuovi; gli sono sempre piaciuti i bassi numerosi.
    .verses = Il quarto verso non ha parole. È soltanto il posto dove una parola starebbe, e qualcosa viene a starci. La lampada si volta, lentamente, dal mare alla terra. In ogni finestra della costa si alzano dal letto e cominciano a cercare le scarpe.
    .time = La campana suona mattutino, e la torre si riempie di passi: duecento fratelli, lavati e ben svegli, su ogni scala tra voi e la porta. L'Abate alza una mano per avere silenzio, e lo ottiene. Ha tutto il tempo del mondo. Ha il vostro.
task-the-lamp-that-calls-gate = Il portone
task-the-lamp-that-calls-grille = La grata
task-the-lamp-that-calls-brass-door = La porta d'ottone
task-the-lamp-that-calls-lamp-west = Il lume della terrazza
task-the-lamp-that-calls-lamp-sea = Il lume degli scogli
task-the-lamp-that-calls-lamp-gallery = Il lume della galleria
task-the-lamp-that-calls-beacon = La grande lampada
task-the-lamp-that-calls-low-beacon = La grande lampada, ormai bassa
event-the-lamp-that-calls-temple-bell = Campana del tempio
happening-the-lamp-that-calls-verse-1 = Il primo verso
    .about = L'Abate lo canta nella Lanterna. Quattro versi, e l'Overlord ha vinto.
happening-the-lamp-that-calls-verse-2 = Il secondo verso
    .about = L'Abate lo canta nella Lanterna, non prima del round 3. Quattro versi, e l'Overlord ha vinto.
happening-the-lamp-that-calls-verse-3 = Il terzo verso
    .about = L'Abate lo canta nella Lanterna, non prima del round 5. Quattro versi, e l'Overlord ha vinto.
happening-the-lamp-that-calls-verse-4 = Il quarto verso
    .about = L'Abate lo canta nella Lanterna, non prima del round 7. Quattro versi, e l'Overlord ha vinto.
happening-the-lamp-that-calls-toll = Le ore
    .about = Punti rinforzo, da spendere subito; e ogni Eroe nella Lanterna sposta 1 gemma dalla Riserva alla Fatica.
count-the-lamp-that-calls-verses = Versi cantati
count-the-lamp-that-calls-lamps = Lumi spenti
say-the-lamp-that-calls-sisters = Dietro il pozzo qualcuno tossisce. Sono vecchie, sono in armatura, e siedono qui dalla nona campana. «Eravamo dodici» dice la prima, alzandosi un ginocchio per volta. «Abbiamo giurato di aspettare qualcuno. Sareste voi?» Posa un corno sull'orlo del pozzo, e ne soffia via la polvere.
say-the-lamp-that-calls-gate = Il portone si apre verso l'interno, senza rumore, perché qualcuno ha tenuto oliati i cardini. È uno di quei posti a cui piacciono le visite.
say-the-lamp-that-calls-grille = Sotto la grata ci sono tre metri di vuoto e un odore di vecchi libri d'inni. È una scorciatoia. Qui, a modo suo, lo è tutto.
say-the-lamp-that-calls-brass-door = La porta d'ottone è calda, come una stufa con qualcuno dietro. Quando cede, la luce vi viene incontro giù per i gradini; e il canto si ferma, a metà di una parola, per vedere chi è.
say-the-lamp-that-calls-lamp-west = La fiammella si china verso di voi, come per dirvi qualcosa. La pizzicate prima. Lassù la grande lampada batte le palpebre.
say-the-lamp-that-calls-lamp-sea = Il lume sugli scogli sfrigola negli spruzzi e non c'è più. Al largo qualcosa che avanzava con costanza si ferma, e resta lì a vele calate, a domandarsi perché.
say-the-lamp-that-calls-lamp-gallery = Chiudete il lume della galleria dentro il suo coperchio. Per un po' continua ad ardere, lo si sente nel metallo; poi si rassegna.
say-the-lamp-that-calls-low = La grande lampada cala a metà, passa dall'oro al colore dei denti vecchi, e per la prima volta in cent'anni getta sul mare l'ombra della torre.
say-the-lamp-that-calls-first-verse = Il primo verso lo canta piano, come chi prova una corda. Tutti i cani della costa si mettono a sedere.
say-the-lamp-that-calls-second-verse = Il secondo verso è la stessa melodia, ma vista da dietro. Vi accorgete che la state canticchiando.
say-the-lamp-that-calls-third-verse = Al terzo verso la fiamma si alza in piedi. Chi è abbastanza vicino alla lampada ricorda, di colpo e con chiarezza, una cosa che non ha mai fatto.
say-the-lamp-that-calls-abbot = L'Abate si siede sull'ultimo gradino, ripiega le mani nelle maniche, e si scopre che è vuoto. La lampada arde ancora. Ma non c'è più nessuno che sappia a memoria il quarto verso.

## 4. Sale e ferro

scenario-salt-and-iron = Sale e ferro
    .blurb = Una galea corsara nella nebbia, una corona in una cassaforte, un capitano già impiccato una volta. Abbordatela, trovate la corona, scendete: sta affondando.
    .intro = Per trecento anni la Corona di Sale è stata sulla testa di re annegati, e lì doveva restare. Capitan Salamoia l'ha ripescata con un'ancora. Da allora la Vedova Bagnata fa acqua da ogni tavola, e l'acqua, dicono quelli che se la sono cavata a nuoto, non torna fuori: cerca qualcosa. «Restituitela al mare, e il mare molla la presa» dice la padrona del porto. «Lasciatela a lui, e il mare verrà a terra a chiederla.» Perciò eccovi su una nave lunga presa in prestito, in una nebbia presa in prestito, con i remi fasciati e trenta metri di scafo nero e fradicio di fianco. Lassù qualcuno suona il violino. Smette. «Amici vostri?» domanda una voce piuttosto rauca, come diventa una voce con la corda al collo. «Allora salite. Noi stavamo giusto scendendo.»
    .goal = Riportate la Corona di Sale sulla nave lunga prima che bruci, o che finisca il round 7.
    .rules = La corona è in una cassaforte nella Cabina del capitano: difficoltà 5, oppure 1 per chi ha la chiave di ferro, che Capitan Salamoia lascia cadere sul Cassero quando muore. La porta della cabina è chiusa (difficoltà 2, con quattro Eroi 3). Gli Eroi vincono quando un Eroe con la Corona di Sale è sulla nave lunga, o ce la si lancia. La nave si riempie: nel round 4 la Stiva di prua è acqua, nel round 6 quella di poppa. Con tre o quattro Eroi, nel round 3 le viene accanto qualcosa. A poppa della nave lunga siede Vecchio Bruno: lo comanda chi ha Comandante, abilità che dà anche il Corno del Capitano che sta a prua. L'Overlord vince quando la pece è stata lanciata quattro volte (gli serve qualcuno sul Lato di tribordo; i vasi sono caldi al più presto nei round 1, 3, 5 e 7), o quando finisce il round 7.
    .notes = Salgono da due passerelle: aspettali alle passerelle. Tieni il Lato di tribordo con un uomo solo e al resto pensa la marea: quattro vasi di pece e nuotano. Il capitano è forte in mezzo ai suoi e caro senza; se vogliono la chiave, che vengano a prenderla sul Cassero, sotto le balestre del casseretto. Chi ha la corona corre. I Ragazzi Anguilla e la Spira nuotano, e sulla nave lunga possono arrivare prima di lui.
    .victory = La corona va fuori bordo senza uno spruzzo, come se l'avesse presa una mano. Dietro di voi la Vedova Bagnata si raddrizza per la prima volta da un anno, si scrolla l'acqua di dosso come un cane e affonda, in piedi, con tutti i fanali accesi, finché sono soltanto nove luci verdi che scendono una scala. Il violino suona fino all'ultimo. Sulla nave lunga nessuno dice che era una bella melodia. Ma c'è chi la fischietta.
    .defeat = La nebbia si richiude sulla nave, su chi c'era sopra e su chi le stava accanto.
    .dead = «Metteteli con la zavorra» dice Capitan Salamoia, tastandosi il collo. «Farà compagnia.» Giù nella stiva l'acqua è al terzo piolo, e sale, e nell'acqua qualcosa che ha una voce molto antica chiede a ognuno di voi, a turno e con cortesia, ciò che è suo.
    .pitch = Il quarto vaso scoppia sull'albero. Per un momento la nave lunga è la cosa più luminosa del mare: ci si potrebbe leggere. Poi si spegne, e restano solo la galea, una scala, e in cima Capitan Salamoia con il cappello in mano. «A quanto pare» dice «vi fermate.»
    .time = La nebbia si alza come un sipario. Dietro ci sono altre tre navi. Hanno gli stessi fianchi neri e gli stessi fanali verdi, e i loro capitani, appoggiati al parapetto con la testa un po' di lato, sembrano essere stati impiccati tutti quanti.
task-salt-and-iron-cabin-door = La porta della cabina
task-salt-and-iron-strongbox = La cassaforte
task-salt-and-iron-strongbox-key = La cassaforte, con la chiave
event-salt-and-iron-spring-tide = Marea viva
happening-salt-and-iron-boarders = Tutti in coperta!
    .about = Punti rinforzo, da spendere subito.
happening-salt-and-iron-pitch-1 = Il primo vaso di pece
    .about = Chiunque sia sulla nave lunga riceve una ferita. Quattro vasi, e brucia. Serve uno dei tuoi sul Lato di tribordo.
happening-salt-and-iron-pitch-2 = Il secondo vaso di pece
    .about = Chiunque sia sulla nave lunga riceve una ferita; non prima del round 3. Quattro vasi, e brucia. Serve uno dei tuoi sul Lato di tribordo.
happening-salt-and-iron-pitch-3 = Il terzo vaso di pece
    .about = Chiunque sia sulla nave lunga riceve una ferita; non prima del round 5. Quattro vasi, e brucia. Serve uno dei tuoi sul Lato di tribordo.
happening-salt-and-iron-pitch-4 = Il quarto vaso di pece
    .about = Chiunque sia sulla nave lunga riceve una ferita; non prima del round 7. Quattro vasi, e brucia. Serve uno dei tuoi sul Lato di tribordo.
count-salt-and-iron-home = Corona a bordo della nave lunga
count-salt-and-iron-pitch = Vasi di pece
say-salt-and-iron-captain = Capitan Salamoia si guarda addosso, più deluso che ferito. «Due volte» dice. Mentre cade all'indietro, dal colletto gli scivola qualcosa di piccolo e pesante che suona sul ponte: una chiave di ferro appesa a un pezzo di ottima corda.
say-salt-and-iron-cabin-door = La porta era chiusa da fuori. Dentro è asciutto, l'unico posto asciutto a bordo. Sarebbe accogliente, se il ritratto sopra il letto non respirasse.
say-salt-and-iron-strongbox = Non è oro, non pesa nemmeno: un cerchio di sale grigio, un po' umido, che lascia bianche le dita. Tutta la nave geme da prua a poppa, come uno a cui hanno detto che farà male ancora per un momento soltanto.
say-salt-and-iron-coil = A tribordo il mare si fa liscio, come sopra uno scoglio. Sulla carta non ci sono scogli. Sale lungo lo scafo, tavola per tavola; e ha occhi, e tempo.
say-salt-and-iron-leak = A prua uno schianto, e un lungo respiro bagnato. La stiva si riempie come una tazza. Ciò che ci tenevano ha cominciato a muoversi, e a bussare.
say-salt-and-iron-list = La nave sbanda. Rotolano i barili, un fanale oscilla fuori bordo e ci resta. Ora è acqua anche la stiva di poppa, e i topi vi passano accanto salendo, in buon ordine, con i piccoli.
say-salt-and-iron-pitch = Un vaso arriva girando nella nebbia, con una coda di scintille, e si rompe tra i vostri banchi. Pare che ne abbiano diversi.
say-salt-and-iron-burning = La vela ha preso fuoco. Un altro di quelli, e tanto vale che impariate a respirare quest'acqua.

## 5. Il Cugino se ne va presto

scenario-the-cousin-leaves-early = Il Cugino se ne va presto
    .blurb = Questa volta è l'Overlord a scappare. Un ladro che nessuno sa di chi sia parente vuole tre occhi da tre teste di pietra, e poi la via più breve per casa. Prendetelo, o tenetelo occupato fino a giorno.
    .intro = Il Re Cavo aveva tre occhi, e quando morì li misero dove potesse continuare a guardare: uno nella torre, uno sopra l'altare, uno nella camera del tesoro. Finché sono lì, bada lui che la giungla resti giungla e i morti restino morti. Erano i patti. La settimana scorsa, a un funerale a monte del fiume, c'era un cugino che nessuno riusciva a collocare. Ha mangiato bene, ha pianto nei punti giusti, e quando se n'è andato mancava la mappa. «Gli serve una notte per ognuno» vi dice la guida tra le foglie, in un sussurro che quasi non le muove. «Sono incastonati in fondo, e guardano. Con tutti e tre se ne va per il sentiero che gli pare.» Tra le felci qualcuno, senza alcuna fretta, si sta sfilando i guanti. Dietro di voi la strada vecchia porta a casa. Davanti, qualcosa si lascia cadere da un albero, e poi qualcos'altro, più piano.
    .goal = Prendete il Cugino, o trattenetelo fino a giorno (round 9).
    .rules = Il Cugino prende un occhio ogni volta che il segnalino del turno avanza mentre è nella Torre caduta, all'Altare o nella Camera del tesoro: uno per luogo. Con tutti e tre fa vincere l'Overlord appena arriva nella Strada vecchia, nella Boscaglia ovest o nella Boscaglia est. Gli Eroi vincono quando è morto, o quando il segnalino arriva a 9. Chi ha Scalare supera le pareti con 1 punto movimento in più. La camera del tesoro si apre dal Chiostro est (difficoltà 2). Con il secondo occhio alla Porta delle teste arriva il Giudice di Bronzo, dalla parte dell'Overlord. Con voi è venuto un Segugio (con quattro Eroi due): lo comanda chi ha Comandante, abilità che dà anche il Corno del Capitano che sta sulla Strada vecchia. Veleno: un Eroe ferito sposta 1 gemma dalla Riserva alla Fatica.
    .notes = Il Cugino deve stare fermo tre volte, e ogni volta hanno un turno intero per lui. Perciò fallo stare dove in pochi lo raggiungono: lui si arrampica, loro per lo più no. La commissione della luna di sangue lo muove gratis. Spendi gemme per la sua Guardia quando arriva l'ascia, e per nient'altro. I ragnetti trattengono chi corre, le scimmie siedono sulle scale, le ombre stanno nei muri. E quando ha il terzo occhio, non cercare la via breve: cerca quella senza arcieri. Con il secondo occhio si alza il Giudice: lento, caro, e la miglior porta che avrai mai.
    .victory = Per primi trovate i guanti, piegati con cura. Poi il Cugino, seduto contro il muro con il cappello sulla faccia, come uno a cui è mancata la diligenza. In tasca ha due lettere di condoglianze, una indirizzata a voi. Rimettete a posto ciò che ha preso. In tutta la rovina, una dopo l'altra, smettono di muoversi foglie che si muovevano senza vento.
    .defeat = La mattina ci sono tre buchi neri in tre facce di pietra. Sembra che ascoltino.
    .dead = Vi compone uno per uno con grande attenzione, vi chiude gli occhi e dice due parole, calde e del tutto generiche. Poi va a vedere degli altri tre.
    .away = Sentite un ramo che scatta indietro, qualcuno che gli chiede scusa, e poi passi che non hanno alcuna fretta. Quando arrivate sulla strada è una figurina diritta con un sacco in spalla. Si toglie il cappello senza voltarsi. Dietro di voi, nel tempio, per la prima volta in millecento anni, qualcosa batte le palpebre.
task-the-cousin-leaves-early-treasury-door = La porta del tesoro
event-the-cousin-leaves-early-blood-moon = Luna di sangue
happening-the-cousin-leaves-early-rising = Chi ha il sonno leggero
    .about = Punti rinforzo, da spendere subito.
happening-the-cousin-leaves-early-errand = Una piccola commissione
    .about = Il Cugino si muove e attacca subito, come se fosse stato attivato.
count-the-cousin-leaves-early-eyes = Occhi presi
say-the-cousin-leaves-early-arrival = Guanti sfilati, cappello diritto: tra una foglia e l'altra, sul pendio delle felci, di colpo c'è qualcuno. Guarda la torre, l'altare, voi, e pare che trovi tutto proprio come gliel'avevano descritto.
say-the-cousin-leaves-early-treasury-door = La porta resiste, poi no. Nove secoli fa qualcuno, per puro dispetto, ha riempito di sabbia la camera del tesoro fino ad altezza d'uomo; e qualcun altro ha già cominciato a scavare.
say-the-cousin-leaves-early-tower-eye = Dalla torre viene un piccolo schiocco umido, come di tappo. Il Cugino alza qualcosa verso la luna, annuisce, e lo avvolge in un fazzoletto.
say-the-cousin-leaves-early-altar-eye = Sopra l'altare il grande volto di pietra ha un buco. «Le chiedo davvero scusa» dice il Cugino al volto, ed è sincero.
say-the-cousin-leaves-early-treasury-eye = Sotto la sabbia del tesoro qualcosa si spegne come una lampada. Il sacco sulla spalla del Cugino ha cominciato a guardarsi intorno.
say-the-cousin-leaves-early-judge = Tra le due teste di pietra della porta qualcosa di grande prende fiato, per la prima volta da quando qui c'era un tribunale a cui arrivare in ritardo. Il Giudice di Bronzo si alza. Ha sentito dire che ci sono dei ladri. Guarda il Cugino, che si è tolto il cappello, e poi, a lungo, voi.
say-the-cousin-leaves-early-all-eyes = Li ha tutti e tre. Nelle corti l'acqua comincia a calare, come se qualcuno avesse tolto un tappo, e da sotto il pavimento sommerso viene un lungo respiro.
say-the-cousin-leaves-early-birds = Un uccello, chissà dove, su nel fico. Presto farà chiaro; e lui lo sa, perché ha smesso di sorridere.
say-the-cousin-leaves-early-daybreak = Giorno, di colpo, come viene da queste parti. Sulla strada ci sono torce, e uomini, e la vedova del funerale, a cui è tornato in mente che il povero marito era figlio unico.

## 6. Fino al canto del gallo

scenario-till-the-cock-crows = Fino al canto del gallo
    .blurb = L'ultima difesa. Tre fuochi, un pugno di pescatori, e tutto ciò che è mai stato sepolto da questa parte del fiume che sale i gradini. Tenetene acceso uno finché il segnalino arriva a 8.
    .intro = Zia Erpice non si è mai sposata, non ha mai alzato la voce, e non ha mai dimenticato un nome su una lapide. Stasera è andata di tumulo in tumulo lungo il fiume, con il cestino al braccio, e ha bussato. Ora sono tutti fuori, e la seguono, e l'unico tetto da qui al mare è un tempio che non ce l'ha. Avete tre fuochi: uno in ogni chiostro, uno sul gradino alto. Finché ne arde uno non può entrare: pare che sia stata educata così. Avete Madre Okka, o qualcuno con la voce altrettanto forte. Avete qualche uomo del guado, venuto perché era venuta la mula. «A che ora canta il gallo?» domanda uno. Nessuno ha portato un gallo. Ma oltre gli alberi un villaggio ci sarà pure, e nel villaggio uno steccato. Mettete altra legna. Dalla porta delle teste viene un colpo, pianissimo, come di chi non vuole disturbare.
    .goal = Tenete acceso almeno uno dei tre fuochi finché il segnalino del turno arriva a 8.
    .rules = I fuochi ardono nel Chiostro ovest, nel Chiostro est e sul Gradino alto; non feriscono nessuno. Ogni volta che il segnalino del turno avanza mentre in una di queste aree c'è un nemico (con tre o quattro Eroi: due), il suo fuoco si spegne per sempre. L'Overlord vince quando sono spenti tutti e tre, o quando sono morti due Eroi (di due Eroi: uno); gli Eroi vincono appena il segnalino arriva a 8. Con voi stanno Lance del Guado, Bracconieri e Pazienza la Mula: li comanda chi ha Comandante, abilità che dà anche il Corno del Capitano che sta nella Sala del re. La camera del tesoro è aperta. Con tre o quattro Eroi, nel round 4 qualcosa risponde.
    .notes = Non ti servono cadaveri, ti serve compagnia: uno o due dei tuoi intorno a un fuoco quando comincia il tuo turno, vivi o altrimenti. Attacca due fuochi per volta, così che debbano scegliere. Il posto di Zia Erpice è in seconda fila: dove sta lei nessuno rilancia, e a ciò che le cade accanto si può dire di alzarsi. I Dissepolti sono lenti; mandali presto e lasciali abbattere al posto giusto: ognuno si porta via qualcosa. Le stelle ne portano altri, e le scintille impediscono che la sala del re diventi una casa.
    .victory = È un gallo pessimo, rauco, due villaggi più in là, e un po' in anticipo. Nessuno ha mai sentito niente di così bello. Sui gradini si fermano con un piede alzato, come chi non ricorda più perché è venuto; poi si voltano e tornano a casa in fila, prima i più piccoli. Zia Erpice si allaccia la cuffia. «Un'altra volta, cari» dice. Sulla cenere dell'ultimo fuoco il pescatore che aveva chiesto l'ora mette una padella, e ci rompe sei uova che ha portato nel cappello tutta la notte.
    .defeat = Dov'erano i fuochi è buio; e non è vuoto.
    .dead = L'ultimo di voi cade sull'ultimo gradino, voltato dalla parte giusta. Dietro di voi il fuoco arde ancora un poco, senza nessuno che ci metta legna. Zia Erpice aspetta che sia spento del tutto. È stata educata così.
    .cold = L'ultimo fuoco sospira, ed è un mucchio rosso, e poi grigio. «Permesso?» dice Zia Erpice, e si pulisce le scarpe. Fa il giro e dà a ciascuno la buonasera per nome. Ha un nome per tutti. Ha portato perfino le lapidi.
    .fallen = Un fuoco ce l'avete ancora. Non avete più chi ci metta un ceppo, e poi un altro, e intanto tenga i gradini; e quelli che restano si guardano e lo sanno. Uno dopo l'altro i pescatori si accorgono di aver lasciato qualcosa a casa. Zia Erpice si sfila i guanti. Lei può aspettare.
event-till-the-cock-crows-falling-stars = Stelle cadenti
happening-till-the-cock-crows-risen = Eccoli che salgono
    .about = Punti rinforzo, da spendere subito.
happening-till-the-cock-crows-sparks = Pioggia di scintille
    .about = Chiunque sia dalla parte degli Eroi nella Sala del re riceve una ferita, senza difesa; e l'Overlord recupera una gemma (con quattro Eroi due).
count-till-the-cock-crows-cold = Fuochi spenti
count-till-the-cock-crows-fallen = Caduti
say-till-the-cock-crows-west-fire = Nel chiostro ovest si siedono semplicemente sul fuoco, fianco a fianco, come vecchi su una panchina. Si spegne sotto di loro.
say-till-the-cock-crows-east-fire = Il fuoco a est è stato calpestato fino a diventare piatto. È stato qualcuno a piedi nudi, e non se n'è accorto.
say-till-the-cock-crows-high-fire = Sul gradino alto le fiamme si fanno azzurre, poi sottili, poi un odore. Il volto del re sopra l'altare adesso è al buio, e sembra più giovane.
say-till-the-cock-crows-answered = Presso la porta Zia Erpice legge ad alta voce da un libretto nero, tiene il segno col dito, volta pagina. «Ah» dice. Tra le due teste di pietra ora ce n'è una terza; e non è di pietra.
say-till-the-cock-crows-midnight = Mezzanotte, o quello che qui ne fa le veci. Per un respiro o due non sale nessuno. Bevete, fasciate, contate: il numero è più piccolo, ma siete voi, tutti.
say-till-the-cock-crows-grey = Grigio tra i tronchi. Non è giorno, è soltanto un punto in cui la notte si è consumata. L'hanno visto anche loro. Hanno smesso di strascicare i piedi, e si sono messi a correre.
