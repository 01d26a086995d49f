# Ciò che al Custode si dice con parole sue: gli id sono quelli degli Eroi, con `keeper-` davanti. Anche `.victory` e `.defeat` sono i loro.

## 1. Nella Tana di Gronk

keeper-goal-gronks-lair = Impedisci che la facciano finita con la casa di Gronk: uccidi tutti e quattro gli Eroi, o fanne scappare uno su per le scale.
keeper-scenario-gronks-lair =
    .intro = Andava tutto così bene. Gronk aveva la sua collina, il suo branco e tutte le oche di Guadomuschio, e tu in cambio chiedevi soltanto qualche oca. Adesso nel buco scendono quattro candele. Le manda un vecchio dalla voce sommessa: un guerriero per tenere la porta, una maga col fuoco nelle maniche, qualcuno per tutto ciò che è più grosso degli altri, e uno piccolo che sta già contando i tuoi formaggi. Vengono per ammazzare chiunque sia in casa. Sii un buon vicino per Gronk. Logorali prima che arrivino alla sua tavola, due Coboldi per ciascuno, e lascia che lui si alzi affamato.
    .victory = Gronk è steso sulla propria cena, e al branco basta un minuto per ricordarsi che restava solo per il vitto. Prima di sera i camini di Guadomuschio torneranno a fumare. Metti le oche tra le perdite, e cerca una collina con un padrone di casa migliore.
    .defeat = Quattro candele, tutte spente. Gronk ha appeso gli stivali in ordine di misura e chiede, a bocca piena, se ne arrivano altri. Il branco dice per piacere. Sopra la tua testa Guadomuschio sbarra le porte, e da domani le oche comincerà a lasciarle fuori da sola.
    .left = Venivano a finirti, e uno di loro non ha retto l'odore. Senti gli stivali salire, due gradini alla volta, e nessuno che ridiscende. Gronk spinge un armadio contro le scale. È la prima cosa sensata che abbia fatto in vita sua.
keeper-say-gronks-lair-howl = Sono entrati nel canile, e il branco ha dato voce. L'hanno sentito tutti, dietro le porte vicine, anche Gronk: sta solo cercando l'altro stivale.
keeper-say-gronks-lair-larder = Hanno trovato il muro che gira, e sotto il prosciutto il regalo di compleanno di Gronk. Chi l'ha preso è armato meglio di un minuto fa. Mira a lui.
keeper-say-gronks-lair-gronk = La porta della sala del banchetto è aperta e Gronk è in piedi. D'ora in poi nessuno ritorna come Spirito. Fallo bere, prima di colpire.

## 2. La campana della Guardia del Corvo

keeper-goal-ravens-watch = Fa' suonare la campana sette volte, o non lasciare vivo nessuno che possa sentirla.
keeper-scenario-ravens-watch =
    .intro = Il capitano Harrow giurò di tenere il valico finché fosse vissuto, e al resto hai avuto la cortesia di pensare tu. Il forte è tuo, e nella valle un esercito aspetta sette rintocchi per mettersi in marcia. Per quasi tutti non devi muovere un dito: la guardia batte le ore. Stanotte dalla postierla sono entrati quattro ospiti, in punta di piedi. Forzeranno un coperchio, spingeranno le porte di ferro, e sono rintocchi anche quelli. Chiudi ciò che si può chiudere, aspettali nelle strettoie, lascia seduto il capitano. Ti basta guadagnare tempo.
    .victory = Hanno l'elmo di Harrow, e dentro non c'era più nessuno che potesse aver paura. Il campanaro ha lasciato la corda. Giù nella valle diecimila torce aspettano fino all'alba un suono che non viene; poi il tuo esercito torna a casa, a badare alle mucche.
    .defeat = Sette. Li conti col dito sul davanzale, e dopo l'ultimo risponde la valle. Giù nel cortile quei quattro hanno posato le armi per ascoltare: pare che sappiano contare anche loro. Harrow saluta verso la finestra, e va a far aprire la porta.
    .fallen = A sette non ci si è nemmeno avvicinati. Il capitano li rivolta con lo stivale, fa scrivere i nomi sul ruolo e annuncia che la guardia è al completo. Tu di' al campanaro di continuare lo stesso. C'è un esercito che aspetta, ed è una bella campana.
    .left = Uno di loro è tornato fuori, nella neve, e un forte visto da chi è scappato vale quanto un forte con una guarnigione. Prima di primavera quel valico non lo tenterà più nessuno. I sette rintocchi glieli concedi, adagio, per il gusto di sentirli.
