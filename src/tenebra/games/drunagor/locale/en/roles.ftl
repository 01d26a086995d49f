# Dungeon Roles and their skills. Texts are in content/roles.toml.

## Defender

role-defender = Defender
    .line = First on the Track: 4 Health more, blows taken for others
    .about = Stands where it hurts, so that nobody else has to.
skill-bulwark = Bulwark
skill-join-the-fray = Join the Fray
skill-remove-curse-defender = Remove Curse
skill-behind-my-back = Behind My Back
skill-living-door = Living Door
skill-closed-door = Closed Door

## Leader

role-leader = Leader
    .line = Others attack and move at your word
    .about = Acts through others: their arms, their legs, their second chances.
skill-now = Now!
skill-with-me = With Me!
skill-remove-curse-leader = Remove Curse
skill-watch-out = Watch Out!
skill-all-together = All Together
skill-for-daren = For Daren!

## Controller

role-controller = Controller
    .line = Stuns, slows and shoves
    .about = Decides where enemies stand, and what they cannot do there.
skill-stun-enemy = Stun Enemy
skill-make-way = Make Way
skill-remove-curse-controller = Remove Curse
skill-shaking-ground = Shaking Ground
skill-heavy-air = Heavy Air
skill-nobody-moves = Nobody Moves

## Support

role-support = Support
    .line = Heals, shields and cleanses from afar
    .about = Gives back what the dark takes: breath, cubes, clean hands.
skill-light-prevent = Light Prevent
skill-share-the-load = Share the Load
skill-remove-curse-support = Remove Curse
skill-clean-bandage = Clean Bandage
skill-deep-breath = Deep Breath
skill-deeper-breath = Deeper Breath

## Striker

role-striker = Striker
    .line = Hits more often, and harder
    .about = Comes late on the Track, and finishes.
skill-steady-hand = Steady Hand
skill-all-out = All Out
skill-remove-curse-striker = Remove Curse
skill-press-on = Press On
skill-killing-instinct = Killing Instinct
skill-born-for-this = Born for This
