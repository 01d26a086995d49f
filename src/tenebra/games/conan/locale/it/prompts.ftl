# Che cosa si chiede.

prompt-stance = Quale atteggiamento?
prompt-act = Che cosa fai?
prompt-aim = Lanci { $card }: dove, e per quante gemme?
prompt-catch = Afferri { $card }?
prompt-overlord = Quale tessera del fiume agisce?
prompt-happening = { $tile }: quale evento?
prompt-activation = { $unit }: chi si muove, chi attacca?
prompt-command = { $unit } ai tuoi ordini: movimento o attacco?
prompt-reroll = { $what_id ->
    [fall] { $who } cade: rilanci un dado?
    [defence] { $who } si difende: rilanci un dado?
    [attack] { $who } attacca: rilanci un dado?
   *[other] { $who }: rilanci un dado?
}
prompt-guard = { $attacker } attacca { $target } con potenza { $power }: guardia?
prompt-armour = Quale armatura vale contro { $attacker } (potenza { $power })?
prompt-agree = { $hero } vuole { $card }. Lasci fare?
prompt-drop = { $hero } porta troppo: lascia cadere qualcosa.
prompt-sacrifice = { $attacker } attacca { $target }: ti fai colpire al suo posto?
prompt-next = L'attacco ad area (potenza { $power }): a chi tocca?
prompt-counterattack = { $who } può rispondere al colpo { DI($attacker) }.
prompt-reinforce = { $points } { $points ->
    [one] punto
   *[other] punti
} di rinforzo: chi torna, e dove?
prompt-zone = Da dove si toglie la gemma?
prompt-beyond = { $who } muore: un ultimo colpo?
prompt-blast = { $hero } cade. Quale delle cose che lascia scoppia per prima?
prompt-chest = { $card_id ->
    [none] Il forziere è aperto. Prendi quel che c'è dentro?
   *[other] Nel forziere: { $card }. Prendi la carta?
}
prompt-spell = Lanci qualcosa ora?
prompt-push = Dove finisce { $figure }?
prompt-wounds = Da dove si prende la ferita?
prompt-circular = Il colpo prosegue ({ $damage } { $damage ->
    [one] danno
   *[other] danni
}): a chi tocca?
