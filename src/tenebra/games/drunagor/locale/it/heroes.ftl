# Gli eroi e ciò che è stampato sulle loro schede. Le schede sono in content/heroes.toml, le loro carte in content/skills.toml.

## Vorn

hero-vorn = Vorn
    .title = Guerriero nano
    .about = Lasciò la sua montagna per vedere se il mondo fosse costruito male come si diceva. È vero. Lui ci si appoggia lo stesso, così sta in piedi.
skill-arcing-strike = Colpo ad Arco
skill-guard-strike = Colpo di Guardia
skill-spinning-throw = Lancio Rotante
skill-over-here = Da Questa Parte, Bestione
skill-bull-rush = Carica del Toro
skill-stand-with-me = Restate con Me
skill-warlords-charge = Carica del Signore della Guerra
skill-whirl-of-steel = Vortice d'Acciaio
skill-hold-the-line = Mantieni la Linea
skill-cross-parry = Parata Incrociata
skill-hammer-smash = Schiacciamento del Martello
skill-shield-bash = Scudata
skill-mountain-falls = Cade la Montagna
skill-anvil-toss = Lancio dell'Incudine
skill-anvil-rain = Pioggia d'Incudini
skill-bodyguard = Guardia del Corpo
skill-none-shall-fall = Nessuno Cadrà
skill-drinking-song = Canto da Osteria
skill-song-of-the-halls = Canto delle Sale

## Elros

hero-elros = Elros
    .title = Assassino elfo
    .about = Duecento anni di liti altrui, e quasi tutte le ha risolte lui. Tiene una lista di chi gli deve ancora qualcosa, e si accorcia.
skill-backstab = Pugnalata alle Spalle
skill-deflect = Deviazione
skill-fan-of-knives = Ventaglio di Coltelli
skill-venom-dart = Dardo Velenoso
skill-shadow-step = Passo d'Ombra
skill-slip-away = Svicolare
skill-patient-eye = Occhio Paziente
skill-smoke-pot = Vaso di Fumo
skill-old-debts = Vecchi Debiti
skill-vanishing-act = Numero di Sparizione
skill-cut-the-thread = Taglio del Filo
skill-two-of-swords = Due di Spade
skill-three-of-swords = Tre di Spade
skill-green-vial = La Fiala Verde
skill-black-rain = Pioggia Nera
skill-behind-you = Dietro di Te
skill-nobody-was-there = Non C'era Nessuno
skill-old-trick = Un Vecchio Trucco
skill-same-trick-twice = Lo Stesso Trucco Due Volte

## Maya

hero-maya = Maya
    .title = Ranger umana
    .about = Legge il bosco come altri leggono le lettere, e da un po' le notizie sono cattive. Il lupo va avanti, l'aquila in alto, e lei arriva per ultima e non sbaglia.
skill-hamstring = Taglio al Garretto
skill-elbow-room = Fatti in Là
skill-quick-shots = Colpi Rapidi
skill-rangers-mark = Marchio del Ranger
skill-call-the-wolf = Richiamo del Lupo
skill-high-branch = Il Ramo Alto
skill-bear-trap = Tagliola
skill-birds-fall-silent = Gli Uccelli Tacciono
skill-eagle-eye = Occhio d'Aquila
skill-held-breath = Fiato Sospeso
skill-three-on-the-string = Tre sulla Corda
skill-blade-and-fang = Lama e Zanna
skill-whole-pack = Tutto il Branco
skill-rain-of-arrows = Pioggia di Frecce
skill-sky-of-arrows = Un Cielo di Frecce
skill-call-the-eagle = Richiamo dell'Aquila
skill-under-her-wings = Sotto le Sue Ali
skill-nettle-snare = Laccio d'Ortica
skill-ring-of-pitch = Anello di Pece

## Lorelai

hero-lorelai = Lorelai
    .title = Maga elfa
    .about = Cacciata da tre accademie perché chiedeva come mai le cose cadono. Ha smesso di chiedere, e ora cadono quando lo dice lei.
skill-telekinetic-push = Spinta Telecinetica
skill-burning-hands = Mani di Brace
skill-winter-glass = Vetro d'Inverno
skill-force-screen = Schermo di Forza
skill-blink = Battito di Ciglia
skill-unseen-hand = Mano Invisibile
skill-magic-missile = Missile Magico
skill-small-sun = Un Piccolo Sole
skill-gravity-control = Controllo della Gravità
skill-backlash = Contraccolpo
skill-the-floor-is-up = Il Sotto è Sopra
skill-thunderclap = Colpo di Tuono
skill-eye-of-the-storm = Occhio del Ciclone
skill-crooked-lightning = Fulmine Storto
skill-unbroken-lightning = Fulmine Ininterrotto
skill-fair-wind = Vento in Poppa
skill-road-of-wind = Strada di Vento
skill-falling-star = Stella Cadente
skill-night-of-falling-stars = Notte di Stelle Cadenti

## Jaheen

hero-jaheen = Jaheen
    .title = Chierico umano
    .about = Porta una lampada, una mazza e poco bagaglio. La lampada è per chi si è perso, la mazza per chi li ha fatti perdere.
skill-invigorating-breath = Soffio Rinvigorente
skill-stern-sermon = Predica Severa
skill-blessing-of-the-sun = Benedizione del Sole
skill-searing-light = Luce Rovente
skill-hurry-to-help = Accorrere
skill-shelter = Riparo
skill-prayer-of-the-lamp = Preghiera della Lampada
skill-circle-of-dawn = Cerchio dell'Alba
skill-beacon-of-protection = Faro di Protezione
skill-not-today = Non Oggi
skill-word-of-return = Parola di Ritorno
skill-rebuke = Rimprovero
skill-noonday-wrath = Ira del Mezzogiorno
skill-sunspear = Lancia del Sole
skill-sunburst = Esplosione Solare
skill-carry-the-wounded = In Spalla i Feriti
skill-procession = Processione
skill-litany = Litania
skill-great-litany = Grande Litania

## Cammini

path-strength = Forza
path-mystics = Mistica
path-devotion = Devozione
path-nature = Natura
path-cunning = Astuzia