keeper-say-ravens-watch-patrol = La guardia è cambiata, e il campanaro ha fatto il suo dovere: le ore lavorano per te.
keeper-say-ravens-watch-iron-doors = Hanno forzato le porte di ferro del mastio. Le avevi lasciate senz'olio per questo: un rintocco in più, in regalo.
keeper-say-ravens-watch-lid = Un coperchio, un filo, un batacchio. Quello che c'era nel forziere l'hanno pagato, e hanno pagato te.
keeper-say-ravens-watch-first-bell = Il primo rintocco. La camerata è sveglia: mandala al passaggio della porta, finché il corridoio è ancora tuo.
keeper-say-ravens-watch-second-bell = Il secondo rintocco. Il cortile è sveglio, e ciò che là dentro è pesante non ha più la catena.
keeper-say-ravens-watch-third-bell = Il terzo rintocco. Due Coboldi sono sulla scala della postierla, alle spalle di chi cammina per ultimo.
keeper-say-ravens-watch-fourth-bell = Il quarto rintocco, e il capitano si è alzato. Ancora tre, e non ce ne sarebbe stato bisogno. Non perderlo adesso per il gusto di una rissa.
keeper-say-ravens-watch-last-bell = Il sesto. Dalla scala sono entrati due Orchi, e ne manca uno soltanto. Adesso è una buona mossa tutto ciò che fa passare un turno di gioco.

## 3. La lanterna di Sant'Orla

keeper-goal-saint-orlas-lantern = Tieni giù la lanterna finché il lago non torna a casa, dopo il turno di gioco 37.
keeper-scenario-saint-orlas-lantern =
    .intro = Per trecento anni le sorelle hanno custodito il loro lume, e tu hai custodito le sorelle. Su tutto quanto il lago sta come un coperchio. Una sola notte per generazione si scosta dalle scale, e naturalmente qualcuno l'ha letto in un libro. Sulla scala dei pellegrini ci sono quattro ladri. Non vogliono l'abbazia: vogliono la lanterna, e all'alba vogliono essere lontani. Meglio così: chi esce senza ha perso. Lasciali venire fino in fondo. È la via del ritorno a essere lunga, e in ogni stanza c'è gente dal sonno leggero.
    .victory = Un lume sale le scale ed esce in cima, e per la prima volta in trecento anni nel reliquiario è buio. In tutta l'abbazia le sorelle posano la scopa. Tu ordini loro di alzarsi. Nessuno ti ha mai obbedito di meno.
    .defeat = Mani pazienti riportano la lanterna sulla sua pietra. Laggiù continua ad ardere, dove non scalda nessuno, e sopra l'acqua ha cominciato a nevicare. Lo stoppino lo regoli tu. L'inverno per guardarla sarà lungo.
    .time = Il lago prende fiato e torna a casa: gradino, chiostro, navata. L'ultimo stava ancora correndo. Quando l'acqua è di nuovo liscia, sul fondo ci sono due lumi, e uno dei due si spegne presto.
    .left = Uno dei ladri è risalito nella notte a mani vuote, e tanto basta. Il lago si chiude senza un'increspatura. Madre Vesper chiede silenzio, e per una volta non è rimasto nessuno a romperlo.
keeper-say-saint-orlas-lantern-wheel = Hanno girato la ruota delle preghiere. La grata del reliquiario è aperta, e nel corridoio là fuori si sono fatti avanti due Scheletri.
keeper-say-saint-orlas-lantern-vesper = Sono tra gli scaffali, e Madre Vesper ha messo il segno alla pagina. Finché lei è in piedi, chi muore resta morto.
keeper-say-saint-orlas-lantern-lantern = Uno di loro l'ha sollevata, e finché dura si sentono meglio tutti. Navata e ossario sono svegli, e tra chi la porta e le scale stanno quattro Zombi. Tutto addosso a quello.
keeper-say-saint-orlas-lantern-dawn = La prima luce. Il lago ha fatto il suo primo passo sulle scale: altri sette turni di gioco, e per te non deve più combattere nessuno.
keeper-say-saint-orlas-lantern-silence = A Madre Vesper è stato permesso di smettere. Alla lanterna no. Dimentica lei, e mettiti sulle porte.

