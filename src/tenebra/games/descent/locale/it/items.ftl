# Carte Oggetto: il nome e una riga d'atmosfera. I testi sono in content/*.toml.

## Il negozio della Città

card-axe = Ascia
    .flavour = Apre porte, scrigni e discussioni.
card-bow = Arco
    .flavour = Il modo più economico di essere altrove durante una rissa.
card-crossbow = Balestra
    .flavour = Ti serve una mano sola. Nessuno chiede che cosa fa l'altra.
card-dagger = Pugnale
    .flavour = Venticinque monete di estrema risorsa.
card-sword = Spada
    .flavour = Il fabbro le fa a dozzine e le impreca una per una.
card-tinder-rune = Runa dell'Esca
    .flavour = Accende falò, candele e, all'occorrenza, cavallerie.
card-apprentices-staff = Bastone dell'Apprendista
    .flavour = Il proprietario precedente: promosso. Quello prima: spazzato via.
card-leather-armor = Corazza di Cuoio
    .flavour = Ferma la pioggia, le chiacchiere e la punta di molti argomenti.
card-chain-mail = Cotta di Maglia
    .flavour = Quarantamila anelli, e li sentirai tutti.
card-moonsilk-vest = Veste di Setaluna
    .flavour = Non pesa nulla. Ciò che ferma, lo porti tu.
card-iron-shield = Scudo di Ferro
    .flavour = Un coperchio di pentola che ha fatto carriera.

## Tesori di Rame

card-bonfire-rune = Runa del Falò
    .flavour = Invita anche i vicini.
card-icicle-rune = Runa del Ghiacciolo
    .flavour = Trova la fessura di ogni armatura, poi si scioglie.
card-lullaby-rune = Runa della Ninnananna
    .flavour = Se la canticchi anche tu, ti perdi il finale.
card-schoolmasters-cane = Bacchetta del Maestro
    .flavour = Quarant'anni di errori d'ortografia l'hanno resa forte.
card-molar = Molare
    .flavour = Il gigante la rivuole indietro. Si metta in fila.
card-rib-knife = Lama di Costola
    .flavour = Ricavata da qualcosa che non voleva stare fermo.
card-mace-of-kellos = Mazza di Kellos
    .flavour = Kellos la benedisse, la calò una volta sola, e l'ogre non si trovò più.
card-pickled-thunder = Tuono Sottaceto
    .flavour = Non agitare. Non aprire. Lanciare.
card-widows-longbow = Arco Lungo della Vedova
    .flavour = L'ha incordato coi suoi capelli e un rancore.
card-plate-mail = Armatura a Piastre
    .flavour = È come indossare una casa, ma con più spifferi.
card-coat-of-many-exits = Cappotto dalle Molte Uscite
    .flavour = Le lame entrano. Tu sei già fuori.
card-mirror-shield = Scudo a Specchio
    .flavour = Mostra al nemico che cosa lo ferma. Di rado gli piace.
card-butchers-belt = Cintura del Macellaio
    .flavour = Undici tacche per i tagli di manzo. La dodicesima è nuova.
card-humming-stone = Sasso Ronzante
    .flavour = Sa un solo motivo, e il motivo conosce te.
card-poultice-rune = Runa dell'Impiastro
    .flavour = Odora di cipolla. Funziona come la cipolla, ma prima.
card-messengers-ring = Anello del Messaggero
    .flavour = Le brutte notizie arrivano sempre per prime. Ecco come.
card-bottled-dawn = Alba in Bottiglia
    .flavour = Annata di un ottimo mattino.
card-loose-change = Spiccioli
    .flavour = Qualcuno, quaggiù, aveva le tasche bucate.
card-hidden-flask = Fiaschetta Nascosta
    .flavour = Infilata sotto il velluto, dove l'esattore non guarda mai.
card-smugglers-nip = Goccetto del Contrabbandiere
    .flavour = Un sorso, e le scale ti corrono sotto i piedi.

## Tesori d'Argento

card-leech-rune = Runa della Sanguisuga
    .flavour = Ogni volta chiede un po' di più. Per favore.
card-hailstone-rune = Runa della Grandine
    .flavour = Maltempo: al chiuso, e rivolto a te.
card-gorgons-wink = Occhiolino della Gorgone
    .flavour = Lei lo intendeva come un complimento.
card-staff-of-cinders = Bastone delle Braci
    .flavour = Lascialo nell'angolo, e non ci sarà più un angolo.
