# Le parole delle figure e di ciò che sta sulle plance.

## Eroi

hero-vardak = Vardak
    .class = Combattente
    .about = Vent'anni da sergente, e ancora il primo a varcare ogni porta e l'ultimo a uscirne. Conta gli amici prima, durante e dopo la battaglia, e non ha mai perdonato a un conto di non tornare.
hero-naurania = Naurania
    .class = Maga
    .about = L'allieva più brillante di Velkan: te lo dirà lei stessa. Legge al buio, litiga con le iscrizioni e teme soltanto le risposte noiose. Tenetele i Mostri a un braccio di distanza: il suo è fatto di fuoco.
hero-storm = Storm
    .class = Barbaro
    .about = È sceso dai ghiacci del nord per vedere se il sud avesse qualcosa contro cui valesse la pena battersi. Diffida della magia, dei tetti e di chi bisbiglia. Più i nemici sono tanti, più ride forte.
hero-wick = Wick
    .class = Ladro
    .about = Figlio di un candelaio, ha scoperto presto che le dita leggere rendono più delle candele. Dà del tu a ogni serratura, sparisce prima che tu finisca la frase, e giura che la tua borsa era già così.

## Cugini, che in una Campagna prendono il posto di un Eroe morto

cousin-vardak = Bruk, Cugino di Vardak
cousin-naurania = Ilvenia, Cugina di Naurania
cousin-storm = Gale, Cugino di Storm
cousin-wick = Tallow, Cugino di Wick

## Mostri

monster-kobold = Coboldo
    .plural = Coboldi
    .about = Piccolo, svelto e pieno di rancore. Un Coboldo è una seccatura, sei sono un piano.
monster-skeleton = Scheletro
    .plural = Scheletri
    .about = Ha scordato il suo nome, il suo re e la sua causa, ma non come si impugna una spada.
monster-zombie = Zombi
    .plural = Zombi
    .about = Lento come un inverno di pioggia. Per stenderlo ci vogliono due colpi ben dati; a lui basta prenderti una volta.
monster-orc = Orco
    .plural = Orchi
    .about = Un soldato delle tenebre: disciplinato, ben nutrito e pagato un tanto a testa. La tua, per l'esattezza.
monster-ogre = Ogre
    .plural = Ogre
    .about = Un quintale e mezzo di appetito con un tronco d'albero in pugno. Nessuno è mai stato colpito di striscio da un Ogre.

## Miniature dei Boss

miniature-evil-mage = Mago del Male
miniature-death-knight = Cavaliere della Morte
miniature-chaos-fighter = Combattente del Caos

## Dadi

die-green = dado verde
    .plural = dadi verdi
die-blue = dado blu
    .plural = dadi blu
die-red = dado rosso
    .plural = dadi rossi
die-hit = successo
die-miss = faccia vuota

## Caratteristiche

stat-attack = Attacco
stat-defence = Difesa
stat-mana = Mana
stat-life = Punti Vita
stat-movement = Movimento
ability-ranged = A distanza: attacca i nemici che vede, per quanto lontani.
ability-diagonal = In diagonale: attacca anche i nemici sulle caselle in diagonale della stessa area.

## Arredi

furniture-table = Tavolo
furniture-bookcase = Libreria
furniture-tomb = Tomba
furniture-chest = Forziere
furniture-altar = Altare

## Trappole

trap-pit = Trabocchetto
trap-arrows = Frecce di Fuoco
trap-boulders = Massi Rotolanti

## Posti al tavolo

seat-keeper = Custode del Male
seat-vardak = Vardak
seat-naurania = Naurania
seat-storm = Storm
seat-wick = Wick
seat-spectator = Spettatore

## Mazzi

deck-treasure = mazzo Tesoro
deck-monster = mazzo Mostri
deck-event = mazzo Eventi
deck-initiative = mazzo Iniziativa