## 4. Le celle di ferro

keeper-goal-iron-cells = Tieni in catene almeno uno dei tre prigionieri finché non finisce il turno di gioco 32.
keeper-scenario-iron-cells =
    .intro = Tre amici del vecchio stanno nelle tue celle da martedì: una guaritrice, un ladro e una vecchietta minuscola, a cui l'Ogre si è affezionato. Il boia di domani è già per strada. Il carceriere Bruul ha oliato ciò di cui va fiero, e ogni serratura si apre a modo suo, perché non si fida delle chiavi, delle catene e degli argani, e delle guardie meno di tutto. Ora sul sale ci sono impronte, quattro paia, in entrata. Loro devono portarli fuori tutti e tre. A te basta tenerne uno. Una serratura che costa due turni di gioco vale più di un Coboldo coraggioso.
    .victory = Tre porte sono aperte, e nel cappello del carceriere qualcuno ha lasciato un cappio annodato a fiocco. Dalla via del sale si sente cantare, una voce è stonata. L'Ogre sta seduto nella terza cella e non vuole parlare con nessuno.
    .defeat = Il boia non è mai in ritardo. Si pulisce le scarpe, saluta col capo le celle ancora piene e prova la corda. Oltre il muro uno dei quattro martella sul ferro, e continua a martellare, e poi non più.
    .fallen = Bruul fa passare lo straccio e aggiunge quattro righe al registro, in bellissima grafia. I prigionieri hanno sentito il silenzio fermarsi davanti alla porta. Il boia sarà contento: metà del lavoro è fatta, e lui è pagato a giornata.
    .left = Qualcuno ha preferito l'aria fresca agli amici. Il cancello gli si chiude alle spalle, e in tre celle l'hanno sentito chiudersi. Alla vecchia lasci il lavoro a maglia fino all'alba. Nella vittoria bisogna essere generosi.
keeper-say-iron-cells-winch = Qualcuno ha girato l'argano: la prima cella è aperta. Arriva da chi ci sta dentro prima di loro, o il braccio si sveglia con una brutta notizia.
keeper-say-iron-cells-keys = Hanno raccolto le chiavi dell'ufficio. La serratura della seconda cella non vale più nulla; i corpi che ci stanno davanti, sì.
keeper-say-iron-cells-chain = Hanno tirato la catena del carceriere, e la terza cella è sbloccata. Davanti alla vecchia resta solo l'Ogre.
keeper-say-iron-cells-warden = Bruul è a terra, e con lui la chiave della terza cella. Ciò che lui teneva chiuso con una serratura, tu dovrai tenerlo coi corpi.
keeper-say-iron-cells-ilsa = La guaritrice è fuori, e per prima cosa li ha rattoppati tutti e quattro. Addio al lavoro dell'ultima ora.
keeper-say-iron-cells-tam = Il ladro è fuori, e ha portato loro un regalo dalle tasche di Bruul.
keeper-say-iron-cells-oda = La vecchia è uscita dai ferri e ha dato un buffetto a ciascuno. Loro stanno meglio. L'Ogre no.
keeper-say-iron-cells-uproar = Il primo è libero. Si è svegliato tutto il braccio delle celle, e nel passaggio del sale corrono tre Orchi: prendili alle spalle.
keeper-say-iron-cells-drum = Il secondo è libero. Bruul finalmente lo sa, e dal passaggio entrano due Ogre. Resta una cella, e davanti ci state tutti.
keeper-say-iron-cells-gallows = Stanno montando la forca. Ancora sette turni di gioco: da qui in avanti ogni porta chiusa è una vittoria.

## 5. Le tombe inquiete

