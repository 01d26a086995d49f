# Le parole delle Avventure: quel che si legge ad alta voce, i nomi di luoghi, Porte, scene e delle loro opzioni.
# I fogli stessi sono in scenarios/*/scenario.toml. Quel che si legge scelta un'opzione è `say-…`, se la Sfida fallisce `say-…-fail`.

campaign-title = Da Blackriver alla cenere
    .blurb = Cinque capitoli, da un faro spento al trono sotto la montagna. Quel che imparate e portate con voi resta, e così quel che avete deciso: in fondo alla strada qualcuno se ne ricorderà.

## 1. La strada per Blackriver

scenario-the-road-to-blackriver = La strada per Blackriver
    .blurb = Una carovana mai arrivata, un ponte che nessuno custodisce, una torre il cui faro non arde da nove notti. C'è luce abbastanza per camminare. Per ora.
    .intro = «Nove carri», dice il fattore di Harrow, e alza nove dita, casomai ne dubitaste. «Sale, olio da lampada, una sposa. Sono partiti il primo del mese per la strada di Blackriver, che è una buona strada; la facevo anch'io, quando avevo una schiena. Ci vogliono tre giorni. Ne sono passati nove.» Guarda oltre di voi, fuori dalla finestra, dove il pomeriggio sta sui campi come una cosa rovesciata. «Al fiume c'è la torre del pedaggio, con un faro in cima. Finché arde, la strada è sicura. Mio padre lo vide spegnersi una volta, nell'anno dei lupi.» Spinge la borsa attraverso il tavolo e ci tiene sopra un dito. «Andate finché è chiaro. Non lo dico come si dice ai bambini.»
    .goal = Sconfiggete tutto ciò che c'è alla torre del pedaggio e decidete che ne sarà del suo faro.
    .rules = Finché c'è il sole non c'è Oscurità: sul Percorso non sta nessuna carta Runa. Il sole tramonta quando si apre il cancello del pedaggio; da allora il Crepuscolo Strisciante pesca una Runa a round.
    .notes = Imparate qui quel che non costa niente: le Azioni minori. Attaccate dall'alto, tenete un cubo per una Reazione, e non aprite il cancello del pedaggio prima che siate tutti in piedi. Di là tramonta il sole.
    .victory = Dalla cima della torre si vede tutta la valle: la strada come un nastro caduto, il fiume senza una luce, e dove dovrebbero stare le lampade di Blackriver, niente. Non il buio. Il buio almeno avrebbe un orlo. Guardate a lungo, tutti, per esserne certi. Poi qualcuno dice quel che ognuno pensa: che i villaggi non si spengono.
    .defeat = La strada tiene quel che le si dà. In una settimana l'erba è cresciuta tra le assi dei carri; in un mese passa un uomo con la barba lunga, vede un buon martello nel fosso, e non si ferma a raccoglierlo.
setup-the-road-to-blackriver-first = La strada della carovana
    .enter = I carri stanno come si sono fermati, uno dietro l'altro, coi cavalli usciti dalle tirelle e il sale sparso in ventagli bianchi. Niente sangue, niente uccelli. Sulla pietra miliare qualcuno ha posato un paio di stivali, l'uno accanto all'altro, come si fa davanti alla camera da letto. Poi, più su lungo la strada, si lamenta una corda d'arco.
setup-the-road-to-blackriver-river = La riva del fiume
    .enter = Sotto la barricata il Blackriver passa con comodo, nero come il nome che porta. Il ponte del pedaggio è ancora in piedi. Sulla riva di qua siede un traghettatore accanto a una barca senza fondo, e non volta la testa, e nemmeno respira.
setup-the-road-to-blackriver-tower = La torre del pedaggio
    .enter = Il cancello si apre senza un rumore, come se avesse aspettato un pretesto. Dietro, la torre sta nel fango fino alle ginocchia, e nel fango ci sono orme che non cominciano da nessuna parte. Lassù in cima, nero contro un cielo che cede proprio ora l'ultimo rosso, pende il cesto di ferro del faro.
door-the-road-to-blackriver-barricade = La barricata
door-the-road-to-blackriver-toll-gate = Il cancello del pedaggio
scene-the-road-to-blackriver-wagon = L'ultimo carro
    .text = Il nono carro giace sul fianco con una ruota per aria, e la ruota gira ancora. Sotto il telo qualcosa sospira: una cavalla grigia, impigliata nei suoi finimenti. Accanto a lei, in pace, è steso il carrettiere, col cappello sul viso come se dovessero svegliarlo a mezzogiorno.
choice-the-road-to-blackriver-search = Frugare nel carico
say-the-road-to-blackriver-search = Tra due sacchi, dove il carrettiere teneva quel che al fattore non doveva importare, trovate qualcosa che vale un dito storto.
say-the-road-to-blackriver-search-fail = Era il sacco a reggere l'assale. Riavete la mano, quasi tutta, e quel che cercava.
choice-the-road-to-blackriver-horse = Liberare la cavalla
say-the-road-to-blackriver-horse = Si alza a tappe, si scrolla di dosso la strada e vi appoggia la fronte intera sul petto. Dopo di che, di restare indietro non vuol sentir parlare.
choice-the-road-to-blackriver-bury = Seppellire il carrettiere
say-the-road-to-blackriver-bury = Ci vuole un po', e nessuno si lamenta. Messa l'ultima pietra, dalle gambe se n'è andato il peso, come se l'avesse preso in consegna lui. Nel cappello c'era un medaglione con il viso di qualcuno.
scene-the-road-to-blackriver-ferryman = Il traghettatore
    .text = «C'è un ponte», dite, tanto per dire qualcosa. «Prima c'era un traghetto», dice il traghettatore. Ha per occhi due sassi di fiume. «Il pedaggio è quel che preferireste tenervi. Oppure rispondete a una mia domanda; non avevo più nessuno a cui farla. Oppure passate a cavallo, come facevano i signori, e tiratemi la mia stessa moneta.»
choice-the-road-to-blackriver-pay = Pagare con quel che si vorrebbe tenere
say-the-road-to-blackriver-pay = Vi toglie qualcosa con due dita, come un capello dal cappotto, e vi dà il resto: una moneta con un re per faccia, ciascuno di spalle all'altro.
choice-the-road-to-blackriver-riddle = Rispondere alla sua domanda
say-the-road-to-blackriver-riddle = «Che cosa attraversa il fiume e non si bagna mai?» Glielo dite. Ride, ed è il rumore di una chiglia sulla ghiaia. «Una volta lo sapevo», dice. «Grazie.» Vi dà la pertica; acqua per adoperarla non ne ha più.
say-the-road-to-blackriver-riddle-fail = «No», dice il traghettatore, quasi con dolcezza. «Non è la luna.» Siete stanchi come dopo una traversata a remi.
choice-the-road-to-blackriver-ride = Passare in groppa alla cavalla grigia
say-the-road-to-blackriver-ride = Gli tirate la sua moneta, raccolta dal fango ai suoi piedi, e lui la prende senza guardare. «Facevano sempre così», dice, e finalmente si alza, vi dà il mantello ed entra nell'acqua. La cavalla lo guarda sparire. Poi torna a casa da sola.
scene-the-road-to-blackriver-beacon = Il faro
    .text = Il cesto è colmo di legna asciutta; nessuno l'ha toccata. Accanto pendono un mazzo di erbe azzurre, quelle che danno la fiamma che vuol dire «venite», una lettera col sigillo intatto, e la buona torcia del guardiano avvolta in tela cerata. Si può accendere, ed essere visti da qui ai monti da chiunque guardi. O si può prendere quel che serve e scendere al buio.
