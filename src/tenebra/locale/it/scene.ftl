# Ciò che dice ogni scena, qualunque sia il gioco.

scene-waiting = In attesa di { $who }
