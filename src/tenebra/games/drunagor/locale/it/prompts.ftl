# Che cosa si chiede.

prompt-turn = { $figure }: che cosa fai?
prompt-move = { $figure }: dove? { $points } { $points ->
    [one] passo rimasto
   *[other] passi rimasti
}
prompt-target = { $source }: su chi?
prompt-area = { $source }: quale area?
prompt-split = { $source }: come si divide?
prompt-reaction = { $damage ->
    [0] Da { $attacker } non arriva più nessun danno. Reagire lo stesso?
    [one] { $attacker } sta per fare 1 danno. Reagire?
   *[other] { $attacker } sta per fare { $damage } danni. Reagire?
}
prompt-protect = { $attacker } attacca { $target }. Mettersi in mezzo?
prompt-reroll = { $figure } ha mancato. Ritirare?
prompt-reroll-challenge = { $figure } ha fallito contro { $difficulty }. Ritirare?
prompt-fury = { $figure } colpisce. Spendere FURIA?
prompt-trigger = { $source }: usarla?
prompt-curse = { $figure }: quale abilità prende il cubo maledizione?
prompt-trauma = { $figure }: quale abilità prende il cubo trauma?
prompt-cleanse-curse = { $figure }: da quale abilità si toglie la maledizione?
prompt-cleanse-trauma = { $figure }: da quale abilità si toglie il trauma?
prompt-fatigue = { $figure }: quale cubo si rilascia?
prompt-recall = { $figure }: quale cubo torna?
prompt-wild = { $figure }: quale cubo diventa jolly?
prompt-copy = { $figure }: quale abilità si copia?
prompt-push = Dove finisce { $target }?
prompt-telekinesis = Che cosa si sposta?
prompt-throw = Dove va a finire?
prompt-shove = { $figure } deve farsi da parte: dove?
prompt-trap = { $figure }: in quale area va la trappola?
prompt-ambush = { $figure } spunta accanto a { $target }: dove?
prompt-familiar = { $figure }: quale famiglio?
prompt-summon = { $figure } compare accanto a te: dove?
prompt-led = Chi agisce ora?
prompt-led-attack = { $figure }: chi attacca?
prompt-trick-or-treat = { $figure }: dolcetto o scherzetto?
prompt-trick = { $figure }: quale scherzetto?
prompt-scene = { $token }: che cosa fate?
prompt-socket = { $figure }: quale oggetto riceve la gemma?
prompt-bag-full = { $figure }: la borsa è piena. Che cosa si lascia?
prompt-may-take = { $figure } chiede { $item }. Acconsenti?
prompt-lift-darkness = Quale macchia di Oscurità si ritira?
prompt-tie-card = Quale di queste carte agisce per prima?
prompt-tie-order = Chi agisce per primo?
prompt-tie-path = { $figure } può passare di qua o di là. Quale via?
prompt-tie-rune = Quale runa?
prompt-tie-shove = { $figure } deve farsi da parte: dove?
prompt-tie-square = { $figure } può colpire da più caselle. Da quale?
prompt-tie-target = { $figure } può colpire l'uno o l'altro. Chi?
prompt-tie-tile = L'Oscurità può crescere in più modi. Dove?

window-protect = Qualcuno vicino è attaccato e potrei mettermi in mezzo
window-reroll = Il mio attacco ha mancato e si può ritirare
window-fury = Il mio attacco colpisce e ho FURIA
window-reaction = Qualcuno sta per ferirsi e potrei reagire
window-trigger = Qualcosa di mio si potrebbe usare, a un prezzo
window-ties = Le regole lasciano una scelta al capogruppo

prompt-camp-item = { $figure }: una di queste merci è tua
prompt-learn = { $figure }: quale abilità di livello { $level }?
prompt-learn-ability = { $figure }: quale capacità di classe?
prompt-role-cube = { $figure }: di che colore è il nuovo cubo?
prompt-pack = { $figure }: prepara le tue cose e di' quando ci sei
prompt-restart-help = Prima di riprovare: quale aiuto?
prompt-tie-item = { $item }: più eroi vogliono la carta. A chi va?