choice-the-road-to-blackriver-light = Accenderlo, e che lo vedano tutti
say-the-road-to-blackriver-light = Sale con un ruggito, azzurro come una vena. Lontano, dopo un bel pezzo, su un colle che non sapevate nemmeno fosse un colle, risponde una seconda scintilla. L'ha visto anche qualcos'altro. Che guardi.
choice-the-road-to-blackriver-strip = Prendere la torcia e lasciarlo spento
say-the-road-to-blackriver-strip = Riavvolgete la torcia e scendete. Alle vostre spalle la torre è una torre. Chi stanotte guarderà dagli altri colli vedrà quel che vede da nove notti, e andrà a dormire.
say-the-road-to-blackriver-sunset = Il sole va giù dietro la torre come si cala un coperchio. Non fa buio dall'alto, come dovrebbe. Fa buio dal basso: prima i solchi, poi le pozzanghere, poi l'ombra sotto i vostri piedi, che è un po' più lunga di voi, e si muove un po' più tardi.
say-the-road-to-blackriver-beacon = Alla torre del pedaggio c'è silenzio. Una scala porta su al faro, e i pioli ci sono tutti.
count-the-road-to-blackriver-beacon = Il faro della torre
status-grey-mare = La cavalla grigia
    .about = Vi segue, e al fiume qualcuno forse si ricorda dei cavalli.

## 2. La scomparsa di Blackriver

scenario-the-disappearance-of-blackriver = La scomparsa di Blackriver
    .blurb = Quattrocento persone, una chiesa, un mulino: spariti, e le case con loro. Sono rimaste solo le lampade, e qualcuno le ha spente. Accendetene tre, e scendete dove è finito il resto.
    .intro = Ci sono le soglie. È questo il peggio: quaranta soglie in bell'ordine attorno a una piazza d'erba bagnata, ciascuna spazzata, ciascuna col suo raschietto e il suo vaso di timo, e dietro nessuna porta, nessuna casa, ma quadrati d'erba più gialla dove le case stavano. Il pozzo c'è. La ruota del mulino gira nella gora e non macina niente. Tre lampade stanno sui loro pali, e il vetro è ancora tiepido. «Non li hanno uccisi», dice chi di queste cose s'intende. «Li hanno messi via.» Ascoltate. Dal pozzo sale un suono che conoscete tutti e che lì per lì non sapete collocare. È il suono di un giorno di mercato, molto più giù.
    .goal = Accendete tre lampade: così si apre il pozzo. Poi sconfiggete tutto ciò che c'è là sotto.
    .rules = D'ora in poi in fondo al Percorso c'è la Caccia all'Oscurità. Ogni lampada scaccia l'Oscurità intorno a sé. Con la seconda comincia un Raid di Mostri; la terza lo fa cessare e sblocca il pozzo. Il campanaro nella cappella non deve cadere. Con tre Eroi o meno l'Oscurità si ritira a intervalli fissi; una Porta che si apre ridà fiato.
    .notes = Le lampade si accendono in qualsiasi ordine. Accendete la seconda solo quando qualcuno è già vicino alla terza: il raid dura quanto ci mettete voi. Chi prega nella cappella attraversa l'Oscurità illeso.
    .victory = L'ultimo affonda nell'acqua nera e non torna a galla, e il rumore del mercato cessa a metà di una parola. Poi dal pozzo scende un secchio, pian piano, da una corda che nessuno ha calato. È pieno di luce. La versate sulle pietre, come par che chieda, e sopra di voi, una dopo l'altra, si aprono quaranta porte.
    .defeat = L'erba ricopre le soglie. È buona erba. Qualche anno dopo qualcuno costruisce lì una fattoria e scava un pozzo, e la sera stessa lo riempie di nuovo, e non dice mai perché.
setup-the-disappearance-of-blackriver-first = La piazza
    .enter = Tra le soglie la nebbia ha compagnia.
setup-the-disappearance-of-blackriver-mill = Il mulino
    .enter = Il mulino non ha più muri, ma ha tutte le scale. Sulla gora gira la ruota, e a ogni giro tira fuori qualcosa dall'acqua e lo rimette giù dall'altra parte. La lampada è appesa dove il mugnaio poteva vederla dal letto.
setup-the-disappearance-of-blackriver-chapel = La cappella
    .enter = Qui il tetto non c'è più, e i morti li hanno lasciati; forse non erano nel conto. Davanti all'altare un vecchio col berretto di cuoio fa la guardia a una corda di campana che sale dritta nel cielo vuoto, e ci resta. «Non chiedetemi a che cosa sia legata», dice. «Basta che li teniate lontani.»
setup-the-disappearance-of-blackriver-under = Le strade sotto il pozzo
    .enter = In fondo l'acqua è tiepida, e ha un pavimento, e il pavimento ha delle strade. C'è tutto: il timo, i raschietti, l'odore del pane. Solo che la gente sta immobile, ciascuno con la bocca un po' aperta, e in mezzo, con un coltello lungo e senza fretta, passeggia qualcuno col cappuccio, e toglie le parole.
door-the-disappearance-of-blackriver-mill-lane = Il vicolo del mulino
door-the-disappearance-of-blackriver-lych-gate = Il cancello del camposanto
door-the-disappearance-of-blackriver-well = La canna del pozzo
scene-the-disappearance-of-blackriver-square-lamp = La lampada della piazza
    .text = La lampada sotto la quale ci si dava appuntamento. L'olio c'è; uno stoppino, a vederlo, no.
choice-the-disappearance-of-blackriver-oil = Sistemarla come si deve
say-the-disappearance-of-blackriver-oil = Lo stoppino c'è, se ci si crede abbastanza a lungo. La fiamma si drizza e si guarda intorno. Prendete dal gancio la lanterna di riserva: non servirà a nessuno.
say-the-disappearance-of-blackriver-oil-fail = Si accende, e la vostra manica pure.
choice-the-disappearance-of-blackriver-breath = Accenderla col fiato
say-the-disappearance-of-blackriver-breath = Le date un respiro che un giorno vi mancherà. Arde del vostro colore.
scene-the-disappearance-of-blackriver-mill-lamp = La lampada del mugnaio
    .text = Pende da una trave, sopra l'acqua. Ci si potrebbe arrampicare. Oppure fermare la ruota, salirci sopra, e fidarsi che non riparta.
choice-the-disappearance-of-blackriver-climb = Arrampicarsi sulla trave
say-the-disappearance-of-blackriver-climb = Sulla trave c'è la spada del mugnaio, dove la moglie non l'avrebbe vista. Accendete la lampada con una mano e tornate indietro con tutte e due piene.
say-the-disappearance-of-blackriver-climb-fail = La accendete. Per tornare prendete la via d'acqua.
choice-the-disappearance-of-blackriver-wheel = Fermare la ruota
say-the-disappearance-of-blackriver-wheel = Si ferma. Per una volta tutti passano coi piedi asciutti, e nella terza pala è rimasto un laccio che qualche bracconiere starà cercando.
say-the-disappearance-of-blackriver-wheel-fail = Di fermarsi non ha voglia. La lampada la accendete al volo, e vi ritrovate sottili come farina.
scene-the-disappearance-of-blackriver-chapel-lamp = La lampada perpetua
    .text = Arde da quando fu costruita la cappella; perpetua voleva dir questo. Sotto c'è il registro della parrocchia, aperto all'ultima pagina, e l'inchiostro è fresco. Quattrocento nomi. Qualcuno ha cominciato a raschiarli via dall'alto.
choice-the-disappearance-of-blackriver-pray = Chiedere una fiamma in preghiera
say-the-disappearance-of-blackriver-pray = Chiunque ci sia lassù a cui chiedere, non fa domande. La lampada arde. Un poco continua ad ardervi attorno alla testa, e l'Oscurità guarda altrove.
choice-the-disappearance-of-blackriver-names = Leggere tutti i nomi ad alta voce
say-the-disappearance-of-blackriver-names = Al novantesimo vi manca la voce, e continua il vecchio; al duecentesimo qualcuno risponde, pianissimo: presente, presente, presente. Non li dimenticherete. E si scoprirà che conta.
say-the-disappearance-of-blackriver-names-fail = Uno dei nomi è il vostro. Continuate a leggere. Li leggete tutti.
scene-the-disappearance-of-blackriver-well = Il pozzo
    .text = Giorno di mercato, molto più giù: galline, un violino, qualcuno che tira sul prezzo di un formaggio.
