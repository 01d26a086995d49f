# Carte Overlord: il nome e una riga d'atmosfera. I testi sono in content/overlord.toml.

## Eventi

card-aim = Mira
    .flavour = Espira. Aspetta. Ecco.
card-dodge = Schivata
    .flavour = La freccia era perfetta. La testa s'era spostata.
card-hell-for-leather = Ventre a Terra
    .flavour = L'hanno sentito due stanze prima. È bastato un respiro.
card-seeing-red = Vedere Rosso
    .flavour = Qualcuno ha nominato sua madre.
card-snuffed-torches = Torce Spente
    .flavour = Un sospiro attraversa le sale, e poi è molto buio.
card-sweet-voice = Voce Suadente
    .flavour = Chiede solo una cosetta. La cosetta è accanto a te.

## Trappole

card-loose-flagstone = Lastra Malferma
    .flavour = Ha sempre ballato un po'.
card-ceiling-disagrees = Il Soffitto Non È d'Accordo
    .flavour = E lo dice tutto d'un pezzo.
card-bad-air = Aria Cattiva
    .flavour = Trattieni il fiato. No, prima.
card-knock-knock = Toc, Toc
    .flavour = Nessuno chiede chi è.
card-teeth-in-the-lid = Denti nel Coperchio
    .flavour = I cardini erano mascelle. Il velluto era una lingua.
card-curse-of-the-monkey-god = Maledizione del Dio delle Scimmie
    .flavour = Gli restano il senno, le ferite e un improvviso amore per la frutta.
card-sealed-with-a-spark = Sigillato con una Scintilla
    .flavour = Rispedire al mittente.

## Creazioni

card-bane-spider-swarm = Bane Spider Swarm
    .flavour = Il corridoio batte le palpebre, otto occhi alla volta.
card-beastman-war-party = Beastman War Party
    .flavour = Loro fiutano voi, voi fiutate loro, e nessuno è contento.
card-bones-at-the-door = Ossa alla Porta
    .flavour = Crac, crac. Non sono qui per lo zucchero.
card-loosed-leashes = Guinzagli Sciolti
    .flavour = Bravi. Riporto.
card-wings-overhead = Ali sopra la Testa
    .flavour = Prima volano i cappelli. Poi le teste.
card-uninvited-scholars = Dotti Non Invitati
    .flavour = Hanno letto di voi. Portano le correzioni.

## Energie

card-clockmakers-pride = Orgoglio dell'Orologiaio
    .flavour = Adesso ogni mattonella è una frase col verbo in fondo.
card-promotion-day = Giorno di Promozioni
    .flavour = Un cappello più grande, un'ascia più grande, la stessa paga.
card-more-where-those-came-from = Ce n'è Ancora
    .flavour = Aprite un'altra porta. Coraggio.
card-black-omen = Presagio Nero
    .flavour = Tre corvi, un orologio fermo e il vostro nome nella cenere.
card-plans-within-plans = Piani dentro i Piani
    .flavour = Quello che avete capito era fatto per essere capito.
