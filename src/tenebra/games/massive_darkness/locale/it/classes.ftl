# Le Classi: nome, maniere, Potere Personale, Abilità di Classe Gratuita e Linee di Abilità con il significato di ogni passo.

## Sulla copertina

cover-class = Classe
    .usual = consigliata
    .about = Ogni Eroe può prendere qualsiasi Classe, e più Eroi possono prendere la stessa. In Modalità Storia la scelta vale per tutta la campagna.
    .line = Prima { $first }, poi { $then }
speciality-melee = Mischia
speciality-ranged = Distanza
speciality-magic = Magia
speciality-defense = Difesa

## Mago da Battaglia

class-battle-wizard = Mago da Battaglia
    .about = Combatte in seconda linea e fa fruttare ogni simbolo dei dadi. Poca armatura, molti incanti: meglio tenerlo lontano da chiunque abbia un'ascia.
    .signature = Sovraccarico
    .signature-gloss = Quando attacchi con la Magia, hai 1 Bam e 1 Diamante in più.
    .free = Flusso Costante
    .free-gloss = Quando attacchi con la Magia, puoi ripetere il tiro dei tuoi dadi Attacco vuoti.
line-battle-wizard-enhanced-health = Salute Potenziata
    .step-1 = La tua Salute Massima aumenta di 1 e curi 1 Ferita.
    .step-2 = La tua Salute Massima aumenta di 2 e curi 2 Ferite.
line-battle-wizard-spellblade = Lama Incantata
    .step-1 = Puoi colpire con armi da Mischia usando Azioni Magiche, nella tua Zona.
    .step-2 = Puoi colpire con armi da Mischia usando Azioni Magiche, nella tua Zona. Se impugni una spada, quando attacchi con la Magia, tiri 1 dado rosso in più.
line-battle-wizard-arcane-focus = Concentrazione Arcana
    .step-1 = Quando attacchi con la Magia, hai 1 Bam in più.
    .step-2 = Quando attacchi con la Magia, hai 1 Bam in più e puoi ripetere 1 volta in più il tiro di tutti i dadi Attacco.
    .step-3 = Quando attacchi con la Magia, hai 1 Bam e 1 Diamante in più e puoi ripetere 1 volta in più il tiro di tutti i dadi Attacco.
line-battle-wizard-ward = Barriera
    .step-1 = Quando ti difendi, spendi 1 Bam: hai 2 Scudi in più.
    .step-2 = Quando ti difendi, spendi 1 Bam (fino a 2 volte): hai 2 Scudi in più. Quando ti difendi da un Attacco Magico, tiri 1 dado verde in più.
line-battle-wizard-blink = Balzo Arcano
    .step-1 = Con 1 Azione ti muovi fino a 2 Zone ignorando i Nemici.
    .step-2 = Con 1 Azione ti muovi fino a 3 Zone ignorando i Nemici.
line-battle-wizard-storm-caller = Evocatempeste
    .step-1 = Quando attacchi con la Magia, tiri 1 dado giallo in più.
    .step-2 = Quando attacchi con la Magia, tiri 1 dado rosso in più.
    .step-3 = Quando attacchi con la Magia, tiri 1 dado rosso in più. Quando attacchi con la Magia, spendi 1 Diamante: ogni altro Nemico nella Zona del bersaglio subisce 1 Ferita.

## Incursore della Luna Rossa

class-bloodmoon-raider = Incursore della Luna Rossa
    .about = Un assassino che colpisce dal buio a ogni distanza e preferisce il bersaglio più grosso. Nessuna lezione riguardava l'incassare.
    .signature = Marchio della Luna
    .signature-gloss = Quando attacchi, il Difensore ha 2 Scudi in meno.
    .free = Corsa nel Crepuscolo
    .free-gloss = In una Zona d'Ombra, ogni Azione di Movimento ti dà 1 Punto Movimento in più.
line-bloodmoon-raider-enhanced-health = Salute Potenziata
    .step-1 = La tua Salute Massima aumenta di 1 e curi 1 Ferita.
    .step-2 = La tua Salute Massima aumenta di 2 e curi 2 Ferite.
line-bloodmoon-raider-twin-fangs = Zanne Gemelle
    .step-1 = Se impugni 2 armi, quando attacchi in Mischia, puoi ripetere 1 volta in più il tiro di tutti i dadi Attacco.
    .step-2 = Se impugni 2 armi, quando attacchi in Mischia, puoi ripetere 1 volta in più il tiro di tutti i dadi Attacco e tiri 1 dado giallo in più.
    .step-3 = Se impugni 2 armi, quando attacchi in Mischia, puoi ripetere 1 volta in più il tiro di tutti i dadi Attacco e tiri 1 dado rosso in più.