choice-the-disappearance-of-blackriver-listen = Stendersi ad ascoltare
say-the-disappearance-of-blackriver-listen = Sotto il violino c'è un coltello, avanti e indietro su una cote. Ora sapete dove sta lui.
choice-the-disappearance-of-blackriver-stone = Buttarci un sasso
say-the-disappearance-of-blackriver-stone = Contate. A quaranta qualcuno lo ributta su. C'è legato intorno un foglietto: una casa, un sole, sei persone, disegnate da qualcuno a cui le mani non riescono bene.
npc-ringer = Il campanaro
    .about = Ha suonato per ogni nozza e ogni incendio in cinquant'anni. Se cade lui, nessuno troverà la via per risalire.
say-the-disappearance-of-blackriver-ringer = Dalle tombe esce una cosa come un cappotto in un giorno di vento, e punta dritta al vecchio senza nemmeno guardarvi.
say-the-disappearance-of-blackriver-bell = «Be', allora», dice il campanaro, si sputa nelle mani e tira. La campana non la sentite. Ma lontano, sotto i vostri piedi, quattrocento persone si fermano e voltano la testa. Lui si toglie la vecchia corazza e ve la dà: senza, suona meglio.
say-the-disappearance-of-blackriver-second-lamp = Due lampade. In piazza smette qualcosa che c'era sempre stato, e che notate solo adesso. Poi arrivano, piccoli e tanti, scavalcando le soglie.
say-the-disappearance-of-blackriver-third-lamp = Con la terza lampada le tre luci si trovano da un capo all'altro della piazza. Quel che veniva smette di venire. Sull'orlo del pozzo c'è la collana del borgomastro, posata con cura, e il coperchio è scivolato da parte.
say-the-disappearance-of-blackriver-heard = Sentite la cote, a sinistra, dietro il fornaio, proprio come da sopra. Entrate dall'altra parte.
count-the-disappearance-of-blackriver-lamps = Lampade accese
status-heard-the-well = Ha ascoltato il pozzo
    .about = Sapete che razza di suono c'è là in fondo.

## 3. Il gioiello delle persone libere

place-the-jewel-of-the-free-people-gate = il cancello
scenario-the-jewel-of-the-free-people = Il gioiello delle persone libere
    .blurb = Una città senza re tiene la propria parola in una pietra, e la pietra sopra un lago di fuoco. Stanotte qualcuno verrà a prenderla. Meglio che siate voi. Entrare è la metà facile.
    .intro = Daren ha centoundici città, e una di esse non ha mai avuto un signore. Quando le altre chiedono come si faccia, la gente della Città Libera mostra loro il gioiello: una cosa semplice, limpida, grossa come un pugno, in cui ciascuno ha detto, una volta nella vita, una cosa sola a cui terrebbe fede. Finché lo si custodisce, dicono, nessuno ha bisogno d'esservi costretto. «Non è che noi lo crediamo magico», dice la portavoce della città, una fornaia con la farina nelle sopracciglia. «È che lo credono Loro. Ieri erano in quattro alla porta, educatissimi, senza ombra. Stanotte non saranno educati.» Stacca una chiave da un chiodo, fra due teglie da pane. «Il caveau l'ha costruito gente che si fidava di tutti, tranne che l'uno dell'altro. Portatelo via di qui. A noi toccherà semplicemente continuare a tenergli fede.»
    .goal = Prendete il gioiello in fondo al caveau, poi riportate ogni Eroe alla porta da cui siete partiti.
    .rules = L'argano nel caveau posa un secondo ponte. Preso il gioiello, il fuoco comincia a salire: ogni due round si prende un altro tratto della via del ritorno. Salito sei volte, tutto è perduto. L'Avventura è vinta quando un Eroe finisce il turno alla porta mentre ci state tutti. A intervalli fissi l'Oscurità si ritira; una Porta che si apre ridà fiato.
    .notes = Prima che qualcuno tocchi il gioiello, fate avviare gli altri verso casa. Chi è stato gentile alla porta non ha bisogno di rubarlo.
    .victory = Fuori dalla porta vi fermate perché si fermano le gambe. Alle vostre spalle il caveau si riempie fino all'orlo, con garbo, come una tazza. La fornaia è lì con un vassoio. La pietra non la chiede; vi guarda, uno per uno, e guarda come siete ridotti, e dice: «Bene. Allora funziona.»
    .defeat = In fin dei conti è solo una pietra, e il fuoco non ha mani per lasciarla cadere. Nella Città Libera, tre giorni dopo, a qualcuno viene chiesto per la prima volta d'inginocchiarsi; e lui si guarda intorno, e nessuno dice niente.
setup-the-jewel-of-the-free-people-first = Le terrazze
    .enter = Gradini bianchi salgono nell'ultima luce, tra fontane che qualcuno ha chiuso. Sulla terrazza alta la guardia è schierata, ciascuno al suo posto. Vi ci vuole un po' per vedere che la guardia è morta, e che l'hanno rimessa in piedi.
setup-the-jewel-of-the-free-people-gallery = La galleria degli specchi
    .enter = Chiunque abbia mai garantito per la città ha qui, invece del ritratto, uno specchio. Vi vedete entrare, una dozzina di voi. Ce n'è uno di troppo.
setup-the-jewel-of-the-free-people-vault = Il caveau
    .enter = Niente oro. Niente forzieri di cui valga la pena parlare. Un lago di fuoco con intorno un pavimento, due pilastri che ne escono laggiù in fondo, e su quello di sinistra, piccola, su un piedistallo di comunissimi mattoni, una cosa che non è rossa, mentre tutto il resto lo è.
door-the-jewel-of-the-free-people-bronze-door = La porta di bronzo
door-the-jewel-of-the-free-people-vault-door = La porta del caveau
scene-the-jewel-of-the-free-people-petitioner = Il postulante
    .text = Accanto al corpo di guardia siede un vecchio con una ciotola. «Aspetto da primavera d'essere ricevuto», dice. «Hanno tanto da fare. Però ho visto chi entra e chi esce.»
choice-the-jewel-of-the-free-people-alms = Dividere quel che avete
say-the-jewel-of-the-free-people-alms = Ne mangia metà, l'altra metà la incarta, e vi spiega come si parla alla pietra: al plurale. Da sotto il cappotto vi dà un razzo, per una festa che di certo si rifarà.
choice-the-jewel-of-the-free-people-question = Chiedergli che cosa ha visto
say-the-jewel-of-the-free-people-question = Ha visto tutto, a quanto pare, compreso un modello per una Maglia dei Focolari, e da quale tasca è caduto.
say-the-jewel-of-the-free-people-question-fail = Ha visto anche voi, fra un anno o giù di lì. Preferirebbe non descriverlo.
scene-the-jewel-of-the-free-people-mirror = Il tredicesimo specchio
    .text = Questo mostra la stanza senza di voi.
choice-the-jewel-of-the-free-people-look = Aspettare di comparire
say-the-jewel-of-the-free-people-look = Ci mette un po' ad accorgersi di voi. Poi vi mostra com'eravate prima di tutto questo; e un po' d'argento vi resta sulla pelle.
say-the-jewel-of-the-free-people-look-fail = Qualcuno compare, in effetti.
choice-the-jewel-of-the-free-people-break = Romperlo
say-the-jewel-of-the-free-people-break = Dietro il vetro c'è una nicchia, e nella nicchia una bussola che col nord ha chiuso e indica, per quel che se ne capisce, il rimpianto.
say-the-jewel-of-the-free-people-break-fail = Dietro il vetro c'è una bussola. Sette anni, dicono; voi cominciate dal sangue.
scene-the-jewel-of-the-free-people-windlass = L'argano
    .text = Un tamburo, una manovella per quattro, una catena che scende nel fuoco. Dall'altra parte, sotto il pilastro del gioiello, sporge la punta di un ponte, come una lingua.
