# Ciò che all'Overlord si dice con parole sue: gli id sono quelli degli eroi, con `overlord-` davanti. Anche `.victory` e `.defeat` sono i loro.

## 1. Notte al Guado del Corvo

overlord-scenario-night-at-raven-ford =
    .intro = È stata una buona annata. A primavera hai preso il mulino, d'estate il mugnaio, e all'alba la colonna parte per il nord con tutto ciò che questo fiume possedeva. Resta solo da passare la notte, e stanotte il vecchio traghettatore ha trovato qualcuno con cui piangere. Sono là fuori, una manciata, nella pineta. Non vogliono l'accampamento: vogliono Vesh. Dorme con gli stivali ai piedi, e picchia come un albero che cade; ma un albero che esce dalla tenda si può abbattere. Hai lupi che non chiedono ordini, arcieri sulla roccia, e un corno lungo quanto un bambino. Al resto pensa il sole, se sai aspettarlo.
    .goal = Vesh vedrà l'alba: tienila viva finché non finisce il round 7, oppure fa' che non la veda nessun eroe.
    .rules = Vinci quando finisce il round 7 con Vesh ancora viva, o quando non resta alcun eroe. Perdi nell'istante in cui lei muore. Il Corno di guerra chiama il branco o porta rinforzi; l'eroe che lo butta giù dalla Torre di guardia ti toglie i rinforzi. Il portone si apre a chi ci lavora nella Macchia a nord.
    .victory = Per un momento nulla, e poi tutta quanta insieme. Accanto al fuoco qualcuno si mette a correre, in calze, e poi corrono tutti. Per il nord avevi dei piani. Avevi perfino disegnato una mappa, con i villaggi cancellati. Nella tenda migliore del fiume c'è chi la usa per accendere la stufa.
    .defeat = Il guado è quieto. Dalla tua parte smontano le tende e le contano, e il conto torna.
    .dead = Li ha fatti stendere in fila lungo l'acqua, e ha pulito la lama su un mantello che meritava di meglio. Non è una donna crudele. All'alba la colonna parte per il nord, tutta, e i corvi scendono a vedere chi è rimasto.
    .time = Il sole trova il suo varco tra due colline. Si scosta il telo ed esce Vesh, armata e riposata, con quaranta uomini che le si alzano alle spalle. Gli stranieri nel cortile hanno capito. Lei chiede, con sincero interesse, come pensavano che andasse a finire.
overlord-say-night-at-raven-ford-gate = Qualcuno ha convinto il portone a nord. Ora il cortile delle provviste ha una porta, e Vesh una corrente d'aria alle spalle.
overlord-say-night-at-raven-ford-horn = Il Corno di guerra è volato giù dalla roccia. Uomini non ne porterà più; i lupi rispondono ancora.
overlord-say-night-at-raven-ford-moon = La luna è dietro il crinale, e metà della notte è vinta. Hai ancora gemme per tre dei loro turni?
overlord-say-night-at-raven-ford-chiefs-tent = Qualcuno è nella tenda con Vesh. Le guardie davanti a lei, le gemme in mano: servivano a questo.
overlord-say-night-at-raven-ford-watchtower = Uno di loro è salito fino al corno. Quello, alla tenda, non c'è; e tu hai un turno per suonare, o per spingere.

## 2. La figlia del traghettatore

