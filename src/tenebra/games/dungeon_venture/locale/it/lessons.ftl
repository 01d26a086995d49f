# Le lezioni: ognuna è uno scenario a sé, con ciò che si dice a ogni passo (al massimo 45 parole).
# `.typed` si dice al tavolo di testo.

scenario-lesson-first-steps = Primi passi
    .blurb = Una cantina, una porta segreta, due Coboldi e una campanella. Tutto ciò di cui è fatto un turno, imparato facendolo.
    .intro = Hanno rubato la campanella della cappella di Guadomuschio. È piccola, è rumorosa, ed è da qualche parte dietro il muro di questa cantina.
    .victory = La campanella suona per tutta la scalinata. Guadomuschio la riavrà prima di cena, e tu hai imparato il mestiere.
    .defeat = La scalinata, la luce del giorno, e niente campanella. Nessuno ti sgrida: era una lezione, e si può ricominciare.
goal-lesson-first-steps = Trova la campanella della cappella e portala su per la scalinata.
area-lesson-first-steps-start = Cantina
    .the = la cantina
area-lesson-first-steps-guardroom = Corpo di guardia
    .the = il corpo di guardia
    .enter = Ecco da dove veniva lo spiffero. Un forziere, una campanella troppo piccola per tutto il suo baccano, e odore di Coboldo.
token-lesson-first-steps-bell = campanella

lesson-first-steps-welcome = Ti diamo il benvenuto! Sei Vardak il combattente, la figura con l'alone. Naurania la maga, Storm e Wick oggi fanno da sé. Ogni passo ti aspetta, niente può andare storto, e i dadi sono disposti per la lezione.
    .typed = Ti diamo il benvenuto! Sei Vardak il combattente. Naurania la maga, Storm e Wick oggi fanno da sé. Ogni passo ti aspetta, niente può andare storto, e i dadi sono disposti per la lezione. Si può scegliere solo ciò di cui parla il passo.
lesson-first-steps-goal = Ogni Avventura ha uno scopo: è scritto qui, se mai lo dimentichi. Oggi: trovare la campanella rubata e portarla su per la scalinata. Qualunque cosa tu faccia, chiediti se ti ci avvicina.
    .typed = Ogni Avventura ha uno scopo: scrivi «scopo», se mai lo dimentichi. Oggi: trovare la campanella rubata e portarla su per la scalinata. Qualunque cosa tu faccia, chiediti se ti ci avvicina.
lesson-first-steps-sheet = La tua scheda: i cuori sono la Vita, gli stivali il Movimento. I dadi colorati dicono come combatti: sul verde colpiscono due facce su sei, sul blu tre, sul rosso quattro. Naurania ha meno Vita: stalle davanti.
    .typed = Scrivi «scheda» per vederti: la Vita, il Movimento, e i dadi che dicono come combatti. Sul verde colpiscono due facce su sei, sul blu tre, sul rosso quattro. Naurania ha meno Vita: stalle davanti.
lesson-first-steps-search = Nel tuo turno puoi muoverti e compiere una Azione, nell'ordine che vuoi. Questa cantina sembra senza porte. Senza porte? Allora qualcuno le ha nascoste. Compi l'Azione Ricerca: trova sempre ciò che è nascosto nella stanza.
lesson-first-steps-move = Eccola, una porta segreta! L'Azione è spesa, ma puoi ancora muoverti. Scegli lo spazio davanti alla porta. Prima di andare, il tabellone mostra la strada e quanto costa.
lesson-first-steps-undo = Ci hai ripensato? Annulla riprende la tua ultima scelta, gratis, finché non sono caduti dadi e niente di nascosto è venuto alla luce. Prova pure: serve a questo.
lesson-first-steps-open = Un nuovo turno di gioco, e lo cominci davanti alla porta. Era questo il piano: chi prima apre può ancora entrare, chi prima cammina deve aspettare. Aprila.
lesson-first-steps-enter = Un forziere, e la campanella! Sembra vuoto. Ma i Mostri arrivano solo quando un Eroe è entrato, alla fine del turno. Entra di due spazi: tu trattieni il nemico, e Naurania ha posto per vedere oltre te.
lesson-first-steps-enemies = Due Coboldi! Chi agisce e quando si rimescola a ogni turno di gioco. Sono venuti da te perché sei vicino, e colpiscono chi possono raggiungere. Stavolta la loro carta è uscita due volte di fila. Succede.
lesson-first-steps-dice = La cronaca racconta ogni tiro: colpi contro parate, e ferisce solo ciò che avanza. A pari numero non si fa male nessuno: così un Coboldo ha fallito. Premi ciò che sta dietro una riga per leggere la regola che lo dice.
    .typed = Il racconto qui sopra dice ogni tiro: colpi contro parate, e ferisce solo ciò che avanza. A pari numero non si fa male nessuno: così un Coboldo ha fallito. Scrivi «regola» e ciò che sta tra parentesi per leggere la regola che lo dice.
