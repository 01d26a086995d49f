# Quel che si dice di un tavolo, qualunque sia il gioco.

why-no-answer = Non è riuscito a decidersi: è stata presa la prima scelta offerta.
why-nothing-gained = Ora non ci si guadagnerebbe nulla.
why-in-lesson = È quello di cui parla questo passo della lezione.
