# Ciò che al Signore Supremo si dice con parole sue: gli id sono quelli degli eroi, con `overlord-` davanti. Anche `.victory` e `.defeat` sono i loro.

## 1. Nelle tenebre

overlord-scenario-into-the-dark =
    .intro = È venuto da te a primavera, con un ginocchio malandato e senza un posto dove sdraiarsi. Gli hai dato un tumulo; ai morti che c'erano non dispiaceva. Doveva starsene quieto per un po'. Ma un Narthak non si nutre di promesse: così prima ci fu una pecora, poi un pastore, e ieri è sceso da solo e ha bussato. Oggi il villaggio ha vuotato i cappelli e ha assoldato qualcuno. Hanno cinque porte da aprire e una chiave da trovare, e dietro a ogni porta ci sono amici tuoi. Nulla si muove prima che arrivino. Resta al buio, pesca le tue carte, lascia crescere la Minaccia; e fa' che alla sua tavola arrivino tardi, in pochi e senza fiato.
    .goal = Consuma il coraggio degli eroi prima che uccidano Narthak: togli loro ogni segnalino Progresso.
    .rules = Vinci quando agli eroi non resta alcun segnalino Progresso: ogni eroe che cade ne costa tanti quanti ne vale. Loro vincono quando Narthak è morto. La via per la sua sala è chiusa da una runa rossa; la chiave è appesa nel corpo di guardia. Se gli eroi sono due, cominciano con 3 segnalini in più. Quando la sala è rivelata guadagni 4 Minaccia, se gli eroi sono tre o quattro.
    .victory = Cerca qualcosa per terra, prima con un ginocchio, poi con l'altro, e non lo trova. La collina trema una volta. Giù al villaggio una bambina mette un lume alla finestra, e stupisce da quanto lontano lo si veda. Per gli altri tumuli dovrai trovare qualcos'altro.
    .defeat = L'ultimo coraggio se n'è andato dall'imbocco del tumulo. Per seguirlo lui deve chinarsi. Non ha fame, non proprio; ma è sveglio, e nella valle resta una porta con il battente. Gliela lasci. Gli inquilini bisogna tenerseli buoni.
overlord-say-into-the-dark-miner = Hanno trovato l'uomo nel muro, e lui ha parlato: del ginocchio sinistro, sempre il sinistro. Ha dato loro coraggio, e ha curato chi stava a sentire.
overlord-say-into-the-dark-key = La chiave rossa non è più al suo chiodo. Adesso non devono guardare altro, a meno che siano avidi. Narthak ha spostato la sedia.

## 2. I lampionai

overlord-scenario-the-lamplighters =
    .intro = Novecento lampioni, accesi a mano, ogni sera, sopra il tuo tetto. L'hai sopportato a lungo. Madre Fiele ha cominciato con una via soltanto: lei la luce non la mangia, le piace averla vicino. Poi tre di loro sono scesi a chiedere dove fosse finita. Una pende nella dispensa, uno siede nelle gabbie, e il ragazzo è nella cappella, dietro di lei, perché ha ancora dei fiammiferi. Ora sulla scala dei barili ce ne sono altri, per riportarli a casa a piedi. Nessun glifo porterà ciò per cui sono venuti. All'andata non devi vincere nemmeno uno scontro. Devi soltanto vincere il ritorno.
    .goal = Tieni giù un lampionaio finché non finisce l'olio, dopo il round 30, o togli agli eroi ogni segnalino Progresso.
    .rules = Vinci dopo il round 30, o quando agli eroi non resta alcun segnalino Progresso. Loro vincono quando Nell, Tobias e Pim sono nella Cantina dell'olio. Chi accompagna un lampionaio lo lascia indietro se viene ucciso, va in Città o diventa una scimmia. Ognuno che torna a casa vale per loro 3 Progresso. Se gli eroi sono due, da trovare ci sono solo Tobias e Pim. Nel round 15 guadagni 4 Minaccia, e altra quando trovano Tobias e Pim.
    .victory = Prima è una scintilla, poi una fiamma, poi una via, e poi fa male. Ti camminano sopra la testa, con le scale in spalla. Una fischia. Madre Fiele sta attorno a un posto che non è più caldo, e a te non viene in mente niente da dirle.
    .defeat = Su un banco, in Città, stanno tre lumini, e si spengono: il terzo, il secondo, il primo. Dopo è facile. La notte sale da sotto il selciato, via dopo via, e lei se li viene a prendere uno per uno.
    .time = L'olio è finito, su novecento pali nello stesso momento: era tutto dello stesso barile. Quaggiù la differenza non si nota. Era buio da sempre. Solo che adesso, per il buio, c'è posto.
