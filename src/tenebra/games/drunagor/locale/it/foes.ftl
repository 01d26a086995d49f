# I Mostri: uno, molti, e che cosa se ne racconta; i gradi; le carte attacco; Famigli, Compagni; carte Runa e Scenario. I numeri
# sono in content/*.toml.

## Mostri

monster-skeleton-archer = Scheletro Arciere
    .plural = Scheletri Arcieri
    .about = Hanno scoccato l'ultima salva duecento anni fa, e aspettano ancora che qualcuno dica loro che era corta.
monster-shadow-cultist = Seguace dell'Ombra
    .plural = Seguaci dell'Ombra
    .about = Nessuno li ha costretti. A ciascuno fu chiesto una volta sola, con garbo, al buio; e ha detto di sì.
monster-shadow-vampire = Vampiro Oscuro
    .plural = Vampiri Oscuri
    .about = Fu ospite di qualcuno. Si pulisce ancora le scarpe, e poi la bocca.
monster-rotten-flesh = Carne Marcia
    .plural = Carni Marce
    .about = Quel che l'Oscurità fa di chi non le serve intero. Lenta, paziente: meglio fiutarla tardi che presto.
monster-executioner = Boia
    .plural = Boia
    .about = La sentenza fu letta molto tempo fa, e ad altri. La scure non sottilizza.
monster-shadow-knight = Cavaliere dell'Ombra
    .plural = Cavalieri dell'Ombra
    .about = L'armatura ha mantenuto il giuramento che l'uomo dentro aveva rotto. State fermi accanto a un amico, e si ricorderà di tutti e due.
monster-abomination = Abominio
    .plural = Abomini
    .about = Quattro tombe, aperte per sbaglio, richiuse da qualcosa di peggio. Non si affeziona a nessuno.
monster-skeleton-minion = Lacchè Scheletro
    .plural = Lacchè Scheletri
    .about = Un arco, un rancore, e non proprio tutte le costole.
monster-ghoul-minion = Ghoul
    .plural = Ghoul
    .about = Ha seguito la scorreria per quello che avrebbe lasciato. Quello che resta dovevate essere voi.
monster-acolyte-minion = Accolito
    .plural = Accoliti
    .about = Della litania sa un verso solo. Basta.
monster-shade-minion = Larva
    .plural = Larve
    .about = Un'ombra che ha perso il padrone e non è schizzinosa sul prossimo.
monster-bane = Bane
    .plural = Bane
    .about = L'Oscurità non dà ordini. Dà Bane, e gli ordini li dà Bane.
monster-undead-king = Re Non Morto
    .plural = Re Non Morti
    .about = Chiese che il suo regno non finisse mai. La prossima volta chiedete su chi.
monster-bone-drake = Drago d'Ossa
    .plural = Draghi d'Ossa
    .about = Del fuoco non ricorda più nulla, se non che spetta agli altri.
monster-gravewright = Il Mastro Becchino
    .plural = Mastri Becchini
    .about = Vi misura con gli occhi, sospira, e aggiunge un palmo per gli stivali.
monster-lady-vesper = Dama Vespera
    .plural = Dame Vespere
    .about = È sempre alle spalle del più debole. La chiama compassione.
monster-toll-keeper = Il Gabelliere
    .plural = Gabellieri
    .about = Il ponte è caduto. Il pedaggio no.

rank-rookie = Esordiente
    .short = Esord.
rank-fighter = Combattente
    .short = Comb.
rank-veteran = Veterano
    .short = Vet.
rank-champion = Campione
    .short = Camp.

side-standard = Standard
side-alternate = Alternativo
side-complex-a = Complesso, lato A
side-complex-b = Complesso, lato B

class-of-minion = Lacchè
class-of-white = Mostro bianco
class-of-grey = Mostro grigio
class-of-black = Mostro nero
class-of-commander = Comandante
class-of-general = Boss

## Carte attacco

