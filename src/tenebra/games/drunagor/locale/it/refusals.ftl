# Perché no.

refusal-already-there = È già lì.
refusal-bag-full = La borsa è piena.
refusal-cannot-pay = Il prezzo di { $skill } non si può pagare.
refusal-cannot-retaliate = Solo chi è colpito può fare rappresaglia.
refusal-cube-on-item = Sull'oggetto { $item } c'è un cubo.
refusal-door-locked = { $door }: chiusa a chiave.
refusal-enemy-there = C'è un nemico: { $space }.
refusal-engaged = Non in mischia: c'è un nemico adiacente.
refusal-focus-used = In questo turno un'abilità focus è già stata usata.
refusal-ki-used = In questo turno il KI è già stato speso.
refusal-minor-action-taken = In questo turno quell'azione minore è già stata fatta.
refusal-needs-no-cube = { $skill } non si usa con un cubo.
refusal-no-cube = Nessun cubo in mano va bene per { $skill }.
refusal-no-cube-action-left = Le due azioni cubo del turno sono usate.
refusal-no-ki = Non c'è KI.
refusal-no-more-of-it = { $to } non può portarne altri.
refusal-no-move-left = Il movimento gratuito è usato; si può rilasciare un cubo per averne un altro.
refusal-no-such-chest = Non c'è un forziere così.
refusal-no-such-cube = Non c'è un cubo { $colour } in mano.
refusal-no-such-door = Non c'è una porta chiusa così.
refusal-no-such-option = Qui e ora non si può scegliere.
refusal-no-such-skill = Quell'abilità non c'è.
refusal-no-such-square = Sul tavolo non c'è la casella { $space }.
refusal-no-such-token = Non c'è nulla del genere con cui interagire.
refusal-no-such-way = Non c'è una via così.
refusal-no-way = Nessuna via porta a: { $space }.
refusal-not-a-reaction = { $skill } non è una reazione.
refusal-not-adjacent = Non adiacente: { $to }.
refusal-not-consumable = { $item } non si può consumare.
refusal-not-equipment = { $item } non si può indossare.
refusal-not-in-the-bag = Non è nella borsa: { $item }.
refusal-not-proficient = Manca la competenza per { $item }.
refusal-not-protected = { $target } non può essere protetto così.
refusal-not-worn = Non è addosso: { $item }.
refusal-only-a-reaction = { $skill } si usa solo come reazione.
refusal-only-in-a-battleground = Solo in un campo di battaglia.
refusal-option-taken = In questa avventura è già stato scelto.
refusal-skill-blocked = Su { $skill } c'è un cubo maledizione o trauma.
refusal-skill-docked = Su { $skill } c'è già un cubo; un richiamo la libera.
refusal-square-taken = Occupata: { $space }.
refusal-too-far = Troppo lontano: { $space }; { $points } { $points ->
    [one] passo rimasto
   *[other] passi rimasti
}.
refusal-too-little-focus = FOCUS necessario: { $number }.
refusal-too-many-colours = Per un richiamo volontario servono due colori o meno in mano. Colori in mano: { $colours }.
refusal-was-refused = È già stato rifiutato: { $item }.

refusal-nothing-happens = Non succederebbe nulla.
refusal-already-learned = È già imparata.
refusal-level-1-first = Prima viene il livello 1.
refusal-no-roles = Nei Campi di battaglia non ci sono Ruoli.
refusal-already-known = È già conosciuta.
refusal-ability-first = Prima viene un'altra capacità dell'albero.
refusal-third-class = Non c'è una terza classe.
refusal-class-taken = Un altro eroe del gruppo ha quella classe.
refusal-cannot-be-stashed = { $item } non si può lasciare al campo.
refusal-not-in-the-stash = { $item } non è al campo.
refusal-already-worn = { $item }: è già indosso.
refusal-no-recall-waits = Niente aspetta la fine di questo movimento: continua, o fai altro.
refusal-no-such-ability = Non esiste una simile capacità.