keeper-goal-restless-tombs = Lascia senza benedizione una delle quattro tombe finché è letto l'ultimo nome, alla fine del turno di gioco 43.
keeper-scenario-restless-tombs =
    .intro = Nerghul non ha mai chiesto altro che un posto tranquillo per leggere. Tu gli hai dato un pozzo, una cripta e il registro dei morti, e lui ha scoperto che lo si può leggere all'indietro. Ogni sette turni di gioco il pozzo ne restituisce altri due; dopo l'ultima pagina nessuno potrà più chiuderlo. A guastare tutto possono ancora essere quattro dormienti: il traghettatore, la sposa, il giudice e il re. Finché non hanno pace, l'elenco va avanti. Stanotte sono scesi in quattro con quattro fiale d'acqua semplice. A loro servono tutte le tombe. A te ne basta una, e accanto a quella del re siede Nerghul.
    .victory = Acqua semplice, quattro volte, e tanto è bastato. In tutta la cripta i tuoi morti si guardano le mani e si ricordano chi erano. Non salutano nemmeno. Il pozzo espira, e sopra c'è un coperchio di quiete che non solleverai più.
    .defeat = L'elenco è arrivato in fondo e non si è fermato. Ha soltanto voltato pagina, e di là ci sono i vivi, anche loro in ordine alfabetico. Ti siedi accanto al pozzo ad ascoltare. È una voce che calma, quando non si è nell'elenco.
    .fallen = Quattro fiale rotolano contro l'orlo del pozzo. La voce torna indietro di qualche foglio, per mettere i nuovi al loro posto. Stasera a Fondotetro ci sarà la tavola piena, e nessuno che passi il sale.
    .left = Uno di loro si è ricordato della luce del giorno, e se l'è presa. Un buco da cui tira aria, racconterà al villaggio. Alla prima casa stanno già bussando, e alla seconda. Sono i tuoi, e hanno tutta la sera.
keeper-say-restless-tombs-well = Altri due oltre l'orlo del pozzo. Sono lenti: mandali dove le fiale devono arrivare, non dove sono adesso.
keeper-say-restless-tombs-last-page = L'ultima pagina. Ancora sette turni di gioco, e l'acqua sia pure santa quanto vuole.
keeper-say-restless-tombs-ferryman = Hai perso il traghettatore. È approdato, e sull'altra riva li ha lasciati riposare un momento.
keeper-say-restless-tombs-bride = Hai perso la sposa. Ha riso, e a loro ha fatto bene: bisognerebbe proibirlo.
keeper-say-restless-tombs-judge = Hai perso il giudice, e nella grotta gocciolante adesso c'è un altare, dove prima era soltanto roccia. Arrivaci prima che ci riposino.
keeper-say-restless-tombs-king = Hai perso il re, e con lui la stanza più forte che avevi.
keeper-say-restless-tombs-nerghul = Stanno davanti all'elenco di Nerghul. I loro nomi ce li ha già messi, uno con un errore. Finché è sveglio, chi muore resta morto.
keeper-say-restless-tombs-nerghul-falls = Nerghul si è fermato a metà di un nome. Poco male, l'elenco si legge da solo. Ma d'ora in poi chi cade può tornare a camminare come Spirito: tienili lontani dagli altari.
keeper-say-restless-tombs-two-stars = Due tombe sono perse. Nerghul si è svegliato, e con lui quanti giacciono intorno al re: mettili dal primo all'ultimo tra la tomba e la porta.
keeper-say-restless-tombs-three-stars = Tre sono perse, ne resta una. Per te un Evento, e due Scheletri accanto al pozzo: ormai ogni loro passo si indovina.

## 6. La miniera che respira

