# Perché no: attacchi, guardie, rilanci, incantesimi.

refusal-a-gem-at-least = Serve almeno una gemma.
refusal-bodyguards-parry = Una guardia del corpo para: serve una carta con un bonus di Guardia.
refusal-fascinated = Nessuno alza la mano su { $figure } se non è stato attaccato per primo.
refusal-jinxed = Un nemico qui porta sfortuna: non si rilancia nulla.
refusal-no-gems-for-that = Gemme in Riserva necessarie: { $gems }; ci vuole anche posto nello spazio Rilancio.
refusal-no-guard-card = Con { $card } non si para.
refusal-no-such-reroll = I dadi si rilanciano con un segno, con Supporto o pagando gemme.
refusal-dice-in-order = I dadi rilanciati insieme si nominano in ordine: { $dice }.
refusal-not-your-roll = Questi dadi non sono tuoi: solo una tua carta può rilanciarli.
refusal-no-mark = Nessun rilancio gratuito è rimasto per questo colore.
refusal-no-melee-weapon = { $card } non è un'arma da mischia.
refusal-no-ranged-weapon = Per un Attacco a Distanza serve un'arma a distanza.
refusal-no-spell-caster = Solo un Incantatore lancia incantesimi.
refusal-no-such-aim = Lì quell'incantesimo non fa nulla.
refusal-no-such-area = Quell'area non è in vista.
refusal-no-such-attack = Non ha un attacco così.
refusal-no-such-die = Non ci sono dadi così.
refusal-no-support = Qui nessuno dà più supporto.
refusal-no-webs = Non sputa ragnatele.
refusal-nobody-there = Non c'è nessuno da attaccare.
refusal-not-activated = Prima va attivata la sua tessera.
refusal-not-ambidextrous = Per due armi insieme bisogna essere ambidestri.
refusal-not-cast-like-that = { $card } non si usa così.
refusal-not-for-another = La Guardia serve solo a se stessi.
refusal-not-in-sight = Il bersaglio non è in linea di vista.
refusal-of-no-use = { $card } adesso non servirebbe a nulla.
refusal-only-a-shield = Contro questo attacco si para solo con uno scudo, non con { $card }.
refusal-only-enemies = Si attaccano solo i nemici.
refusal-out-of-reach = Il bersaglio è fuori portata.
refusal-protected = { $figure } è al riparo dietro i suoi.
refusal-rerolled-already = Quel dado è già stato rilanciato.
refusal-same-card-twice = La stessa carta non conta due volte.
refusal-too-many-gems = { $most ->
    [0] Lì non si possono più mettere gemme.
    [one] Lì si può mettere solo un'altra gemma.
   *[other] Lì si possono mettere solo altre { $most } gemme.
}
refusal-two-handed-alone = Un'arma a due mani si usa da sola.
refusal-webbed-already = { $figure } è già in una ragnatela.
refusal-wrong-price = { $gems ->
    [0] Quell'incantesimo vuole almeno 1 gemma.
    [one] Quell'incantesimo costa 1 gemma.
   *[other] Quell'incantesimo costa { $gems } gemme.
}
