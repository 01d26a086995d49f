# Le parole del gioco in una riga ciascuna, per chi le incontra la prima volta.

term-action = Un'azione a turno: Corsa (lontano), Combattimento (due attacchi), Avanzamento (l'uno e l'altro, una volta), Preparazione (uno dei due, e un ordine).
term-order = Un ordine ti sta accanto: Mira e Schivata fanno ripetere dadi, Guardia colpisce nel turno del Signore Supremo, Riposo ridà la fatica. Le ferite li tolgono tutti, Schivata esclusa.
term-fatigue = La fatica compra un passo, o un dado nero in più in un attacco. Torna con Riposo, pozioni e qualche carta.
term-surge = Le Scariche (fulmini) pagano ciò che elencano arma e abilità; i segni più sono gittata o danno, a piacere.
term-reroll = Un dado ripetuto tiene la seconda faccia, e ogni attacco si ripete al massimo una volta.
term-glyph = Un glifo bianco è una porta per la Città e ritorno, una volta nel tuo turno. Uno rosso diventa bianco quando ci sali: 3 Progresso.
term-guard = Sei di Guardia: un attacco adesso, nel mezzo del turno del Signore Supremo, o aspetti un momento migliore.
term-threat = La Minaccia paga le carte del Signore Supremo. Ogni carta scartata dà il numero che ha in fondo, dopo “scarto”.
term-shop = In Città una visita costa 3 punti movimento: quante carte vuoi dal negozio, e una voce del listino.
term-training = Un segnalino addestramento aggiunge un dado nero a tutti gli attacchi di quel tipo, al massimo cinque.
term-spawn = Una carta Creazione mette i mostri solo dove nessun eroe li vede, in spazi liberi di aree già rivelate.
term-knockback = Chi è scaraventato finisce fino a tre spazi più in là, dove vuole chi attacca.