choice-the-jewel-of-the-free-people-turn = Girare la manovella
say-the-jewel-of-the-free-people-turn = Per quattro, o per uno di malumore. Il ponte esce dal fuoco, gocciolando, e si stende dove deve.
say-the-jewel-of-the-free-people-turn-fail = Gira. E dopo, per un bel pezzo, gira anche tutto il resto.
choice-the-jewel-of-the-free-people-weight = Lasciar fare al contrappeso
say-the-jewel-of-the-free-people-weight = Fate saltare un perno solo. Il ponte arriva tutto in una volta, e con lui, scagliata attraverso il lago, la chiave arrugginita che qualcuno usava al posto di un perno.
say-the-jewel-of-the-free-people-weight-fail = Prima fate saltare il perno sbagliato, e imparate a zoppicare. Il ponte viene lo stesso.
scene-the-jewel-of-the-free-people-jewel = Il gioiello
    .text = Sta sui suoi mattoni come una cosa posata un momento. Quando vi avvicinate comincia a mormorare, con parecchie migliaia di voci, e ciascuna dice qualcosa che intende davvero.
choice-the-jewel-of-the-free-people-bare-hands = Prenderlo a mani nude
say-the-jewel-of-the-free-people-bare-hands = Tutti insieme, attraverso i palmi. Sarete molto arrabbiati per molto tempo per conto di gente mai incontrata.
choice-the-jewel-of-the-free-people-cloth = Sollevarlo con un panno
say-the-jewel-of-the-free-people-cloth = Via dai mattoni, nel panno, sotto il cappotto: non smette nemmeno di mormorare.
say-the-jewel-of-the-free-people-cloth-fail = Il panno brucia. Voi non mollate. Là dentro qualcuno approva.
choice-the-jewel-of-the-free-people-speak = Dire una cosa a cui terreste fede
say-the-jewel-of-the-free-people-speak = La dite, al plurale. Per un respiro c'è silenzio. Poi la pietra è più leggera, e più pesante, e si lascia prendere.
say-the-jewel-of-the-free-people-gavel = Davanti alla porta del caveau c'è il martelletto del magistrato, quello con cui si apriva ogni assemblea. Chi l'aveva portato fin qui non ha altro all'ordine del giorno.
say-the-jewel-of-the-free-people-lake = Il calore vi prende per la faccia. A destra un ponte porta all'argano; a sinistra, per ora, nessuno.
say-the-jewel-of-the-free-people-rising = Il piedistallo scende di una spanna, e di altrettanto sale il lago. Era una bilancia. Chi l'ha costruita si fidava di tutti, tranne che l'uno dell'altro. CORRETE.
say-the-jewel-of-the-free-people-fire = Il fuoco scavalca l'orlo del caveau, non in fretta, con la sicurezza di chi è già stato qui.
say-the-jewel-of-the-free-people-fire-gallery = Uno dopo l'altro gli specchi si riempiono di luce e scoppiano. Nell'ultimo vi vedete correre.
count-the-jewel-of-the-free-people-jewel = Il gioiello preso
count-the-jewel-of-the-free-people-fire = Il fuoco è salito
status-free-peoples-friend = Amico delle persone libere
    .about = Sapete come si parla al loro gioiello.

## 4. Il raid di Ignispyra

scenario-the-raid-on-ignispyra = Il raid di Ignispyra
    .blurb = Una fortezza su una montagna di fuoco, e dentro il capitano che ha tolto le parole a Blackriver. Due vie per una chiave, una campana che non deve suonare, e una gabbia con dentro qualcuno che ride.
    .intro = Da sotto, Ignispyra sembra una corona che qualcuno abbia posato su una stufa. Da vicino sembra quel che è: un muro, una fucina, una caserma, una sala; e sotto a tutto, giorno e notte, un respiro. «Ce l'ha dal disgelo», dice il fabbro che è riuscito a scappare, e vi mostra come, con uno stecco nella cenere. «Bane. Capitano di nessuno, perché nessuno lo voleva; poi qualcuno l'ha voluto. Qui la campana: chiunque ammazziate, lei ne chiama un altro. Qui la sala: chiusa. Una chiave l'ha il guardiano, in caserma. L'altra non l'hanno ancora fatta.» Si guarda le mani. «Ve la farei io. Ma là dentro non ci torno; quindi bisognerà che uno di voi impari.» E quando siete già per strada: «Se nella gabbia c'è ancora qualcuno, fatelo uscire. Anzi no. Anzi: sì.»
    .goal = Procuratevi una chiave della sala, dalla fucina o dalla caserma, e uccidete Bane.
    .rules = Finché non viene messa a tacere, la campana della caserma suona ogni quattro round, e dalla breccia entrano dei Lacchè. La sala è chiusa a chiave: forgiate una chiave all'incudine, o sconfiggete ogni Mostro una volta aperta la caserma. L'Avventura seguente comincia subito, senza Fase di Campo. A intervalli fissi l'Oscurità si ritira; una Porta che si apre ridà fiato.
    .notes = Basta una chiave. La fucina è calda e breve, la caserma è lunga ma fa tacere la campana. Quel che portate fuori dalla sala viene con voi: l'Avventura seguente non dà riposo.
    .victory = Bane cade com'è vissuto, sul pavimento di qualcun altro. Dove giaceva la lastra è calda; ha un anello. La sollevate, e una scala scende nell'aria grigia, e dall'aria grigia qualcuno chiede, non forte, con una voce che non ha mai dovuto esserlo: «Capitano? Sono loro?» Non c'è tempo per un campo. C'è a malapena il tempo di guardarsi.
    .defeat = La campana di Ignispyra suona per voi, un rintocco a testa, com'è usanza. Giù in pianura la gente alza gli occhi, conta, e continua a far bagagli.
setup-the-raid-on-ignispyra-first = La breccia
    .enter = Nel muro c'è un buco largo come un carro; ci hanno piantato dei pali e sono andati a cena. Non tutti. Sul bastione, a destra e a sinistra, c'è chi non ha mai più avuto fame.
setup-the-raid-on-ignispyra-forge = La fucina
    .enter = Il fuoco è la montagna stessa; loro ci hanno solo costruito intorno una stanza. Sull'incudine c'è una sbarra di ferro che aspetta qualcuno con un'idea. Nell'angolo, in una gabbia da orso, siede una persona negli stracci di un ottimo abito, e applaude.
setup-the-raid-on-ignispyra-barracks = La caserma
    .enter = Quaranta letti, rifatti a regola d'arte, e in ciascuno un'impronta. Il guardiano siede sotto la campana con la chiave al collo e la corda al polso, perché nessuno dica che si è addormentato in servizio. Se n'è andato dal servizio in un altro modo.
setup-the-raid-on-ignispyra-hall = La sala dei bracieri
    .enter = «Avrete sentito», dice Bane alzandosi, «che io prendo le parole. Ne prendo una a testa, quella che uno userebbe per ultima. Si risparmia tanto di quel tempo.» È grosso, ben educato, e ha la bocca piena di voci altrui. «Vogliamo?»
door-the-raid-on-ignispyra-forge-door = La porta della fucina
door-the-raid-on-ignispyra-barracks-door = La porta della caserma
door-the-raid-on-ignispyra-hall-door = La porta della sala
scene-the-raid-on-ignispyra-rampart-engine = La balista
    .text = Una balista girevole, carica e tesa, puntata sulla strada da cui vi aspettavano.
