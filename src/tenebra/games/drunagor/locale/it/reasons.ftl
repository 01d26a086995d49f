# Perché il computer, o un suggerimento, sceglie qualcosa.

why-only-choice = non c'è altro da scegliere.
why-any = nessuna di queste è migliore delle altre.
why-consume = ora { $item } aiuta più di tutto, e non costa cubi.
why-search = nessuno minaccia, e il forziere può contenere qualcosa di utile.
why-equip = { $item } è meglio di ciò che si indossa.
why-wear = { $item } serve di più addosso che nella borsa.
why-interact = è ciò che più probabilmente finirà bene: { $choice }.
why-position = { DA($space) } si può fare: { $skill }
why-skill = da qui rende più di tutto: { $skill }
why-closer = da qui non si raggiunge nessuno; { IN($space) } si è più vicini allo scontro.
why-safer = { IN($space) } si sta meglio mentre agiscono gli altri.
why-hurry = è lontano, e un cubo { $colour } compra tre passi.
why-recall = i cubi rimasti qui non servono; tornano tutti per una maledizione.
why-done = tutto ciò che serviva è fatto.
why-mend = c'è tempo, e aiuta: { $skill }
why-open = sono tutti vicini: si può aprire { $door }.
why-open-late = l'Oscurità non aspetta i ritardatari: si apre { $door }.
why-open-anyway = si è aspettato abbastanza: si apre { $door }.
why-gather = gli altri devono essere vicini prima di aprire { $door }.
why-to-place = è lì che porta l'avventura.
why-to-scene = più vicino a ciò che merita un'occhiata: { $name }.
why-to-chest = più vicino al forziere, che può contenere qualcosa di utile.
why-to-door = più vicino a dove si va avanti: { $name }.
why-enough = a nessun altro gioverebbe.
why-strike = { $kills ->
    [0] { $wounds ->
        [0] da colpire non c'è di meglio: { $target }.
       *[other] { $target } perde in media { $wounds } punti salute.
    }
    [1] { $of ->
        [1] dovrebbe uccidere { $target }.
       *[other] una volta su { $of } uccide { $target }.
    }
   *[other] { $kills } volte su { $of } uccide { $target }.
}
why-order = ha qualcuno da colpire: { $target }.
why-least = lo sopporta meglio di tutti: { $target }.
why-help = ne ha più bisogno di tutti: { $target }.
why-area = { $number ->
    [one] lì c'è un nemico.
   *[other] lì ci sono più nemici: { $number }.
}
why-react = ferma { $number ->
    [one] 1 danno
   *[other] { $number } danni
} a { $on }.
why-react-anyway = dà più di quanto costi: { $skill }.
why-no-reaction = qui nessuna reazione vale il suo cubo.
why-cube-place = è l'abilità che manca di meno: { $skill }.
why-fatigue = di quel colore ce ne sono di più.
why-scene = è ciò che più probabilmente finirà bene.
why-mercy = dove le regole lasciano una scelta, così si fa meno male al gruppo.
why-goods = può servire.
why-reroll = un secondo tiro non costa nulla.
why-fury = un danno in più vale una FURIA.
why-step = per ciò che viene dopo, il posto migliore è { $space }.
why-stay = non c'è un posto migliore dove stare.
why-learn = è ciò che promette di più.
why-role-cube = di quel colore ce ne sono meno.
why-offer = è il guadagno maggiore su ciò che si indossa.
why-no-offer = lì non c'è nulla di meglio di ciò che si indossa.
why-share = nessuno ci guadagna di più: { $hero }.
why-ready = non resta nulla da preparare.
why-help-again = dopo una sconfitta ogni aiuto è benvenuto.
why-freed = è l'abilità che mancava di più: { $skill }.
why-weakest = nessuno è più vicino alla fine: { $target }.
why-get-up = questo movimento è perso comunque; il prossimo no.
why-shake-off = un passo di qua, e il prossimo movimento sarà di nuovo intero.
why-familiar = nessuno di loro colpisce più forte.
why-familiar-acts = è già qui, e agisce subito.
why-trap = è lì che un nemico può finirci più facilmente.
why-hinder = è un ostacolo per { $target }.
why-stop = il resto del movimento vale meno dei cubi che tornano adesso.
why-put-enemy = { IN($space) } fa meno danni, o ne subisce.
why-put-friend = { $space }: è il posto migliore.