lesson-first-steps-attack = Naurania ha bruciato un Coboldo con il suo Incantesimo. L'altro è tuo. Prima indicalo: il numero è la tua esatta probabilità di ferire, calcolata dai tuoi dadi e dai suoi. Poi attacca.
    .typed = Naurania ha bruciato un Coboldo con il suo Incantesimo. L'altro è tuo. Dopo l'attacco sta scritta la tua esatta probabilità di ferire e di uccidere; «probabilità» mostra i dadi da cui viene. Poi attacca.
lesson-first-steps-stride = Un Coboldo ha una sola Vita: è finito. Hai agito prima di muoverti, quindi ti restano i passi. Usali ora: va' accanto al forziere, così il prossimo turno comincia dove ti serve.
lesson-first-steps-chest = Nessun nemico in giro, un forziere a portata: ecco a che serve un'Azione. Aprilo. In una partita più lunga non lasciarti forzieri alle spalle: è con ciò che contengono che gli Eroi diventano forti.
lesson-first-steps-pick = Quattro carte per quattro Eroi, e chi ha aperto il forziere sceglie per primo. Ti mancano due Vite: prendi la Pozione Curativa. Ascia ed elmo si indossano e danno dadi: li vorranno anche gli altri.
lesson-first-steps-bell = Ora la campanella. Chi finisce un movimento sul suo spazio la raccoglie, e non costa un'Azione. Portala con cura: se cade chi la porta, cade anche lei.
lesson-first-steps-potion = Le carte sono nella tua mano. Giocarne una è di solito la tua Azione. Nessuno ti minaccia e hai delle ferite: bevi la pozione adesso, e non nel prossimo scontro, quando preferiresti colpire.
lesson-first-steps-hint = Se non sai che cosa fare, premi la lampadina: ti dice una buona mossa, e perché. Il pulsante d'ottone è quella mossa. Nessuno dei due sa più di te.
    .typed = Se non sai che cosa fare, scrivi «consiglio»: ti dice una buona mossa, e perché; «consiglio!» la fa. Non sa più di te.
lesson-first-steps-home = Hai la campanella e nessuno può più fermarti. Torna alla scalinata come preferisci e, quando è a portata, scegli «Esci dal dungeon». Chi esce finisce la partita: per questo te lo chiede due volte.
lesson-first-steps-farewell = Vittoria! Sai cercare, combattere, frugare e portare. In un'Avventura intera guidi tutti e quattro gli Eroi contro un Custode dalle brutte carte, e i dadi non li dispone nessuno. La scalinata è sempre lì, quando vorrai ridiscendere.

## La lezione del Custode

scenario-lesson-the-keeper = L'altro lato della porta
    .blurb = Due Coboldi, un Evento, un Boss e l'ultimo degli Eroi. Tutto ciò che fa il Custode, imparato facendolo.
    .intro = Tre di loro giacciono nel corridoio. Il quarto ha trovato la stanza giusta, e Grimla ha alzato gli occhi dalla zuppa.
    .victory = L'ultimo degli Eroi se ne va camminando su quel che resta della tua casa. Nessuno ti sgrida: era una lezione, e si può ricominciare.
    .defeat = Grimla torna alla sua zuppa. È ancora calda, e tu hai imparato il mestiere.
goal-lesson-the-keeper = Uccidi Vardak, l'ultimo degli Eroi.
area-lesson-the-keeper-start = La scala
area-lesson-the-keeper-hall = Sala
    .the = la sala
boss-grimla = Grimla
    .about = Un'ostessa con un grande mestolo, a cui non piace che si vada via prima della zuppa.