choice-the-raid-on-ignispyra-loose = Girarla e scoccare
say-the-raid-on-ignispyra-loose = Dice una parola sola, e la dice a tutti. I serventi portavano pelle di salamandra; vi andrà bene. Il dardo passa il primo e il secondo, e prosegue nel buio e, un bel pezzo dopo, in qualcos'altro. Gli altri hanno smesso di cantare.
say-the-raid-on-ignispyra-loose-fail = L'aveva caricata un mancino.
choice-the-raid-on-ignispyra-dismantle = Smontarla
say-the-raid-on-ignispyra-dismantle = Lo scudo che la copriva era il portone di casa di qualcuno. Vi dona.
scene-the-raid-on-ignispyra-anvil = L'incudine
    .text = Ferro, fuoco, un martello troppo pesante per un lavoro onesto. Il fabbro vi ha disegnato la chiave nella cenere, a memoria; ha tre denti e una bugia.
choice-the-raid-on-ignispyra-key = Forgiare una chiave
say-the-raid-on-ignispyra-key = Tre denti, e dove stava la bugia lasciate un vuoto. Non somiglia a niente al mondo. Girerà. La chiave sfrigola nel secchio. Va bene per la sala; sarebbe andata bene anche per la casa del fabbro, che di idee ne aveva una sola.
say-the-raid-on-ignispyra-key-fail = Ci vogliono tre calde e la pelle di due dita. Ma poi è una chiave.
choice-the-raid-on-ignispyra-temper = Temprare sé stessi
say-the-raid-on-ignispyra-temper = Tenete le mani dove stava il ferro, per quanto ha detto il fabbro, e non un respiro di più. D'ora in poi il fuoco vi conosce. Ha lasciato anche le tenaglie.
scene-the-raid-on-ignispyra-cage = La gabbia
    .text = «Tharmagar», dice la persona nella gabbia, e s'inchina fin dove permettono le sbarre. «Prestigiatore di corte. M'hanno chiesto dei giochi, e li ho fatti; l'ultimo non l'hanno gradito. Dolcetto o scherzetto, miei cari? Io prima non lo so mai. L'arte è tutta lì.»
choice-the-raid-on-ignispyra-free = Farlo uscire
say-the-raid-on-ignispyra-free = La serratura era aperta fin dal principio. «Si aspetta d'essere invitati», dice Tharmagar, vi prende sottobraccio, e nell'altra mano ha la vostra borsa; ve la rende. Tharmagar è con voi. Vi sentite subito meglio, e non sapete se fosse il dolcetto o lo scherzetto.
say-the-raid-on-ignispyra-free-fail = La serratura morde. «Ah, quella», dice Tharmagar, ed esce tra le sbarre dall'altra parte. «Avrei dovuto avvertire.»
choice-the-raid-on-ignispyra-leave = Lasciarlo dov'è
say-the-raid-on-ignispyra-leave = «Giustissimo», dice la persona nella gabbia. «Nemmeno io lo farei.» Vi passa qualcosa tra le sbarre: il cappuccio del boia; a quanto pare l'ha vinto a carte.
scene-the-raid-on-ignispyra-bell = La campana
    .text = Non è più grande di un secchio, e pende da una corda che per un buco nel muro arriva a una ruota che gira da sola. Sul battaglio ci sono segni di denti.
choice-the-raid-on-ignispyra-cut = Tagliare la corda
say-the-raid-on-ignispyra-cut = La corda cade e si contorce ancora un po'. Nell'angolo c'è un tamburo lasciato lì da un disertore, con dentro ancora tutto quel che aveva da dire.
choice-the-raid-on-ignispyra-muffle = Fasciare il battaglio e portarlo via
say-the-raid-on-ignispyra-muffle = Lo fasciate come un neonato. Vi mormora nella sacca; giù nella sala le catene si allentano.
say-the-raid-on-ignispyra-muffle-fail = Suona. Una volta sola, contro il vostro palmo, quel tanto che basta.
say-the-raid-on-ignispyra-alarm = Lassù, in caserma, una campana si schiarisce la gola.
say-the-raid-on-ignispyra-bell-rings = La campana suona. Dalla breccia alle vostre spalle, al passo, arrivano quelli per cui suonava.
say-the-raid-on-ignispyra-bell-cut = C'è un silenzio tale che si sente la montagna respirare. Non verrà chiamato più nessuno.
say-the-raid-on-ignispyra-warden = Al collo del guardiano trovate la chiave della sala, e al fianco una sciabola troppo buona per lui.
count-the-raid-on-ignispyra-key = Una chiave della sala
count-the-raid-on-ignispyra-silence = La campana tace

## 5. La corona sotto la cenere

scenario-the-crown-beneath-the-ash = La corona sotto la cenere
    .blurb = Giù per la scala, dritti dalla sala del capitano: una chiesa di cenere, due cripte, e un re morto da così tanto che ci ha fatto l'abitudine. Quel che avete fatto venendo fin qui, qualcuno lo ricorderà.
    .intro = Duecento gradini. Al centesimo l'aria calda si ferma, come davanti a una porta. Sotto c'è una chiesa che nessuno ha costruito verso l'alto: pende giù nella montagna, volta sotto volta, e quel che vi cade senza fine, grigio e soffice, è il regno che lui aveva. «Avevo un nome», dice la voce, mentre state ancora scendendo. «L'hanno custodito i miei cavalieri, e le mie regine. È brava gente, lo custodisce ancora. Un sigillo a testa; è tutto ciò che mi tiene a questa sedia. Rompeteli, e sarò quel che ero. Lasciateli, e sarò quel che sono. Come vedete, sono leale.» Aspetta che siate arrivati in fondo. «Chi viene a trovarmi», dice il Re Non Morto, «vuole sempre qualcosa. Voi che cosa volete?»
    .goal = Rompete almeno un sigillo: così si apre la sala del trono. Poi uccidete il Re Non Morto.
    .rules = Ogni sigillo rotto toglie qualcosa al Re: il primo la serratura alla sua porta, il secondo una delle sue carte attacco. Quel che avete fatto nelle Avventure precedenti può togliergliene altre. A intervalli fissi l'Oscurità si ritira; una Porta che si apre ridà fiato.
    .notes = Un sigillo apre la porta, due impoveriscono il Re. Non state in fila: lui colpisce aree intere. Un faro, una campana e quattrocento nomi possono valere più di una spada.
    .victory = La corona rotola a lungo, e l'ascoltate, tutti, finché si mette giù. Poi sui gradini del trono c'è qualcuno, vecchissimo, a capo scoperto, che si guarda le mani. «Ah», dice. «Era tutto qui.» La cenere smette di cadere. Molto in alto, per la prima volta da novecento anni, una pietra si scosta, e quel che entra è solo il mattino; ma si poteva vedere, con quella luce, quanto era grande la stanza, e che dentro non c'era nient'altro.
    .defeat = «Non resta mai nessuno», dice il Re Non Morto, e si alza, e stavolta, poiché non c'è più nessuno a tenerlo alla sedia, continua ad alzarsi. Su nella sala di Ignispyra i bracieri si spengono uno per uno. Comincia a nevicare, grigio, e tiepido.
setup-the-crown-beneath-the-ash-first = La navata
    .enter = I banchi sono pieni. Vi hanno tenuto il posto.
setup-the-crown-beneath-the-ash-knights = La cripta dei cavalieri
    .enter = Ciascuno è steso sul proprio coperchio coi piedi su un cane. Quando entrate, i primi ad alzare la testa sono i cani.
setup-the-crown-beneath-the-ash-queens = La cripta delle regine
    .enter = Cinque regine e un re: dev'essere stata una casa animata. L'aria è dolce, e non sono fiori. Sulla tomba più alta qualcuna siede e si pettina, e non ha cominciato adesso.
setup-the-crown-beneath-the-ash-throne = Il trono sotto la cenere
    .enter = È più grande di ogni porta da cui siete passati; è cresciuto intorno alla sua sedia come un albero intorno a uno steccato. Solo la mano con la spada è ancora libera. «Dunque», dice il Re Non Morto. «Che cos'era, che volevate?»
door-the-crown-beneath-the-ash-knights-stair = La scala dei cavalieri
door-the-crown-beneath-the-ash-queens-stair = La scala delle regine
door-the-crown-beneath-the-ash-throne-door = La porta del trono
scene-the-crown-beneath-the-ash-epitaph = L'epitaffio
    .text = QUI GIACE — e poi qualcuno ci ha lavorato di scalpello, per anni, e con amore.
