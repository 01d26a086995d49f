# La visita guidata: ciò che ogni gioco ha da insegnare su un turno.

tour-welcome = Agisce la figura che brilla, e il pulsante d'ottone qui sotto è il passo più utile. Tutto il resto che puoi fare gli sta accanto, o è sul tabellone.
tour-move = { $touch ->
    [yes] Gli spazi nel contorno verde sono a portata. Toccane uno per vedere la via e il suo prezzo, toccalo di nuovo per andarci.
   *[no] Gli spazi nel contorno verde sono a portata. Indicane uno per vedere la via e il suo prezzo, premilo per andarci.
}
tour-attack = { $touch ->
    [yes] Un nemico tra parentesi si può attaccare. Il numero è la probabilità che conta; toccalo per vedere dadi contro dadi.
   *[no] Un nemico tra parentesi si può attaccare. Il numero è la probabilità che conta; indicalo per vedere dadi contro dadi.
}
tour-why = Ciò che ora non è possibile è raccolto sotto «Non ora», con la ragione e la regola. Lo dice anche premere sul tabellone qualcosa che non si può fare.
tour-end = Quando non resta nulla da fare, termina il turno. Annulla torna indietro finché non si sono tirati dadi.