overlord-scenario-the-ferrymans-daughter =
    .intro = Ha diciannove anni, sa governare tutto ciò che galleggia, e ai tuoi uomini ha detto che cosa pensa di loro, uno per uno e per nome. Così l'hai messa dietro a Bose il Gentile, che non sopporta di veder piangere nessuno. I suoi amici sono venuti a prenderla dalle rocce, dove tu tieni le capre. Lasciali fare. Entrare è nulla: al ritorno uno di loro porterà lei, che pesa quanto un'incudine con delle opinioni. La barca è una. Pende da tre cime. E lungo il sentiero a ovest, a piedi nudi, arrivano le tue Anguille, che in vita loro non hanno mai lasciato in pace un nodo.
    .goal = Stanotte non salpa nessuno: taglia tre cime, o tienili a riva finché non finisce il round 8.
    .rules = Vinci quando è tagliata la terza cima: una ogni volta che il segnalino del turno avanza mentre una tua miniatura è nella barca. Vinci anche quando finisce il round 8, o quando non resta alcun eroe. Loro vincono quando Ilse e ogni eroe vivo sono nella barca e qualcuno ha mollato gli ormeggi. Chi apre la gabbia la porta in spalla (4), e può passarla ad altri, ma non lanciarla.
    .victory = Il fiume prende la barca per il gomito e la porta via, e al timone siede la tua prigioniera, che non si volta. Sulla riva le tue Anguille stanno col coltello in mano e niente da tagliare. Bose piange. Dice che è il fumo.
    .defeat = Se n'è andata la barca, o la notte, e lei è ancora qui. Fa lo stesso.
    .dead = È tornata dov'era. Bose ha riparato la serratura e attraverso le sbarre, a bassa voce, le spiega quanto gli dispiace. Lei gli dice che cosa pensa anche di questo. Sull'acqua una barca vuota bussa al pontile.
    .ropes = La terza cima si spezza con un suono d'arpa. Per un momento la barca resta, per abitudine; poi c'è una striscia d'acqua nera, e poi di più. I tuoi siedono sul pontile con le gambe penzoloni. Non sono mai stati così buoni.
    .time = Grigio, rosa, una striscia gialla: adesso si vedono tutti. I tuoi arcieri stanno lungo la riva e sbadigliano, con gli archi tesi. Uno saluta con la mano verso la barca ancora legata. Da là nessuno risponde.
overlord-say-the-ferrymans-daughter-cage = La gabbia è aperta, e uno di loro ha Ilse sulle spalle. Quello cammina piano e fa la metà di ciò che saprebbe: da adesso di eroi ce n'è uno solo.
overlord-say-the-ferrymans-daughter-gate = Hanno aperto il portone da dentro. È una porta anche per te, e i tuoi rinforzi le stanno giusto dietro.
overlord-say-the-ferrymans-daughter-first-rope = Una cima. Chi l'ha tagliata lascialo dov'è, se puoi permetterti di difenderlo: vale una cima a turno.
overlord-say-the-ferrymans-daughter-second-rope = Due cime, e la barca pende da una. Un altro turno con qualcuno a bordo, ed è fatta.
overlord-say-the-ferrymans-daughter-cast-off = L'hanno slegata. A trattenere la barca resta solo chi non ci è ancora salito. Fa' in modo che ci sia qualcuno.
overlord-say-the-ferrymans-daughter-grey = Si fa grigio. Ancora tre round, e ci sarà luce per tutti gli archi del campo.

## 3. La lampada che chiama