choice-the-crown-beneath-the-ash-read = Leggerlo con le dita
say-the-crown-beneath-the-ash-read = Gli scalpelli lasciano più di quel che tolgono. Leggete un nome, e sotto il nome, incastonata nella pietra come un punto fermo, c'è una gemma.
say-the-crown-beneath-the-ash-read-fail = Anche il nome legge voi. Ma ormai l'avete.
choice-the-crown-beneath-the-ash-kneel = Inginocchiarsi e non dire niente
say-the-crown-beneath-the-ash-kneel = Per la durata di un respiro nessuno vuole niente da nessuno. Quando vi rialzate avete sulle spalle un abito ricamato, da nozze.
scene-the-crown-beneath-the-ash-knights-seal = Il sigillo dei cavalieri
    .text = Piombo, grande come uno scudo, colato su una crepa del muro. Dentro ci sono le impronte di quaranta guanti di ferro.
choice-the-crown-beneath-the-ash-shatter = Romperlo
say-the-crown-beneath-the-ash-shatter = Si rompe come ghiaccio. Dietro c'è una spada che ha aspettato troppo; per una volta andrà bene.
say-the-crown-beneath-the-ash-shatter-fail = Si rompe, e con lui qualcosa nel vostro polso.
choice-the-crown-beneath-the-ash-oath = Dire ai cavalieri il nome del Re
say-the-crown-beneath-the-ash-oath = Uno di loro si mette a sedere sul coperchio, si toglie l'elmo e sotto ha, a occhio, diciannove anni. «Allora siamo sciolti», dice Ser Caldwin. «Allora posso dire quel che penso.» Viene con voi. Vi dà il suo scudo; sono novecento anni che aspetta di usare l'altra mano.
scene-the-crown-beneath-the-ash-queens-seal = Il sigillo delle regine
    .text = Cinque anelli saldati in uno. Ci sono avvolti dei capelli.
choice-the-crown-beneath-the-ash-unsolder = Scioglierlo
say-the-crown-beneath-the-ash-unsolder = Anello dopo anello. Sotto il quinto c'è una perla nera come se avesse visto tutto.
say-the-crown-beneath-the-ash-unsolder-fail = La saldatura è avvelenata. Le conosceva bene, le sue regine, e loro lui.
choice-the-crown-beneath-the-ash-mourn = Piangere con loro
say-the-crown-beneath-the-ash-mourn = Vi sedete. Ci vuole il tempo che ci vuole, e vi costa qualcosa. Poi la più anziana scioglie gli anelli da sé, come ci si toglie una collana la sera, e vi mette in mano un arco da vedova.
say-the-crown-beneath-the-ash-throne-opens = Lontano qualcosa come un chiavistello si ritira, e la cenere della navata comincia a scivolare, tutta quanta, da una parte sola: verso la porta del trono.
say-the-crown-beneath-the-ash-knights-seal = Quaranta mani lasciano la presa.
say-the-crown-beneath-the-ash-knights-oath = Quaranta mani lasciano la presa, e una vi viene tesa.
say-the-crown-beneath-the-ash-queens-seal = Il pettine si ferma. È come se si fosse fermato un orologio che da tempo non si sentiva più.
say-the-crown-beneath-the-ash-king = Per un momento ciascuno di voi sa esattamente quanto è stanco.
say-the-crown-beneath-the-ash-beacon-far = Alza la mano per chiamare la leva, e non viene nessuno. Molto in alto, sui passi, ardono fuochi azzurri, di colle in colle, fin da una torre presso un fiume. Lassù stanno tenendo le strade. Qualcuno li aveva avvertiti.
say-the-crown-beneath-the-ash-names = «Per mio editto», comincia il Re; e voi dite: Agnes Mugnai. Anselmo Mugnai. Il vecchio Berto. Non vi ci vuole niente, li sapete a memoria; e a ogni nome si spegne una parola dell'editto.
say-the-crown-beneath-the-ash-ringer = Lontano, e in alto, una campana. Ormai sapete a che cosa è legata. Potete andare avanti ancora un po'.
count-the-crown-beneath-the-ash-seals = Sigilli rotti
status-kings-name = Il nome del Re
    .about = L'avete letto nella pietra. C'è chi aspetta di sentirlo.

## 6. Il dungeon draconiano

place-the-draconian-dungeon-stair = la scala
scenario-the-draconian-dungeon = Il dungeon draconiano
    .blurb = Tre scaglie da sotto un dormiente, e fuori in punta di piedi. Ogni Porta e ogni Forziere fa rumore. Si dice che sogni dei ladri.
    .intro = «Morto», dice il mercante, «morto dai tempi di mia nonna, solo ossa e cattive abitudini. Quindi non è rubare. Tre scaglie; ho un cliente per tre.» Vi disegna la dispensa, la sala, la covata, la fornace. Poi disegna qualcosa di traverso alla sala, piccolino da principio, poi deve girare il foglio. «Lui sta qui. Dorme, come dormono i morti a cui nessuno l'ha detto. Ha buon orecchio, per uno che non ne ha.» Soffia via il gesso dal disegno. «Ogni cardine, ogni coperchio, chiunque caschi per terra. Io non conterei oltre quattro.» E sulla porta: «Toglietevi gli stivali.»
    .goal = Mettete insieme tre scaglie, poi finite un turno con tutti gli Eroi di nuovo in dispensa, presso la scala.
    .rules = Rumore: ogni Porta oltre la sala, ogni Forziere aperto e ogni Eroe messo fuori combattimento conta uno; così alcune opzioni. A tre il dormiente si agita, a cinque si sveglia. Una ninnananna nella sala, se riesce, rende silenziosi Porte e Forzieri. A intervalli fissi l'Oscurità si ritira; una Porta che si apre ridà fiato.
    .notes = Cinque è il numero da non raggiungere. La ninnananna vale un tentativo di chi ha più Saggezza, prima del primo Forziere. Lasciare un tesoro dov'è non è una vergogna.
    .victory = Sull'ultimo gradino vi rimettete gli stivali, uno per uno. Sotto, qualcosa si gira sul fianco col rumore di un porto in burrasca, e sospira. Siete quasi a casa quando qualcuno chiede chi sia, allora, a pagare il mercante.
    .defeat = Sogna dei ladri. Ora li ha tutti, in fila, nell'ordine in cui sono venuti; e ci si accovaccia sopra, con cura, come sulle uova.
setup-the-draconian-dungeon-first = La dispensa
    .enter = Ganci per buoi. Ganci per cavalli. Una piccola fila pulita di ganci pressappoco all'altezza dei vostri colletti. Sotto gli spiedi ardono ancora due fuochi; qualcuno li tiene vivi, per fedeltà.
setup-the-draconian-dungeon-hall = La sala del drago
    .enter = Da principio pensate che sia crollato il tetto: costole, colonne, una chiglia rovesciata. Poi espira. Riempie la sala da un capo all'altro, e nel cavo dove aveva il ventre gli ultimi servi vanno e vengono in pantofole di feltro.
setup-the-draconian-dungeon-hatchery = La covata
    .enter = Pietre calde, ciascuna con un incavo. È rimasto un uovo solo. Accanto siede qualcuna con le mani in grembo e vi sorride con troppi denti: le visite fanno così bene, a quell'età.
setup-the-draconian-dungeon-kiln = La fornace da calce
    .enter = È qui che finivano le ossa. Da allora arde, bianca, senza fumo, e fa un piccolo verso cantilenante, come un bollitore che non vuol far male a nessuno.
door-the-draconian-dungeon-larder-door = La porta della dispensa
door-the-draconian-dungeon-hatchery-door = La porta della covata
door-the-draconian-dungeon-kiln-door = La porta della fornace
scene-the-draconian-dungeon-larder-scale = La scaglia in dispensa
    .text = La usavano come tagliere. È inchiodata al ceppo.
