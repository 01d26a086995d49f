# Carte equipaggiamento, oggetto e incantesimo: il nome e una riga d'atmosfera. I testi sono in content/cards.toml e content/spells.toml.

## Armi a una mano

card-hand-axe = Accetta
    .flavour = Legna al mattino, discussioni la sera.
card-honest-sword = Spada Onesta
    .flavour = Non ha mai promesso più di tre piedi.
card-boot-knife = Coltello da Stivale
    .flavour = Sei disarmato, dissero, e sbagliavano di uno stivale.
card-left-hand-hook = Uncino della Sinistra
    .flavour = La destra fa la promessa. La sinistra rompe la sua.
card-river-sabre = Sciabola di Fiume
    .flavour = Curva, così torna da te.
card-widows-bell = Campana della Vedova
    .flavour = Una mazza con una nota sola. Mentre la suoni, la tua porta resta aperta.
card-drovers-whip = Frusta del Mandriano
    .flavour = Buoi, carrettieri, tagliagole: vanno tutti dove indica lei.
card-fish-spear = Fiocina
    .flavour = Tre punte, e nessuna fuori luogo.

## Armi a due mani

card-great-axe = Grande Ascia
    .flavour = Vuole due mani, due buchi in più nella cintura, e nessuno accanto.
card-gate-halberd = Alabarda della Porta
    .flavour = Dice «chiuso» in tutte le lingue della strada.
card-tombstone = Pietra Tombale
    .flavour = Una spada così larga che c'era posto per i nomi.
card-ash-staff = Bastone di Frassino
    .flavour = La terza gamba del pellegrino, l'ultima sorpresa del brigante.
card-boar-spear = Spiedo da Cinghiale
    .flavour = La traversa serve perché qualcuno continua ad avanzare.
card-door-knocker = Il Battente
    .flavour = C'è sempre qualcuno in casa, per un attimo.

## Armi che colpiscono da lontano

card-hunting-bow = Arco da Caccia
    .flavour = La cena, più che altro.
card-horn-bow = Arco di Corno
    .flavour = La gente dei cavalli lo incolla con tendini e disprezzo per chi cammina.
card-siege-crossbow = Balestra d'Assedio
    .flavour = Quaranta giri di manovella per una lettera molto breve.
card-shepherds-sling = Fionda del Pastore
    .flavour = I giganti sono stati avvisati.
card-five-sisters = Le Cinque Sorelle
    .flavour = Coltelli da lancio. Erano sei, e non ne parlano.
card-javelin = Giavellotto
    .flavour = Un argomento che si porge volentieri.
card-reed-pipe = Zufolo di Canna
    .flavour = Suona una nota sola, e qualcuno si addormenta.
card-fire-arrow = Freccia di Fuoco
    .flavour = Cade su un tetto e la sentono tutti gli altri.

## Armature

card-boiled-leather = Cuoio Bollito
    .flavour = In tempo di carestia, anche brodo.
card-bearskin = Pelle d'Orso
    .flavour = All'orso non serviva più. A questo hai provveduto tu.
card-nine-silks = Nove Sete
    .flavour = Le frecce seguono le pieghe ed escono annoiate.
card-chain-shirt = Camicia di Maglia
    .flavour = L'inverno di qualcuno, anello per anello.
card-grave-mail = Maglia della Fossa
    .flavour = L'ultimo padrone ci si è sdraiato. Lei lo farebbe ancora.
card-scale-coat = Cotta a Scaglie
    .flavour = Trecento scaglie, e un lucertolone che se l'è legata al dito.
card-temple-plate = Corazza del Tempio
    .flavour = Fatta per una statua. La statua non doveva correre.

## Scudi

card-pot-lid = Coperchio
    .flavour = Lo stufato si raffredda, tu no.
card-round-shield = Scudo Tondo
    .flavour = Sotto, i remi; sopra, le facce; dentro, le asce.
card-friends-shield = Scudo dell'Amico
    .flavour = Dipinto all'interno, dove lo vede solo chi ci sta dietro.
card-mirror-of-vanities = Specchio delle Vanità
    .flavour = Si fermano a guardarsi. Poi li fermi tu.
card-somebodys-door = La Porta di Qualcuno
    .flavour = Con le cinghie. Se ne accorgerà quando piove.

## Attrezzi e amuleti

card-duchess-hairpins = Forcine della Duchessa
    .flavour = Nove serrature in una notte, e a casa per colazione.
card-crowbar = Piede di Porco
    .flavour = La chiave di quasi tutto, purché non serva richiudere.
card-rope-and-hook = Corda e Rampino
    .flavour = Chi alza un muro si ricordi di chi vende corda.
card-cork-vest = Giubba di Sughero
    .flavour = L'equipaggio rideva, finché c'era l'equipaggio.
card-seven-mile-sandals = Sandali delle Sette Miglia
    .flavour = Il ciabattino disse sette miglia. Non disse da che parte.
