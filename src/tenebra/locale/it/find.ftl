# Parole che non dicono nulla di ciò che si cerca.
find-ignored =
    a abbiamo ad adesso agli ai al alla alle allo anche ancora avere bisogna c che chi ci ciò come con cosa cui d da dagli dai
    dal dalla dalle dei del della delle dello dentro deve devo devono di dopo dove due e è ed era essere fa faccio fai fanno
    fare fuori funziona funzionano già gli ha hai hanno ho i il in io l la le lei li lo loro lui ma me mentre mi mia mie mio molto ne negli nei
    nel nella nelle noi non o ogni oppure per perché però più poi posso possiamo possono prima può puoi qua qual quale quali
    quando quanta quante quanti quanto quel quella quelle quelli questa queste questi questo qui regola regole sa se sei
    sempre senza serve si solo sono sta su sua sue sugli sui sul sulla sulle suo suoi te ti tra fra succede tu tua tue tuo tutti tutto
    un una uno usa usare va vado vi voglio vuole

# In ogni riga: parole che per chi chiede vogliono dire lo stesso.
find-alike =
    aprire apro apri apre aprono aperta aperto apertura serratura
    chiudere chiudo chiude chiusa chiuso
    attacco attaccare attacchi colpire colpisco colpo mischia
    tirare tiro distanza arco freccia sparare
    muovere muovo muovermi muoversi muove movimento camminare correre spostare spostarsi
    morire muore muoio morto morta morte uccidere ucciso uccisa cade cadere
    curare cura curo curarsi guarire guarigione riposo riposare recuperare
    ferita ferite danno danni
    vita salute punti
    cercare cerco cerca ricerca perlustrare frugare trovare
    tesoro tesori scrigno forziere bottino oro monete ricompensa
    raccogliere raccolgo prendere prendo raccolta
    dare dono scambiare scambio passare consegnare
    vedere vedo vede vista visibile visuale linea
    incantesimo incantesimi magia lanciare
    vincere vinco vittoria vinto obiettivo scopo
    perdere perdo sconfitta perso
    iniziare inizio cominciare comincia preparazione preparare
    primo ordine iniziativa turno
    trappola trappole fossa botola
    casella caselle spazio spazi zona area stanza
    diagonale diagonali angolo
    spingere spostamento spinta
    abilità capacità potere
    esperienza xp livello
    armatura difesa scudo
    rilanciare ritirare rilancio ritiro
    nascondersi ombra buio oscurità
    scala scale uscita uscire fuggire scalinata
    generare comparire appaiono collocare piazzare
    scambiarsi posto
