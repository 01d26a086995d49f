# Le parole delle carte: il nome, che cosa significa la notazione (gloss), e una riga d'atmosfera (flavour).
# La notazione è in content/cards.toml; docs/dungeon-venture/cards.md la spiega.

## Tipi di carta

kind-equipment = Equipaggiamento
kind-spell = Incantesimo
kind-consumable = Consumabile
kind-event = Evento
kind-keeper_spell = Incantesimo del Custode
kind-keeper_consumable = Consumabile del Custode

## Parti del corpo

part-head = testa
part-neck = collo
part-body = corpo
part-right-hand = mano destra
part-left-hand = mano sinistra
part-feet = piedi

## Equipaggiamento

card-two-handed-sword = Spada a due mani
    .gloss = Quando attacchi con un'arma tiri 1 dado rosso in più. Puoi anche attaccare un nemico in diagonale, purché nella tua stessa area. Occupa entrambe le mani.
    .flavour = Non tira di scherma. Falcia.
card-magic-sword = Spada Magica
    .gloss = Quando attacchi con un'arma tiri 1 dado rosso in più. Ti lascia libera la mano sinistra.
    .flavour = Vibra quando il male è vicino. Quaggiù non smette mai.
card-bow = Arco
    .gloss = I tuoi attacchi con le armi possono colpire qualsiasi nemico che vedi, vicino o lontano. Occupa entrambe le mani.
    .flavour = Il colpo di spada migliore è quello che arriva dall'altro capo della stanza.
card-war-axe = Ascia da guerra
    .gloss = Quando attacchi con un'arma tiri 1 dado blu in più. Ti lascia libera la mano sinistra.
    .flavour = Apre scudi, crani e, all'occorrenza, botti.
card-tower-shield = Scudo a torre
    .gloss = Ogni volta che ti difendi con i dadi Difesa tiri 1 dado rosso in più. Il tuo Movimento diminuisce di 1.
    .flavour = È come portarsi dietro la porta di casa: pesa, ma quando grandina la benedici.
card-iron-helm = Elmo di ferro
    .gloss = Ogni volta che ti difendi con i dadi Difesa tiri 1 dado verde in più.
    .flavour = Sette ammaccature, e sette padroni vissuti abbastanza da contarle.
card-circlet-of-sages = Diadema dei saggi
    .gloss = Hai 1 dado Mana verde in più, e quindi puoi lanciare 1 Incantesimo in più prima di Riposare. Chi lo porta può lanciare Incantesimi anche se di suo non ha Mana.
    .flavour = Bisbiglia note a piè di pagina.
card-chain-mail = Cotta di maglia
    .gloss = Ogni volta che ti difendi con i dadi Difesa tiri 1 dado blu in più.
    .flavour = Ventimila anelli, e tutti dalla tua parte.
card-seven-league-boots = Stivali delle sette leghe
    .gloss = Il tuo Movimento aumenta di 2.
    .flavour = Sette leghe è una vanteria. Due caselle, una certezza.
card-magic-talisman = Talismano Magico
    .gloss = Hai 1 dado Mana blu in più, e quindi puoi lanciare 1 Incantesimo in più prima di Riposare. Chi lo porta può lanciare Incantesimi anche se di suo non ha Mana.
    .flavour = Freddo sulla pelle, finché non si pronunciano le parole.

## Incantesimi

card-fire-bolt = Dardo di fuoco
    .gloss = Attacca un nemico che vedi con i tuoi dadi Mana. Il nemico si difende con i dadi Difesa.
    .flavour = La prima magia di ogni apprendista, e l'ultima cosa vista da molti Coboldi.
card-lightning = Fulmine
    .gloss = Attacca un nemico che vedi con i tuoi dadi Mana e 1 dado rosso. Il nemico si difende con i dadi Difesa.
    .flavour = Al chiuso. Senza una nuvola. Spiegalo all'Ogre.
card-fireball = Palla di fuoco
    .gloss = Attacca tutti i nemici nella tua area con 2 dadi blu. Tira di nuovo per ciascuno; ognuno si difende con i propri dadi Difesa.
    .flavour = Le mezze misure sono per chi ha più vie d'uscita.
card-mind-spike = Chiodo mentale
    .gloss = Attacca un nemico che vedi con i tuoi dadi Mana. Il nemico si difende con i dadi Mana, non con i dadi Difesa: l'armatura non serve, e chi non ha Mana non tira affatto.
    .flavour = Nessuno ha mai forgiato una corazza per l'interno della testa.
card-slumber = Sopore
    .gloss = Un nemico che vedi non può compiere Azioni nel suo prossimo turno. Può comunque muoversi.
    .flavour = Ninna nanna. Per urlare c'è tempo.
