# Story Mode: how a campaign stands, the Town Market and everything else that happens between two Missions.

story-record = { $played ->
    [0] No Mission played yet.
    [one] 1 Mission played, { $won } won.
   *[other] { $played } Missions played, { $won } won.
}
story-hero = { $hero }, { $calling }: Level { $level }, { $xp } XP and { $micro } Micro-XP, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
story-lost = { $mission } was lost. Try it again, or go on without looking back.
story-over = The campaign is over: { $won } of { $all } Missions won.

## Phases and questions

phase-market = Town Market
phase-swap = Starting Equipment
prompt-market = The Town Market is open. Each Hero may make one deal: sell a card, or exchange.
prompt-market-take = { $hero } has paid. Which card from the Market?
prompt-market-more = { $hero } has Level { $worth } left to spend. One more card from the Market?
prompt-swap = Cards may be swapped for Starting Equipment, one for one.
prompt-limit = { $hero } carries too much: at most 6 cards, at most 1 of them an Artifact. Which card goes?

## What happens

event-market-laid = { $cards_count ->
    [0] The Town Market packed up.
   *[other] The Town Market lay open: { $cards }.
}
event-market-taken = { $hero } took { $card } from the Market.
event-token-removed = { $token } left the board.

## Refusals

refusal-one-card-or-two = The Market takes one card or two.
refusal-market-too-dear = Nothing in the Market costs Level { $worth } or less.
refusal-only-deals-now = In the Town Market there is only dealing to be done.
refusal-not-in-supply = There is no { $card } left among the Starting Equipment.
refusal-only-swaps-now = At this moment cards can only be swapped for Starting Equipment.