card-porters-frame = Gerla da Facchino
    .flavour = Ci sta una casa, se ti pieghi un po'.
card-iron-knuckles = Pugno di Ferro
    .flavour = Per chi chiude le lettere con «cordialmente».
card-whetstone = Cote
    .flavour = Saliva, pazienza, e la piccola fessura sotto il braccio.
card-saints-finger = Dito del Santo
    .flavour = Indica l'alba. Quale santo, nessuno l'ha chiesto.
card-company-colours = Insegna della Compagnia
    .flavour = Strappata da nove venti, e nessuno vuole essere il primo a lasciarla cadere.
card-captains-horn = Corno del Capitano
    .flavour = Chi lo suona è il capitano. Non è mai stato più complicato di così.
card-hanged-mans-penny = Soldo dell'Impiccato
    .flavour = Gli cadde di mano e venne testa. Una volta. Vuole rivederla.

## Da consumare

card-wolf-milk = Latte di Lupa
    .flavour = Qualcuno ha dovuto chiederlo alla lupa.
card-black-wine = Vino Nero
    .flavour = La vigna bruciò l'anno in cui fu pigiato, e si sente perché.
card-loaded-dice = Dadi Truccati
    .flavour = Vanno bene per una sera, e poi per lasciare la città.
card-lucky-hare = Lepre Fortunata
    .flavour = Ha ancora tutte e quattro le zampe, perciò è fortunata.
card-fire-pot = Vaso di Fuoco
    .flavour = Conta fino a tre. Chi l'ha fatto arrivava a due.
card-wasp-jar = Giara di Vespe
    .flavour = Hanno saputo che il coperchio l'ha chiuso l'altra parte.
card-fowlers-net = Rete dell'Uccellatore
    .flavour = Per allodole, oche ed esattori.
card-smoke-pot = Vaso di Fumo
    .flavour = Nessuno ha visto dove andavano, dissero tutti, tossendo.
card-madmans-broth = Brodo del Matto
    .flavour = Due funghi per il coraggio. Dopo il terzo nessuno ha più contato.
card-red-cloth = Pezza di Panno Rosso
    .flavour = Strappala, legatela al braccio, e cerca di morire del colore di un altro.

## Ciò di cui narrano le storie

card-iron-key = Chiave di Ferro
    .flavour = Apre una sola porta al mondo, ed eccoci qui.
card-salt-crown = Corona di Sale
    .flavour = I re che la portano hanno sete, e il mare si ricorda di loro.
card-captive = Ilse, la Figlia del Traghettatore
    .flavour = «Mettimi giù quando siamo al sicuro. No. Ho detto al sicuro.»

## Incantesimi

card-cold-fingers = Dita Fredde
    .flavour = Da laggiù ti tocca qui.
card-the-whole-sky = Tutto il Cielo
    .flavour = Si chiede la pioggia. Si dovrebbe dire quanta.
card-locust-hour = L'Ora delle Locuste
    .flavour = Una maglia ha quarantamila buchi. Li trovano tutti.
card-borrowed-hide = Cuoio in Prestito
    .flavour = Il bue era d'accordo. È stato un colloquio breve.
card-evil-eye = Il Malocchio
    .flavour = L'ascia è calata come doveva. È il braccio che ci ha ripensato.
card-mothers-stitches = Punti di Mamma
    .flavour = Stai fermo, mordi questo, e non guardare il filo.
card-pass-the-ember = Passa la Brace
    .flavour = Per portare il fuoco ne basta uno, se un altro corre.
card-thief-of-breath = Ladro di Fiato
    .flavour = Era tuo. Un attimo fa ce l'avevi.
card-door-in-the-air = Una Porta nell'Aria
    .flavour = Attenti al gradino. Il gradino non c'è.
card-feather-word = La Parola Piuma
    .flavour = Breve, leggera, e da non ripetere a metà discesa.
card-walk-like-smoke = Passo di Fumo
    .flavour = Prima dal buco della serratura; il resto segue.
card-nobodys-hand = La Mano di Nessuno
    .flavour = La coppa è scivolata giù dal tavolo. Non l'ha presa nessuno.
card-roots-remember = Le Radici Ricordano
    .flavour = Ogni pavimento è stato un bosco, ed è ancora offeso.
card-get-up = Alzati
    .flavour = Una parola. Stupisce chi ancora obbedisce.
card-the-winds-shoulder = La Spalla del Vento
    .flavour = Un uomo grosso cede il passo a uno più grosso che non vede.
card-nettle-skin = Pelle d'Ortica
    .flavour = Toccami, dice. Su.
card-turn-the-bones = Gira le Ossa
    .flavour = Giacciono come sono cadute. Poi cambiano idea.
card-red-ink = Inchiostro Rosso
    .flavour = Il contratto è per quattro. Tu firmi con una.