overlord-scenario-the-lamp-that-calls =
    .intro = Per cent'anni la tua lampada ha chiamato le navi, nove, e le campane stanno appese nella corte. Era esercizio. Adesso l'Abate ha trovato la preghiera che non è per le navi: quattro versi, da cantare accanto alla lampada mentre suona la Campana del tempio, e mai due d'un fiato. Il terzo non è piacevole, per chi sta vicino. Poi la lampada si volterà verso terra. Giù sulla strada rialzata è sbarcato qualcuno, coi piedi bagnati, per spegnerla. Per arrivare a te ci sono cinque gradini. Mettiti su ciascuno, e tieni l'Abate in cima: ha una bella voce e le braccia sottili.
    .goal = L'Abate canta quattro versi nella Lanterna; oppure, quando finisce il round 9, loro stanno ancora salendo.
    .rules = Attiva la Campana del tempio mentre l'Abate è nella Lanterna, ed è un verso; altrimenti porta rinforzi. I versi vengono in ordine: il secondo non prima del round 3, il terzo non prima del 5, il quarto non prima del 7. Quattro versi danno la vittoria, e la dà anche la fine del round 9. Loro vincono quando la grande lampada è spenta: difficoltà 5 (con tre o quattro eroi 6), oppure 3 quando sono spenti due dei lumi sulla Terrazza ovest, sugli Scogli e nella Galleria ovest.
    .victory = Si spegne come una voce che è stata interrotta. Delle stelle ti eri dimenticato. Giù in basso le nove campane oscillano da sole e tacciono, e nelle case della costa si gira dall'altra parte gente che aveva già un piede sul pavimento.
    .defeat = Alta sul mare la lampada continua a dire la sua unica parola, e adesso qualcuno risponde.
    .dead = L'Abate li ha scavalcati per regolare lo stoppino, attento a non pestare una mano. Entro domenica nel coro ci saranno confratelli nuovi. Sperava proprio in un basso.
    .verses = Il quarto verso non ha parole. C'è il posto dove starebbero, e qualcosa è venuto a metterselo. La lampada gira dal mare verso terra, adagio. In ogni finestra della costa c'è una luce, e poi una porta, e poi dei passi.
    .time = Mattutino. Duecento confratelli, lavati e riposati, su ogni scala tra quella gente e l'uscita. L'Abate alza una mano, e si fa silenzio. Per i suoi versi adesso ha tutto il giorno, e un pubblico.
overlord-say-the-lamp-that-calls-sisters = Nella Corte del pozzo c'era chi li aspettava: vecchie in armatura, che hanno giurato prima che tu nascessi. Adesso le comanda chi ha voce abbastanza.
overlord-say-the-lamp-that-calls-gate = Il portone è aperto. Sono sul primo gradino: sullo scalone ci vuole una guardia.
overlord-say-the-lamp-that-calls-grille = La grata è su, e hanno una scorciatoia per lo scalone. Ce l'hai anche tu.
overlord-say-the-lamp-that-calls-brass-door = La porta d'ottone ha ceduto: fino alla lampada possono camminare. L'Abate si è fermato a metà di una parola. Digli di finirla.
overlord-say-the-lamp-that-calls-lamp-west = Il lume della terrazza è spento. Con due su tre la grande lampada si abbassa.
overlord-say-the-lamp-that-calls-lamp-sea = Il lume degli scogli è spento. Al largo qualcosa che era quasi arrivato ha perso la strada.
overlord-say-the-lamp-that-calls-lamp-gallery = Il lume della galleria è spento: sono subito sotto di te.
overlord-say-the-lamp-that-calls-low = La grande lampada è calata a metà. Per spegnerla adesso bastano tre simboli: accanto non deve restare da solo nessuno che abbia ancora una gemma.
overlord-say-the-lamp-that-calls-first-verse = Il primo verso, piano, come si prova una corda. Tiene. Lascia che la campana ridiscenda il fiume, e suonala di nuovo nel round 3.
overlord-say-the-lamp-that-calls-second-verse = Il secondo. Laggiù hanno cominciato a canticchiarlo. Il prossimo nel round 5, e quello ha i denti.
overlord-say-the-lamp-that-calls-third-verse = Il terzo: la fiamma si è alzata in piedi, e chi è nella Lanterna è ferito da ciò che ricorda. Ne manca uno, nel round 7, e l'Abate deve vivere per cantarlo.
overlord-say-the-lamp-that-calls-abbot = L'Abate siede sull'ultimo gradino, vuoto. A memoria il verso non lo sa nessun altro. Ti resta soltanto il tempo: tieni la lampada finché non finisce il round 9.

## 4. Sale e ferro