card-healing-light = Luce guaritrice
    .gloss = Scegli un alleato che vedi, oppure te: quell'Eroe recupera fino a 3 Punti Vita perduti.
    .flavour = Un pezzetto di Altare, portato nel cavo delle mani.
card-circle-of-grace = Cerchio di grazia
    .gloss = Tu e tutti gli alleati nella tua area recuperate fino a 2 Punti Vita perduti ciascuno.
    .flavour = State vicini. Di più. Sì, Storm, anche tu.
card-stone-skin = Pelle di pietra
    .gloss = Scegli un alleato che vedi, oppure te: quell'Eroe tira 2 dadi blu in più in ogni tiro di Difesa, fino all'inizio del tuo prossimo turno.
    .flavour = Prude per una settimana. La morte prude più a lungo.
card-battle-hymn = Inno di battaglia
    .gloss = Scegli un alleato che vedi, oppure te: quell'Eroe tira 2 dadi rossi in più nel suo prossimo attacco, con qualunque mezzo. L'effetto dura fino a quell'attacco.
    .flavour = La seconda strofa non la sa nessuno. Non è mai servita.
card-haste = Rapidità
    .gloss = Scegli un alleato che vedi, oppure te: quell'Eroe ha 4 Punti Movimento in più, fino all'inizio del tuo prossimo turno.
    .flavour = Al tuo passaggio le candele si inchinano.
card-true-sight = Vista veritiera
    .gloss = Fai una Ricerca nell'area in cui ti trovi e in ogni area già preparata oltre le sue porte: tutte le loro Trappole e Porte Segrete vengono rivelate.
    .flavour = Il pavimento ti sta mentendo. Chiediglielo di nuovo.
card-blink = Guizzo
    .gloss = Svanisci, e riappari su qualsiasi spazio libero di un'area esplorata. Non è un movimento, perciò nessuna Trappola scatta.
    .flavour = Stare qui è soltanto un'abitudine.
card-open-sesame = Apriti sesamo
    .gloss = Apri una porta chiusa dell'area in cui ti trovi, a qualunque distanza. Le porte chiuse a chiave e le Porte Segrete non ancora scoperte restano chiuse.
    .flavour = I cardini si ricordano le buone maniere.
card-seal-of-iron = Sigillo di ferro
    .gloss = Chiudi una porta aperta dell'area in cui ti trovi, a qualunque distanza. Chi le sta di fronte può riaprirla come al solito.
    .flavour = Qualunque cosa arrivi da quel corridoio, può bussare.
card-call-of-the-soul = Richiamo dell'anima
    .gloss = Uno Spirito nella tua area risorge nello spazio in cui si trova, con tutti i Punti Vita e con tutti i suoi Incantesimi usati di nuovo in mano. Lo spazio deve essere libero.
    .flavour = Pronuncia il nome tre volte. Alla terza, risponde.

## Consumabili

card-healing-potion = Pozione Curativa
    .gloss = Recuperi fino a 3 Punti Vita perduti.
    .flavour = Sa di ciliegie e di olio da lampada. Soprattutto di olio da lampada.
card-elixir-of-life = Elisir di lunga vita
    .gloss = Recuperi fino a 6 Punti Vita perduti.
    .flavour = Un sorso, e la ferita si scorda perché era venuta.
card-potion-of-heroism = Pozione di eroismo
    .gloss = Tiri 2 dadi rossi in più nel tuo prossimo attacco, con qualunque mezzo. L'effetto dura fino a quell'attacco.
    .flavour = Coraggio in bottiglia. Agitare bene, urlare forte.
card-potion-of-stone = Pozione di pietra
    .gloss = Tiri 2 dadi rossi in più nel tuo prossimo tiro di Difesa. L'effetto dura finché qualcuno non ti attacca.
    .flavour = Va giù come ghiaia. Infatti è ghiaia.
card-quicksilver = Argento vivo
    .gloss = Hai 10 Punti Movimento in più fino alla fine di questo turno. Bevilo prima di muoverti.
    .flavour = I piedi partono per primi. Cerca di stargli dietro.
card-mana-draught = Sorso di mana
    .gloss = Riprendi in mano uno dei tuoi Incantesimi usati. Non conta più come lanciato: potrai lanciarne uno in più prima di Riposare.
    .flavour = Blu, gelido, e un po' offeso di essere bevuto.
card-fire-flask = Fiasca incendiaria
    .gloss = Attacca un nemico che vedi con 3 dadi blu. Il nemico si difende con i dadi Difesa.
    .flavour = Accendi, lancia, abbassati. In quest'ordine, per favore.