card-millstone-axe = Ascia da Macina
    .flavour = Macina lento, ma macina tutto.
card-vipers-tooth = Dente di Vipera
    .flavour = La sinistra non dice alla destra che cosa ha morso.
card-wishbone-bow = Arco di Forcella
    .flavour = A qualcun altro è toccata la metà più corta.
card-flock-of-knives = Stormo di Coltelli
    .flavour = Migrano verso i guai.
card-gilded-plate = Piastre Dorate
    .flavour = All'oro non si attacca nulla, tranne l'invidia.
card-fogweave-cloak = Mantello di Nebbia
    .flavour = Colpiscono dove stavi per essere.
card-sunrise-shield = Scudo del Sole Nascente
    .flavour = Ai troll non piace, per ragioni che non finiscono di spiegare.
card-hawk-eye-helm = Elmo Occhio di Falco
    .flavour = Leggi le clausole in piccolo su un goblin in fuga.
card-clean-linen-rune = Runa della Benda Pulita
    .flavour = La magia più rara di qualsiasi sotterraneo.
card-midwifes-amulet = Amuleto della Levatrice
    .flavour = Ne ha messi al mondo di peggiori di te.
card-flute-of-naps = Flauto del Pisolino
    .flavour = Suona piano. Cammina in punta di piedi. Non far cadere la spada.
card-couriers-boots = Stivali del Corriere
    .flavour = Le lettere dicevano tutte la stessa cosa: fa' presto.
card-coin-purse = Borsa di Monete
    .flavour = Tintinna come quella di un onesto: dunque è rubata.
card-surgeons-satchel = Borsa del Cerusico
    .flavour = La sega non c'è più. Non ti manca.

## Tesori d'Oro

card-slow-ruin-rune = Runa della Lenta Rovina
    .flavour = Ci sono morti dei castelli. Figurarsi una corazza.
card-angry-sun-rune = Runa del Sole Adirato
    .flavour = Qualcuno l'ha svegliato a mezzanotte.
card-unspeakable-vowel = La Vocale Indicibile
    .flavour = Dilla una volta. Non resterà nessuno a chiedere che cosa significa.
card-staff-of-footnotes = Bastone delle Note a Piè di Pagina
    .flavour = Ogni incantesimo rimanda a un altro, e anche quello fa male.
card-winterbite = Morso d'Inverno
    .flavour = La ferita è fredda, e chi l'ha inflitta anche.
card-tantrum = Capriccio
    .flavour = Di filo ne ha poco. Ha un carattere.
card-bow-of-the-last-forest = Arco dell'Ultima Foresta
    .flavour = Ogni freccia è un albero che ricorda.
card-jade-scarab = Scarabeo di Giada
    .flavour = Lancialo. Torna quando ha finito.
card-wyrmscale-hauberk = Usbergo di Squame di Drago
    .flavour = Il drago se l'è tolto. Non gli è stato chiesto.
card-starlight-mantle = Manto di Luce di Stelle
    .flavour = Quando il colpo arriva, sei già luce antica.
card-gatehouse-shield = Scudo del Torrione
    .flavour = Saracinesca compresa.
card-ninth-students-ring = Anello del Nono Allievo
    .flavour = Otto furono prudenti. Uno fu grande.
card-ill-manners-rune = Runa della Malacreanza
    .flavour = Dice ad alta voce ciò che pensavi delle loro madri.
card-lamp-of-small-favours = Lampada dei Piccoli Favori
    .flavour = Niente regni, niente principesse. Zuppa, bende, una sedia.
card-physicians-coffer = Cofanetto del Medico
    .flavour = Il suo onorario, e la cura che teneva per sé.
card-vintners-coffer = Cofanetto del Vinaio
    .flavour = L'annata buona stava in fondo, sotto i soldi.

## Reliquie

card-last-candle = L'Ultima Candela
    .flavour = Una lama di luce, accesa prima della prima notte e non ancora spenta.
card-whisperdart = Dardo Sussurrante
    .flavour = Dice il nome di colui per cui è fatto. Spera di non sentire il tuo.
card-ferrymans-hand = La Mano del Traghettatore
    .flavour = La rivuole indietro, ed è paziente.
card-unbroken-plate = La Corazza Inviolata
    .flavour = Nove eroi l'hanno portata nella tomba. Lei è andata avanti.
