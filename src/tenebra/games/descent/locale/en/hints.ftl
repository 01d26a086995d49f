# Words of the game in one line each, for whoever meets them for the first time.

term-action = One action a turn: Run (far), Battle (two attacks), Advance (both, once), Ready (one of them, and an order).
term-order = An order lies beside you: Aim and Dodge re-roll dice, Guard strikes in the Overlord's turn, Rest gives back fatigue. Wounds end all but Dodge.
term-fatigue = Fatigue buys a step, or one more black die in an attack. It comes back by Rest, potions and some cards.
term-surge = Surges (lightning) pay for what your weapon and skills list; plus signs are range or damage, as you like.
term-reroll = Dice that are rolled again keep their second face, and every attack is re-rolled once at most.
term-glyph = A white glyph is a door to Town and back, once in your turn. A red one turns white when you step on it: 3 Conquest.
term-guard = You are on guard: one attack now, in the middle of the Overlord's turn, or keep it for a better moment.
term-threat = Threat pays for the Overlord's cards. Each card he throws away gives the number behind “discard” at its foot.
term-shop = In Town a visit costs 3 movement points: any cards of the shop, and one entry of the price list.
term-training = A training token adds a black die to all attacks of that kind, five at most.
term-spawn = A Spawn card puts monsters only where no hero sees them, on free spaces of areas that are revealed.
term-knockback = A figure thrown by Knockback lands up to three spaces away, wherever the attacker likes.
