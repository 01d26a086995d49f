# Le parole del gioco, una riga ciascuna, dove si incontrano per la prima volta.

term-gems = Le gemme sono forza e vita: quel che spendi torna piano, quel che perdi come ferita quasi mai. Tienine qualcuna per la guardia.
term-stance = L'eroe aggressivo agisce e recupera 2 gemme; quello cauto riposa, ne recupera 5 e può solo fare guardia.
term-guard = Guardia: vista la potenza dell'attacco puoi pagare gemme per tirare dadi; simboli e armatura tolgono danni.
term-reroll = Rilancio: una gemma rilancia un dado. Il segno accanto a un dado stampato lo fa una volta gratis.
term-manipulation = Manipolazione: servono tanti simboli quanta è la difficoltà. Ogni nemico accanto ne toglie uno.
term-river = Il fiume: più una tessera sta a sinistra, meno costa. Quella attivata va in fondo.
term-flush = Scorrere il fiume: 2 gemme rosse lasciano il gioco per sempre, e con loro una tessera morta che rallenta soltanto.
term-reinforcement = Rinforzi: i punti riportano in gioco i servitori uccisi, dove stanno i segnalini.
term-command = Comandante: con 1 gemma un alleato si muove e colpisce.
term-leap = Salto: 2 punti movimento e un dado rosso; deve mostrare il valore di salto dell'area.
