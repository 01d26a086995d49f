# Parole del tavolo: tipi di carte, spazi, dadi, ruoli, e il significato di Abilità e Condizioni della notazione.

## Equipaggiamento

category-combat = Equipaggiamento da Combattimento
category-item = Oggetto
category-consumable = Monouso
origin-treasure = Tesoro
origin-starting = Equipaggiamento di Partenza
origin-artifact = Artefatto
keyword-trap = Trappola
keyword-fortune = Fortuna
slot-body = Corpo
slot-hand = Mano
slot-two_hands = Due Mani
slot-none = sempre pronto
section-melee = Mischia
    .range = la tua Zona
section-ranged = Distanza
    .range = Gittata 1 o più, in vista
section-magic = Magico
    .range = Gittata 1 o 2, in vista
section-defense = Difesa
    .range = ogni volta che vieni attaccato

## Nemici

role-mob = Orda
role-agent = Agente
role-roaming = Mostro Errante
tier-lesser = Minore
tier-greater = Maggiore
eventkind-patrol = Pattuglia
eventkind-blessing = Benedizione
eventkind-ordeal = Prova

## Dadi

colour-yellow = giallo
colour-red = rosso
colour-blue = blu
colour-green = verde
face-hits = { $number ->
        [0] nessun Colpo
        [one] 1 Colpo
       *[other] { $number } Colpi
    }
face-shields = { $number ->
        [0] nessuno Scudo
        [one] 1 Scudo
       *[other] { $number } Scudi
    }
face-blank = vuoto
symbol-hit = Colpo
symbol-shield = Scudo
symbol-bam = Bam
symbol-diamond = Diamante

## Che cosa significano le Abilità dell'elenco

meaning-skill-max_health = La tua Salute Massima sale di 1 o di 2, e curi altrettante Ferite.
meaning-skill-actions = Più Azioni in ogni Attivazione; se è indicato un tipo, solo per quel tipo.
meaning-skill-movement_points = Più Punti Movimento in ogni tua Azione di Movimento.
meaning-skill-charge = Con 1 Azione ti muovi di 1 o 2 Zone in una Zona con un Nemico, poi compi un'Azione in Mischia gratuita. Ciò che è tra parentesi vale solo per quell'Attacco.
meaning-skill-command = Una volta per Attivazione, con 1 Azione: un altro Eroe compie subito un'Azione gratuita. Un Attacco fatto così non provoca Contrattacco.
meaning-skill-taunt = I Nemici ti scelgono come se avessi più PE di tutti.
meaning-skill-regeneration = All'inizio della tua Attivazione curi altrettante Ferite.
meaning-skill-retaliation = Quando vieni attaccato e i tuoi Scudi superano i Colpi, l'Attaccante subisce altrettante Ferite.
meaning-skill-spellsword = Con le Azioni Magiche puoi colpire con armi da Mischia come se fossero armi Magiche, ma solo nella tua Zona.
meaning-skill-teleport = Con 1 Azione ti muovi fino ad altrettante Zone come se fossi Sfuggente.
meaning-skill-safe_shot = Con 1 Azione ti muovi di 1 Zona come se fossi Sfuggente, poi compi un'Azione a Distanza gratuita. Ciò che è tra parentesi vale solo per quell'Attacco.
meaning-skill-elusive = Puoi lasciare Zone che contengono Nemici.

## Che cosa significano le Condizioni

meaning-condition-two_handed_weapon = Impugni un'arma a Due Mani.
meaning-condition-wounded = Sei almeno altrettante Ferite sotto la tua Salute Massima.
meaning-condition-dual_wield = Impugni 2 armi.
meaning-condition-mace_or_hammer_equipped = Impugni una mazza o un martello.
meaning-condition-shadow_mode = Ti trovi in una Zona d'Ombra.
meaning-condition-no_armor_equipped = Non indossi un'Armatura.
meaning-condition-shield_bearer = Impugni uno Scudo.
meaning-condition-bloodlust = Per usarla devi subire altrettante Ferite di tua volontà.
meaning-condition-sword_equipped = Impugni una spada.
meaning-condition-blood_toll = Per usarla tu, o un Alleato in vista, deve subire altrettante Ferite di propria volontà.