overlord-scenario-salt-and-iron =
    .intro = Capitan Salamoia è già stato impiccato una volta, e non ha attecchito. Poi con l'ancora ha pescato una corona di sale, e da quel giorno la Vedova Bagnata imbarca acqua, un po' più in fretta ogni volta che la marea se ne ricorda. Restituirla, lui, non vuole. Preferisce andare a fondo con lei, e ha idea che il mare lo farebbe ammiraglio. Ora nella nebbia si è accostata una nave lunga, coi remi fasciati, per prendersi la corona. Hanno due passerelle e non sanno quanto in fretta bruci la pece. Ti servono un solo uomo sul lato di tribordo, quattro vasi, e la pazienza di scaldarli uno dopo l'altro.
    .goal = La corona resta a bordo: brucia la loro nave lunga con quattro vasi di pece, o affondate insieme quando finisce il round 7.
    .rules = Attiva la Marea viva con uno dei tuoi sul Lato di tribordo, e getti la pece: chiunque sia sulla nave lunga è ferito una volta. I vasi sono caldi al più presto nei round 1, 3, 5 e 7; quattro danno la vittoria. La danno anche la fine del round 7 e la morte dell'ultimo eroe. Loro vincono quando la Corona di Sale è sulla nave lunga. Sta nella cassaforte, nella Cabina del capitano: difficoltà 5, oppure 1 con la chiave che il capitano lascia cadere. Nel round 4 si allaga la Stiva di prua, nel round 6 la Stiva di poppa; con tre o quattro eroi nel round 3 viene su la Spira.
    .victory = La corona va giù come se l'avesse presa una mano, e la Vedova Bagnata, che ti ha portato attraverso tutto, si raddrizza, si scrolla, e se ne va. Nove luci verdi scendono una scala. Il capitano suona il violino fino alla fine. Pare che ammiraglio non lo faranno.
    .defeat = La nebbia si chiude sulla nave, e su ciò che c'era a bordo, e su ciò che le stava accanto.
    .dead = «Zavorra» dice il capitano tastandosi il collo. Li fa mettere nella stiva, dove l'acqua è al terzo piolo. Laggiù qualcuno di molto vecchio chiede a ciascuno la corona. Non ce l'hanno. Lui si batte sul petto, e fischietta.
    .pitch = Il quarto vaso. Per un momento la nave lunga è la cosa più luminosa del mare, e ci si potrebbe leggere; poi non più. Adesso c'è soltanto la tua scaletta. In cima sta il capitano col cappello in mano. In viaggio gli piace la compagnia.
    .time = La nebbia si alza, ed ecco gli altri: tre navi nere coi fanali verdi, e a ogni parapetto qualcuno che tiene la testa un po' da una parte. Ti aspettavano. Gli stranieri sul tuo ponte li hanno visti anche loro. Posano le asce, uno dopo l'altro.
overlord-say-salt-and-iron-captain = Il capitano è stato ucciso una seconda volta, e la sua chiave è scivolata sul Cassero. Per chi la raccoglie la cassaforte ha difficoltà 1: che qualcuno ci stia sopra.
overlord-say-salt-and-iron-cabin-door = Hanno passato la porta della cabina. Da qui in poi gli serve solo la cassaforte.
overlord-say-salt-and-iron-strongbox = Hanno la corona. Chi la porta correrà alla nave lunga: le passerelle, e nell'acqua tutto ciò che nuota.
overlord-say-salt-and-iron-coil = A tribordo il mare si è fatto liscio. La Spira è qui, ed è tua, e sulla nave lunga può esserci prima di chiunque.
overlord-say-salt-and-iron-leak = La Stiva di prua è acqua. Chi non sa nuotare lì non ha niente da fare; le tue Anguille sono a casa.
overlord-say-salt-and-iron-list = La nave sbanda, e anche la Stiva di poppa è acqua. C'è meno ponte a cui badare.
overlord-say-salt-and-iron-pitch = Il primo vaso è scoppiato tra i loro banchi. Il prossimo è caldo nel round 3: lascia un uomo al parapetto.
overlord-say-salt-and-iron-burning = Tre vasi, e la loro vela brucia. Ancora uno, dal round 7, e restano.

