# Parole della scatola: abilità speciali e che cosa fanno, tipi di carte, ordini, azioni, segnalini.

## Abilità speciali (DE-ABL)

ability-aura = Aura
    .meaning = Un nemico che entra in uno spazio adiacente subisce 1 ferita, armatura o no, per ogni passo così.
ability-blast = Esplosione
    .meaning = L'attacco colpisce tutti, amici e nemici, entro altrettanti spazi dallo spazio bersaglio.
ability-breath = Soffio
    .meaning = L'attacco colpisce tutti sotto la sagoma Soffio, amici e nemici; la gittata non conta.
ability-burn = Fiamma
    .meaning = Chi riceve danni, anche sotto l'armatura, prende un segnalino Fiamma: ferite ogni turno finché non si spegne.
ability-command = Comando
    .meaning = Gli amici entro 3 spazi, e chi comanda, attaccano con +1 danno e +1 gittata.
ability-fear = Paura
    .meaning = Un attacco contro questa miniatura fallisce se l'attaccante non spende altrettante Scariche.
ability-fly = Volo
    .meaning = Passa attraverso i nemici e sopra gli ostacoli; può stare sopra una fossa.
ability-grapple = Afferrare
    .meaning = I nemici adiacenti non possono spendere punti movimento.
ability-knockback = Scaraventamento
    .meaning = Chi riceve danni, anche sotto l'armatura, può essere lanciato fino a 3 spazi.
ability-pierce = Perforamento
    .meaning = L'attacco ignora altrettanti punti di armatura. Gli scudi aiutano lo stesso.
ability-poison = Veleno
    .meaning = Le ferite di un eroe diventano segnalini Veleno, che vanno curati per primi.
ability-quick_shot = Colpo veloce
    .meaning = Due attacchi ogni volta che il mostro si attiva.
ability-reach = Raggiungimento
    .meaning = Gli attacchi corpo a corpo arrivano anche a 2 spazi.
ability-sorcery = Stregoneria
    .meaning = Altrettanti punti dopo il tiro, divisi a piacere fra gittata e danni.
ability-stun = Stordimento
    .meaning = Chi riceve danni, anche sotto l'armatura, prende un segnalino Stordimento e perde gran parte di un turno.
ability-sweep = Spazzamento
    .meaning = Un solo tiro colpisce ogni nemico a portata di corpo a corpo.
ability-undying = Immortalità
    .meaning = Quando viene uccisa tira un dado Energia: con una Scarica si rialza con tutte le sue ferite.
ability-web = Rete
    .meaning = Chi riceve danni, anche sotto l'armatura, prende un segnalino Rete e non usa punti movimento finché non la strappa.

## Tipi di attacco, caratteristiche, mazzi abilità

type-melee = Corpo a corpo
type-ranged = A distanza
type-magic = Magia
deck-fighting = Combattimento
deck-subterfuge = Astuzia
deck-wizardry = Magia

## Oggetti

origin-shop = Negozio
origin-copper = Tesoro di Rame
origin-silver = Tesoro d'Argento
origin-gold = Tesoro d'Oro
origin-relic = Reliquia
kind-weapon = Arma
kind-armor = Armatura
kind-shield = Scudo
kind-other = Altro oggetto
kind-cache = Ripostiglio
kind-potion = Pozione
token-healing-potion = Pozione curativa
    .about = Si beve con 1 punto movimento: cura 3 ferite
token-vitality-potion = Pozione di vitalità
    .about = Si beve con 1 punto movimento: recupera tutta la fatica

## Carte Overlord e mostri

kind-event = Evento
kind-trap = Trappola
kind-spawn = Creazione
kind-power = Energia
rank-normal = Mostro
rank-leader = Leader
rank-unique = Unico

## Ordini e azioni

order-aim = Mira
    .about = Ripeti quanti dadi vuoi di un tuo attacco. Si perde se ti muovi, vieni ferito o cambi equipaggiamento.
order-dodge = Schivata
    .about = Fai ripetere quanti dadi vuoi di ogni attacco contro di te, fino al tuo prossimo turno.
order-guard = Guardia
    .about = Un attacco in qualsiasi momento del turno del Signore Supremo. Si perde se vieni ferito.
order-rest = Riposo
    .about = Tutta la fatica all'inizio del tuo prossimo turno, se prima non vieni ferito.
action-run = Corsa
    .about = Il doppio della tua velocità in punti movimento, nessun attacco.
action-battle = Combattimento
    .about = Due attacchi, nessun punto movimento.
action-advance = Avanzamento
    .about = La tua velocità in punti movimento e un attacco.
action-ready = Preparazione
    .about = La tua velocità in punti movimento oppure un attacco, e un ordine.

## Effetti durevoli, ostacoli e altri segnalini

effect-burn = Fiamma
effect-web = Rete
effect-stun = Stordimento
effect-poison = Veleno
effect-monkey = Scimmia
token-pit = Fossa
token-water = Acqua
token-rock = Roccia
token-encounter = Incontro
token-glyph = Glifo di Trasporto
token-staircase = Scalinata
token-chest = Scrigno
token-money = Denaro
token-relic = Reliquia
token-key = Chiave runica
token-door = Porta
token-rune-door = Porta a meccanismo runico