choice-the-draconian-dungeon-pry = Schiodarla
say-the-draconian-dungeon-pry = Undici chiodi, undici piccoli sospiri. Sul retro qualcuno ha graffiato come si lavora una cosa simile.
say-the-draconian-dungeon-pry-fail = Dieci chiodi, dieci piccoli sospiri. L'undicesimo canta.
choice-the-draconian-dungeon-coax = Scaldarla, e persuaderla
say-the-draconian-dungeon-coax = Le scaglie si ricordano di aver fatto parte di qualcosa. Canticchiate un poco, e viene da voi come un gatto, ed è tiepida uguale.
say-the-draconian-dungeon-coax-fail = Viene. È più calda di quanto pensavate.
scene-the-draconian-dungeon-hatchery-scale = La scaglia nel nido
    .text = L'uovo ci sta sopra come in un piattino.
choice-the-draconian-dungeon-take = Prenderli tutti e due
say-the-draconian-dungeon-take = Uno per braccio. L'uovo dice qualcosa, ad alta voce.
choice-the-draconian-dungeon-trade = Mettere sotto l'uovo qualcosa di vostro
say-the-draconian-dungeon-trade = Non serve molto; un anno o due. L'uovo è contento. Nella paglia c'è un flauto fatto con qualcuno venuto prima di voi.
scene-the-draconian-dungeon-kiln-scale = La scaglia nella fornace
    .text = È appesa nella canna a far da valvola, e arde.
choice-the-draconian-dungeon-rake = Usare il rastrello
say-the-draconian-dungeon-rake = Cade nella cenere insieme a un dente, cavo, e pieno di qualcosa che si muove.
say-the-draconian-dungeon-rake-fail = Vi cade sul braccio.
choice-the-draconian-dungeon-reach = Infilare la mano
say-the-draconian-dungeon-reach = Uno, due. Avete la scaglia, non più le sopracciglia, e una scintilla che ha deciso di restare con voi.
scene-the-draconian-dungeon-sleeper = Il dormiente
    .text = Ha la testa sugli artigli. Sotto le palpebre, dove non c'è più niente, qualcosa va avanti e indietro.
choice-the-draconian-dungeon-lullaby = Cantargli una ninnananna
say-the-draconian-dungeon-lullaby = Ne sapete una sola; parla di una casa piccola e di una luna grande. Il respiro gli si fa lungo. D'ora in poi sente solo quella. Dorme come non avete mai visto dormire nessuno. Si potrebbe aprire ogni Porta della casa.
say-the-draconian-dungeon-lullaby-fail = Alla seconda strofa comincia a canticchiare anche lui, e non era affatto questo lo scopo.
choice-the-draconian-dungeon-pass = Scivolare via nella sua ombra
say-the-draconian-dungeon-pass = È una buona ombra, grande, e abituata a star vuota. Per un po' non vi vede nessuno.
say-the-draconian-dungeon-stirs = Le costole scricchiolano. Dalle narici esce un fiato, non destinato a nessuno, e tutto quel che è fatto di pelo si arriccia.
say-the-draconian-dungeon-wakes = «LADRI», dice il dormiente, con infinita contentezza, e si alza.
say-the-draconian-dungeon-leave = Tre. Combaciano lungo i bordi, come una parola. Ora alla scala, tutti, e camminate; non correte.
count-the-draconian-dungeon-scales = Scaglie
count-the-draconian-dungeon-noise = Rumore

## 7. Le gallerie del Sottomonte

scenario-the-tunnels-of-undermountain = Le gallerie del Sottomonte
    .blurb = In fondo alla miniera pende la campana che richiama su il turno. Qualcuno ha staccato la corda. Le vie per scendere sono due, una è corta e una è gentile.
    .intro = Una miniera funziona così: la mattina scendono in quattrocento, e la sera la campana li richiama. Ieri sera la campana non ha suonato. Uno penserebbe che se ne siano accorti. «Non se ne accorgono», dice la donna alla bocca del pozzo, che da ieri conta elmetti. «La campana serve a questo. Laggiù il giorno si perde; si pensa: ancora un carrello. Andranno avanti. Andranno avanti finché» — e la parola non la cerca. «Per la galleria dei pali è la metà. In quell'altra l'aria è cattiva, ma c'è dentro mio marito.» Ha una voce che arriva lontano. «L'acqua sale alla sedicesima ora, se nessuno bada alle pompe. Alla ventiduesima non c'è più campana da suonare.»
    .goal = Raggiungete il fondo e suonate la campana della miniera.
    .rules = Tutt'e due le gallerie portano al fondo; lo apre l'una o l'altra chiusa. Dal sesto round, con quattro o più Eroi, le tombe sono inquiete. Nel sedicesimo sale l'acqua; dopo il ventiduesimo l'Avventura è perduta. Nessuno è tenuto a uccidere il Mastro Becchino, ma lui ci tiene. A intervalli fissi l'Oscurità si ritira; una Porta che si apre ridà fiato.
    .notes = Scegliete una galleria e via. La campana è sul blocco nel mezzo, due livelli più su; nessuno la suona con un nemico accanto, quindi spingeteli giù prima.
    .victory = Un colpo solo, e attraversa la montagna come una parola attraversa la folla. Per un momento niente. Poi, da ogni parte, attrezzi che vengono posati: quattrocento picconi appoggiati al muro, uno dopo l'altro, con riguardo, ché domani serviranno. «È già sera?» chiede qualcuno nel buio.
    .defeat = L'acqua si chiude sulla campana; suona una volta, da sola, troppo bassa per sentirla. Su alla bocca del pozzo una donna ha messo in fila quattrocento elmetti, e comincia a infilare in ciascuno una candela.
setup-the-tunnels-of-undermountain-first = Il posto di guardia
    .enter = Due buchi nella roccia, e sopra ciascuno un cartello. Sull'uno: CORTA. Sull'altro: ATTENTI ALLA TESTA. In mezzo siede qualcuno che non ha dato retta a nessuno dei due.
setup-the-tunnels-of-undermountain-stakes = La galleria dei pali
    .enter = La via corta era corta per tutti; così qualcuno l'ha piantata a pali. Dietro si apre la vecchia galleria, e dentro c'è chi ne sta affilando altri.
setup-the-tunnels-of-undermountain-fumes = La galleria cattiva
    .enter = La candela brucia verde. Poi si allarga in un giardino: funghi alti come bambini, in aiuole, rastrellate. Dietro una frana qualcuno bussa; tre, e tre, e tre.
setup-the-tunnels-of-undermountain-deep = Il fondo
    .enter = La tesoreria del Sottomonte non ha mai avuto tesori, l'avevano costruita casomai. Su un blocco nel mezzo sta la campana, e alla campana, con una canna da misura, qualcuno in grembiule nero che vi guarda senza cattiveria, dalla testa ai piedi e una volta da spalla a spalla. «Per domattina siete pronti», dice il Mastro Becchino.
door-the-tunnels-of-undermountain-staked-tunnel = Il buco con il cartello CORTA
door-the-tunnels-of-undermountain-foul-tunnel = Il buco con il cartello ATTENTI ALLA TESTA
door-the-tunnels-of-undermountain-upper-lock = La chiusa alta
door-the-tunnels-of-undermountain-lower-lock = La chiusa bassa
scene-the-tunnels-of-undermountain-winch = Il verricello
    .text = Un verricello, una cesta, un pozzo. Tutto quel che la guardia possedeva è nella cesta, e la cesta sta scendendo.
choice-the-tunnels-of-undermountain-lower = Tirarla su
say-the-tunnels-of-undermountain-lower = Pane, olio, calze asciutte. Contro il buio poche cose valgono quanto le calze asciutte.
say-the-tunnels-of-undermountain-lower-fail = La corda non era legata a niente. Quel che sale è la corrente d'aria.
choice-the-tunnels-of-undermountain-oil = Prendere la torcia del guardiano
say-the-tunnels-of-undermountain-oil = L'ha fatta qualcuno che contava di tornare.
scene-the-tunnels-of-undermountain-miners = La frana
    .text = Tre colpi, e tre. «È sera?» chiede una voce dietro la roccia.