line-bloodmoon-raider-throat-cutter = Tagliagole
    .step-1 = In una Zona d'Ombra, quando attacchi, hai 1 Colpo in più.
    .step-2 = In una Zona d'Ombra, quando attacchi, hai 2 Colpi in più.
    .step-3 = In una Zona d'Ombra, quando attacchi, hai 2 Colpi in più e infliggi 1 Ferita che nessuno Scudo può fermare.
line-bloodmoon-raider-giant-slayer = Ammazzagiganti
    .step-1 = Quando attacchi, se l'Attacco non ferisce, infliggi 1 Ferita che nessuno Scudo può fermare.
    .step-2 = Quando attacchi, se l'Attacco non ferisce, infliggi 1 Ferita che nessuno Scudo può fermare. Quando attacchi, spendi 1 Bam (fino a 2 volte): infliggi 1 Ferita che nessuno Scudo può fermare.
line-bloodmoon-raider-shadow-step = Passo d'Ombra
    .step-1 = In una Zona d'Ombra, con 1 Azione ti muovi fino a 2 Zone ignorando i Nemici.
    .step-2 = In una Zona d'Ombra, con 1 Azione ti muovi fino a 4 Zone ignorando i Nemici.
line-bloodmoon-raider-night-arrow = Freccia Notturna
    .step-1 = In una Zona d'Ombra, quando attacchi a Distanza, tiri 1 dado rosso in più.
    .step-2 = In una Zona d'Ombra, quando attacchi a Distanza, tiri 1 dado rosso in più e il Difensore perde 1 dado Difesa.

## Paladino della Furia

class-fury-paladin = Paladino della Furia
    .about = Sta davanti, dietro uno scudo, e lascia che il nemico ci si faccia male da solo. La pazienza è una virtù; restituire i colpi anche.
    .signature = Muro di Furia
    .signature-gloss = Fino alla Fase Finale, quando ti difendi, tiri 1 dado verde in più.
    .free = Scuola dello Scudo
    .free-gloss = Se impugni uno Scudo, quando ti difendi, hai 1 Scudo in più.
line-fury-paladin-enhanced-health = Salute Potenziata
    .step-1 = La tua Salute Massima aumenta di 1 e curi 1 Ferita.
    .step-2 = La tua Salute Massima aumenta di 2 e curi 2 Ferite.
line-fury-paladin-challenge = Sfida
    .step-1 = I Nemici ti scelgono come se avessi più PE di tutti.
    .step-2 = I Nemici ti scelgono come se avessi più PE di tutti. Quando ti difendi, tiri 1 dado blu in più.
line-fury-paladin-retribution = Castigo
    .step-1 = Quando i tuoi Scudi superano i Colpi, l'Attaccante subisce 1 Ferita.
    .step-2 = Quando i tuoi Scudi superano i Colpi, l'Attaccante subisce 2 Ferite.
    .step-3 = Quando i tuoi Scudi superano i Colpi, l'Attaccante subisce 3 Ferite.
line-fury-paladin-shield-mastery = Maestria dello Scudo
    .step-1 = Se impugni uno Scudo, quando ti difendi, puoi ripetere 1 volta in più il tiro di tutti i dadi Difesa.
    .step-2 = Se impugni uno Scudo, quando ti difendi, puoi ripetere 1 volta in più il tiro di tutti i dadi Difesa e tiri 1 dado verde in più.
line-fury-paladin-hammer-of-justice = Martello della Giustizia
    .step-1 = Se impugni una mazza o un martello, quando attacchi in Mischia, hai 1 Bam in più.
    .step-2 = Se impugni una mazza o un martello, quando attacchi in Mischia, hai 1 Bam in più. Se impugni una mazza o un martello, quando attacchi in Mischia, spendi 2 Bam: l'avversario è Stordito e infliggi 1 Ferita che nessuno Scudo può fermare.
line-fury-paladin-battle-orders = Ordini di Battaglia
    .step-1 = Una volta per Attivazione spendi 1 Azione: un altro Eroe compie subito un'Azione.
    .step-2 = Una volta per Attivazione spendi 1 Azione: un altro Eroe compie subito un'Azione. Curi 1 Ferita all'inizio della tua Attivazione.