card-holy-water = Acqua santa
    .gloss = Attacca tutti i nemici nella tua area con 1 dado blu. Tira di nuovo per ciascuno; ognuno si difende con i propri dadi Difesa. Poi tu e ogni alleato nella tua area recuperate 1 Punto Vita.
    .flavour = Attinta all'Altare, all'alba. Si ricorda ancora del sole.
card-dowsing-rod = Bacchetta da rabdomante
    .gloss = Fai una Ricerca nell'area in cui ti trovi e in ogni area già preparata oltre le sue porte: tutte le loro Trappole e Porte Segrete vengono rivelate. E ti trascina con sé: hai 3 Punti Movimento in più fino alla fine di questo turno.
    .flavour = Freme per l'acqua, per l'oro e per la morte certa.
card-smoke-bomb = Bomba fumogena
    .gloss = Svanisci, e riappari su qualsiasi spazio libero di un'area esplorata. Non è un movimento, perciò nessuna Trappola scatta. Il fumo ti resta addosso: tiri 1 dado blu in più in ogni tiro di Difesa, fino all'inizio del tuo prossimo turno.
    .flavour = Un colpo di tosse, un'imprecazione, e nessuno dove prima c'era il ladro.
card-gold-5 = Oro (5)
    .gloss = Vale 5 monete d'Oro tra un'Avventura e l'altra di una Campagna. In una partita singola si scarta appena trovato.
    .flavour = Quanto basta per un letto, una cena e una diceria di seconda mano.
card-gold-10 = Oro (10)
    .gloss = Vale 10 monete d'Oro tra un'Avventura e l'altra di una Campagna. In una partita singola si scarta appena trovato.
    .flavour = Il re sulle monete è morto da più tempo degli Scheletri.
card-gold-20 = Oro (20)
    .gloss = Vale 20 monete d'Oro tra un'Avventura e l'altra di una Campagna. In una partita singola si scarta appena trovato.
    .flavour = Qualcuno è morto per questa borsa. Cerca di non essere il secondo.

## Eventi

card-kobold-ambush = Agguato dei Coboldi
    .gloss = In qualsiasi momento: il Custode sceglie un'area esplorata in cui non ci siano Eroi e vi mette 2 Coboldi su spazi liberi.
    .flavour = Il muro ha ridacchiato. I muri non dovrebbero ridacchiare.
card-restless-bones = Ossa inquiete
    .gloss = In qualsiasi momento: il Custode sceglie un'area esplorata in cui non ci siano Eroi e vi mette 1 Scheletro su uno spazio libero.
    .flavour = Quelle costole bisognava proprio contarle.
card-dark-fury = Furia oscura
    .gloss = Quando un Mostro o un Boss attacca, dopo il tiro dei dadi: l'attacco conta 2 successi in più.
    .flavour = Laggiù, nel profondo, qualcosa ha pronunciato il suo nome.
card-evil-eye = Malocchio
    .gloss = Quando un Eroe attacca, con qualunque mezzo, dopo il tiro dei dadi: l'attacco conta 2 successi in meno, ma mai meno di zero.
    .flavour = Col braccio già alzato, ti senti guardare.
card-leaden-feet = Piedi di piombo
    .gloss = Mentre un Eroe si muove: il suo movimento finisce dove si trova, e se in quello spazio c'è una Trappola, scatta. Se l'Eroe non ha ancora compiuto la sua Azione, può ancora farlo.
    .flavour = Il pavimento ti si è affezionato.
card-slamming-doors = Porte che sbattono
    .gloss = In qualsiasi momento: il Custode chiude una porta aperta, dovunque sia sulla mappa.
    .flavour = Quaggiù non c'è corrente. Non c'è mai stata.
card-falling-stones = Pioggia di pietre
    .gloss = In qualsiasi momento: un Eroe, dovunque sia nel dungeon, subisce un attacco di 4 dadi verdi, e si difende con i dadi Difesa.
    .flavour = Prima un filo di polvere. Poi il resto del soffitto.
card-defiled-altar = Altare profanato
    .gloss = Quando un Eroe Riposa: il Riposo non ha effetto, e l'Azione è spesa lo stesso. Uno Spirito che risorge non può essere fermato così.
    .flavour = Qualcuno è passato prima di te, con un secchio. E non era acqua.
card-poisoned-lock = Serratura avvelenata
    .gloss = Quando si apre un Forziere: l'Eroe che lo ha aperto perde 2 Punti Vita, senza tirare dadi. Il tesoro si divide come al solito.
    .flavour = Clic. Ahi. Oh, no.
card-stolen-words = Parole rubate
    .gloss = In qualsiasi momento: un Eroe, dovunque sia nel dungeon, mette un Incantesimo della sua mano, a sua scelta, nella pila dei suoi Incantesimi usati.
    .flavour = Ce l'avevi sulla punta della lingua. Ora è sulla lingua di qualcun altro.