keeper-goal-breathing-mine = Tieni in piedi uno dei tre grandi puntelli finché non finisce il turno di gioco 38.
keeper-scenario-breathing-mine =
    .intro = Il sovrintendente Drazh cercava l'oro e ha trovato qualcosa che respira, e da allora non permette a nessun altro di toccarlo. Sta poco sotto l'ultima galleria. Ancora qualche turno di lavoro, e i tuoi Orchi potranno bussare e chiedere chi è. Ma la volta si regge su tre puntelli, e quattro persone sono venute a buttarli giù a calci, perché la montagna si sdrai su tutto quanto e dorma. Devono arrivare a tutti e tre. E nemmeno con loro la montagna ha pazienza: ogni quattro turni di gioco prende fiato, e colpisce chi si trova nei cunicoli o nelle gallerie. Spingili là, e tienili là.
    .victory = L'ultimo puntello si schianta come un albero di nave, e di colpo possiedi una valle. Ciò che hanno svegliato cadendogli addosso si è girato dall'altra parte e si è riaddormentato. Drazh è là sotto da qualche parte e dà ancora ordini. La montagna non ne prende.
    .defeat = Dentro, e dentro, e dentro: stavolta la montagna non lascia andare il fiato. Drazh le urla contro, come a una squadra in ritardo. Poi un lungo sospiro di pietra. Tu sottoterra non ci sei mai sceso: nella tua posizione s'impara.
    .fallen = Nella miniera di Drazh non si butta via niente: gli stivali in magazzino, le lampade alla squadra che viene. I picconi ricominciano, un po' più in basso. Sotto l'ultimo colpo qualcuno crede di aver sentito bussare dall'altra parte.
    .left = È fuori, all'aperto, e anche l'aperto trema. Lascialo correre: non c'è un fuori, per una montagna che respira. I tre puntelli sono in piedi, e Drazh ha già mandato a prendere una trivella più lunga.
keeper-say-breathing-mine-breath = La montagna respira. Cunicoli e gallerie alta e bassa sono colpiti, ma si fanno male soltanto gli Eroi: chi c'è là dentro, e chi ce lo si potrebbe tenere per altri quattro turni di gioco?
keeper-say-breathing-mine-winding-falls = La via dalla sala dell'argano alla galleria alta non c'è più. Adesso devono fare il giro, e tu sai quale.
keeper-say-breathing-mine-gallery-falls = La scorciatoia per la galleria est è sepolta. Ti vale un turno per ciascuno di loro.
keeper-say-breathing-mine-upper-prop = Il puntello alto è perso. La volta ha colpito chi ci stava sotto, e ha sepolto il passaggio verso la galleria est.
keeper-say-breathing-mine-lower-prop = Il puntello basso è perso. I sassi hanno preso chiunque fosse in quella galleria, e hanno chiuso una via di cui farai a meno.
keeper-say-breathing-mine-deep-prop = Il puntello del profondo è perso, e mezza volta è venuta giù su di loro. Lì sotto qualcosa ha alzato lo sguardo, e ha trovato che era presto.
keeper-say-breathing-mine-one-down = Un puntello in meno. La galleria est è sveglia da cima a fondo, e sa da dove veniva il rumore.
keeper-say-breathing-mine-two-down = Due in meno. Si è alzato Drazh in persona, ed è furioso. A tutti voi resta un puntello: non muovetevi da lì.
keeper-say-breathing-mine-drazh = Hanno letto che cosa c'è scalpellato all'ingresso del profondo, e non si sono inginocchiati. Ci penserà Drazh: finché sta in piedi, chi muore resta morto.
keeper-say-breathing-mine-mountain = Rantola. Ancora sei turni di gioco, e la miniera viene giù da sola. Riempi le porte con tutto ciò che si regge in piedi.

## 7. Due corone

keeper-goal-two-crowns = Tieni sul trono uno dei due re finché non finisce il turno di gioco 66 e le corti fanno pace.
keeper-scenario-two-crowns =
    .intro = Due fratelli, mezzo palazzo a testa, e cent'anni di guerra per una corona segata in due: non è mai costato meno mantenere due eserciti. Aldric il Pallido tiene l'ovest con i suoi morti, Borug il Rosso l'est con tutto ciò che è chiassoso. Stanotte sulla scala di mezzo ci sono quattro stranieri, e le metà le vogliono tutte e due. Una la possono avere. Quando cade il primo re, l'altro eredita la sua guerra, si sveglia ovunque sia, e viene. E se la cosa dura, chi lo sa: le due corti non avevano mai avuto niente in comune, finora.
    .victory = Le due metà della corona, e alla fine combaciano, perché qualcuno ci è salito sopra. A est e a ovest le tue corti se ne stanno lì senza nessuno da odiare. Ti servirà un'altra lite. Magari una faccenda di cugini.
    .defeat = Per la prima volta in cent'anni l'est e l'ovest hanno fatto una cosa insieme. Hanno sepolto quattro persone sulla scala, giusto nel mezzo, con gli onori. Prima di sera litigano su chi abbia i piedi dalla sua parte, e tutto è in ordine.
    .fallen = Riempiono per bene la conca in mezzo alla scala. A ovest qualcuno di pallido chiude una porta. A est qualcuno di chiassoso chiede birra. Chi fossero non lo domanda nessuno: in fondo c'era di mezzo solo del filo d'oro.
    .left = È corso dal vecchio con la scatola del filo. Dietro di lui, dalle due estremità del palazzo, viene un suono che qui non si sentiva da un secolo: i tuoi due re ridono della stessa cosa.