attack-haste = Fretta
attack-cinder-tithe = Decima di Brace
attack-briar-cage = Gabbia di Rovi
attack-whetted-hate = Odio Affilato
attack-soul-tithe = Decima d'Anime
attack-grave-chill = Gelo di Tomba
attack-come-here = Vieni Qui
attack-red-harvest = Raccolto Rosso
attack-wall-of-bone = Muro d'Ossa
attack-call-the-fallen = Chiamata dei Caduti
attack-crown-of-frost = Corona di Brina
attack-the-levy = La Leva
attack-black-edict = Editto Nero
attack-long-shadow = Ombra Lunga
attack-nobody-leaves = Nessuno Esce

## Famigli

familiar-luma = Luma
    .about = Una lupa che risponde al suo nome, ai fischi, e a niente che un Mostro abbia mai detto.
familiar-jinx = Jinx
    .about = Un'aquila con le sue opinioni. Ritorna, ma solo per dire che è tornata.
familiar-ember = Brace
    .about = Una scintilla che non volle spegnersi quando gliel'ordinarono. Non mettetela in tasca.
familiar-umbra = Umbra
    .about = Un gatto, se proprio bisogna giurarlo. Non fa ombra: è quella di qualcuno.
familiar-granite = Granito
    .about = Un pilastro di cancello che ha preso il suo dovere sul personale.
familiar-pax = Pax
    .about = Una colomba di luce. Ha beccato tre demoni, e ne ha perdonati due.

## Compagni

companion-tharmagar = Tharmagar
    .about = Dolcetto o scherzetto? Lo chiede sempre, e poi fa come gli pare.
companion-brannoc-the-carter = Brannoc il Carrettiere
    .about = Due muli, una ruota in meno, e spalle che hanno finito più liti di quante ne abbiano cominciate.
companion-ilse-of-blackriver = Ilse di Blackriver
    .about = Ha fasciato mezza città. L'altra mezza è il motivo per cui se n'è andata.
companion-old-gunther = Il vecchio Gunther
    .about = Mira adagio, si lagna in fretta, non sbaglia mai.
companion-mira-quickfingers = Mira Mano Lesta
    .about = Qualunque cosa vi manchi, l'ha trovata lei.
companion-sister-amaranth = Suor Amaranta
    .about = Prega ad alta voce, perché l'Oscurità possa prendere appunti.
companion-sir-caldwin = Ser Caldwin
    .about = L'ultimo di un ordine che conta lui solo. Le adunanze le tiene lo stesso.
companion-tollo-the-piper = Tollo il Pifferaio
    .about = Sa un'aria per ogni marcia, e le ha superate tutte in retroguardia.
companion-hedda-ironbraid = Hedda Treccia di Ferro
    .about = L'ascia della nonna: tre manici nuovi, due teste nuove, lo stesso carattere.
companion-the-ferryman = Il Traghettatore
    .about = Porta la gente di là. Come scenda, non gli è mai importato molto.
companion-wren = Scricciolo
    .about = Undici anni, dodici frecce. Li conta entrambi.
companion-grimble = Grimble
    .about = Espulso da due accademie per la stessa esplosione.
companion-brother-oswin = Frate Oswin
    .about = Il voto gli vieta di versare sangue. Di campane non parla.
companion-ashka = Ashka
    .about = Una leonessa da caccia. Ha deciso che siete suoi.
companion-the-nameless-prince = Il Principe Senza Nome
    .about = Non sa combattere, non deve morire, e non smette di parlare delle tende.

## Carte Runa e Scenario

runecard-darkness-hunting = Caccia all'Oscurità
    .about = L'Oscurità cresce verso l'Eroe più forte che non vi si trova: una Runa, la volta dopo due.
runecard-creeping-dusk = Crepuscolo Strisciante
    .about = L'Oscurità cresce di una Runa in ogni round.
runecard-monster-raid = Raid di Mostri
    .about = In ogni round un Lacchè Scheletro esce dall'Oscurità.
runecard-restless-graves = Tombe Inquiete
    .about = In ogni round due Ghoul escono dall'Oscurità.

## Dove compaiono

prompt-tie-place = { $figure } può comparire in più caselle. In quale?