## Ranger dell'Ombra Notturna

class-nightshade-ranger = Ranger dell'Ombra Notturna
    .about = Tira per primo, si sposta, tira ancora. Una seconda occhiata ai dadi vale una terza freccia, e nessuno lascia una mischia con più garbo.
    .signature = Scoprire Debolezza
    .signature-gloss = Quando attacchi, puoi ripetere il tiro di quanti dadi Difesa vuoi.
    .free = Svicolare
    .free-gloss = Puoi lasciare Zone che contengono Nemici.
line-nightshade-ranger-enhanced-health = Salute Potenziata
    .step-1 = La tua Salute Massima aumenta di 1 e curi 1 Ferita.
    .step-2 = La tua Salute Massima aumenta di 2 e curi 2 Ferite.
line-nightshade-ranger-shadow-hunter = Cacciatore nelle Ombre
    .step-1 = In una Zona d'Ombra, quando attacchi, il Difensore perde 1 dado Difesa.
    .step-2 = In una Zona d'Ombra, quando attacchi, il Difensore perde 2 dadi Difesa.
    .step-2-switched = In una Zona d'Ombra, quando attacchi, il Difensore perde 3 dadi Difesa.
line-nightshade-ranger-ranged-specialist = Specialista a Distanza
    .step-1 = Quando attacchi a Distanza, puoi ripetere 1 volta in più il tiro di tutti i dadi Attacco.
    .step-2 = Quando attacchi a Distanza, puoi ripetere 1 volta in più il tiro di tutti i dadi Attacco o di tutti i dadi Difesa.
line-nightshade-ranger-defensive-training = Addestramento Difensivo
    .step-1 = Quando ti difendi, subisci solo metà delle Ferite, arrotondata per eccesso.
line-nightshade-ranger-precise-aim = Mira Precisa
    .step-1 = Quando attacchi, dopo un Tiro Ripetuto, 1 dado vuoto vale 1 Colpo o 1 Bam.
    .step-2 = Quando attacchi, dopo un Tiro Ripetuto, puoi girare 1 dado vuoto sulla faccia opposta.
    .step-3 = Quando attacchi, dopo un Tiro Ripetuto, puoi girare ogni dado vuoto sulla faccia opposta.
line-nightshade-ranger-safe-shot = Tiro Sicuro
    .step-1 = Con 1 Azione ti sposti di 1 Zona ignorando i Nemici e fai un Attacco a Distanza.
    .step-2 = Con 1 Azione ti sposti di 1 Zona ignorando i Nemici e fai un Attacco a Distanza; in quell'Attacco tiri 1 dado Attacco in più.

## Berserker Lottatore

class-pit-fighter-berserker = Berserker Lottatore
    .about = Lento a partire e più lento a cadere. Ogni ferita è combustibile, ogni cicatrice una piastra d'armatura; al guaritore tocca soprattutto guardare altrove.
    .signature = Sputa e Resta in Piedi
    .signature-gloss = Curi 1 Ferita. Fino alla Fase Finale, quando ti difendi, hai 1 Scudo in più.
    .free = Primo Sangue
    .free-gloss = Se hai subito almeno 1 Ferita, quando attacchi in Mischia, hai 1 Colpo in più.
line-pit-fighter-berserker-enhanced-health = Salute Potenziata
    .step-1 = La tua Salute Massima aumenta di 1 e curi 1 Ferita.
    .step-2 = La tua Salute Massima aumenta di 2 e curi 2 Ferite.
line-pit-fighter-berserker-power-of-pain = Potere del Dolore
    .step-1 = Se hai subito almeno 2 Ferite, quando attacchi in Mischia, tiri 1 dado giallo in più.
    .step-2 = Se hai subito almeno 2 Ferite, quando attacchi in Mischia, tiri 1 dado rosso in più.
    .step-3 = Se hai subito almeno 2 Ferite, quando attacchi in Mischia, tiri 1 dado rosso in più e puoi ripetere 1 volta in più il tiro di tutti i dadi Attacco.
line-pit-fighter-berserker-bloodlust = Nebbia Rossa
    .step-1 = Se scegli di subire 1 Ferita, quando attacchi in Mischia, hai 2 Colpi in più.
    .step-2 = Se scegli di subire 1 Ferita, quando attacchi in Mischia, hai 2 Colpi in più e tiri 1 dado rosso in più.