card-forced-march = Marcia forzata
    .gloss = In qualsiasi momento: un Mostro o un Boss, dovunque sia nel dungeon, si muove subito, fino al massimo del suo Movimento.
    .flavour = Il tamburo non chiede se sei stanco.
card-knitting-flesh = Carne che si ricuce
    .gloss = In qualsiasi momento: un Mostro o un Boss, dovunque sia nel dungeon, recupera fino a 3 Punti Vita perduti.
    .flavour = La ferita si chiude con lo schiocco di un bacio bagnato.

## Incantesimi del Custode

card-dark-bolt = Dardo oscuro
    .gloss = Il Boss attacca un Eroe che vede con i propri dadi Mana. L'Eroe si difende con i dadi Difesa.
    .flavour = Una scheggia di mezzanotte, scagliata a braccio teso.
card-soul-lash = Sferza dell'anima
    .gloss = Il Boss attacca un Eroe che vede con i propri dadi Mana e 1 dado rosso. L'Eroe si difende con i dadi Mana, non con i dadi Difesa; un Eroe senza Mana non tira affatto.
    .flavour = Non lascia segni che uno specchio sappia mostrare.
card-storm-of-shards = Tempesta di schegge
    .gloss = Il Boss attacca tutti gli Eroi nella sua area con 2 dadi blu. I dadi si tirano di nuovo per ogni Eroe, che si difende con i dadi Difesa.
    .flavour = Tutte le finestre mai andate in frantumi, nello stesso istante.
card-dread = Terrore
    .gloss = Un Eroe che il Boss vede non può compiere Azioni nel suo prossimo turno. Può comunque muoversi.
    .flavour = La mano non vuole chiudersi sull'elsa. La sa più lunga di te.
card-raise-the-dead = Risveglio dei morti
    .gloss = 2 Scheletri appaiono su spazi liberi dell'area del Boss.
    .flavour = In piedi, fannulloni. Avete riposato un secolo.
card-shadow-step = Passo d'ombra
    .gloss = Il Boss svanisce, e riappare su qualsiasi spazio libero di un'area esplorata.
    .flavour = Conta le ombre nella stanza. Adesso conta i presenti.
card-iron-hide = Pelle di ferro
    .gloss = Il Boss, o un Mostro che il Boss vede, tira 2 dadi rossi in più in ogni tiro di Difesa, fino all'inizio del prossimo turno del Boss.
    .flavour = La lama suona come una campana, e il braccio con lei.
card-blood-rage = Ira di sangue
    .gloss = Il Boss, o un Mostro che il Boss vede, tira 2 dadi rossi in più nel suo prossimo attacco. L'effetto dura fino a quell'attacco.
    .flavour = Prima la bava. Poi i denti.

## Consumabili del Custode

card-black-draught = Sorso nero
    .gloss = Il Boss recupera fino a 4 Punti Vita perduti.
    .flavour = Distillato dagli eroi dell'anno scorso.
card-ogre-brew = Birra d'Ogre
    .gloss = Il Boss, o un Mostro che il Boss vede, tira 2 dadi blu in più nel suo prossimo attacco. L'effetto dura fino a quell'attacco.
    .flavour = Alla seconda mescolata il cucchiaio si è sciolto. Era pronta.
card-ash-bomb = Bomba di cenere
    .gloss = Il Boss attacca un Eroe che vede con 3 dadi blu. L'Eroe si difende con i dadi Difesa.
    .flavour = Inspira. Pentitene.
card-grave-dust = Polvere di tomba
    .gloss = 1 Zombi appare su uno spazio libero dell'area del Boss.
    .flavour = Un pizzico basta. Con due, si porta dietro la mamma.
card-war-horn = Corno di guerra
    .gloss = Il Boss, o un Mostro dovunque sia nel dungeon, si muove subito, fino al massimo del suo Movimento.
    .flavour = Una nota lunga, e tutto ciò che ha piedi si mette a correre.
card-bitter-salve = Unguento amaro
    .gloss = Il Boss, o un Mostro dovunque sia nel dungeon, recupera fino a 3 Punti Vita perduti.
    .flavour = Brucia più dell'ascia.
card-tar-pot = Vaso di pece
    .gloss = Un Eroe che il Boss vede non può muoversi nel suo prossimo turno, nemmeno con il Passo Doppio. Può compiere qualsiasi altra Azione.
    .flavour = Uno stivale viene via. L'altro ha deciso di restare.
card-thorn-shield = Scudo di spine
    .gloss = Il Boss, o un Mostro che il Boss vede, tira 2 dadi blu in più nel suo prossimo tiro di Difesa. L'effetto dura finché non viene attaccato.
    .flavour = Colpisci pure. Non aspettava altro.
