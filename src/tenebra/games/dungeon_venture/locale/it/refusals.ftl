# Perché qualcosa non è permesso. Accanto sta la regola.

## Il turno

refusal-already-acted = L'Azione di questo turno è già stata scelta.
refusal-already-moved = Il movimento di questo turno è già stato fatto.
refusal-cannot-move = Non c'è movimento da raddoppiare.
refusal-not-for-you = Questa figura non ha quell'Azione.
refusal-not-your-turn = Non è il turno di { $figure }.
refusal-only-events-now = In questo momento si possono giocare solo carte Evento.
refusal-not-while-reorganizing = Non è possibile mentre gli Eroi si riorganizzano.

## Movimento

refusal-already-there = Sei già lì.
refusal-no-such-space = In { $space_id } non c'è pavimento.
refusal-space-blocked = { IN($space) } qualcosa sbarra la strada.
refusal-space-occupied = Lo spazio è occupato: { $space }.
refusal-no-way = Nessuna strada porta { A($space) }.
refusal-no-way-for-spirits = Uno Spirito non trova la strada per { $space }: non passa i muri, né le porte verso aree inesplorate.
refusal-too-far = Troppo lontano: { $space }. { $points ->
    [1] 1 Punto Movimento non basta.
   *[other] { $points } Punti Movimento non bastano.
}
refusal-no-pit-on-the-way = La strada per { $space } non passa per nessun Trabocchetto: basta camminare.
refusal-only-through-pit = { A($space) } si arriva solo saltando in un Trabocchetto.
refusal-not-that-way = Quella deviazione non è possibile.
refusal-not-into-unexplored = { $space } non è in un'area esplorata.
refusal-no-staircase-for-you = Non puoi uscire per la scalinata.
refusal-staircase-too-far = La scalinata è troppo lontana.

## Attacchi

refusal-no-such-figure = Sul tabellone non c'è: { $figure }.
refusal-not-an-enemy = { $figure } non è un nemico che si possa attaccare.
refusal-not-an-ally = { $figure } non è dalla tua parte.
refusal-not-adjacent = { $figure } non è in uno spazio adiacente.
refusal-only-diagonal = { $figure } è in diagonale: senza l'arma giusta non ci arrivi.
refusal-not-visible = Da qui { $figure } non si vede.

## Porte, Forzieri, oggetti

refusal-no-such-door = Non c'è nessuna porta { $door_id }.
refusal-not-in-front-of-door = Bisogna stare proprio di fronte { A($door) }.
refusal-door-already-open = { $door } è già aperta.
refusal-door-already-closed = { $door } è già chiusa.
refusal-door-locked = { $door } è chiusa a chiave.
refusal-no-chest-there = { IN($space) } non c'è nessun Forziere.
refusal-chest-not-adjacent = Il Forziere { IN($space) } non è in uno spazio adiacente.
refusal-chest-already-open = Il Forziere { IN($space) } è già stato aperto.
refusal-no-such-thing = Qui non c'è niente del genere: { $thing }.
refusal-thing-not-adjacent = Bisogna starci accanto: { $thing }.
refusal-nothing-to-loot = Di { $hero } non resta niente da raccogliere.
refusal-skull-not-adjacent = Bisogna stare sopra o accanto al teschio di { $hero }.

## Carte

refusal-not-in-hand = Questa carta non è in mano: { $card }.
refusal-not-worn = Questo non è indossato: { $card }.
refusal-just-taken-off = Si potrà indossare di nuovo dal prossimo turno: { $card }.
refusal-gold-is-not-played = L'Oro non si gioca: si spende fra un'Avventura e l'altra.
refusal-no-mana = Senza dadi Mana non si lanciano Incantesimi.
refusal-spells-used-up = { $limit ->
    [1] L'unico Incantesimo è già stato lanciato: prima bisogna Riposare o Risorgere.
   *[other] Tutti i { $limit } Incantesimi sono già stati lanciati: prima bisogna Riposare o Risorgere.
}
refusal-no-such-target = Questa carta non può avere quel bersaglio: { $card }.
refusal-not-at-this-moment = Questo Evento non è adatto al momento: { $card }.
refusal-only-bosses-play-cards = Fra le figure del Custode solo un Boss gioca carte.
refusal-cannot-give = Questa carta non si può donare: { $card }.
refusal-no-such-receiver = { $hero } non può ricevere niente.
refusal-not-in-same-area = { $hero } non è nella stessa area.

## Altari, Spiriti, riorganizzazione

refusal-no-altar-beside = Non c'è nessun Altare in uno spazio adiacente.
refusal-not-near-an-altar = Uno Spirito si libera solo in uno spazio libero accanto a te e adiacente a un Altare.
refusal-no-such-spirit = { $figure } non è uno Spirito.
refusal-not-on-its-space = Bisogna stare nello spazio dello Spirito di { $figure }.
refusal-already-carried = Lo Spirito di { $figure } ha già una guida.
refusal-not-carried = Non stai guidando lo Spirito di { $figure }.
refusal-monsters-on-board = Non finché ci sono Mostri sul tabellone.
refusal-reorganizing-refused = Qualcuno non ha voluto: non di nuovo in questo turno.
refusal-monsters-pending = Non dopo essere entrati in un'area inesplorata in questo turno.

## Campagna

refusal-no-such-hero = Non c'è nessun Eroe con questo nome: { $hero }.
refusal-not-recovered = Questo non è stato riportato: { $card }.
refusal-keeps-enough = { $limit ->
    [1] { $hero } può tenere una sola carta Equipaggiamento.
   *[other] { $hero } può tenere solo { $limit } carte Equipaggiamento.
}
refusal-not-for-sale = Questo non è in vendita: { $card }.
refusal-too-dear = Il prezzo di { $card } è { $price } monete d'Oro, più di quante ce ne siano.
