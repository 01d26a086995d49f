# Quel che si dice di un tavolo, qualunque sia il gioco.

# Of games kept from before such choices were thought about again.
why-no-answer = Ci ha pensato troppo a lungo: è stata presa una scelta qualsiasi fra quelle permesse.
