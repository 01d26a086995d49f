# Tipi di carte, ranghi delle tessere.

kind-weapon = Arma
kind-armour = Armatura
kind-shield = Scudo
kind-object = Oggetto
kind-spell = Incantesimo
rank-minion = Servitori
rank-lieutenant = Luogotenente
rank-monster = Mostro
rank-ally = Alleati