keeper-say-two-crowns-truce = L'est e l'ovest si sono scritti una lettera. Altri dodici turni di gioco, ed è pace: qualunque re sieda ancora, fallo restare seduto.
keeper-say-two-crowns-aldric = Sono entrati nella Corte Pallida. Aldric s'inchina: è sveglio, e finché è in piedi chi muore resta morto.
keeper-say-two-crowns-borug = Sono entrati nella Corte Rossa. Borug ne è felice. Finché è in piedi, chi muore resta morto.
keeper-say-two-crowns-pale-crown = Aldric è in frantumi, e mezza corona è persa.
keeper-say-two-crowns-red-laughter = Borug ha ereditato la guerra. È sveglio dove loro non sono, due Coboldi corrono al suo scalone, e il tesoro pallido è aperto: lasciali saccheggiare, mentre lui cammina.
keeper-say-two-crowns-red-crown = Borug è crollato come una quercia, e mezza corona è persa.
keeper-say-two-crowns-pale-command = Aldric ha ereditato la guerra: chiede la spada, e due Scheletri montano la guardia. Il lucchetto dell'armeria rossa è caduto; vorranno guardarci dentro. Bene.

## 8. La caccia selvaggia

keeper-goal-wild-hunt = Prendili tutti e quattro prima che accendano tre lampade, e tieni il Cacciatore in sella.
keeper-scenario-wild-hunt =
    .intro = È la notte più lunga dell'anno, e il tuo Cacciatore cavalca. Alla neve hai pensato tu, e alla luce nelle finestre; alla porta sono venuti da soli, e hanno detto grazie. Ora la porta è chiusa e il corno ha suonato. Lui comincia subito, nel secondo turno di gioco, e da lì in avanti la morte è definitiva. Per vedere il mattino hanno due vie: tre lampade, una nella casa nord, una nel salotto, una nella sala dei suoi trofei; oppure abbattere lui. È un cavaliere contro quattro. Fallo cacciare come si caccia: mai il branco, sempre quello che resta indietro.
    .victory = Un gallo, con ore d'anticipo, e lui ci crede: tre lampade sanno mentire come una finestra. Sulla soglia il Cacciatore si toglie il cappello. È stata una bella caccia, dice, e non si vergogna. A te resta una casa calda, e nessuno da metterci.
    .defeat = Ancora una volta il corno, lungo e quasi gentile. Quattro targhe sono state lucidate e appese, e davanti a ciascuna lui è rimasto un poco, come si fa con gli ospiti. Accanto c'è posto. C'è sempre posto.
    .left = Uno di loro ha provato la porta. Non è mai stata chiusa a chiave: hai notato che di rado si chiedono perché. Al settimo passo il corno è vicinissimo. Gli altri tre l'hanno visto dalla finestra, e hanno posato le armi.
    .slain = Le corna vengono via, e sotto ci sono capelli bianchi. Lui guarda con grande interesse come si sta dall'altra parte. Uno dopo l'altro i segugi gli si stendono accanto. Tu li chiami, ed è mattina, e sono soltanto cani.