overlord-say-the-lamplighters-nell = Hanno tirato giù Nell, e lei si è messa a parlare. Nella Cantina dell'olio si è dispiegato un tuo Razorwing, tra loro e la cena.
overlord-say-the-lamplighters-tobias = Tobias è fuori dalla gabbia. Guadagni Minaccia; e da qui in avanti qualcuno cammina al suo passo.
overlord-say-the-lamplighters-side-door = Il vecchio ha aperto con un fischio la porta azzurra dietro la Cantina: davanti a loro c'è la cappella, e dentro Madre Fiele. È una via più corta. Lo è anche per lei.
overlord-say-the-lamplighters-pim = Tengono il ragazzo per mano. Chi lo accompagna deve passare davanti a tutto ciò che ti è rimasto.
overlord-say-the-lamplighters-gall = Madre Fiele ha contato, e manca un lume. È sveglia, è tua, e guadagni Minaccia per quel che verrà a costare.
overlord-say-the-lamplighters-ladder = Ai piedi di una scala hanno trovato la paga di un trimestre. La spenderanno contro di te.
overlord-say-the-lamplighters-nell-free = Nell ha tagliato coi denti il suo nodo, e se n'è andata. Ne restano due. Questi tienili stretti.
overlord-say-the-lamplighters-nell-home = Nell è a casa, e loro hanno più coraggio di prima.
overlord-say-the-lamplighters-tobias-home = Tobias è a casa, e dorme. Laggiù non lo riavrai più.
overlord-say-the-lamplighters-pim-home = Il ragazzo è a casa. Ha acceso un fiammifero, e lo si vedeva fin qui.
overlord-say-the-lamplighters-dusk = Metà dell'olio se n'è andata: per te 4 Minaccia. D'ora in poi il buio lavora con te.
overlord-say-the-lamplighters-last-light = La loro fiamma è una perla azzurra. Altri cinque round, e chi basta far aspettare non va nemmeno fermato.

## 3. Acqua alta

overlord-scenario-high-water =
    .intro = Una Città non bisogna per forza conquistarla. Si può semplicemente smettere di far uscire l'acqua. Hai fatto aprire tutto, e chiudere l'unica cosa che contava; il mastro delle acque sta in piedi sulla scrivania e sostiene ancora che è un sistema semplice. Lo è. Ogni quattro round il fiume sale di una tacca, e all'ottava è nei loro letti. A guastarlo possono essere tre volani. Sono lontani: uno dietro i tuoi ogre, uno in fondo alla cisterna, uno allo sbarramento; e là c'è il vecchio Sodden, che è annegato martedì e non vuole sentirsi dire che ha finito il turno. Non deve morire nessuno. Devono soltanto arrivare tardi.
    .goal = Fa' salire l'acqua di otto tacche prima che siano girati i tre volani, o togli agli eroi ogni segnalino Progresso.
    .rules = Vinci all'ottava tacca (una ogni quattro round), o quando agli eroi non resta alcun segnalino Progresso. Loro vincono quando sono girati tre volani: un eroe ne gira uno se finisce il suo turno lì sopra, quindi una tua miniatura che ci sta è una serratura. I primi due valgono per loro 3 Progresso ciascuno e aprono la porta runica gialla dello sbarramento. Dalla quarta tacca la cisterna ferisce gli eroi a ogni round, dalla sesta anche il canale. Se gli eroi sono due, il volano della cisterna è già girato.
    .victory = Il terzo volano s'impunta, geme e gira, e poi c'è un silenzio in cui si sente ogni tubo. Il fiume prende fiato, e se ne va. Era un sistema così bello. Nell'ufficio di sopra il mastro scrive nel diario una parola sola, e la sottolinea.
    .defeat = Si perdono uno alla volta, al buio, con il suono dell'acqua che corre. Un guanto lo tieni. Il resto l'hai fatto posare in piazza del mercato, al secondo piano, con molta delicatezza: non sei un animale.
    .tide = L'ottava tacca non irrompe: arriva, e si siede ai piedi di ogni letto della Città. Ti eri rallegrato per il rumore. Senza, è meglio.
