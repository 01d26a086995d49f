# Dove una regola si può leggere in due modi.

switch-monster-cap = Al massimo dodici mostri
    .about = Sulla plancia non ci sono mai più di dodici mostri; gli altri non arrivano.
switch-spell-collateral = La magia deve ferire
    .about = Ciò che un attacco magico porta oltre al danno si subisce solo se si perde almeno 1 salute.
switch-intimidate-literal = Intimidazione più forte
    .about = Ogni pedina INTIMIDARE toglie dal danno il numero stampato, non 1.
switch-protect-literal = Nessuno scudo contro i colpi larghi
    .about = Nessuno può mettersi in mezzo contro CLEAVE, MULTICOLPO o COLPO.
switch-ko-first = Prima fuori combattimento
    .about = Chi va fuori combattimento per un colpo non subisce ciò che il colpo porta con sé.
switch-surge-attack-only = Impeti solo negli attacchi
    .about = TIRO X+ guarda solo i tiri d'attacco, non le prove.