keeper-say-wild-hunt-horn = Sotto il pavimento suona il corno. Ancora un turno di gioco, e si aprono le porte della sala. Scegli la prima targa di stanotte.
keeper-say-wild-hunt-loosed = Cavalca. Le porte della sala dei trofei sono aperte, e d'ora in poi nessuno Spirito camminerà. Entra, colpisci, esci, e un'altra porta.
keeper-say-wild-hunt-north-lamp = Hanno acceso la lampada a nord, e si sono scaldati. Presso l'ingresso, alle loro spalle, due Coboldi battono i bastoni.
keeper-say-wild-hunt-salon-lamp = Hanno acceso la lampada del salotto, e si sono scaldati. Nella sala degli archi è stato scosso dal sonno un Orco.
keeper-say-wild-hunt-trophy-lamp = Hanno acceso la lampada nella sua stessa sala. Da dietro le targhe escono due Coboldi a chiedere scusa.
keeper-say-wild-hunt-two-lamps = Due lampade. Lui ha usato gli speroni, e tu peschi un Evento. Di lampade buie ne resta una: arrivaci prima tu.
keeper-say-wild-hunt-cock-crow = Tre lampade, e lontano un gallo che non si è mai sbagliato tanto. Lui l'ha sentito.
keeper-say-wild-hunt-unhorsed = Il Cacciatore è a terra, e lo trova istruttivo.

## 9. La luna nera

keeper-goal-black-moon = Tieni in vita Morwen e accesa una candela finché la luna nera non è in cima al cielo, dopo il turno di gioco 40.
keeper-scenario-black-moon =
    .intro = Di tutti i suoi allievi era l'unica che finisse le cose. Adesso Morwen ha fatto sorgere una seconda luna, ed è nera, e quando sarà in cima al cielo il cielo sarà di lei, e lei sarà tua. Non la si deve disturbare. La sua porta è tenuta da tre sigilli: uno d'inchiostro tra i libri, uno d'osso nella cappella, uno di sangue nell'anticamera. Spezzati tutti e tre, si apre; e allora ci sono quattro candele e c'è Morwen, e perdere le une o l'altra mette fine alla notte. Loro sono quattro e hanno fretta: lascia che si affrettino. Chi è stanco cammina da solo.
    .victory = La luna nera si spegne come una candela, e lassù resta appesa quella di sempre. Alla finestra siede la sua ombra, senza nessuno davanti. Loro l'hanno coperta con un mantello. A te non sarebbe venuto in mente.
    .defeat = È in cima al cielo, si volta, e dall'altra parte ha un viso. «Finito» dice Morwen. In tutto il mondo le ombre lasciano i loro padroni. La tua resta dov'è. Ti conosce da troppo tempo.
    .fallen = Quattro ombre si sono alzate lasciando a terra i padroni, e reggono le candele con mano fermissima. Non c'è più nessuno di cui lei debba ascoltare i passi. Sorride, e continua a contare.
    .left = Uno di loro è fuori di casa e guarda dritto in su. Dietro una tenda, chissà dove, il vecchio vuole sapere se lei ha chiesto di lui. Non ha chiesto. È arrivata a novecentonovanta, e la luna c'è quasi.
keeper-say-black-moon-first-quarter = Una falce nera sopra i tetti, e per te un Evento. Ancora trentadue turni di gioco.
keeper-say-black-moon-half-moon = Mezza luna. Nel passaggio della servitù si sono alzati due Scheletri, alle spalle di chi è andato avanti.
keeper-say-black-moon-last-quarter = Si gonfia. Peschi un Evento, e all'estremità est del sotterraneo due Zombi si sono messi in cammino.
keeper-say-black-moon-full-moon = È piena, e sale ancora. Dietro la sua porta, chiusa o no, Morwen è sveglia: ancora undici turni di gioco, e d'ora in poi niente più Spiriti.
keeper-say-black-moon-seal-of-ink = Il sigillo d'inchiostro è colato via, e tra le parole hanno trovato qualcosa di utile.
keeper-say-black-moon-seal-of-bone = Il sigillo d'osso si è aperto, e il calore che stringeva ha fatto loro bene.
keeper-say-black-moon-seal-of-blood = Il sigillo di sangue è spezzato: ha urlato contro chiunque fosse nell'anticamera, e qualcuno sanguina.
keeper-say-black-moon-door = Il terzo sigillo. La porta è aperta e dentro sono tutti svegli. Ora sono quattro candele: mettiti negli angoli, accanto alle fiamme, non nel mezzo.
keeper-say-black-moon-candle = Una candela in meno. Colpisci chi l'ha spenta: il fumo dice ancora dov'è.
keeper-say-black-moon-dark = La quarta candela. Lei ha smesso di contare, e non sa più dov'era arrivata.
keeper-say-black-moon-morwen-falls = Morwen è caduta con la fine sulle labbra. Avevi già cominciato ad ascoltarla.

