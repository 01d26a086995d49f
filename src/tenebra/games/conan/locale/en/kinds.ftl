# Kinds of cards, ranks of tiles.

kind-weapon = Weapon
kind-armour = Armour
kind-shield = Shield
kind-object = Object
kind-spell = Spell
rank-minion = Minions
rank-lieutenant = Lieutenant
rank-monster = Monster
rank-ally = Allies
