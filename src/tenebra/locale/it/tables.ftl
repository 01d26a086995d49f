# Quel che si dice di un tavolo, qualunque sia il gioco.

why-no-answer = Non è riuscito a decidersi: è stata presa la prima scelta offerta.
why-in-lesson = È quello di cui parla questo passo della lezione.
