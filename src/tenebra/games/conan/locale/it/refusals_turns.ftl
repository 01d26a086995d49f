# Perché no: turni, movimento, oggetti, il fiume.

refusal-cautious = Un eroe cauto fa solo guardia, rilanci e incantesimi di reazione.
refusal-stance-chosen = È già il tuo atteggiamento.
refusal-done-already = Hai già finito.
refusal-not-an-action = Questo un eroe nel suo turno non lo fa.
refusal-command-first = Un alleato si muove quando riceve un ordine.
refusal-no-such-way = Non c'è una via: { $to }.
refusal-no-passage = Da qui non si passa a piedi: { $to }.
refusal-too-far = { $figure } non ci arriva: { $to }. Mancano passi gratuiti e gemme.
refusal-too-dear = { $figure } non può pagare { $cost } { $cost ->
    [one] punto movimento
   *[other] punti movimento
}.
refusal-webbed = { $figure } è nella ragnatela.
refusal-no-web = { $figure } non è in nessuna ragnatela.
refusal-cannot-leave = Qualcuno blocca { $figure }.
refusal-no-room = Non c'è più posto: { $to }.
refusal-cannot-swim = Ci entra solo chi nuota: { $to }.
refusal-no-leap = { $figure } non può saltare fin là: { $to }.
refusal-no-wreck = { $figure } non può sfondare: { $to }.
refusal-not-here = { $card } non è qui per terra.
refusal-not-yours = Non hai { $card }.
refusal-not-theirs = { $figure } non ha { $card }.
refusal-hero-not-here = { $figure } non è nella tua area.
refusal-no-room-for-gems = { $number ->
    [one] Nello spazio non ci sta più nessuna gemma: { $zone }.
   *[other] { $number } gemme sono troppe per lo spazio: { $zone }.
}
refusal-no-tool = { $card } qui non serve.
refusal-needs-tool = Serve una carta con un bonus di Manipolazione.
refusal-nothing-to-try = Qui non c'è niente del genere da tentare.
refusal-too-heavy = Troppo pesante da lanciare: { $card }.
refusal-aim-now = Scegli dove lanciarlo, o lascia perdere.
refusal-not-seen = Da qui non si vede: { $to }.
refusal-no-ally = { $figure } non prende ordini.
refusal-no-commander = Solo un Comandante dà ordini agli alleati.
refusal-ally-has-acted = { $figure } ha già agito in questo turno.
refusal-no-gem = Nella Riserva non ci sono più gemme.
refusal-not-active = Non riguarda questa attivazione.
refusal-has-attacked = { $figure } ha già attaccato.
refusal-choose-a-tile = Scegli una tessera del fiume, o chiudi il turno.
refusal-no-such-tile = Nel fiume non c'è: { $tile }.
refusal-no-activation-left = Due tessere per turno, e hanno agito tutt'e due.
refusal-cannot-pay = Costa { $cost } { $cost ->
    [one] gemma
   *[other] gemme
}.
refusal-not-dead = Il fiume porta via solo le tessere morte: { $tile } non lo è.
refusal-points-first = Spendi i punti rinforzo, o di' che hai finito.
refusal-no-reinforcement-cost = Di loro non torna nessuno: { $unit }.
refusal-flushed-away = Il fiume li ha portati via per sempre: { $unit }.
refusal-nobody-killed = Nessuno di loro è caduto: { $unit }.
refusal-too-few-points = { $unit }: uno di loro costa { $cost } { $cost ->
    [one] punto
   *[other] punti
}.
refusal-not-a-reinforcement-area = Qui non arrivano rinforzi: { $to }.