## 5. Il Cugino se ne va presto

overlord-scenario-the-cousin-leaves-early =
    .intro = Sei il cugino della vedova. In ogni caso lei ci ha creduto, e si mangiava benissimo. Nello scrittoio del vecchio re c'era una mappa, e sulla mappa tre occhi: uno nella torre, uno sopra l'altare, uno nella camera del tesoro. Finché guardano, i morti di questa giungla stanno dove sono, ed è uno spreco di ottimi morti. Ciascuno vorrebbe una notte intera per sé, e tu ne hai una sola per tutti e tre. Dal funerale ti ha seguito della gente, con un cane, e non sono di famiglia. Sfilati i guanti. Tu ti arrampichi, loro per lo più no; e tutto ciò che qui cade dagli alberi non vedeva l'ora di conoscerli.
    .goal = Prendi i tre occhi, e sparisci dalla Strada vecchia o da una boscaglia prima che faccia giorno (round 9).
    .rules = Il Cugino prende un occhio ogni volta che il segnalino del turno avanza mentre è nella Torre caduta, all'Altare o nella Camera del tesoro: uno per luogo. Con tutti e tre vinci appena arriva nella Strada vecchia, nella Boscaglia ovest o nella Boscaglia est; vinci anche quando non resta alcun eroe. Loro vincono quando lui è morto, o quando il segnalino arriva a 9. Chi sa Arrampicarsi supera le rupi per 1 punto movimento in più. Con il secondo occhio si alza, alla Porta delle teste, il Giudice di Bronzo, dalla tua parte. La Luna di sangue muove il Cugino gratis, o porta rinforzi.
    .victory = Ti hanno trovato col cappello sul viso, e hanno piegato i guanti e te li hanno messi sulle ginocchia: la gente sa essere premurosa. In tasca avevi due lettere di condoglianze. Una era per loro. Gli occhi sono di nuovo al loro posto, e le foglie si sono fermate.
    .defeat = Tre buchi scuri in tre volti di pietra; e nella tua borsa qualcosa che si gira per guardare fuori.
    .dead = Li componi con cura, uno per uno, chiudi loro gli occhi, e dici qualche parola calda che andrebbe bene per chiunque. Poi vai a occuparti degli altri, che sono di pietra e sono aperti.
    .away = Un ramo scatta indietro, e tu gli chiedi scusa. Alle tue spalle sono arrivati sulla strada e ti vedono andare, piccolo e diritto, con la borsa. Sollevi il cappello senza voltarti. Nella borsa, per la prima volta in millecento anni, qualcosa batte le palpebre.
overlord-say-the-cousin-leaves-early-arrival = Il Cugino è sul pendio delle felci: torre, altare e tesoro si vedono tutti. A quale arriverebbero per ultimo?
overlord-say-the-cousin-leaves-early-treasury-door = La porta del tesoro è aperta. Credono di averti chiuso fuori; ti hanno fatto entrare.
overlord-say-the-cousin-leaves-early-tower-eye = L'occhio della torre, avvolto in un fazzoletto. Qui non devi più tornare.
overlord-say-the-cousin-leaves-early-altar-eye = L'occhio sopra l'altare. Al volto hai chiesto scusa tu: non l'avrebbe fatto nessun altro.
overlord-say-the-cousin-leaves-early-treasury-eye = L'occhio di sotto la sabbia. La borsa ha cominciato a guardarsi intorno.
overlord-say-the-cousin-leaves-early-judge = Due occhi, e tra le teste di pietra si alza il Giudice di Bronzo. Ti prende per un ufficiale del tribunale. È lento e caro: usalo come porta.
overlord-say-the-cousin-leaves-early-all-eyes = Li hai tutti e tre. Adesso va bene qualunque uscita, e la più corta è quella senza arcieri.
overlord-say-the-cousin-leaves-early-birds = Un uccello, su nel fico. Ancora due round, ed è giorno.
overlord-say-the-cousin-leaves-early-daybreak = Giorno, di colpo. Sulla strada ci sono torce, e la vedova, a cui è tornata in mente una cosa.