choice-the-tunnels-of-undermountain-dig = Tirarli fuori
say-the-tunnels-of-undermountain-dig = L'ultima pietra la spingono da dentro. «Era ora», dice Hedda Treccia di Ferro, caposquadra, e guarda le vostre armi come si guarda un lavoro mal fatto. Viene con voi a rimediare.
say-the-tunnels-of-undermountain-dig-fail = L'ultima pietra viene da sola, sul vostro piede. «Dilettanti», dice qualcuno, ed esce passandovi sopra.
choice-the-tunnels-of-undermountain-share = Bere con loro alla sorgente
say-the-tunnels-of-undermountain-share = Per una fessura larga una mano vi passano le gavette, una dopo l'altra: acqua calda della montagna, che sa di ferro e del sapone di qualcuno.
scene-the-tunnels-of-undermountain-mine-bell = La campana della miniera
    .text = Grande come una mucca, verde, senza corda. Sull'orlo quattrocento ammaccature, una per ogni mattina in cui qualcuno è arrivato tardi.
choice-the-tunnels-of-undermountain-ring = Colpirla con quel che avete
say-the-tunnels-of-undermountain-ring = La colpite come si colpisce una cosa per quattrocento persone.
say-the-tunnels-of-undermountain-ring-fail = Colpite. In mezzo c'era la spalla del Mastro Becchino; a pentirsene è la vostra.
choice-the-tunnels-of-undermountain-rope = Fare una corda
say-the-tunnels-of-undermountain-rope = Con tutto: cinture, cinghie, e qualcosa di voi che vi mancherà. Tirate.
say-the-tunnels-of-undermountain-graves = Quelli che la montagna si è tenuta hanno notato che nessuno suona la sera. Cominciano un nuovo turno.
say-the-tunnels-of-undermountain-deep = Le lampade si riducono a punti azzurri. Sotto uno di voi qualcosa si stende, piano, come una coperta.
say-the-tunnels-of-undermountain-water = Freddo alle caviglie: le pompe si sono fermate. Sei round.
count-the-tunnels-of-undermountain-bell = La campana suonata

## 8. La fossa del sale (Campo di battaglia)

scenario-the-salt-pit = La fossa del sale
    .blurb = Un Campo di battaglia. Gradinate in alto, una cava in basso, e in mezzo qualcosa che non è di nessuna squadra.
    .intro = Nei giorni di festa calano le reti e aprono i cancelli; sulle gradinate si vendono noccioline. Le regole della fossa del sale sono vecchie e facili da ricordare: chi viene portato fuori ha perso. Quel che vive là sotto, tra i due cancelli, non ha squadra. C'era da prima, e gli piacciono tutti.
    .goal = Date all'altra squadra più cubi trauma di quanti ne regga, o lasciate fare alle sue maledizioni.
    .rules = Un Campo di battaglia: niente Ruoli della segreta, niente carta Runa. Nella fossa vive una Carne Marcia, che si butta sull'Eroe più vicino; con quattro o più Eroi sono due. Dal quindicesimo round il sale entra nelle ferite: SANGUINARE 4 per tutti, a ogni round.
    .notes = Le gradinate danno +2 a chi ci sta sopra. La cosa nel mezzo va da chi è più vicino: che sia qualcun altro.
    .victory = Le reti si alzano. Qualcuno tira un sacchetto di noccioline.
    .defeat = Vi portano fuori, con un certo riguardo, davanti alla gente con le noccioline.
say-the-salt-pit-salt = Aprono le chiuse sulle gradinate alte, come ogni volta che la cosa va per le lunghe. Quel che scende è bianco, fine, e s'infila dappertutto. Prima di tutto nelle ferite.
setup-the-salt-pit-first = La fossa del sale
    .enter = Gradini bianchi, polvere bianca, e il brusio bianco della gente che ha pagato.

## 9. Il ponte dei fratelli (Campo di battaglia)

scenario-two-towers = Il ponte dei fratelli
    .blurb = Un Campo di battaglia. Due cornicioni e un ponte sul fuoco; e all'imbrunire viene a guardare l'Oscurità.
    .intro = Due fratelli costruirono due torri per non doversi vedere, e un ponte per poter litigare. I fratelli non ci sono più da un pezzo. Il ponte serve ancora allo scopo. All'Oscurità nessuno ha detto che la cosa non la riguarda.
    .goal = Date all'altra squadra più cubi trauma di quanti ne regga, o lasciate fare alle sue maledizioni.
    .rules = Un Campo di battaglia: niente Ruoli della segreta. Questo ha una carta Runa: il Crepuscolo Strisciante pesca una Runa a round, e l'Oscurità punta all'Eroe più forte di tutti.
    .notes = Il ponte è la via breve e il posto sbagliato per farsi spingere. L'Oscurità dà la caccia al più forte: badate a non esserlo voi.
    .victory = State in mezzo al ponte, da soli. È largo esattamente come prima, e non c'è più nessuno a cui dirlo.
    .defeat = Da sotto il ponte sembra la riga che si tira in fondo a un conto.
setup-two-towers-first = Il ponte dei fratelli
    .enter = Un ponte, e qualcuno all'altro capo.

## Annotazioni che restano

aura-carters-thanks = Il grazie del carrettiere
    .about = La strada è più leggera sotto i piedi.
aura-lamp-of-blackriver = Lampada di Blackriver
    .about = Un po' di luce vi accompagna; l'Oscurità non vi fa danno.
aura-silvered = Inargentato
    .about = Siete stati visti per quel che siete: difficili da spaventare, pronti a capire.
aura-tempered = Temprato
    .about = Il fuoco vi conosce.
outcome-beacon-lit = Il faro è stato acceso
    .about = Di colle in colle sanno che qualcuno tiene la strada.
outcome-beacon-dark = Il faro è rimasto spento
    .about = Nessuno è stato avvertito.
outcome-names-of-blackriver = I nomi di Blackriver
    .about = Quattrocento, a memoria.
outcome-ringer-saved = Il campanaro vive
    .about = Suona ogni volta che ne avete bisogno.
outcome-jewel-given = Il gioiello è stato dato, non preso
    .about = Si è lasciato prendere.
outcome-tharmagar-freed = Tharmagar è in libertà
    .about = L'avete fatto uscire voi.
outcome-tharmagar-left = Tharmagar è rimasto indietro
    .about = Ha detto che non l'avrebbe fatto nemmeno lui.
outcome-bell-clapper = Il battaglio di Ignispyra
    .about = Vi mormora nella sacca.

## Il Diario della campagna

log-record = { $played ->
    [one] Un capitolo giocato, { $won ->
        [one] uno vinto
       *[other] { $won } vinti
    }.
   *[other] { $played } capitoli giocati, { $won ->
        [one] uno vinto
       *[other] { $won } vinti
    }.
}
log-hero = { $hero } ({ $role }): { $cubes } { $cubes ->
    [one] cubo azione
   *[other] cubi azione
}, { $skills ->
    [0] nessuna Abilità appresa
    [one] una Abilità appresa
   *[other] { $skills } Abilità apprese
}, { $abilities ->
    [0] nessuna Capacità di classe
    [one] una Capacità di classe
   *[other] { $abilities } Capacità di classe
}, { $items ->
    [one] un oggetto
   *[other] { $items } oggetti
}.
log-outcome = Scritto per sempre: { $outcome }.
log-lost = «{ $chapter }» è andato perduto e si ritenta; niente di ciò che vi fu guadagnato conta.
log-over = La campagna è finita: la corona giace sotto la cenere, e il suo re con lei. Ci { $played ->
    [one] è voluta un'Avventura
   *[other] sono volute { $played } Avventure
}.
