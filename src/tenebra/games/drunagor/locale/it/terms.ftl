# Una riga per ogni parola del gioco, dove la si incontra per la prima volta.

term-cubes = Un cubo messo su un'abilità la paga e resta lì fino a un richiamo; il colore decide anche la portata: giallo adiacente, rosso a un'area, verde e blu ovunque.
term-recall = Un richiamo riporta tutti i cubi e costa un cubo maledizione, che blocca un'abilità. La sesta maledizione perde l'avventura. Di propria volontà solo con due colori o meno in mano.
term-expend = Un cubo rilasciato dà altri tre passi e torna con il prossimo richiamo.
term-focus = Le pedine FOCUS pagano le abilità focus: niente cubo, una volta per turno, anche in mischia.
term-ki = Una pedina KI paga un attacco con l'arma senza cubo, una volta per turno.
term-fury = Una pedina FURIA aggiunge 1 danno a un attacco che colpisce, una volta per turno.
term-reaction = Quando qualcuno sta per ferirsi, ogni eroe può reagire una volta, nel turno di chiunque, con un cubo su un'abilità di reazione. Gli scudi si spendono prima.
term-protect = Chi protegge prende il colpo destinato al vicino.
term-interact = Una scena con delle scelte: ogni scelta si può fare una volta sola nell'avventura, e può costare oltre che dare.
term-curse = Un cubo maledizione blocca l'abilità su cui sta finché qualcosa non la purifica. La sesta maledizione di un eroe perde l'avventura.
term-trauma = Un cubo trauma è ciò che resta di un fuori combattimento: blocca l'abilità su cui sta. Al secondo un eroe cade per sempre, e l'avventura è persa.
term-attack = Un attacco tira un dado a 20 facce: il COLPITO si aggiunge, e si deve arrivare alla precisione dell'arma. Il DNN si aggiunge al danno.
term-leader = Dove le regole lasciano una scelta ai mostri o all'Oscurità, decide il capogruppo, e può decidere con gentilezza.
