# Carte Abilità: il nome e una riga d'atmosfera. I testi sono in content/skills.toml.

## Combattimento

card-second-helping = Doppia Porzione
    .flavour = Un colpo al nemico davanti, uno alla sua opinione.
card-marching-song = Canto di Marcia
    .flavour = Quaranta strofe. Quella pulita è la terza.
card-woodcutters-swing = Fendente del Boscaiolo
    .flavour = Mai fermare un'ascia che si diverte.
card-second-skin = Seconda Pelle
    .flavour = Al battesimo avevi già l'elmo.
card-headlong = A Capofitto
    .flavour = Un piano c'era. È rimasto tre stanze indietro.
card-sergeants-voice = Voce da Sergente
    .flavour = Passa attraverso le porte, e una volta anche un muro.
card-arms-like-barrels = Braccia come Botti
    .flavour = Le botti erano piene, quando hai cominciato.
card-blade-on-blade = Ferro contro Ferro
    .flavour = È il suono di qualcuno che resta deluso.
card-second-wind = Secondo Fiato
    .flavour = Il primo era solo uno sbuffo.
card-thick-hide = Pellaccia
    .flavour = I sarti ti fanno pagare il doppio.
card-feet-like-roots = Piedi come Radici
    .flavour = Di qui non si passa. Di qui sei tu.
card-every-trick = Tutti i Trucchi del Mestiere
    .flavour = L'appendice l'hai scritta tu.

## Astuzia

card-between-the-legs = Tra le Gambe
    .flavour = I giganti, in fondo, sono arcate.
card-one-eye-open = Un Occhio Aperto
    .flavour = L'altro dorme, e sogna esattamente questo.
card-no-wrong-hand = Nessuna Mano Sbagliata
    .flavour = Firmi con tutte e due.
card-ten-foot-pole = Pertica Lunga
    .flavour = Senza, non tocchi nulla. Con, tocchi tutto prima degli altri.
card-round-the-corner = Da Dietro l'Angolo
    .flavour = Sporgersi, tirare, rientrare, negare tutto.
card-swat-the-arrow = Schiaffo al Volo
    .flavour = Aiuta detestare le mosche.
card-farsighted = Vista Lunga
    .flavour = Non sai leggere, ma leggi le labbra del nemico.
card-thread-the-needle = Cruna dell'Ago
    .flavour = Le fessure degli elmi sono più larghe di quanto sembrino.
card-past-your-ear = A un Pelo dall'Orecchio
    .flavour = «Non muoverti», dici, un attimo dopo.
card-quiver-on-fire = Faretra Rovente
    .flavour = Le frecce costano poco. Il silenzio, no.
card-deep-breath = Fiato Lungo
    .flavour = Dentro dal naso, fuori dalla finestra.
card-swift = Rapidità
    .flavour = Fuori dalla locanda per primi, e sempre prima del conto.

## Magia

card-good-word = Buona Parola
    .flavour = Ne hai una per tutti, se sono a portata d'orecchio.
card-boggs-the-rat = Boggs il Ratto
    .flavour = Chiunque entri dal retro, Boggs c'era già.
card-last-word = Ultima Parola
    .flavour = Ce l'hai sempre tu.
card-patience-of-a-saint = Pazienza da Santo
    .flavour = Quel santo lì. Quello coi fulmini.
card-long-fuse = Miccia Lunga
    .flavour = Non ti arrabbi: arrivi più lontano.
card-mata-and-kata = Mata e Kata
    .flavour = Due furetti, una borsa, nessun testimone.
card-top-of-the-class = Dieci e Lode
    .flavour = La classe era piccola. Ora è più piccola.
card-hasty-syllables = Sillabe in Fretta
    .flavour = Salta le vocali e spera.
card-unseen-nudge = Spintarella Invisibile
    .flavour = Un passo a sinistra può essere molto profondo.
card-borrowed-breath = Fiato in Prestito
    .flavour = A loro non serviva più.
card-hedge-magic = Magia di Campagna
    .flavour = Mai studiata, quasi sempre giusta, un po' verde.
card-thick-skull = Testa Dura
    .flavour = L'incantesimo ha bussato. Non c'era nessuno.
