# Tessere unità e alleato: un modello, tutta la tessera, e che cosa se ne racconta. I numeri sono in content/*.toml.

## Servitori

tile-raiders = Predone
    .plural = Predoni
    .about = Chiedono il grano, poi il tetto, poi la canzone che avreste voluto cantarci sopra.
tile-wolves = Lupo
    .plural = Lupi
    .about = Non vi odiano. Ne hanno parlato tra loro, e siete soltanto i più lenti.
tile-archers = Arciere
    .plural = Arcieri
    .about = Pagati a freccia, e si vede.
tile-guards = Guardia
    .plural = Guardie
    .about = Hanno giurato di morire per il loro signore. Lui ha badato che il giuramento non avesse una seconda pagina.
tile-pikes = Picchiere
    .plural = Picchieri
    .about = La punta della picca la vedete. Il picchiere ve lo dovete immaginare.
tile-crossbows = Balestriere
    .plural = Balestrieri
    .about = Un giro di manovella, un quadrello, un buco nella maglia di cui andavate tanto fieri.
tile-eel-boys = Anguilla
    .plural = Ragazzi Anguilla
    .about = Nati sotto un molo, cresciuti su un bompresso. La scala di corda era per gli ospiti.
tile-buried = Dissepolto
    .plural = Dissepolti
    .about = La fossa era poco profonda. Se ne abbattete uno si porta via l'offesa, e anche voi.
tile-temple-apes = Scimmia del Tempio
    .plural = Scimmie del Tempio
    .about = I monaci insegnarono loro l'inchino. Il resto lo hanno imparato dai nemici dei monaci.
tile-carrion-kites = Nibbio Becchino
    .plural = Nibbi Becchini
    .about = Sono uccelli pazienti, ma hanno cominciato a dare una mano.
tile-brood = Ragnetto
    .plural = Covata
    .about = Dall'uovo ne uscirono cento. Questi sono quelli che hanno vinto.
tile-shades = Ombra
    .plural = Ombre
    .about = Ciò che resta di un uomo quando lo ricorda soltanto il muro.
tile-choir = Corista
    .plural = Il Coro
    .about = Senza lingua, eppure intonati. In mezzo a loro ogni colpo cade a tempo.
tile-howlers = Urlatore
    .plural = Urlatori
    .about = Nudi, dipinti, e fra voi e la porta.

## Luogotenenti

tile-vesh = Vesh
    .plural = Vesh
    .about = Tolse la banda al fratello, e il fratello al cavallo. Quale dei due le manchi, non lo dice mai.
tile-pale-abbot = L'Abate Pallido
    .plural = L'Abate Pallido
    .about = Non mangia da nove anni. A quella tavola, però, qualcuno ha mangiato.
tile-lady-amber = Dama Ambra
    .plural = Dama Ambra
    .about = Avevi la spada in mano, questo lo ricordi. Poi lei ha sorriso, e adesso è sera.
tile-captain-brine = Capitan Salamoia
    .plural = Capitan Salamoia
    .about = Impiccato al suo pennone e troppo testardo per cadere. L'equipaggio lo ha rieletto.
tile-long-sorrel = Acetosa il Lungo
    .plural = Acetosa il Lungo
    .about = La prima freccia ve la lascia sentire, per educazione.
tile-gentle-bose = Bose il Gentile
    .plural = Bose il Gentile
    .about = Il boia chiede perdono prima di cominciare. Non ha mai dovuto chiederlo due volte.
tile-the-cousin = Il Cugino
    .plural = Il Cugino
    .about = A ogni funerale di famiglia c'è un cugino che nessuno sa di chi sia.
tile-aunt-harrow = Zia Erpice
    .plural = Zia Erpice
    .about = Il latte caglia, i dadi cadono male, le corde degli archi si sfilacciano. È passata solo a dare la buonasera.

## Mostri

tile-mire-troll = Troll di Palude
    .plural = Troll di Palude
    .about = Non apre le porte. Non si accorge delle porte.
tile-the-coil = La Spira
    .plural = La Spira
    .about = L'ancora non era incagliata su uno scoglio. Gli scogli non tirano.
tile-grandmother = Nonna
    .plural = Nonna
    .about = Otto ginocchia, e posto su ognuna. Ha conservato ogni visita che abbia mai ricevuto.
tile-what-answered = Ciò che Rispose
    .plural = Ciò che Rispose
    .about = Chiamarono un nome dal vecchio libro. Nessuno aveva letto oltre per vedere di chi fosse.
tile-gallows-bird = L'Uccello della Forca
    .plural = L'Uccello della Forca
    .about = Era un piccolo corvo quando impiccarono il primo. Da allora ne hanno impiccati molti.
tile-bronze-judge = Il Giudice di Bronzo
    .plural = Il Giudice di Bronzo
    .about = Fuso per un tribunale che ora è polvere. La sentenza sta ancora in piedi e, molto lentamente, anche lui.

## Alleati

tile-ford-spears = Lancia del Guado
    .plural = Lance del Guado
    .about = Pescatori con la fiocina più lunga e la pazienza più corta.
tile-hounds = Segugio
    .plural = Segugi
    .about = Bravi cani, tutti quanti. Chiedete a quello con l'orecchio in bocca.
tile-poachers = Bracconiere
    .plural = Bracconieri
    .about = Conoscono ogni albero della foresta del barone, e quanto il barone paga le loro teste.
tile-oath-sisters = Sorella del Giuramento
    .plural = Sorelle del Giuramento
    .about = Giurarono in dodici, accanto al pozzo. Tre ricordano le parole, e tutte e tre ci credono.
tile-mule = Pazienza, la Mula
    .plural = Pazienza, la Mula
    .about = Porta le tende, il paiolo e il morale. Non ha mai fretta, e alle sue spalle non passa nessuno.
tile-old-bruin = Vecchio Bruno
    .plural = Vecchio Bruno
    .about = Orso ballerino a riposo. Guida ancora lui, e non ha mai mollato la presa per primo.
