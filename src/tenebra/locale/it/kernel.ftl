# Ciò che può succedere in ogni gioco.

event-began = È cominciato il passo successivo: { $step }.
event-step-done = Il passo è finito: { $step }.
event-planned = È stato deciso il seguito: { $steps }.
event-rolled = { $dice_count ->
    [0] { $by } non aveva dadi da tirare.
   *[other] { $by } ha tirato { $dice }: { $faces }.
}
event-ended = La partita è finita: { $outcome }.
event-counted = Il conto è salito: { $name }.
event-scenario-rule-fired = Qualcosa è accaduto (numero { $number }).
event-said = { $text }
