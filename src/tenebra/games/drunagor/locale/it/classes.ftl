# Le classi, i loro alberi e le loro capacità. I testi sono in content/classes.toml.

## Guerriero

class-warrior = Guerriero
tree-wall = Muro
ability-sturdy = Robustezza
ability-iron-skin = Pelle di Ferro
ability-spiked-rim = Bordo Chiodato
tree-berserker = Berserker
ability-hot-blood = Sangue Caldo
ability-hotter-blood = Sangue Più Caldo
ability-last-one-standing = L'Ultimo in Piedi
tree-weapon-master = Maestro d'Armi
ability-heavy-hands = Mano Pesante
ability-wide-swing = Colpo Largo
ability-and-another-thing = E un'Altra Cosa
tree-banner = Stendardo
ability-shield-brothers = Fratelli di Scudo
ability-shoulder-to-shoulder = Spalla a Spalla
ability-by-my-beard = Per la Mia Barba

## Assassino

class-assassin = Assassino
tree-shadow = Ombra
ability-quiet-feet = Piedi Silenziosi
ability-dark-thoughts = Pensieri Oscuri
ability-gone-again = Sparito di Nuovo
tree-poisoner = Avvelenatore
ability-bitter-edge = Filo Amaro
ability-second-helping = Doppia Porzione
ability-acquired-taste = Gusto Acquisito
tree-duellist = Duellante
ability-riposte = Risposta
ability-salt-in-the-wound = Sale sulla Ferita
ability-no-witnesses = Nessun Testimone
tree-burglar = Scassinatore
ability-light-fingers = Dita Leggere
ability-mind-the-step = Attento al Gradino
ability-he-wont-need-it = A Lui Non Serve Più

## Ranger

class-ranger = Ranger
tree-marker = Marcatore
ability-never-lost-one = Mai Perso Uno
ability-spoor = Pista
ability-next-on-the-list = Il Prossimo della Lista
tree-trapper = Trappolatore
ability-sharp-teeth = Denti Affilati
ability-patience-pays = La Pazienza Rende
ability-light-tread = Passo Leggero
tree-beastmaster = Maestro di Bestie
ability-wild-strength = Forza Selvaggia
ability-oak-hide = Pelle di Quercia
ability-master-trainer = Maestro Addestratore
tree-hunter = Cacciatore
ability-relentless-pursuit = Inseguimento Implacabile
ability-bounty-of-the-hunt = Taglia della Caccia
ability-hunting-party = Squadra di Caccia

## Mago

class-mage = Mago
tree-scholar = Studiosa
ability-arcane-study = Studio Arcano
ability-quick-learner = Apprendista Veloce
ability-marginal-notes = Note a Margine
tree-pyromancer = Piromante
ability-kindling = Esca
ability-feed-the-flame = Nutrire la Fiamma
ability-sparks-fly = Volano Scintille
tree-gravity = Gravità
ability-heavier-things = Cose Più Pesanti
ability-lead-shoes = Scarpe di Piombo
ability-everything-falls = Tutto Cade
tree-warder = Custode
ability-chalk-circle = Cerchio di Gesso
ability-wider-circle = Cerchio Più Ampio
ability-at-home-in-the-dark = Di Casa nel Buio

## Chierico

class-cleric = Chierico
tree-healer = Guaritore
ability-comforting-word = Parola Confortante
ability-steady-pulse = Polso Regolare
ability-nobody-else-dies = Nessun Altro
tree-guardian = Guardiano
ability-guardian-angel = Angelo Custode
ability-sleepless = Insonne
ability-thicker-walls = Muri Più Spessi
tree-crusader = Crociato
ability-rewarding-pursuit = Inseguimento Ricompensante
ability-against-the-night = Contro la Notte
ability-first-light = Prima Luce
tree-exorcist = Esorcista
ability-clean-hands = Mani Pulite
ability-unbowed = Mai Chino
ability-burn-it-out = Bruciarla Via