## 6. Fino al canto del gallo

overlord-scenario-till-the-cock-crows =
    .intro = Zia Erpice non ha mai dimenticato un nome. Stasera è andata lungo il fiume con un cesto, da un tumulo all'altro, ha bussato, e per lei sono usciti tutti, i più lenti per primi. Tra qui e il mare c'è un tetto solo, e non ha tetto. Ci si è rifugiata della gente, con qualche pescatore e tre fuochi. Finché uno arde lei non può entrare: l'hanno educata così. I tuoi non devono mordere nessuno. Hanno freddo, e vorrebbero sedersi al caldo. Falli sedere sui fuochi, in due se c'è folla, e ricordati che i galli si alzano presto.
    .goal = Spegni tutti e tre i fuochi, o abbatti due eroi, prima che il segnalino arrivi a 8.
    .rules = Ogni volta che il segnalino del turno avanza mentre uno dei tuoi (con tre o quattro eroi: due) è nel Chiostro ovest, nel Chiostro est o sul Gradino alto, quel fuoco si spegne per sempre. Vinci quando sono spenti tutti e tre, o quando sono morti due eroi (di due eroi: uno). Loro vincono appena il segnalino arriva a 8. Con tre o quattro eroi, nel round 4 qualcosa ti risponde alla Porta delle teste. Le Stelle cadenti portano rinforzi, oppure scintille sul Sala del re, che feriscono loro e danno gemme a te.
    .victory = Era un cattivo gallo, a due villaggi da qui, e in anticipo. Sui gradini si sono fermati con un piede alzato: non ricordano più perché erano venuti. Tornano a casa in fila indiana, i più piccoli davanti. «Sarà per un'altra volta, cari» dice Zia Erpice agli uni e agli altri, e si annoda la cuffia. Il cesto lo porti tu.
    .defeat = Dove c'erano i fuochi è buio, ed è affollato.
    .dead = L'ultimo è caduto con il viso dalla parte giusta, e dietro di lui un fuoco arde ancora. Zia Erpice aspetta che sia del tutto spento. Ci vuole la notte intera. Nessuno ha modi migliori.
    .cold = L'ultimo fuoco è un mucchio rosso, e poi grigio. «Permesso?» dice lei, e si pulisce le scarpe. Ha un nome per ciascuno, e ha portato le lapidi. I tuoi si siedono dove è ancora caldo.
    .fallen = Un fuoco ce l'hanno, e nessuno che tenga i gradini mentre un altro va per legna. Uno dopo l'altro i pescatori scoprono di aver dimenticato qualcosa a casa. Zia Erpice si sfila i guanti. Può aspettare, e anche tu.
overlord-say-till-the-cock-crows-west-fire = Il fuoco a ovest è spento. I tuoi ci si sono seduti sopra fianco a fianco: avevano tanto freddo.
overlord-say-till-the-cock-crows-east-fire = Il fuoco a est è spento. Qualcuno l'ha attraversato senza accorgersene, ed è ciò che di loro si apprezza.
overlord-say-till-the-cock-crows-high-fire = Il fuoco sul Gradino alto è spento, e con lui il volto del re.
overlord-say-till-the-cock-crows-answered = Zia Erpice ha voltato pagina, e dalla Porta delle teste qualcosa ha risposto. È grande, è tuo, e vuole essere pagato.
overlord-say-till-the-cock-crows-midnight = Mezzanotte. Hanno avuto il tempo di riprendere fiato: a ciascuno è tornata una gemma. Ancora tre round.
overlord-say-till-the-cock-crows-grey = Tra i tronchi si fa grigio. Ti resta un turno: chi è più vicino a un fuoco, corra.
