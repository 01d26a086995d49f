# What can happen in any game.

event-began = The next step began: { $step }.
event-step-done = The step is over: { $step }.
event-planned = What comes next was set: { $steps }.
event-rolled = { $dice_count ->
    [0] { $by } had no die to roll.
   *[other] { $by } rolled { $dice }: { $faces }.
}
event-ended = The game is over: { $outcome }.
event-counted = Something was counted: { $name }.
event-scenario-rule-fired = Something came about (number { $number }).
event-said = { $text }