line-pit-fighter-berserker-scar-tissue = Pelle di Cicatrici
    .step-1 = Se hai subito almeno 2 Ferite, quando ti difendi, hai 1 Scudo in più.
    .step-2 = Se hai subito almeno 2 Ferite, quando ti difendi, hai 1 Scudo in più e tiri 1 dado verde in più.
line-pit-fighter-berserker-both-fists = A Due Pugni
    .step-1 = Se impugni 2 armi, quando attacchi in Mischia, hai 1 Bam in più.
    .step-2 = Se impugni 2 armi, quando attacchi in Mischia, hai 1 Bam e 1 Colpo in più.
    .step-3 = Se impugni 2 armi, quando attacchi in Mischia, hai 1 Bam e 1 Colpo in più. Se impugni 2 armi, hai 1 Azione in più per Attivazione, solo per un Attacco in Mischia.
line-pit-fighter-berserker-last-one-standing = L'Ultimo in Piedi
    .step-1 = Se hai subito almeno 3 Ferite, curi 1 Ferita all'inizio della tua Attivazione.
    .step-2 = Se hai subito almeno 3 Ferite, curi 2 Ferite all'inizio della tua Attivazione. Se hai subito almeno 3 Ferite, quando i tuoi Scudi superano i Colpi, l'Attaccante subisce 1 Ferita.

## Barbaro delle Ombre

class-shadow-barbarian = Barbaro delle Ombre
    .about = Aspetta nel buio senza un suono, poi arriva tutto insieme. Orde e mostri sentono il ruggito solo dopo l'ascia.
    .signature = Valanga
    .signature-gloss = In una Zona d'Ombra, quando attacchi in Mischia, i Colpi sui dadi contano doppio.
    .free = Dal Nulla
    .free-gloss = In una Zona d'Ombra, quando attacchi in Mischia, hai 1 Bam in più.
line-shadow-barbarian-enhanced-health = Salute Potenziata
    .step-1 = La tua Salute Massima aumenta di 1 e curi 1 Ferita.
    .step-2 = La tua Salute Massima aumenta di 2 e curi 2 Ferite.
line-shadow-barbarian-wild-charge = Carica Selvaggia
    .step-1 = Con 1 Azione ti muovi di 1 o 2 Zone fino a un Nemico e lo attacchi in Mischia.
    .step-2 = Con 1 Azione ti muovi di 1 o 2 Zone fino a un Nemico e lo attacchi in Mischia; in quell'Attacco puoi ripetere 1 volta in più il tiro di tutti i dadi Attacco.
    .step-3 = Con 1 Azione ti muovi di 1 o 2 Zone fino a un Nemico e lo attacchi in Mischia; in quell'Attacco puoi ripetere 1 volta in più il tiro di tutti i dadi Attacco e hai 3 Colpi in più.
line-shadow-barbarian-great-weapon = Arma Immane
    .step-1 = Se impugni un'arma a Due Mani, quando attacchi in Mischia, hai 1 Colpo in più.
    .step-2 = Se impugni un'arma a Due Mani, quando attacchi in Mischia, tiri 1 dado rosso in più.
    .step-3 = Se impugni un'arma a Due Mani, quando attacchi in Mischia, tiri 1 dado rosso in più e hai 2 Colpi in più.
line-shadow-barbarian-night-stalker = Predatore Notturno
    .step-1 = In una Zona d'Ombra, puoi lasciare Zone che contengono Nemici.
    .step-2 = In una Zona d'Ombra, puoi lasciare Zone che contengono Nemici. Ogni Azione di Movimento ti dà 1 Punto Movimento in più.
    .step-3 = In una Zona d'Ombra, puoi lasciare Zone che contengono Nemici. Ogni Azione di Movimento ti dà 1 Punto Movimento in più. Hai 1 Azione in più per Attivazione, solo per il Movimento.
line-shadow-barbarian-thrown-steel = Acciaio Scagliato
    .step-1 = Quando attacchi a Distanza, tiri 1 dado giallo in più.
    .step-2 = Quando attacchi a Distanza, tiri 1 dado rosso in più e hai 1 Bam in più.
line-shadow-barbarian-black-harvest = Nero Raccolto
    .step-1 = Quando attacchi in Mischia, spendi 1 Bam: infliggi 1 Ferita che nessuno Scudo può fermare.
    .step-2 = Quando attacchi in Mischia, spendi 1 Bam (fino a 3 volte): infliggi 1 Ferita che nessuno Scudo può fermare.