overlord-say-high-water-cistern-done = Un apprendista di dodici anni ha girato il volano della cisterna, da solo, e ci ha rimesso una scarpa. Restano due volani. Dove andremo a finire.
overlord-say-high-water-damp = La prima tacca. Una su otto è sott'acqua.
overlord-say-high-water-knees = Tre tacche. La corrente ha cominciato a scegliere la strada per loro, e dal canale ha portato via una lastra.
overlord-say-high-water-cistern = Quattro tacche: d'ora in poi chi è nella cisterna è ferito a ogni round. Tienili là: una naga ha una buona presa.
overlord-say-high-water-neck = Sei tacche. Anche il canale ferisce. Tra un volano e l'altro non resta quasi niente di asciutto.
overlord-say-high-water-last-step = Sette. Altri quattro round, ed è fatta: metti qualcuno sull'ultimo volano, e non spostarlo per nessuna ragione.
overlord-say-high-water-first-wheel = Hanno girato il primo volano, e ne sono rincuorati. Il fiume non se n'è ancora accorto.
overlord-say-high-water-second-wheel = Il secondo volano ha girato, sott'acqua, con tutte le alghe.
overlord-say-high-water-gate = Due volani sono persi e la runa gialla si è asciugata: lo sbarramento è aperto. Al terzo c'è il vecchio Sodden, e per girargli intorno non c'è strada.

## 4. Una pietra tiepida

overlord-scenario-a-warm-stone =
    .intro = Undici figli, e tutti sono finiti nella cantina di un alchimista. Il dodicesimo è nella tana, sull'oro tiepido, e sua madre è a caccia: anche i draghi devono mangiare. Le hai promesso di dare un'occhiata ogni tanto. All'imbocco della grotta ci sono dei piedi. L'uomo coi guanti ha pagato metà in anticipo, cosa che non aveva mai fatto. Alla tana portano due strade, per la cengia o per la nursery, e possono avere l'una o l'altra: falli entrare a buon mercato. Nell'istante in cui uno di loro solleva la pietra, lei lo saprà, e in un battito d'ali è a casa. Allora la neve è lontana, con le mani occupate, e tu hai le carte in mano.
    .goal = L'uovo non lo porta fuori nessuno: togli agli eroi ogni segnalino Progresso prima che arrivi nella Grotta esterna.
    .rules = Vinci quando agli eroi non resta alcun segnalino Progresso. Loro vincono quando l'uovo è nella Grotta esterna. Quando viene sollevato per la prima volta guadagnano 3 Progresso, e nella tana arriva Vermissa, mostro tra i tuoi mostri, con qualcun altro dove sono stati incauti. Se chi lo porta viene ucciso, va in Città o diventa una scimmia, l'uovo resta dov'era lui. Se gli eroi sono due, cominciano con un tesoro d'argento a testa e 4 Progresso in più.
    .victory = L'hanno portato fuori, alla luce, e da dentro ha bussato contro le costole di qualcuno. Alle loro spalle una montagna chiama un nome. Non hai cuore di dirle da che parte sono andati. Non lo sai nemmeno tu: la strada per l'uomo con la pentola non l'hanno presa.
    .defeat = Alla fine lei non ha nemmeno fretta. Gira la pietra col muso e ci soffia sopra, per via della corrente, e le si sdraia attorno. Tu fai rimettere in ordine l'oro. Prima di sera sembra che non ci sia stato nessuno, a parte ciò su cui si scioglie la neve.