## 10. L'ultimo trono

keeper-goal-last-throne = Tieni in piedi Azhgar, o vivo il cuore, finché non finisce il turno di gioco 72 e l'opera è compiuta.
keeper-scenario-last-throne =
    .intro = Ecco dove si è arrivati: un trono, e un cuore, e tutti e due nella stessa stanza, perché non hai mai trovato a chi altro lasciarli. Sono sulle scale, quei quattro che ti hanno dato fastidio in nove posti, e stavolta il vecchio li ha accompagnati fino alla porta. Hai la Strega Rinata nella sala di lettura e Ser Mordane nella sua; finché uno dei due porta il Marchio, i chiavistelli della sala del trono tengono. Hai Azhgar. E il cuore ha quasi finito ciò per cui batte. Spendi tutto. Un undicesimo posto non c'è.
    .victory = Si spacca da parte a parte, e nel silenzio senti gocciolare l'acqua, e il vento, e un uccello. Avevi dimenticato che c'erano sempre stati. Pietra dopo pietra la tua casa diventa una rovina. In cima alle scale qualcuno ha tenuto in caldo la zuppa, e non è per te.
    .defeat = La sala è quieta, e dietro il trono il cuore va un po' più in fretta, come dopo un buon pasto. Lassù un vecchio aspetta che la zuppa sia fredda, poi prende il bastone e comincia a scendere da solo. Gli fai lasciare aperta la porta. È il minimo.
    .time = Un battito ancora, e si ferma: ha finito. Dietro ogni muro, nello stesso istante, qualcosa apre gli occhi, e sono i tuoi. In cima alle scale, sotto il vecchio, il gradino si è fatto caldo. Stai salendo.
    .left = Uno dei quattro è tornato su, alla zuppa. Lascialo mangiare. Presto poserà il cucchiaio e ascolterà, e lo sentirà sotto il pavimento, sotto la tavola, sotto le mani. Da qui nessuno se n'è mai andato senza portarsene via un po'.
keeper-say-last-throne-doors-close = Sono dentro, e alle loro spalle hai fatto accostare la porta. Settantadue turni di gioco, due Marchi, un cuore.
keeper-say-last-throne-watching = Volti una pagina, e loro lo sentono: per te un Evento.
keeper-say-last-throne-quickening = I muri hanno preso a brillare: ancora dodici turni di gioco. Chiunque resti, Azhgar o il cuore, basta. Non regalare altro.
keeper-say-last-throne-morwen = Hanno disturbato la Strega Rinata al suo libro. Falla camminare, se Ser Mordane può venirle incontro: due Marchi nello stesso corridoio ne valgono quattro divisi.
keeper-say-last-throne-mordane = Hanno trovato Ser Mordane, e lui si è alzato. Spera che la si faccia come si deve; tu speri il contrario.
keeper-say-last-throne-morwen-falls = La Strega Rinata ha chiuso il libro, e loro respirano meglio. Un Marchio è perso.
keeper-say-last-throne-mordane-falls = Ser Mordane è finalmente contento. A ovest della sua sala, nel reliquiario, arde un altare: tienili lontani. Un Marchio è perso.
keeper-say-last-throne-throne-opens = I due Marchi sono spezzati: i chiavistelli della sala del trono sono tirati. La galleria est è sveglia, ed è l'ultima cosa che hai davanti ad Azhgar.
keeper-say-last-throne-azhgar = Sono nella tua sala del trono, e Azhgar ha aperto gli occhi. Mettilo tra loro e il cuore.
keeper-say-last-throne-heart = Lo senti prima di udirlo: hanno spaccato il cuore.
keeper-say-last-throne-fire = Azhgar ruggisce, e per le crepe il fuoco corre a ogni Eroe nella sala. Dove è passato si alzano due Scheletri. Ti resta soltanto lui: non deve cadere.
keeper-say-last-throne-azhgar-falls = Azhgar giace bocconi. Se il cuore batte ancora, non tutto è perduto: a costo di sdraiartici sopra.