lesson-the-keeper-welcome = Ti diamo il benvenuto! Sei il Custode: ogni Mostro e ogni Boss sul tabellone è tuo, e Grimla, col bordo nero, è la tua migliore. Dei quattro Eroi resta solo Vardak. Per la lezione i dadi sono preparati.
lesson-the-keeper-goal = Qui sta il tuo obiettivo, mai il loro. Vinci quando non resta alcun Eroe, quando uno fugge su per le scale, o come dice l'Avventura: per lo più col tempo. Perciò un turno di gioco che passa è spesso tuo.
    .typed = scrivi «scopo» per leggere il tuo, mai il loro. Vinci quando non resta alcun Eroe, quando uno fugge su per le scale, o come dice l'Avventura: per lo più col tempo. Perciò un turno di gioco che passa è spesso tuo.
lesson-the-keeper-activate = Chi agisce lo decidono le carte Iniziativa. I Mostri di un tipo ne hanno una sola, e agiscono uno dopo l'altro, nell'ordine che scegli tu. Tocca ai Coboldi: comincia dal primo.
lesson-the-keeper-move = I tuoi Mostri sono come gli Eroi: un movimento e un'Azione, nell'ordine che vuoi. Un Coboldo solo è debole, quindi mandane due contro un Eroe. Fallo camminare fino a Vardak.
lesson-the-keeper-attack = Il numero accanto a Vardak è la tua probabilità esatta, calcolata dai tuoi due dadi verdi e dai suoi quattro. Quattro contro due non è granché; ma gli restano quattro Punti Vita, e tu hai tempo. Attacca.
    .typed = Dopo l'attacco sta la tua probabilità esatta, calcolata dai tuoi due dadi verdi e dai suoi quattro. Quattro contro due non è granché; ma gli restano quattro Punti Vita, e tu hai tempo. Attacca.
lesson-the-keeper-second = Una Ferita! Adesso l'altro Coboldo: gira l'angolo fino a E3 e colpisce anche lui. A parità nessuno si fa male, quindi non restarci male.
lesson-the-keeper-window = Vardak ne ha abbattuto uno; e tu hai pescato un Evento. Finché ne hai uno, ti si chiede a ogni momento, che serva o no: così una pausa non rivela niente a nessuno. Stavolta lascia passare.
    .typed = Vardak ne ha abbattuto uno; e tu hai pescato un Evento («mano» lo mostra). Finché ne hai uno, ti si chiede a ogni momento, che serva o no: così una pausa non rivela niente a nessuno. Stavolta passa.
lesson-the-keeper-ambush = L'Agguato dei Coboldi si gioca in qualsiasi momento: due Coboldi, in un'area esplorata senza Eroi. La scala dietro a Vardak lo è. Mettili vicino alla porta aperta: agiranno dal prossimo turno di gioco.
lesson-the-keeper-again = Gli Eventi ti arrivano quando un Eroe riposa o muore, e quando lo dice l'Avventura: spendili dove costano di più. Il tuo Coboldo è già accanto a Vardak. Colpisci ancora, prima che tocchi a lui.
lesson-the-keeper-brew = Di nuovo pari: un Coboldo ha bisogno d'aiuto. Chiudi il suo turno. Poi tocca a Grimla: come Azione un Boss può giocare una carta del Custode. La Birra d'Ogre dà due dadi blu a qualcuno che lei vede. Dalla al Coboldo.
lesson-the-keeper-back = Grimla adesso potrebbe raggiungerlo. Ma finché un Boss è sul tabellone chi muore resta morto, altrimenti ricammina come Spirito: viva vale di più. Lasciala alla sua zuppa.
lesson-the-keeper-behind = Ha mancato. Un nuovo turno di gioco, e agiscono tutti: tre Coboldi, nell'ordine che vuoi. Prima quello sulla scala, oltre la porta e alle sue spalle: gli toglie Vita prima del colpo grosso.
lesson-the-keeper-last = Due Punti Vita. Adesso il Coboldo con la birra: due dadi verdi e due blu. Guarda di nuovo la probabilità, e falla finita.
lesson-the-keeper-farewell = Hai vinto! Sai comandare i Mostri, scegliere il momento di un Evento, farli apparire alle spalle e usare la carta di un Boss. In un'Avventura intera le porte nascondono ciò che hai preparato, e i consigli dicono come usarlo.