overlord-say-a-warm-stone-midwife = La vecchia che gira le uova li ha rattoppati. Sta con te da quarant'anni. Non ha chiesto il permesso.
overlord-say-a-warm-stone-asleep = Sono nella tana, e in casa non c'è nessuno. Lascia che si guardino intorno. Lascia che uno si chini.
overlord-say-a-warm-stone-egg = Uno di loro l'ha sollevato. Lei lo sa, ed è qui, e finché non è di nuovo sull'oro è tua. Tutto ciò che hai risparmiato, addosso a chi ha le mani occupate.
overlord-say-a-warm-stone-orphan = Vermissa è morta. La pietra bussa, aspetta, e bussa di nuovo. Avevi promesso di dare un'occhiata.

## 5. Stanotte non si dorme

overlord-scenario-nobody-sleeps-tonight =
    .intro = Per una volta sono dove li vuoi tu: in una cappella, tra le colline, dietro quattro porte. L'asse del carro è stato cosa da poco. Sono in quaranta, diciannove sono bambini e credono che sia un gioco, e davanti ai bambini stanno gli eroi, che la sanno più lunga. Hai otto round prima del mattino. La navata, la cantina e il chiostro sono tuoi fin dall'inizio, e ciò che ti viene mandato in fondo non ti costa nulla. Non devi uccidere nessuno. Uno dei tuoi dalla parte sbagliata della riga di gesso, quando il round finisce: chiedi solo questo, e sette volte. E se dovessi fare tardi, c'è il Sagrestano in arrivo, e ha scavato quaranta posti.
    .goal = Resta nella Cappella alla fine di sette round prima che cominci il round 9, o togli agli eroi ogni segnalino Progresso.
    .rules = Vinci quando sette round sono finiti con un mostro nella Cappella, o quando agli eroi non resta alcun segnalino Progresso. Loro vincono quando comincia il round 9. In fondo alla navata, alla cantina e al chiostro ti arrivano mostri gratis nei round 3, 4, 5 e 6, e il Sagrestano nel round 7. La cripta si apre solo se qualcuno la apre.
    .victory = Una riga grigia sotto la porta a oriente, poi una striscia, poi un quadrato. Chi dei tuoi aveva la spalla contro il legno ha smesso di spingere, e non hai cuore di ordinargli di continuare. Dentro qualcuno conta i bambini, due volte, e due volte arriva a diciannove.
    .defeat = C'è un limite a ciò che una porta può fare, e tu l'hai trovato. Davanti all'altare sta una donna con un attizzatoio. «Chiudete gli occhi» dice voltando appena la testa. Chi mantiene la parola ti è sempre piaciuto. Faceva parte del gioco.
    .breaches = Sette volte, e là dentro nessuno sa più dire che cosa sia dentro e che cosa fuori. Giù le candele, giù le panche. Da qualche parte comincia un gallo. Lo lasci finire.
overlord-say-nobody-sleeps-tonight-knock = In fondo alla navata ha bussato il tuo Uomo Bestia. Hanno reclamato per il rumore.
overlord-say-nobody-sleeps-tonight-cellar-door = Uno Scheletro in più, da sotto i barili della cantina. La strada per la campana se la ricorda.
overlord-say-nobody-sleeps-tonight-roof = Dal tetto del chiostro è entrato un Ragno Velenoso. Non gli serve che la porta sia aperta: basta che non la guardi nessuno.
overlord-say-nobody-sleeps-tonight-drums = In cantina ansima un Hell Hound, e nella navata cammina chi avevi mandato a chiamare, se loro sono abbastanza da meritarlo. Tutti e due insieme: ogni porta non la possono tenere.
overlord-say-nobody-sleeps-tonight-sexton = Il Sagrestano è uscito dalla propria lapide. Accanto a lui anche il coraggio costa scariche. Mandalo dentro, e lascia che conti.
overlord-say-nobody-sleeps-tonight-grey = Si fa grigio. Ancora un round: tutti oltre la riga di gesso.
overlord-say-nobody-sleeps-tonight-breach = Quando il round è finito, uno dei tuoi era dentro. E uno: te ne servono sette, e basta esserci.
overlord-say-nobody-sleeps-tonight-cradle = Sei. Ancora una volta con chiunque là dentro, e la notte è tua.
