# I Ruoli della segreta e le loro abilità. I testi sono in content/roles.toml.

## Difensore

role-defender = Difensore
    .line = Primo sul percorso: 4 salute in più, colpi presi per gli altri
    .about = Sta dove fa male, così non tocca a nessun altro.
skill-bulwark = Baluardo
skill-join-the-fray = Unisciti alla Mischia
skill-remove-curse-defender = Rimuovi Maledizione
skill-behind-my-back = Alle Mie Spalle
skill-living-door = Porta Vivente
skill-closed-door = Porta Chiusa

## Leader

role-leader = Leader
    .line = Gli altri attaccano e si muovono alla tua parola
    .about = Agisce con gli altri: le loro braccia, le loro gambe, le loro seconde occasioni.
skill-now = Adesso!
skill-with-me = Con Me!
skill-remove-curse-leader = Rimuovi Maledizione
skill-watch-out = Attenti!
skill-all-together = Tutti Insieme
skill-for-daren = Per Daren!

## Controllore

role-controller = Controllore
    .line = Stordisce, rallenta e sposta
    .about = Decide dove stanno i nemici, e che cosa là non possono fare.
skill-stun-enemy = Stordisci Nemico
skill-make-way = Fate Largo
skill-remove-curse-controller = Rimuovi Maledizione
skill-shaking-ground = Terra che Trema
skill-heavy-air = Aria Pesante
skill-nobody-moves = Nessuno si Muova

## Supporto

role-support = Supporto
    .line = Cura, protegge e purifica da lontano
    .about = Restituisce ciò che il buio si prende: fiato, cubi, mani pulite.
skill-light-prevent = Luce che Protegge
skill-share-the-load = Dividere il Peso
skill-remove-curse-support = Rimuovi Maledizione
skill-clean-bandage = Benda Pulita
skill-deep-breath = Respiro Profondo
skill-deeper-breath = Respiro Più Profondo

## Attaccante

role-striker = Attaccante
    .line = Colpisce più spesso, e più forte
    .about = Arriva tardi sul percorso, e chiude il conto.
skill-steady-hand = Mano Ferma
skill-all-out = Senza Riserve
skill-remove-curse-striker = Rimuovi Maledizione
skill-press-on = Incalzare
skill-killing-instinct = Istinto Omicida
skill-born-for-this = Nato per Questo
