# Carte Evento, carte Porta e segnalini.

## Carte Evento

eventcard-patrol = Pattuglia
    .gloss = Una Guardia appare nella Zona del segnalino del Livello Attuale.
    .flavour = Stivali, torce, una lite su chi debba andare avanti.
eventcard-patrol-ahead = Pattuglia più Avanti
    .gloss = Una Guardia appare nella Zona del segnalino di 1 Livello sopra quello Attuale.
    .flavour = Qualcuno, più in fondo, vi ha sentiti. Qualcuno, più in fondo, è contento.
eventcard-patrol-behind = Pattuglia alle Spalle
    .gloss = Una Guardia appare nella Zona del segnalino di 1 Livello sotto quello Attuale.
    .flavour = La stanza che avete appena ripulito non è più vuota come l'avete lasciata.
eventcard-something-stirs = Qualcosa si Muove
    .gloss = Un Mostro Errante appare nella Zona del segnalino del Livello Attuale.
    .flavour = I goblin vi corrono accanto senza guardarvi. Sarebbe saggio chiedersi perché.
eventcard-lair-ahead = Una Tana più Avanti
    .gloss = Un Mostro Errante appare nella Zona del segnalino di 1 Livello sopra quello Attuale. 1 segnalino Tesoro va nella Zona del segnalino di 1 Livello sopra quello Attuale.
    .flavour = Dorme su ciò che ha rubato, e ha il sonno di chi conta anche a occhi chiusi.
eventcard-hunted = Braccati
    .gloss = Un Mostro Errante appare nella Zona del segnalino di 1 Livello sotto quello Attuale.
    .flavour = Le vostre orme, alle spalle, finiscono. Ne cominciano di più grandi.
eventcard-war-drums = Tamburi di Guerra
    .gloss = Ogni Orda agisce subito, come nella Fase dei Nemici.
    .flavour = Il tamburo dice di correre. Non dice chi, né da chi.
eventcard-frenzy = Frenesia
    .gloss = Fino alla fine del prossimo Round, ogni Nemico ora sul tabellone ha 1 Colpo in più quando attacca.
    .flavour = L'Oscurità si china e sussurra in ogni orecchio tranne i vostri.
eventcard-grasping-dark = Il Buio che Afferra
    .gloss = Ogni Eroe in una Zona d'Ombra è Stordito.
    .flavour = Le ombre sono buone per nascondersi, finché non decidono di tenervi.
eventcard-price-of-fame = Il Prezzo della Fama
    .gloss = L'Eroe con più PE perde 1 PE. L'Eroe Attivo subisce 1 Ferita.
    .flavour = Ora conoscono il tuo nome. L'hanno scritto sulla freccia.
eventcard-warm-light = Luce Calda
    .gloss = Ogni Eroe in una Zona di Luce cura 2 Ferite.
    .flavour = Una torcia, un muro a cui appoggiarsi, un momento senza che nessuno urli.
eventcard-hidden-cache = Nascondiglio
    .gloss = 1 segnalino Tesoro Speciale va nella Zona del segnalino del Livello Attuale.
    .flavour = Una pietra smossa, un sacco marcio, e dentro qualcosa che ancora brilla.
eventcard-second-wind = Nuove Forze
    .gloss = Fino alla fine del prossimo Round, ogni Eroe può ripetere 1 volta in più il tiro di tutti i dadi Attacco quando attacca.
    .flavour = Le braccia smettono di dolere tutte insieme. Non chiedete: colpite.
eventcard-ancestors-watch = Lo Sguardo degli Avi
    .gloss = Fino alla fine del prossimo Round, ogni Eroe tira 1 dado Difesa in più quando si difende.
    .flavour = Qualcuno morto da tempo si mette tra voi e la lama.
eventcard-old-songs = Vecchie Canzoni
    .gloss = Ogni Eroe ottiene 1 PE. L'Eroe con meno Salute si cura completamente.
    .flavour = I versi dei Portatori di Luce, ricordati male e cantati forte.
eventcard-falling-out = Lite tra Nemici
    .gloss = Ogni Agente è Stordito. Ogni Mostro Errante è Stordito.
    .flavour = Si stanno picchiando tra loro. Sarebbe scortese interrompere.

## Carte Porta

doorcard-watch-room = Stanza di Guardia
doorcard-guardroom = Corpo di Guardia
doorcard-barracks = Caserma
doorcard-gallery = Galleria
doorcard-war-council = Consiglio di Guerra
doorcard-inner-sanctum = Santuario Interno
doorcard-storeroom = Magazzino
doorcard-forgotten-hall = Sala Dimenticata
doorcard-ambush = Imboscata!
doorcard-deadly-ambush = Imboscata Mortale!

## Segnalini

token-first-player = segnalino Primo Giocatore
token-treasure = Tesoro
token-special-treasure = Tesoro Speciale
token-wound = Ferita
token-level-1 = segnalino Livello 1
token-level-2 = segnalino Livello 2
token-level-3 = segnalino Livello 3
token-level-4 = segnalino Livello 4
token-level-5 = segnalino Livello 5
token-door = Porta
token-starting-zone = Zona di Partenza degli Eroi
token-exit-zone = Zona di Uscita
token-artifact = Artefatto
token-lair = Tana
token-library = Biblioteca
token-pillar = Colonna
