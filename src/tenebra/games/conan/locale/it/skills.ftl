# Le 34 abilità e che cosa fanno (CO-SKA, CO-SKD, CO-SKM, CO-SKV, CO-SKX).

## Attacco

skill-ambidextrous = Ambidestro
    .about = Colpisce con due armi a una mano insieme e tira i dadi di entrambe.
skill-attack-from-beyond = Attacco dall'oltretomba
    .about = Morendo fa un ultimo Attacco da Mischia gratuito con 3 dadi rossi.
skill-circular-strike = Attacco rotante
    .about = Il danno che avanza a un colpo mortale con un'arma a due mani passa al nemico seguente in quell'area, senza difesa.
skill-constriction = Stritolare
    .about = Se un suo dado d'attacco mostra 2 o più simboli, la vittima nella sua area non può uscirne finché ci sono entrambi.
skill-counterattack = Contrattacco
    .about = Se sopravvive a un Attacco da Mischia può rispondere subito con 1 dado rosso, gratis.
skill-elite-shooter = Tiratore scelto
    .about = I suoi Attacchi a Distanza non subiscono Intralcio e ignorano Protezione.
skill-precision-shot = Tiro preciso
    .about = Contro i suoi Attacchi a Distanza l'armatura vale 1 in meno.
skill-precision-strike = Colpo preciso
    .about = Contro i suoi Attacchi da Mischia l'armatura vale 1 in meno.
skill-reach = Raggiungere
    .about = Colpisce in mischia anche in un'area adiacente, se non c'è un ostacolo in mezzo.

## Difesa

skill-bodyguard = Guardia del corpo
    .about = Para al posto di un amico nella sua area, con gemme e carta proprie.
skill-protected = Protezione
    .about = Finché nella sua area c'è un amico senza questa abilità, lo colpiscono solo attacchi ad area e Tiratori scelti.
skill-sacrifice = Sacrificio
    .about = Prima del tiro può mettersi al posto di un amico attaccato nella sua area; allora aiuta solo l'armatura.
skill-untouchable = Intoccabile
    .about = Contro gli Attacchi a Distanza la sua armatura vale 1 in più.

## Magia

skill-spell-caster = Incantatore
    .about = Possiede e lancia incantesimi.
skill-teleport = Teletrasporto
    .about = In un'altra area in vista, chiunque intralci o blocchi; lo trattiene solo una ragnatela.

## Varie

skill-alchemy = Alchimia
    .about = Che cosa fa è scritto nello scenario.
skill-concentration = Concentrazione
    .about = I suoi dadi non subiscono mai Intralcio; i suoi passi sì.
skill-fascination = Affascinare
    .about = Nessuno può attaccarlo prima di essere stato attaccato da lui.
skill-horror = Orrore
    .about = Nella sua area gli eroi mettono al massimo 2 gemme su Mischia, Distanza, Movimento e Manipolazione.
skill-jinx = Sfortuna
    .about = I nemici nella sua area non possono rilanciare i dadi.
skill-poison = Veleno
    .about = Che cosa fa è scritto nello scenario.
skill-leadership = Comandante
    .about = Comanda gli alleati: con 1 gemma uno di loro si muove e attacca.
skill-lock-picking = Forzare le serrature
    .about = 1 dado rosso in più contro serrature e forzieri.
skill-support = Supporto
    .about = Gli amici nella sua area rilanciano gratis 1 dado di ogni loro tiro.

## Movimento

skill-blocking = Bloccare
    .about = I nemici non possono uscire dalla sua area, a meno che siano Evasivi o si teletrasportino.
skill-climb = Scalare
    .about = Che cosa fa è scritto nello scenario.
skill-evasive = Evasivo
    .about = Si muove come se intorno non ci fossero nemici.
skill-feline-grace = Grazia Felina
    .about = Un passo intralciato costa 1 punto in meno.
skill-flying = Volare
    .about = 2 punti per qualsiasi area adiacente, senza tiro né Intralcio; sopra un ostacolo per 1 punto in più.
skill-intangible = Intangibile
    .about = Attraverso un ostacolo per 1 punto, senza Intralcio.
skill-leap = Salto
    .about = 2 punti e un dado rosso: con tanti simboli quanto il valore di salto, è dall'altra parte.
skill-swimming = Nuoto
    .about = Entra in acqua; uscirne costa 1 punto in più.
skill-wall-wrecker = Demolitore di muri
    .about = Attraverso un muro o una porta di legno per 2 punti; il varco resta.
skill-web-projection = Ragnatele bloccanti
    .about = Al posto del suo attacco, 3 dadi arancioni da lontano: chi è colpito resta in una ragnatela finché 4 punti movimento la strappano.
