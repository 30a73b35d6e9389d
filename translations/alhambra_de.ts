<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name></name>
    <message>
        <source>Reserve board</source>
        <translation>Reservefeld</translation>
    </message>
    <message>
        <source>Dirk</source>
        <translation>Dirk</translation>
    </message>
    <message>
        <source>give {tile} to Dirk</source>
        <translation>Dirk {tile} schenken</translation>
    </message>
    <message numerus="yes">
        <source>Dirk gets %n tile(s) from the bag</source>
        <translation>
            <numerusform>Dirk bekommt %n Plättchen aus dem Plättchenturm</numerusform>
            <numerusform>Dirk bekommt %n Plättchen aus dem Plättchenturm</numerusform>
        </translation>
    </message>
    <message>
        <source>With two players, Dirk joins in: he takes no turns, but he gets tiles and scores points.</source>
        <translation>Bei zwei Spielern spielt Dirk mit: Er macht keine Züge, bekommt aber Plättchen und Siegpunkte.</translation>
    </message>
    <message>
        <source>gives it to Dirk</source>
        <translation>schenkt es Dirk</translation>
    </message>
    <message>
        <source>It’s better for {tile} to go to Dirk than to your opponent.</source>
        <translation>Es ist besser, wenn Dirk {tile} bekommt und nicht dein Gegner.</translation>
    </message>
    <message>
        <source>Add a computer instead</source>
        <translation>Lieber einen Computer hinzufügen</translation>
    </message>
    <message>
        <source>in exchange for {tile}</source>
        <translation>im Tausch gegen {tile}</translation>
    </message>
    <message>
        <source>bought, placed for now</source>
        <translation>gekauft, vorläufig platziert</translation>
    </message>
    <message>
        <source>on the reserve board</source>
        <translation>auf dem Reservefeld</translation>
    </message>
    <message>
        <source>{name}’s Alhambra: click the nameplate again to go back</source>
        <translation>Alhambra von {name}: zurück mit einem Klick auf das Namensschild</translation>
    </message>
    <message>
        <source>bought, for the reserve board</source>
        <translation>gekauft, für das Reservefeld</translation>
    </message>
    <message>
        <source>bought, for Dirk</source>
        <translation>gekauft, für Dirk</translation>
    </message>
    <message>
        <source>bought, not placed yet</source>
        <translation>gekauft, noch nicht platziert</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>face-up money card</source>
        <translation>offene Geldkarte</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>auf deiner Hand</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n Karte im Stapel</numerusform>
            <numerusform>%n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded card(s)</source>
        <translation>
            <numerusform>%n Karte auf dem Ablagestapel</numerusform>
            <numerusform>%n Karten auf dem Ablagestapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n Plättchen im Plättchenturm</numerusform>
            <numerusform>%n Plättchen im Plättchenturm</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence}: see this moment again</source>
        <translation>{sentence}: diesen Moment noch einmal ansehen</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Noch ist nichts passiert</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>Majorities and points</source>
        <translation>Mehrheiten und Siegpunkte</translation>
    </message>
    <message>
        <source>{number} east</source>
        <translation>{number} östlich</translation>
    </message>
    <message>
        <source>{number} west</source>
        <translation>{number} westlich</translation>
    </message>
    <message>
        <source>{number} north</source>
        <translation>{number} nördlich</translation>
    </message>
    <message>
        <source>{number} south</source>
        <translation>{number} südlich</translation>
    </message>
    <message>
        <source>{steps} of the fountain</source>
        <translation>{steps} vom Brunnen</translation>
    </message>
    <message>
        <source>{name}’s hand: {cards}</source>
        <translation>Handkarten von {name}: {cards}</translation>
    </message>
    <message>
        <source>{name}’s Alhambra</source>
        <translation>Alhambra von {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n money card(s)</source>
        <translation>
            <numerusform>%n Geldkarte</numerusform>
            <numerusform>%n Geldkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the reserve board</source>
        <translation>
            <numerusform>%n auf dem Reservefeld</numerusform>
            <numerusform>%n auf dem Reservefeld</numerusform>
        </translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Gekauft</translation>
    </message>
    <message>
        <source>This hand is hidden</source>
        <translation>Diese Handkarten sind verdeckt</translation>
    </message>
    <message>
        <source>Longest wall</source>
        <translation>Längste Mauer</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>II</source>
        <translation>II</translation>
    </message>
    <message>
        <source>III</source>
        <translation>III</translation>
    </message>
    <message>
        <source>{deed} ({number}×)</source>
        <translation>{deed} ({number}×)</translation>
    </message>
    <message>
        <source>takes {cards}</source>
        <translation>nimmt {cards}</translation>
    </message>
    <message>
        <source>buys {tile} for {paid}</source>
        <translation>kauft {tile} für {paid}</translation>
    </message>
    <message>
        <source>builds {tile}</source>
        <translation>baut {tile} ein</translation>
    </message>
    <message>
        <source>puts {tile} on the reserve board</source>
        <translation>legt {tile} auf das Reservefeld</translation>
    </message>
    <message>
        <source>gives {tile} to Dirk</source>
        <translation>schenkt Dirk {tile}</translation>
    </message>
    <message>
        <source>adds {tile} from the reserve board</source>
        <translation>baut {tile} vom Reservefeld an</translation>
    </message>
    <message>
        <source>exchanges {old} for {new}</source>
        <translation>tauscht {old} gegen {new} aus</translation>
    </message>
    <message>
        <source>can’t do anything and passes</source>
        <translation>kann nichts tun und passt</translation>
    </message>
    <message>
        <source>pavilion</source>
        <translation>Pavillon</translation>
    </message>
    <message>
        <source>seraglio</source>
        <translation>Serail</translation>
    </message>
    <message>
        <source>Moves you up in {buildings}: +{points} {at_scoring}.</source>
        <translation>Bringt dich weiter nach vorn: +{points} für {buildings} {at_scoring}.</translation>
    </message>
    <message>
        <source>pavilions</source>
        <translation>Pavillons</translation>
    </message>
    <message>
        <source>seraglios</source>
        <translation>Serails</translation>
    </message>
    <message>
        <source>arcades</source>
        <comment>several</comment>
        <translation>Arkaden</translation>
    </message>
    <message>
        <source>chambers</source>
        <comment>several</comment>
        <translation>Gemächer</translation>
    </message>
    <message>
        <source>arcades</source>
        <translation>Arkaden</translation>
    </message>
    <message>
        <source>chambers</source>
        <translation>Gemächer</translation>
    </message>
    <message>
        <source>Even then you’d hardly ever win.</source>
        <translation>Auch dann gewinnst du kaum noch.</translation>
    </message>
    <message>
        <source>That way you’d win almost every game.</source>
        <translation>So gewinnst du fast immer.</translation>
    </message>
    <message>
        <source>That way you’d win about {times} out of 10 games.</source>
        <translation>So gewinnst du etwa {times} von 10 Spielen.</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) worse</source>
        <translation>
            <numerusform>etwa %n Siegpunkt schlechter</numerusform>
            <numerusform>etwa %n Siegpunkte schlechter</numerusform>
        </translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>etwa gleich gut</translation>
    </message>
    <message>
        <source>Second best, {worse}: {move}.</source>
        <translation>Zweitbester Zug, {worse}: {move}.</translation>
    </message>
    <message>
        <source>gardens</source>
        <translation>Gärten</translation>
    </message>
    <message>
        <source>towers</source>
        <translation>Türme</translation>
    </message>
    <message>
        <source>in the first scoring round</source>
        <translation>bei der ersten Wertung</translation>
    </message>
    <message>
        <source>in the second scoring round</source>
        <translation>bei der zweiten Wertung</translation>
    </message>
    <message>
        <source>in the third scoring round</source>
        <translation>bei der dritten Wertung</translation>
    </message>
    <message>
        <source>Puts you level with {name} in {buildings}: +{points} {at_scoring}.</source>
        <translation>Du ziehst mit {name} gleich: +{points} für {buildings} {at_scoring}.</translation>
    </message>
    <message>
        <source>Puts you in second place in {buildings}: +{points} {at_scoring}.</source>
        <translation>Bringt dich auf den zweiten Platz: +{points} für {buildings} {at_scoring}.</translation>
    </message>
    <message>
        <source>Puts you level with {name} in {buildings}.</source>
        <translation>Dann hast du genauso viele {buildings} wie {name}.</translation>
    </message>
    <message>
        <source>Leaves you only {points} behind {name} in {buildings}.</source>
        <translation>{buildings}: Dann hast du nur noch {points} weniger als {name}.</translation>
    </message>
    <message>
        <source>Puts you {points} ahead in {buildings}.</source>
        <translation>{buildings}: Dann hast du {points} mehr als jeder andere.</translation>
    </message>
    <message>
        <source>Next turn you can buy {tile}: {sum} {currency}s.</source>
        <translation>In deinem nächsten Zug kannst du {tile} kaufen ({currency}: {sum}).</translation>
    </message>
    <message>
        <source>You’ll pay only {sum} {currency}s for {tile}: {points} less than now.</source>
        <translation>Damit sparst du {points}, wenn du {tile} kaufst ({currency}: {sum}).</translation>
    </message>
    <message>
        <source>You’ll only be {points} short for {tile} ({currency}).</source>
        <translation>Dann fehlen dir für {tile} nur noch {points} ({currency}).</translation>
    </message>
    <message>
        <source>Helps you get {tile} when the last tiles are given out: you need the most {currency}s.</source>
        <translation>So hast du bessere Chancen auf {tile}, wenn die letzten Plättchen verteilt werden: Dafür brauchst du das meiste Geld ({currency}).</translation>
    </message>
    <message>
        <source>You’ll have {points} to spend on the next tile on the {currency} square.</source>
        <translation>Für das nächste Plättchen auf dem Feld „{currency}“ hast du dann {points} zur Verfügung.</translation>
    </message>
    <message>
        <source>Makes your wall longer: +{points} in every scoring round to come.</source>
        <translation>Macht deine Mauer länger: +{points} bei jeder weiteren Wertung.</translation>
    </message>
    <message>
        <source>{name} scores {points} less for {buildings} {at_scoring}.</source>
        <translation>Kostet {name} Siegpunkte: −{points} für {buildings} {at_scoring}.</translation>
    </message>
    <message>
        <source>Otherwise {name} can buy {tile} and score {points} {at_scoring}.</source>
        <translation>Sonst könnte {name} {tile} kaufen: +{points} {at_scoring}.</translation>
    </message>
    <message>
        <source>Gives you a second wall, {points} long, that you can join up with your longest one.</source>
        <translation>So entsteht eine zweite Mauer (Länge {points}), die du mit deiner längsten verbinden kannst.</translation>
    </message>
    <message>
        <source>There’s no spot for {tile} yet, but you can add it later.</source>
        <translation>Für {tile} gibt es noch keinen Platz. Du kannst das Plättchen später anbauen.</translation>
    </message>
    <message>
        <source>Gives you more spots to build on: {points} in all.</source>
        <translation>Dann hast du mehr Plätze zum Bauen: {points} insgesamt.</translation>
    </message>
    <message>
        <source>Gives you the lead in {buildings}: +{points} {at_scoring}.</source>
        <translation>Bringt dich in Führung: +{points} für {buildings} {at_scoring}.</translation>
    </message>
    <message>
        <source>More tiles will fit somewhere in your Alhambra: {points} of the 54.</source>
        <translation>Dann passen mehr Plättchen in deine Alhambra: {points} von 54.</translation>
    </message>
    <message>
        <source>Next turn you can pay the exact amount for {tile}: {sum} {currency}s.</source>
        <translation>In deinem nächsten Zug kannst du {tile} genau passend bezahlen ({currency}: {sum}).</translation>
    </message>
    <message>
        <source>You’ll have the exact amount for {points} of the {of} possible prices of the next tile on the {currency} square.</source>
        <translation>Beim nächsten Plättchen auf dem Feld „{currency}“ kannst du dann {points} von {of} möglichen Preisen genau passend bezahlen.</translation>
    </message>
    <message>
        <source>The next player can take at most {points} from the money you leave.</source>
        <translation>Von dem Geld, das liegen bleibt, kann der nächste Spieler höchstens {points} nehmen.</translation>
    </message>
    <message>
        <source>Then you get another action: {then}.</source>
        <translation>Danach hast du noch eine Aktion: {then}.</translation>
    </message>
    <message>
        <source>Saves {tile} for a better spot: you can add it later.</source>
        <translation>So hebst du {tile} für einen besseren Platz auf und kannst das Plättchen später anbauen.</translation>
    </message>
    <message>
        <source>On the reserve board, {tile} scores nothing.</source>
        <translation>Auf dem Reservefeld bringt dir {tile} nichts.</translation>
    </message>
    <message>
        <source>Lets you add {tile} in a better spot later.</source>
        <translation>So kannst du {tile} später an einem besseren Platz anbauen.</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>fountain</source>
        <translation>Löwenbrunnen</translation>
    </message>
    <message>
        <source>florin</source>
        <translation>Gulden</translation>
    </message>
    <message>
        <source>dirham</source>
        <translation>Dirham</translation>
    </message>
    <message>
        <source>denar</source>
        <translation>Denar</translation>
    </message>
    <message>
        <source>ducat</source>
        <translation>Dukate</translation>
    </message>
    <message>
        <source>{building} {price}</source>
        <translation>{building} {price}</translation>
    </message>
    <message>
        <source>price {price}</source>
        <translation>Preis {price}</translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s): {sides}</source>
        <translation>
            <numerusform>%n Mauer: {sides}</numerusform>
            <numerusform>%n Mauern: {sides}</numerusform>
        </translation>
    </message>
    <message>
        <source>currency: {currency}</source>
        <translation>Währung: {currency}</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>{currency} coin</source>
        <translation>Münze ({currency})</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>{place}: {points}</source>
        <translation>{place} Platz: {points}</translation>
    </message>
    <message>
        <source>You can’t move a tile directly: put it on the reserve board first</source>
        <translation>Du kannst ein Plättchen nicht direkt versetzen: Leg es erst auf das Reservefeld</translation>
    </message>
    <message>
        <source>{name} adds {tile} from the reserve board</source>
        <translation>{name} baut {tile} vom Reservefeld an</translation>
    </message>
    <message>
        <source>no walls</source>
        <translation>keine Mauern</translation>
    </message>
    <message>
        <source>{currency} {value}</source>
        <translation>{currency} {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n florin(s)</source>
        <translation>
            <numerusform>%n Gulden</numerusform>
            <numerusform>%n Gulden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dirham(s)</source>
        <translation>
            <numerusform>%n Dirham</numerusform>
            <numerusform>%n Dirham</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n denar(s)</source>
        <translation>
            <numerusform>%n Denar</numerusform>
            <numerusform>%n Denar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ducat(s)</source>
        <translation>
            <numerusform>%n Dukate</numerusform>
            <numerusform>%n Dukaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more florin(s)</source>
        <translation>
            <numerusform>Dir fehlt noch %n Gulden</numerusform>
            <numerusform>Dir fehlen noch %n Gulden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more dirham(s)</source>
        <translation>
            <numerusform>Dir fehlt noch %n Dirham</numerusform>
            <numerusform>Dir fehlen noch %n Dirham</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more denar(s)</source>
        <translation>
            <numerusform>Dir fehlt noch %n Denar</numerusform>
            <numerusform>Dir fehlen noch %n Denar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more ducat(s)</source>
        <translation>
            <numerusform>Dir fehlt noch %n Dukate</numerusform>
            <numerusform>Dir fehlen noch %n Dukaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} pays the exact amount for {tile}</source>
        <translation>{name} kauft {tile} und bezahlt genau passend</translation>
    </message>
    <message>
        <source>pays the exact amount for {tile}</source>
        <translation>kauft {tile} und bezahlt genau passend</translation>
    </message>
    <message>
        <source>pays the exact amount for {tile}</source>
        <comment>and builds it</comment>
        <translation>kauft {tile} genau passend</translation>
    </message>
    <message>
        <source>buys {tile}</source>
        <translation>kauft {tile}</translation>
    </message>
    <message>
        <source>builds it</source>
        <translation>baut das Plättchen ein</translation>
    </message>
    <message>
        <source>puts it on the reserve board</source>
        <translation>legt das Plättchen auf das Reservefeld</translation>
    </message>
    <message>
        <source>adds {tile}</source>
        <translation>baut {tile} an</translation>
    </message>
    <message>
        <source>removes {tile}</source>
        <translation>baut {tile} ab</translation>
    </message>
    <message>
        <source>{name}: you paid exactly, so choose another action</source>
        <translation>{name}: Du hast genau passend bezahlt, also wähl noch eine Aktion</translation>
    </message>
    <message>
        <source>{name}: take money, buy a tile or redesign</source>
        <translation>{name}: Nimm Geld, kauf ein Plättchen oder bau um</translation>
    </message>
    <message>
        <source>{name}: place your tiles and end your turn</source>
        <translation>{name}: Platziere deine Plättchen und beende deinen Zug</translation>
    </message>
    <message>
        <source>Take money, buy a tile or redesign first</source>
        <translation>Du musst erst Geld nehmen, ein Plättchen kaufen oder umbauen</translation>
    </message>
    <message>
        <source>One more action</source>
        <translation>Noch eine Aktion</translation>
    </message>
    <message>
        <source>Choose an action</source>
        <translation>Wähl eine Aktion</translation>
    </message>
    <message>
        <source>Place {tile} first</source>
        <translation>Erst {tile} platzieren</translation>
    </message>
    <message>
        <source>First, place all the tiles you bought</source>
        <translation>Platziere erst alle gekauften Plättchen</translation>
    </message>
    <message>
        <source>You can’t pay for this tile with that: you need {currency}s</source>
        <translation>Damit kannst du dieses Plättchen nicht bezahlen (Währung: {currency})</translation>
    </message>
    <message>
        <source>If you take several cards, they must add up to 5 or less</source>
        <translation>Mehrere Karten dürfen zusammen höchstens 5 wert sein</translation>
    </message>
    <message>
        <source>A wall can’t meet an open side: touching sides must match</source>
        <translation>Eine Mauer passt nicht an eine offene Seite: Beide Seiten müssen gleich sein</translation>
    </message>
    <message>
        <source>You couldn’t walk there from the fountain</source>
        <translation>Vom Brunnen kommst du zu Fuß nicht dorthin</translation>
    </message>
    <message>
        <source>It must share a side with your Alhambra</source>
        <translation>Es muss deine Alhambra mit einer Seite berühren</translation>
    </message>
    <message>
        <source>This would enclose an empty area</source>
        <translation>So würde ein Loch entstehen</translation>
    </message>
    <message>
        <source>There’s already a tile here</source>
        <translation>Hier liegt schon ein Plättchen</translation>
    </message>
    <message>
        <source>The fountain stays where it is</source>
        <translation>Der Brunnen bleibt, wo er ist</translation>
    </message>
    <message>
        <source>{name} takes {cards}</source>
        <translation>{name} nimmt {cards}</translation>
    </message>
    <message>
        <source>{name} buys {tile} for {paid}</source>
        <translation>{name} kauft {tile} für {paid}</translation>
    </message>
    <message>
        <source>{name} builds {tile}</source>
        <translation>{name} baut {tile} ein</translation>
    </message>
    <message>
        <source>{name} puts {tile} on the reserve board</source>
        <translation>{name} legt {tile} auf das Reservefeld</translation>
    </message>
    <message>
        <source>{name} gives {tile} to Dirk</source>
        <translation>{name} schenkt Dirk {tile}</translation>
    </message>
    <message>
        <source>{name} exchanges {old} for {new}</source>
        <translation>{name} tauscht {old} gegen {new} aus</translation>
    </message>
    <message>
        <source>{name} can’t do anything and passes</source>
        <translation>{name} kann nichts tun und passt</translation>
    </message>
    <message>
        <source>First scoring round</source>
        <translation>Erste Wertung</translation>
    </message>
    <message>
        <source>Second scoring round</source>
        <translation>Zweite Wertung</translation>
    </message>
    <message>
        <source>Third scoring round</source>
        <translation>Dritte Wertung</translation>
    </message>
    <message>
        <source>Put it on the reserve board</source>
        <translation>Aufs Reservefeld legen</translation>
    </message>
    <message>
        <source>Give it to Dirk</source>
        <translation>Dirk schenken</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
    <message>
        <source>Longest wall: still {length}</source>
        <translation>Deine längste Mauer bleibt bei {length}</translation>
    </message>
    <message>
        <source>Longest wall: {before} → {after}</source>
        <translation>Längste Mauer: {before} → {after}</translation>
    </message>
    <message>
        <source>{tile}: {reason}</source>
        <translation>{tile}: {reason}</translation>
    </message>
    <message>
        <source>It doesn’t fit on any tile</source>
        <translation>Passt auf keins deiner Plättchen</translation>
    </message>
    <message>
        <source>{building}: you have {own}, nobody else has more than {most}</source>
        <translation>{building}: du {own}, die anderen höchstens {most}</translation>
    </message>
    <message>
        <source>{building}: you have {own}, nobody else has any</source>
        <translation>{building}: du {own}, die anderen keine</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Gespeichertes Spiel öffnen</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Spiel speichern unter</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Berichte</translation>
    </message>
    <message>
        <source>Zaida</source>
        <translation>Zaida</translation>
    </message>
    <message>
        <source>Yusuf</source>
        <translation>Yusuf</translation>
    </message>
    <message>
        <source>Lindaraja</source>
        <translation>Lindaraja</translation>
    </message>
    <message>
        <source>Ibrahim</source>
        <translation>Ibrahim</translation>
    </message>
    <message>
        <source>Aisha</source>
        <translation>Aisha</translation>
    </message>
    <message>
        <source>Boabdil</source>
        <translation>Boabdil</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>This version of the program can’t show this game yet.</source>
        <translation>Diese Version des Programms kann dieses Spiel noch nicht zeigen.</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>Sieg für {names}</translation>
    </message>
    <message>
        <source>Alhambra</source>
        <translation>Alhambra</translation>
    </message>
    <message>
        <source>Learn it by playing, in about ten minutes</source>
        <translation>Lern es beim Spielen, in etwa zehn Minuten</translation>
    </message>
    <message>
        <source>for two to six players, with modules if you like</source>
        <translation>für zwei bis sechs Spieler, auf Wunsch mit Modulen</translation>
    </message>
    <message>
        <source>before the first scoring round</source>
        <translation>vor der ersten Wertung</translation>
    </message>
    <message>
        <source>after the first scoring round</source>
        <translation>nach der ersten Wertung</translation>
    </message>
    <message>
        <source>after the second scoring round</source>
        <translation>nach der zweiten Wertung</translation>
    </message>
    <message>
        <source>can’t be shown yet</source>
        <translation>kann noch nicht gezeigt werden</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gestern, {time}</translation>
    </message>
    <message>
        <source>{when} · {stage}</source>
        <translation>{when} · {stage}</translation>
    </message>
    <message>
        <source>{game} · {rest}</source>
        <translation>{game} · {rest}</translation>
    </message>
    <message>
        <source>Watch this game (W)</source>
        <translation>Dieses Spiel ansehen (W)</translation>
    </message>
    <message>
        <source>Nobody has any, so no points.</source>
        <translation>Niemand hat so ein Gebäude: keine Siegpunkte.</translation>
    </message>
    <message>
        <source>{sum} shared by {people}, rounded down: {points} each</source>
        <translation>{sum} geteilt durch {people}, abgerundet: je {points}</translation>
    </message>
    <message>
        <source>{sum} shared by {people}: {points} each</source>
        <translation>{sum} geteilt durch {people}: je {points}</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>keine Siegpunkte</translation>
    </message>
    <message>
        <source>One point per side</source>
        <translation>Ein Siegpunkt pro Kante</translation>
    </message>
    <message>
        <source>After this scoring round</source>
        <translation>Nach dieser Wertung</translation>
    </message>
    <message>
        <source>{names} ({number}): {points}</source>
        <translation>{names} ({number}): {points}</translation>
    </message>
    <message>
        <source>red, star</source>
        <translation>Rot, Stern</translation>
    </message>
    <message>
        <source>blue, crescent</source>
        <translation>Blau, Mondsichel</translation>
    </message>
    <message>
        <source>yellow, tree</source>
        <translation>Gelb, Baum</translation>
    </message>
    <message>
        <source>green, bird</source>
        <translation>Grün, Vogel</translation>
    </message>
    <message>
        <source>plum, shell</source>
        <translation>Lila, Muschel</translation>
    </message>
    <message>
        <source>ivory, key</source>
        <translation>Elfenbein, Schlüssel</translation>
    </message>
    <message>
        <source>Another program…</source>
        <translation>Ein anderes Programm…</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Spieler entfernen</translation>
    </message>
    <message>
        <source>Program: {command}</source>
        <translation>Programm: {command}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer: easy</source>
        <translation>Computer: leicht</translation>
    </message>
    <message>
        <source>Computer: medium</source>
        <translation>Computer: mittel</translation>
    </message>
    <message>
        <source>Computer: hard</source>
        <translation>Computer: schwer</translation>
    </message>
    <message>
        <source>Computer: expert</source>
        <translation>Computer: Experte</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>A friendly beginner who misses things</source>
        <translation>Ein freundlicher Anfänger, der manches übersieht</translation>
    </message>
    <message>
        <source>Knows the game and plans how to score</source>
        <translation>Kennt das Spiel und spielt gezielt auf Siegpunkte</translation>
    </message>
    <message>
        <source>Weighs up everything it can do in a turn</source>
        <translation>Wägt alles ab, was in einem Zug möglich ist</translation>
    </message>
    <message>
        <source>Looks further ahead, and takes its time</source>
        <translation>Denkt weiter voraus und lässt sich Zeit</translation>
    </message>
    <message>
        <source>Colour: {colour}</source>
        <translation>Farbe: {colour}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>Youngest player</source>
        <translation>Jüngster Spieler</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben rücken</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten rücken</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} denkt nach</translation>
    </message>
    <message>
        <source>It’s {name}’s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>{scoring}. {turn}</source>
        <translation>{scoring}. {turn}</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Alhambra Qt: MIT licence</source>
        <translation>Alhambra Qt: MIT-Lizenz</translation>
    </message>
    <message>
        <source>Qt and PySide6: GNU Lesser General Public License, version 3</source>
        <translation>Qt und PySide6: GNU Lesser General Public License, Version 3</translation>
    </message>
    <message>
        <source>Third-party code in Qt: various open-source licences</source>
        <translation>Code von Dritten in Qt: verschiedene freie Lizenzen</translation>
    </message>
    <message>
        <source>Python: PSF licence</source>
        <translation>Python: PSF-Lizenz</translation>
    </message>
    <message>
        <source>platformdirs: MIT licence</source>
        <translation>platformdirs: MIT-Lizenz</translation>
    </message>
    <message>
        <source>miniaudio and cffi: MIT licences</source>
        <translation>miniaudio und cffi: MIT-Lizenzen</translation>
    </message>
    <message>
        <source>The fonts Cabin and Philosopher: SIL Open Font License 1.1</source>
        <translation>Die Schriften Cabin und Philosopher: SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>Small system libraries: MIT licences</source>
        <translation>Kleine Systembibliotheken: MIT-Lizenzen</translation>
    </message>
    <message>
        <source>Nothing left to decide: you can end your turn.</source>
        <translation>Alles entschieden: Du kannst deinen Zug beenden.</translation>
    </message>
    <message>
        <source>The expert is thinking it over.</source>
        <translation>Der Experte denkt nach.</translation>
    </message>
    <message>
        <source>The expert has no advice this time. Try asking again.</source>
        <translation>Der Experte hat diesmal keinen Tipp. Frag ihn noch einmal.</translation>
    </message>
    <message>
        <source>The expert {does}.</source>
        <translation>Der Experte {does}.</translation>
    </message>
    <message>
        <source>the system doesn’t allow it</source>
        <translation>das System erlaubt es nicht</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the file or folder isn’t there</source>
        <translation>die Datei oder den Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>it’s a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>system error {number}</source>
        <translation>Systemfehler {number}</translation>
    </message>
    <message>
        <source>The file can’t be read: {reason}.</source>
        <translation>Die Datei lässt sich nicht lesen ({reason}).</translation>
    </message>
    <message>
        <source>This move breaks a rule. {rule}</source>
        <translation>Diese Aktion ist gegen die Regeln. {rule}</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file isn’t a saved game.</source>
        <translation>Die Datei ist kein gespeichertes Spiel.</translation>
    </message>
    <message>
        <source>This game was saved with a newer version of the program.</source>
        <translation>Das Spiel wurde mit einer neueren Version des Programms gespeichert.</translation>
    </message>
    <message>
        <source>The program doesn’t know this kind of game.</source>
        <translation>Diese Art von Spiel kennt das Programm nicht.</translation>
    </message>
    <message>
        <source>This can’t be read: the file is damaged, or it isn’t a saved game.</source>
        <translation>Das lässt sich nicht lesen: Die Datei ist beschädigt oder gar kein gespeichertes Spiel.</translation>
    </message>
    <message>
        <source>The file breaks off in the middle of this line.</source>
        <translation>Die Datei bricht mitten in dieser Zeile ab.</translation>
    </message>
    <message>
        <source>This is longer than any game could be.</source>
        <translation>So lang kann kein Spiel sein.</translation>
    </message>
    <message>
        <source>This line doesn’t fit the game so far.</source>
        <translation>Diese Zeile passt nicht zum bisherigen Spiel.</translation>
    </message>
    <message>
        <source>Only a tile you bought this turn can go there</source>
        <translation>Dorthin darf nur ein Plättchen, das du in diesem Zug gekauft hast</translation>
    </message>
    <message>
        <source>Dirk gets none of the last tiles</source>
        <translation>Von den letzten Plättchen bekommt Dirk keins</translation>
    </message>
    <message>
        <source>The game is already saved in {file}.</source>
        <translation>Das Spiel ist schon in {file} gespeichert.</translation>
    </message>
    <message>
        <source>it isn’t an ordinary file</source>
        <translation>das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>{file} is open in another window. Please choose another file.</source>
        <translation>{file} ist in einem anderen Fenster offen. Wähl bitte eine andere Datei.</translation>
    </message>
    <message>
        <source>Beside the Alhambra: decide later</source>
        <translation>Neben der Alhambra: später entscheiden</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>die Datei wäre zu groß</translation>
    </message>
    <message>
        <source>This game’s file has been replaced, so the game is now saved in {file}.</source>
        <translation>Die Datei dieses Spiels wurde durch etwas anderes ersetzt. Das Spiel wird jetzt in {file} gespeichert.</translation>
    </message>
    <message>
        <source>Saved. From now on, the game is kept in {file}.</source>
        <translation>Gespeichert, ab jetzt immer in {file}.</translation>
    </message>
    <message>
        <source>removes {tile} and puts it on the reserve board</source>
        <translation>baut {tile} ab und legt das Plättchen aufs Reservefeld</translation>
    </message>
    <message>
        <source>{name} removes {tile} and puts it on the reserve board</source>
        <translation>{name} baut {tile} ab und legt das Plättchen aufs Reservefeld</translation>
    </message>
    <message>
        <source>Alhambra Roll &amp; Write</source>
        <translation>Alhambra Roll &amp; Write</translation>
    </message>
    <message>
        <source>Learn it by playing, in about five minutes</source>
        <translation>Lern es beim Spielen, in etwa fünf Minuten</translation>
    </message>
    <message>
        <source>for one to five players, with a daily roll</source>
        <translation>für einen bis fünf Spieler, mit dem Wurf des Tages</translation>
    </message>
    <message>
        <source>Games with the same number have the same rolls. Leave this empty for new rolls.</source>
        <translation>Spiele mit derselben Nummer haben dieselben Würfe. Lass das Feld leer, dann wird neu gewürfelt.</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>Why? Read the rule</source>
        <translation>Warum? Regel lesen</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau passend</translation>
    </message>
    <message numerus="yes">
        <source>%n too much</source>
        <translation>
            <numerusform>%n zu viel</numerusform>
            <numerusform>%n zu viel</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount}, {returned}</source>
        <translation>{amount}, {returned}</translation>
    </message>
    <message>
        <source>another action</source>
        <translation>noch eine Aktion</translation>
    </message>
    <message>
        <source>{sum} ({amount}): {then}</source>
        <translation>{sum} ({amount}): {then}</translation>
    </message>
    <message>
        <source>You can pay the exact amount</source>
        <translation>Du kannst genau passend bezahlen</translation>
    </message>
    <message numerus="yes">
        <source>At least %n too much</source>
        <translation>
            <numerusform>Mindestens %n zu viel</numerusform>
            <numerusform>Mindestens %n zu viel</numerusform>
        </translation>
    </message>
    <message>
        <source>{best}: {then}</source>
        <translation>{best}: {then}</translation>
    </message>
    <message>
        <source>Click the cards you want to pay with</source>
        <translation>Klick die Karten an, mit denen du bezahlen willst</translation>
    </message>
    <message>
        <source>{sum} ({lack})</source>
        <translation>{sum} ({lack})</translation>
    </message>
    <message>
        <source>{name}: {price} for {tile}. {payment}</source>
        <translation>{name}: {price} für {tile}. {payment}</translation>
    </message>
    <message>
        <source>no more actions</source>
        <translation>keine weitere Aktion</translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n fehlt noch</numerusform>
            <numerusform>%n fehlen noch</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the fewest money cards and starts</source>
        <translation>{name} hat die wenigsten Geldkarten und fängt an</translation>
    </message>
    <message>
        <source>{name} starts: it’s a tie on cards, so the one with the least money goes first</source>
        <translation>{name} fängt an: Gleichstand bei den Karten, aber am wenigsten Geld</translation>
    </message>
    <message>
        <source>{name} starts: it’s a tie on cards and money, so the youngest goes first</source>
        <translation>{name} fängt an: Gleichstand bei Karten und Geld, also entscheidet das Alter</translation>
    </message>
    <message>
        <source>{name} starts: it’s a tie on cards and money, and {name} is next after the youngest</source>
        <translation>{name} fängt an: Gleichstand bei Karten und Geld, und nach dem jüngsten Spieler kommt zuerst {name}</translation>
    </message>
    <message>
        <source>The first scoring card turns up</source>
        <translation>Die erste Wertungskarte wird aufgedeckt</translation>
    </message>
    <message>
        <source>The second scoring card turns up</source>
        <translation>Die zweite Wertungskarte wird aufgedeckt</translation>
    </message>
    <message>
        <source>The discard pile is shuffled and becomes the new pile</source>
        <translation>Der Ablagestapel wird gemischt und bildet den neuen Stapel</translation>
    </message>
    <message>
        <source>The bag is empty: as soon as someone buys a tile, that’s the last turn</source>
        <translation>Der Plättchenturm ist leer: Wer als Nächstes ein Plättchen kauft, macht den letzten Zug</translation>
    </message>
    <message>
        <source>{name} gets {tile}</source>
        <translation>{name} bekommt {tile}</translation>
    </message>
    <message>
        <source>The last turn is over, and nobody gets the last tiles</source>
        <translation>Der letzte Zug ist vorbei, und niemand bekommt die letzten Plättchen</translation>
    </message>
    <message>
        <source>The last turn is over: {gifts}</source>
        <translation>Der letzte Zug ist vorbei: {gifts}</translation>
    </message>
    <message>
        <source>take {cards}</source>
        <translation>{cards} nehmen</translation>
    </message>
    <message>
        <source>buy {tile} for {paid}</source>
        <translation>{tile} für {paid} kaufen</translation>
    </message>
    <message>
        <source>pay the exact amount for {tile}</source>
        <translation>{tile} kaufen und genau passend bezahlen</translation>
    </message>
    <message>
        <source>build {tile}</source>
        <translation>{tile} einbauen</translation>
    </message>
    <message>
        <source>put {tile} on the reserve board</source>
        <translation>{tile} auf das Reservefeld legen</translation>
    </message>
    <message>
        <source>add {tile} from the reserve board</source>
        <translation>{tile} vom Reservefeld anbauen</translation>
    </message>
    <message>
        <source>remove {tile}</source>
        <translation>{tile} abbauen</translation>
    </message>
    <message>
        <source>exchange {old} for {new}</source>
        <translation>{old} gegen {new} austauschen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>No tiles were left on the building market.</source>
        <translation>Auf dem Bauhof blieb kein Plättchen übrig.</translation>
    </message>
    <message>
        <source>Each of the last tiles goes to the player with the most money in its currency</source>
        <translation>Die letzten Plättchen bekommt jeweils der Spieler mit dem meisten Geld in der passenden Währung</translation>
    </message>
    <message>
        <source>Nobody: it’s a tie</source>
        <translation>Niemand: Gleichstand</translation>
    </message>
    <message>
        <source>Nobody has that currency</source>
        <translation>Niemand hat diese Währung</translation>
    </message>
    <message>
        <source>If the first scoring round happened now</source>
        <translation>Wenn jetzt die erste Wertung käme</translation>
    </message>
    <message>
        <source>If the second scoring round happened now</source>
        <translation>Wenn jetzt die zweite Wertung käme</translation>
    </message>
    <message>
        <source>If the third scoring round happened now</source>
        <translation>Wenn jetzt die dritte Wertung käme</translation>
    </message>
    <message>
        <source>In the third scoring round</source>
        <translation>Bei der dritten Wertung</translation>
    </message>
    <message>
        <source>The Walls</source>
        <translation>Die Mauern</translation>
    </message>
    <message>
        <source>Put up wooden walls to close the gaps in your wall.</source>
        <translation>Errichte Mauern aus Holz und schließ damit die Lücken in deiner Mauer.</translation>
    </message>
    <message>
        <source>Wall cards</source>
        <translation>Mauerkarten</translation>
    </message>
    <message>
        <source>As an action, you can put up the walls from a wall card on one of your tiles: in your Alhambra, on your reserve board or just bought. They can only go on sides that have no wall yet and no tile next to them.</source>
        <translation>Als Aktion kannst du die Mauern einer Mauerkarte auf einem deiner Plättchen errichten: in deiner Alhambra, auf deinem Reservefeld oder gerade gekauft. Das geht nur an Seiten ohne Mauer, neben denen kein Plättchen liegt.</translation>
    </message>
    <message numerus="yes">
        <source>Wall card with %n wall(s): {sides}</source>
        <translation>
            <numerusform>Mauerkarte mit %n Mauer: {sides}</numerusform>
            <numerusform>Mauerkarte mit %n Mauern: {sides}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} puts up a wall ({tile}: {sides})</source>
        <translation>{name} errichtet eine Mauer auf {tile}: {sides}</translation>
    </message>
    <message>
        <source>puts up a wall ({tile}: {sides})</source>
        <translation>errichtet eine Mauer auf {tile}: {sides}</translation>
    </message>
    <message>
        <source>put up a wall ({tile}: {sides})</source>
        <translation>eine Mauer auf {tile} errichten: {sides}</translation>
    </message>
    <message>
        <source>{name}: take money, buy a tile, redesign or put up a wall</source>
        <translation>{name}: Nimm Geld, kauf ein Plättchen, bau um oder errichte eine Mauer</translation>
    </message>
    <message>
        <source>This tile already has a wall there</source>
        <translation>Das Plättchen hat dort schon eine Mauer</translation>
    </message>
    <message>
        <source>You can only put up a wall on your own tiles</source>
        <translation>Du kannst nur auf deinen eigenen Plättchen eine Mauer errichten</translation>
    </message>
    <message>
        <source>Gives you a wall, {points} long, that you can join up with others later.</source>
        <translation>So entsteht eine Mauer (Länge {points}), die du später mit anderen verbinden kannst.</translation>
    </message>
    <message>
        <source>A wall card turns up: {sides}</source>
        <translation>Eine Mauerkarte wird aufgedeckt: {sides}</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>The Change</source>
        <translation>Das Wechselgeld</translation>
    </message>
    <message>
        <source>If you overpay, you draw coins that can help you pay the exact amount later.</source>
        <translation>Zahlst du zu viel, ziehst du Münzen, mit denen du später genau passend bezahlen kannst.</translation>
    </message>
    <message>
        <source>Coin bag</source>
        <translation>Stoffbeutel</translation>
    </message>
    <message numerus="yes">
        <source>Coin bag: %n coin(s)</source>
        <translation>
            <numerusform>Stoffbeutel: %n Münze</numerusform>
            <numerusform>Stoffbeutel: %n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {coins}</source>
        <translation>{name}: {coins}</translation>
    </message>
    <message>
        <source>no coins</source>
        <translation>keine Münzen</translation>
    </message>
    <message>
        <source>For every 2 you overpay, you draw a coin. Coins lie face up and count as money cards worth 1 when you pay. Coins you pay with go back into the coin bag.</source>
        <translation>Für je 2, die du zu viel bezahlst, ziehst du eine Münze. Münzen liegen offen, und du bezahlst mit ihnen wie mit Geldkarten im Wert von 1. Münzen, mit denen du bezahlst, kommen in den Stoffbeutel zurück.</translation>
    </message>
    <message>
        <source>{number} × {name}</source>
        <translation>{number} × {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) as change</source>
        <translation>
            <numerusform>%n Münze als Wechselgeld</numerusform>
            <numerusform>%n Münzen als Wechselgeld</numerusform>
        </translation>
    </message>
    <message>
        <source>You get coins as change: {points}.</source>
        <translation>Du bekommst Münzen als Wechselgeld: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n coin(s) from the coin bag: {coins}</source>
        <translation>
            <numerusform>{name} zieht %n Münze aus dem Stoffbeutel: {coins}</numerusform>
            <numerusform>{name} zieht %n Münzen aus dem Stoffbeutel: {coins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s): {coins}</source>
        <translation>
            <numerusform>%n Münze: {coins}</numerusform>
            <numerusform>%n Münzen: {coins}</numerusform>
        </translation>
    </message>
    <message>
        <source>The Thieves</source>
        <translation>Die Diebe</translation>
    </message>
    <message>
        <source>Between turns, use secret thieves to take face-up money cards.</source>
        <translation>Stiehl zwischen den Zügen mit deinen Dieben offene Geldkarten.</translation>
    </message>
    <message>
        <source>Thieves</source>
        <translation>Diebe</translation>
    </message>
    <message>
        <source>Thieves: hidden</source>
        <translation>Diebe: verdeckt</translation>
    </message>
    <message>
        <source>You have no thieves left</source>
        <translation>Du hast keine Diebe mehr</translation>
    </message>
    <message>
        <source>Your thieves: {thieves}</source>
        <translation>Deine Diebe: {thieves}</translation>
    </message>
    <message>
        <source>{name}: {number}</source>
        <translation>{name}: {number}</translation>
    </message>
    <message>
        <source>Between turns, a thief can take a face-up money card in its currency, whatever the value. Then the thief is out of the game. You can’t use a thief just before your own turn.</source>
        <translation>Zwischen zwei Zügen kann ein Dieb eine offene Geldkarte seiner Währung nehmen, egal wie viel sie wert ist. Danach ist er aus dem Spiel. Direkt vor deinem Zug kannst du keinen Dieb einsetzen.</translation>
    </message>
    <message>
        <source>{name} uses a thief and takes {card}</source>
        <translation>{name} setzt einen Dieb ein und nimmt {card}</translation>
    </message>
    <message>
        <source>uses a thief and takes {card}</source>
        <translation>setzt einen Dieb ein und nimmt {card}</translation>
    </message>
    <message>
        <source>use a thief and take {card}</source>
        <translation>einen Dieb einsetzen und {card} nehmen</translation>
    </message>
    <message>
        <source>{name}: none of your thieves can take a card now</source>
        <translation>{name}: Keiner deiner Diebe kann jetzt eine Karte nehmen</translation>
    </message>
    <message>
        <source>{name}: take {cards} with a thief?</source>
        <translation>{name}: {cards} mit einem Dieb nehmen?</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>doesn’t use a thief</source>
        <translation>setzt keinen Dieb ein</translation>
    </message>
    <message>
        <source>don’t use a thief</source>
        <translation>keinen Dieb einsetzen</translation>
    </message>
    <message>
        <source>{name}: take a card with a thief? Choose from {cards}</source>
        <translation>{name}: Mit einem Dieb eine Karte nehmen? Zur Wahl: {cards}</translation>
    </message>
    <message>
        <source>Don’t ask again</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>Don’t ask {name} about thieves</source>
        <translation>{name} nicht mehr nach Dieben fragen</translation>
    </message>
    <message>
        <source>Ask {name} about thieves again</source>
        <translation>{name} wieder nach Dieben fragen</translation>
    </message>
    <message>
        <source>Use a thief?</source>
        <translation>Einen Dieb einsetzen?</translation>
    </message>
    <message>
        <source>Does anyone want to use a thief first?</source>
        <translation>Möchte vorher jemand einen Dieb einsetzen?</translation>
    </message>
    <message>
        <source>You don’t have a thief for this card</source>
        <translation>Du hast keinen Dieb für diese Karte</translation>
    </message>
    <message>
        <source>Saves your thief for a better card.</source>
        <translation>So hast du den Dieb noch für eine bessere Karte.</translation>
    </message>
    <message numerus="yes">
        <source>%n thief card(s)</source>
        <translation>
            <numerusform>%n Diebeskarte</numerusform>
            <numerusform>%n Diebeskarten</numerusform>
        </translation>
    </message>
    <message>
        <source>The Street Trader</source>
        <translation>Der fliegende Händler</translation>
    </message>
    <message>
        <source>{name}, on the trader tile: {standing}; moved in: {housed}; {points}</source>
        <translation>{name}, auf dem Händlerplättchen: {standing}; eingezogen: {housed}; {points}</translation>
    </message>
    <message>
        <source>{series}: {points}</source>
        <translation>{series}: {points}</translation>
    </message>
    <message>
        <source>General supply</source>
        <translation>Allgemeiner Vorrat</translation>
    </message>
    <message>
        <source>Build on your trader’s spot: if a citizen on your trader tile matches the colour of the new tile, that citizen may move in, and you put a new one on your trader tile. If none of them matches, you may swap one. At the end of your turn, move the trader to another spot. In each scoring round, the citizens in your buildings score in series: 1 to 6 different colours are worth 1, 3, 6, 10, 15 or 21 points.</source>
        <translation>Bau auf dem Platz deines Händlers: Hat ein Bewohner auf deinem Händlerplättchen die Farbe des neuen Plättchens, darf er einziehen, und ein neuer kommt auf dein Händlerplättchen. Hat keiner diese Farbe, darfst du einen tauschen. Am Ende deines Zuges zieht der Händler weiter. Bei jeder Wertung bilden die Bewohner in deinen Gebäuden Serien: 1 bis 6 verschiedene Farben bringen 1, 3, 6, 10, 15 oder 21 Siegpunkte.</translation>
    </message>
    <message>
        <source>Your trader tile</source>
        <translation>Dein Händlerplättchen</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Bewohner</translation>
    </message>
    <message>
        <source>Street trader</source>
        <translation>Fliegender Händler</translation>
    </message>
    <message>
        <source>Trader tile with citizens: {citizens}</source>
        <translation>Händlerplättchen mit Bewohnern: {citizens}</translation>
    </message>
    <message>
        <source>Trader tile without citizens</source>
        <translation>Händlerplättchen ohne Bewohner</translation>
    </message>
    <message>
        <source>on your trader tile</source>
        <translation>auf deinem Händlerplättchen</translation>
    </message>
    <message>
        <source>in the general supply</source>
        <translation>im allgemeinen Vorrat</translation>
    </message>
    <message>
        <source>Citizen ({building})</source>
        <translation>Bewohner ({building})</translation>
    </message>
    <message numerus="yes">
        <source>General supply: %n citizen(s)</source>
        <translation>
            <numerusform>Allgemeiner Vorrat: %n Bewohner</numerusform>
            <numerusform>Allgemeiner Vorrat: %n Bewohner</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} picks three citizens: {citizens}</source>
        <translation>{name} wählt drei Bewohner: {citizens}</translation>
    </message>
    <message>
        <source>picks three citizens: {citizens}</source>
        <translation>wählt drei Bewohner: {citizens}</translation>
    </message>
    <message>
        <source>pick three citizens: {citizens}</source>
        <translation>drei Bewohner wählen: {citizens}</translation>
    </message>
    <message>
        <source>{name}: a citizen moves into {tile}</source>
        <translation>{name}: Ein Bewohner zieht ein ({tile})</translation>
    </message>
    <message>
        <source>{name}: a citizen moves into {tile}; new on the trader tile: {citizen}</source>
        <translation>{name}: Ein Bewohner zieht ein ({tile}); neu auf dem Händlerplättchen: {citizen}</translation>
    </message>
    <message>
        <source>lets a citizen move in</source>
        <translation>lässt einen Bewohner einziehen</translation>
    </message>
    <message>
        <source>lets a citizen move in, and takes a new one ({citizen})</source>
        <translation>lässt einen Bewohner einziehen und nimmt einen neuen ({citizen})</translation>
    </message>
    <message>
        <source>let a citizen move in</source>
        <translation>einen Bewohner einziehen lassen</translation>
    </message>
    <message>
        <source>let a citizen move in, and take a new one ({citizen})</source>
        <translation>einen Bewohner einziehen lassen und einen neuen nehmen ({citizen})</translation>
    </message>
    <message>
        <source>{name} swaps a citizen: {given} for {taken}</source>
        <translation>{name} tauscht einen Bewohner: {given} gegen {taken}</translation>
    </message>
    <message>
        <source>swaps a citizen: {given} for {taken}</source>
        <translation>tauscht einen Bewohner: {given} gegen {taken}</translation>
    </message>
    <message>
        <source>swap a citizen: {given} for {taken}</source>
        <translation>einen Bewohner tauschen: {given} gegen {taken}</translation>
    </message>
    <message>
        <source>{name} leaves the citizens as they are</source>
        <translation>{name} lässt die Bewohner, wie sie sind</translation>
    </message>
    <message>
        <source>{name} moves the trader</source>
        <translation>{name} versetzt den Händler</translation>
    </message>
    <message>
        <source>leaves the citizens as they are</source>
        <translation>lässt die Bewohner, wie sie sind</translation>
    </message>
    <message>
        <source>leave the citizens as they are</source>
        <translation>die Bewohner lassen, wie sie sind</translation>
    </message>
    <message>
        <source>moves the trader</source>
        <translation>versetzt den Händler</translation>
    </message>
    <message>
        <source>move the trader to another spot</source>
        <translation>den Händler auf einen anderen Platz versetzen</translation>
    </message>
    <message>
        <source>{name}: pick three citizens, then put your trader beside the fountain</source>
        <translation>{name}: Wähl drei Bewohner und setz dann deinen Händler neben den Brunnen</translation>
    </message>
    <message>
        <source>{name}: swap a citizen? Click one on your trader tile and one in the general supply</source>
        <translation>{name}: Einen Bewohner tauschen? Klick einen auf deinem Händlerplättchen an und einen im allgemeinen Vorrat</translation>
    </message>
    <message>
        <source>{name}: let a citizen move in? Click a new one for your trader tile</source>
        <translation>{name}: Soll ein Bewohner einziehen? Klick einen neuen für dein Händlerplättchen an</translation>
    </message>
    <message>
        <source>{name}: let a citizen move in? Click one that matches</source>
        <translation>{name}: Soll ein Bewohner einziehen? Klick ihn an</translation>
    </message>
    <message>
        <source>{name}: put your trader beside your Alhambra</source>
        <translation>{name}: Setz deinen Händler neben deine Alhambra</translation>
    </message>
    <message>
        <source>Pick three citizens</source>
        <translation>Wähl drei Bewohner</translation>
    </message>
    <message>
        <source>Place your trader</source>
        <translation>Platziere deinen Händler</translation>
    </message>
    <message>
        <source>Leave as is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Place your trader first</source>
        <translation>Erst den Händler versetzen</translation>
    </message>
    <message>
        <source>The trader only moves after you’ve built on its spot</source>
        <translation>Der Händler zieht erst weiter, wenn du auf seinem Platz gebaut hast</translation>
    </message>
    <message>
        <source>You can only swap a citizen for one of another colour</source>
        <translation>Du kannst einen Bewohner nur gegen einen in einer anderen Farbe tauschen</translation>
    </message>
    <message>
        <source>Put your trader on a free spot beside your Alhambra</source>
        <translation>Setz deinen Händler auf einen freien Platz neben deiner Alhambra</translation>
    </message>
    <message>
        <source>Pick citizens of three different colours</source>
        <translation>Wähl Bewohner in drei verschiedenen Farben</translation>
    </message>
    <message>
        <source>Pick exactly three citizens</source>
        <translation>Wähl genau drei Bewohner</translation>
    </message>
    <message>
        <source>The trader starts beside the fountain</source>
        <translation>Der Händler beginnt neben dem Brunnen</translation>
    </message>
    <message>
        <source>Only a citizen that matches the tile’s colour can move in</source>
        <translation>Nur ein Bewohner in der Farbe des Plättchens kann einziehen</translation>
    </message>
    <message>
        <source>Click the citizen in the general supply that you want on your trader tile</source>
        <translation>Klick einen Bewohner im allgemeinen Vorrat an: Der kommt auf dein Händlerplättchen</translation>
    </message>
    <message>
        <source>A citizen could move in here</source>
        <translation>Hier könnte ein Bewohner einziehen</translation>
    </message>
    <message>
        <source>You could swap a citizen here</source>
        <translation>Hier könntest du einen Bewohner tauschen</translation>
    </message>
    <message>
        <source>Series of 1 to 6 different colours, in every scoring round: {points}</source>
        <translation>Serie mit 1 bis 6 verschiedenen Farben, bei jeder Wertung: {points}</translation>
    </message>
    <message>
        <source>citizens on the trader tile: {citizens}</source>
        <translation>Bewohner auf dem Händlerplättchen: {citizens}</translation>
    </message>
    <message>
        <source>Build on your trader’s spot, and citizens may move in.</source>
        <translation>Bau auf dem Platz deines Händlers: Dann können Bewohner einziehen.</translation>
    </message>
    <message>
        <source>With new cards and tiles</source>
        <translation>Mit neuen Karten und Plättchen</translation>
    </message>
    <message>
        <source>Same cards and tiles, from the start</source>
        <translation>Dieselben Karten und Plättchen, von Anfang an</translation>
    </message>
    <message>
        <source>with a citizen</source>
        <translation>mit einem Bewohner</translation>
    </message>
    <message>
        <source>The expert doesn’t pay for a second building.</source>
        <translation>Der Experte zahlt nicht für ein zweites Gebäude.</translation>
    </message>
    <message>
        <source>Easy: A friendly beginner who misses things.</source>
        <translation>Leicht: Ein freundlicher Anfänger, der manches übersieht.</translation>
    </message>
    <message>
        <source>Medium: Knows the game and plans how to score.</source>
        <translation>Mittel: Kennt das Spiel und spielt gezielt auf Siegpunkte.</translation>
    </message>
    <message>
        <source>Hard: Weighs up everything it can do in a turn.</source>
        <translation>Schwer: Wägt alles ab, was in einem Zug möglich ist.</translation>
    </message>
    <message>
        <source>Expert: Looks further ahead, and takes its time.</source>
        <translation>Experte: Denkt weiter voraus und lässt sich Zeit.</translation>
    </message>
    <message>
        <source>Imaginary players</source>
        <translation>Imaginäre Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n imaginary player(s)</source>
        <translation>
            <numerusform>%n imaginärer Spieler</numerusform>
            <numerusform>%n imaginäre Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Contest: imaginary players get points and can win</source>
        <translation>Wettkampf: Imaginäre Spieler bekommen Siegpunkte und können gewinnen</translation>
    </message>
    <message>
        <source>An imaginary player joins you and competes for places on the score sheet.</source>
        <translation>Ein imaginärer Spieler spielt mit und macht euch Plätze auf dem Wertungsblatt streitig.</translation>
    </message>
    <message>
        <source>Everyone gets the same rolls today. Your first try counts; after that, play as often as you like. Two imaginary players join you.</source>
        <translation>Heute bekommen alle dieselben Würfe. Dein erster Versuch zählt; danach kannst du spielen, so oft du magst. Zwei imaginäre Spieler spielen mit.</translation>
    </message>
    <message>
        <source>Get as many points as you can. More imaginary players make it harder.</source>
        <translation>Hol so viele Siegpunkte wie möglich. Mehr imaginäre Spieler machen es schwerer.</translation>
    </message>
    <message>
        <source>With new dice rolls</source>
        <translation>Mit neuen Würfen</translation>
    </message>
    <message>
        <source>Same rolls, from the start</source>
        <translation>Dieselben Würfe, von Anfang an</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>{die}, chosen</source>
        <translation>{die}, ausgewählt</translation>
    </message>
    <message>
        <source>{die}: make it a {pips} for a coin</source>
        <translation>{die}: für eine Münze auf {pips} drehen</translation>
    </message>
    <message>
        <source>{what}, you can cross it off</source>
        <translation>{what}: Das kannst du ankreuzen</translation>
    </message>
    <message>
        <source>{what}, {coins}</source>
        <translation>{what}, {coins}</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>{coins} left</source>
        <translation>noch {coins}</translation>
    </message>
    <message>
        <source>imaginary players get extra points in a contest</source>
        <translation>imaginäre Spieler bekommen im Wettkampf Zusatzpunkte</translation>
    </message>
    <message>
        <source>Choose a number to see where it comes from.</source>
        <translation>Zeig auf eine Zahl, dann siehst du, woher sie kommt.</translation>
    </message>
    <message>
        <source>In a contest, each imaginary player gets {extra} extra points.</source>
        <translation>Im Wettkampf bekommt jeder imaginäre Spieler {extra} Zusatzpunkte.</translation>
    </message>
    <message>
        <source>imaginary players have no sheet</source>
        <translation>imaginäre Spieler haben kein Blatt</translation>
    </message>
    <message>
        <source>{name} · {why} · {points}</source>
        <translation>{name} · {why} · {points}</translation>
    </message>
    <message>
        <source>{building}: {number} of {boxes}</source>
        <translation>{building}: {number} von {boxes}</translation>
    </message>
    <message>
        <source>{number}, no place</source>
        <translation>{number}, ohne Platzierung</translation>
    </message>
    <message>
        <source>{number}, completed in round {round}, {place} place</source>
        <translation>{number}, vollständig in Runde {round}, {place} Platz</translation>
    </message>
    <message>
        <source>{number}, {place} place</source>
        <translation>{number}, {place} Platz</translation>
    </message>
    <message>
        <source>{why}, shared with {names}</source>
        <translation>{why}, geteilt mit {names}</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>Reihe {number}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source>no row or column with four buildings</source>
        <translation>keine Reihe oder Spalte mit vier Gebäuden</translation>
    </message>
    <message>
        <source>{name}’s sheet: {crossed}, {coins}</source>
        <translation>Blatt von {name}: {crossed}, {coins}</translation>
    </message>
    <message numerus="yes">
        <source>%n building(s) crossed off</source>
        <translation>
            <numerusform>%n Gebäude angekreuzt</numerusform>
            <numerusform>%n Gebäude angekreuzt</numerusform>
        </translation>
    </message>
    <message>
        <source>{building} {number}</source>
        <translation>{building} {number}</translation>
    </message>
    <message>
        <source>{name}: {counts}</source>
        <translation>{name}: {counts}</translation>
    </message>
    <message>
        <source>pays 3 coins for a second building: {building} (yellow {yellow}, blue {blue})</source>
        <translation>zahlt 3 Münzen für ein zweites Gebäude: {building} (Gelb {yellow}, Blau {blue})</translation>
    </message>
    <message numerus="yes">
        <source>receives %n coin(s)</source>
        <translation>
            <numerusform>erhält %n Münze</numerusform>
            <numerusform>erhält %n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>pays a coin and changes yellow {before} to {after}</source>
        <translation>zahlt eine Münze und dreht Gelb von {before} auf {after}</translation>
    </message>
    <message>
        <source>pays a coin and changes blue {before} to {after}</source>
        <translation>zahlt eine Münze und dreht Blau von {before} auf {after}</translation>
    </message>
    <message>
        <source>keeps yellow {yellow} and blue {blue}</source>
        <translation>behält Gelb {yellow} und Blau {blue}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>pay a coin to change yellow {before} to {after}</source>
        <translation>für eine Münze Gelb von {before} auf {after} drehen</translation>
    </message>
    <message>
        <source>pay a coin to change blue {before} to {after}</source>
        <translation>für eine Münze Blau von {before} auf {after} drehen</translation>
    </message>
    <message>
        <source>{name} {does}</source>
        <translation>{name} {does}</translation>
    </message>
    <message>
        <source>crosses off a building: {building} (yellow {yellow}, blue {blue})</source>
        <translation>kreuzt ein Gebäude an: {building} (Gelb {yellow}, Blau {blue})</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>{name} (imaginary) crosses off a building: {building}</source>
        <translation>{name} (imaginär) kreuzt ein Gebäude an: {building}</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Die letzte Runde</translation>
    </message>
    <message numerus="yes">
        <source>receive %n coin(s)</source>
        <translation>
            <numerusform>%n Münze erhalten</numerusform>
            <numerusform>%n Münzen erhalten</numerusform>
        </translation>
    </message>
    <message>
        <source>cross off the {building} (yellow {yellow}, blue {blue})</source>
        <translation>{building} ankreuzen (Gelb {yellow}, Blau {blue})</translation>
    </message>
    <message>
        <source>pay 3 coins to cross off the {building} too</source>
        <translation>3 Münzen zahlen und noch ein Gebäude ankreuzen ({building})</translation>
    </message>
    <message>
        <source>keep yellow {yellow} and blue {blue}</source>
        <translation>Gelb {yellow} und Blau {blue} behalten</translation>
    </message>
    <message>
        <source>don’t pay for a second building</source>
        <translation>nicht für ein zweites Gebäude zahlen</translation>
    </message>
    <message>
        <source>{name} has all the buildings of one kind ({building}): {points}</source>
        <translation>{name} hat alle Gebäude einer Art ({building}): {points}</translation>
    </message>
    <message numerus="yes">
        <source>Make it a {pips} for %n coin(s)</source>
        <translation>
            <numerusform>Für %n Münze auf {pips} drehen</numerusform>
            <numerusform>Für %n Münzen auf {pips} drehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{buildings}, or receive %n coin(s)</source>
        <translation>
            <numerusform>{buildings} oder %n Münze erhalten</numerusform>
            <numerusform>{buildings} oder %n Münzen erhalten</numerusform>
        </translation>
    </message>
    <message>
        <source>{paid}: {offered}</source>
        <translation>{paid}: {offered}</translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>nichts Neues</translation>
    </message>
    <message>
        <source>No two of your dice meet here</source>
        <translation>Hier treffen sich deine Würfel nicht</translation>
    </message>
    <message>
        <source>You’ve already crossed off this building</source>
        <translation>Dieses Gebäude hast du schon angekreuzt</translation>
    </message>
    <message>
        <source>You don’t have enough coins</source>
        <translation>Du hast nicht genug Münzen</translation>
    </message>
    <message>
        <source>You can only turn dice before your action</source>
        <translation>Würfel kannst du nur vor deiner Aktion drehen</translation>
    </message>
    <message>
        <source>Your second building has to be where your other two dice meet</source>
        <translation>Dein zweites Gebäude muss dort liegen, wo sich deine beiden anderen Würfel treffen</translation>
    </message>
    <message>
        <source>You’ve already taken your action</source>
        <translation>Du hast deine Aktion schon gemacht</translation>
    </message>
    <message>
        <source>yellow die, {pips}</source>
        <translation>gelber Würfel, {pips}</translation>
    </message>
    <message>
        <source>blue die, {pips}</source>
        <translation>blauer Würfel, {pips}</translation>
    </message>
    <message>
        <source>{building}, yellow {yellow}, blue {blue}</source>
        <translation>{building}, Gelb {yellow}, Blau {blue}</translation>
    </message>
    <message>
        <source>{what}, crossed off</source>
        <translation>{what}, angekreuzt</translation>
    </message>
    <message>
        <source>walls</source>
        <comment>after “with”</comment>
        <translation>Mauern</translation>
    </message>
    <message>
        <source>thieves</source>
        <comment>after “with”</comment>
        <translation>Dieben</translation>
    </message>
    <message>
        <source>change</source>
        <comment>after “with”</comment>
        <translation>Wechselgeld</translation>
    </message>
    <message>
        <source>the street trader</source>
        <comment>after “with”</comment>
        <translation>dem fliegenden Händler</translation>
    </message>
    <message>
        <source>with {modules}</source>
        <translation>mit {modules}</translation>
    </message>
    <message numerus="yes">
        <source>Your best with %n imaginary player(s): {points}</source>
        <translation>
            <numerusform>Dein Rekord mit %n imaginären Spieler: {points}</numerusform>
            <numerusform>Dein Rekord mit %n imaginären Spielern: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>You didn’t play this game from the start, so the result doesn’t count.</source>
        <translation>Du hast nicht von Anfang an gespielt, deshalb zählt dieses Ergebnis nicht.</translation>
    </message>
    <message>
        <source>You may have seen these rolls before, so the result doesn’t count.</source>
        <translation>Vielleicht kennst du diese Würfe schon, deshalb zählt das Ergebnis nicht.</translation>
    </message>
    <message>
        <source>That’s a new best!</source>
        <translation>Das ist dein neuer Rekord!</translation>
    </message>
    <message>
        <source>The expert scored {points} with the same dice.</source>
        <translation>Der Experte kam mit denselben Würfen auf {points}.</translation>
    </message>
    <message>
        <source>The expert hasn’t finished yet…</source>
        <translation>Der Experte spielt noch …</translation>
    </message>
    <message>
        <source>There’s no score from the expert this time.</source>
        <translation>Diesmal gibt es kein Ergebnis vom Experten.</translation>
    </message>
    <message>
        <source>Your first try of the day counts, and you haven’t finished it yet.</source>
        <translation>Dein erster Versuch des Tages zählt, und den hast du noch nicht zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Your first try of the day counts: {points}</source>
        <translation>Dein erster Versuch des Tages zählt: {points}</translation>
    </message>
    <message>
        <source>Alhambra Roll &amp; Write, {day}: {points}</source>
        <translation>Alhambra Roll &amp; Write, {day}: {points}</translation>
    </message>
    <message>
        <source>Alhambra Roll &amp; Write, {day}: {points}. The expert: {expert}</source>
        <translation>Alhambra Roll &amp; Write, {day}: {points}. Der Experte: {expert}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The expert</source>
        <translation>Der Experte</translation>
    </message>
    <message>
        <source>Another sheet…</source>
        <translation>Anderes Blatt…</translation>
    </message>
    <message>
        <source>Use our sheet</source>
        <translation>Unser Blatt verwenden</translation>
    </message>
    <message>
        <source>You’ll play on a sheet of our own design.</source>
        <translation>Gespielt wird auf einem Blatt, das wir selbst entworfen haben.</translation>
    </message>
    <message>
        <source>You’ll play on a sheet from a file.</source>
        <translation>Gespielt wird auf einem Blatt aus einer Datei.</translation>
    </message>
    <message>
        <source>There’s no readable sheet in {file}.</source>
        <translation>In {file} ist kein lesbares Blatt.</translation>
    </message>
    <message>
        <source>The sheet in {file} doesn’t have six rows of six buildings.</source>
        <translation>Das Blatt in {file} hat nicht sechs Reihen mit je sechs Gebäuden.</translation>
    </message>
    <message>
        <source>The sheet in {file} names a building that doesn’t exist.</source>
        <translation>Auf dem Blatt in {file} steht ein unbekanntes Gebäude.</translation>
    </message>
    <message>
        <source>The sheet in {file} leaves out a kind of building.</source>
        <translation>Auf dem Blatt in {file} fehlt eine Gebäudeart.</translation>
    </message>
    <message>
        <source>The sheet in {file} must say how many coins there are, from 3 to 99.</source>
        <translation>Auf dem Blatt in {file} muss stehen, wie viele Münzen es gibt (3 bis 99).</translation>
    </message>
    <message>
        <source>{why} You’ll play on ours.</source>
        <translation>{why} Gespielt wird auf unserem.</translation>
    </message>
    <message>
        <source>What’s this?</source>
        <translation>Was ist das?</translation>
    </message>
    <message>
        <source>There’s a problem on line {number}, so you can only watch this game up to there. {why}</source>
        <translation>Mit Zeile {number} stimmt etwas nicht, deshalb kannst du dir dieses Spiel nur bis dahin ansehen. {why}</translation>
    </message>
    <message>
        <source>All the points</source>
        <translation>Alle Siegpunkte</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Then you can cross off the {building}.</source>
        <translation>Dann kannst du ein Gebäude ankreuzen: {building}.</translation>
    </message>
    <message>
        <source>Then pay 3 coins for a second building: {building}.</source>
        <translation>Zahl dann 3 Münzen für ein zweites Gebäude: {building}.</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) more</source>
        <translation>
            <numerusform>etwa %n Siegpunkt mehr</numerusform>
            <numerusform>etwa %n Siegpunkte mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>a fraction of a point more</source>
        <translation>einen Bruchteil eines Siegpunkts mehr</translation>
    </message>
    <message>
        <source>Your first {building}: {more}.</source>
        <translation>Dein erstes Gebäude dieser Art ({building}): {more}.</translation>
    </message>
    <message>
        <source>That makes {number} of this kind ({building}): {more}.</source>
        <translation>Damit hast du {number} Gebäude dieser Art ({building}): {more}.</translation>
    </message>
    <message>
        <source>That’s your last building of this kind ({building}): {more}.</source>
        <translation>Damit hast du alle Gebäude dieser Art ({building}): {more}.</translation>
    </message>
    <message>
        <source>That makes {number} in row {line}: {more}.</source>
        <translation>Damit hast du {number} Gebäude in Reihe {line}: {more}.</translation>
    </message>
    <message>
        <source>That makes {number} in column {line}: {more}.</source>
        <translation>Damit hast du {number} Gebäude in Spalte {line}: {more}.</translation>
    </message>
    <message>
        <source>That helps row {line}: {more}.</source>
        <translation>Reihe {line} kommt voran: {more}.</translation>
    </message>
    <message>
        <source>That helps column {line}: {more}.</source>
        <translation>Spalte {line} kommt voran: {more}.</translation>
    </message>
    <message numerus="yes">
        <source>These dice should earn you %n point(s) on your next turn.</source>
        <translation>
            <numerusform>Mit diesen Würfeln dürftest du in deinem nächsten Zug %n Siegpunkt holen.</numerusform>
            <numerusform>Mit diesen Würfeln dürftest du in deinem nächsten Zug %n Siegpunkte holen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The coins will do you more good later.</source>
        <translation>Die Münzen bringen später mehr.</translation>
    </message>
    <message>
        <source>That way you roll all four dice.</source>
        <translation>So würfelst du mit allen vier Würfeln.</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) are worth more than any building now.</source>
        <translation>
            <numerusform>%n Münze ist jetzt mehr wert als jedes Gebäude.</numerusform>
            <numerusform>%n Münzen sind jetzt mehr wert als jedes Gebäude.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Wenn das Spiel jetzt vorbei wäre</translation>
    </message>
    <message>
        <source>Your best: {points}</source>
        <translation>Dein Rekord: {points}</translation>
    </message>
    <message>
        <source>Your results will appear here.</source>
        <translation>Hier erscheinen deine Ergebnisse.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch ein Spiel</translation>
    </message>
    <message>
        <source>Watch the game</source>
        <translation>Spiel ansehen</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Zur Startseite</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} hat gewonnen</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>Games with the same number have the same deal. Leave this empty for a new deal.</source>
        <translation>Spiele mit derselben Nummer haben dieselben Karten und Plättchen. Lass das Feld leer, dann wird neu gemischt.</translation>
    </message>
    <message>
        <source>{points} for buildings</source>
        <translation>{points} für Gebäude</translation>
    </message>
    <message>
        <source>{points} for rows and columns</source>
        <translation>{points} für Reihen und Spalten</translation>
    </message>
    <message>
        <source>{points} for coins</source>
        <translation>{points} für Münzen</translation>
    </message>
    <message>
        <source>Points: buildings {buildings}, rows and columns {lines}, coins {coins}</source>
        <translation>Siegpunkte: Gebäude {buildings}, Reihen und Spalten {lines}, Münzen {coins}</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Daily roll</source>
        <translation>Wurf des Tages</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Mit anderen</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (Computer)</translation>
    </message>
    <message>
        <source>Master builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>Spoilsport</source>
        <translation>Störenfried</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Sparfuchs</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Zocker</translation>
    </message>
    <message>
        <source>Any character</source>
        <translation>Beliebiger Charakter</translation>
    </message>
    <message>
        <source>You’ll find out while you play.</source>
        <translation>Welcher es ist, merkst du beim Spielen.</translation>
    </message>
    <message>
        <source>Loves long walls.</source>
        <translation>Liebt lange Mauern.</translation>
    </message>
    <message>
        <source>Wants one of every building.</source>
        <translation>Will von jedem Gebäude eines.</translation>
    </message>
    <message>
        <source>Buys what you were saving for.</source>
        <translation>Kauft, worauf du gespart hast.</translation>
    </message>
    <message>
        <source>Always has a hand full of money.</source>
        <translation>Hat immer die Hand voller Geld.</translation>
    </message>
    <message>
        <source>Buys at once, even if that means overpaying.</source>
        <translation>Kauft sofort und bezahlt dafür auch mal zu viel.</translation>
    </message>
    <message>
        <source>{character}: {sentence}</source>
        <comment>a character and what to expect of it</comment>
        <translation>{character}: {sentence}</translation>
    </message>
    <message>
        <source>At this table, “medium” finishes ahead of “easy” in {times} out of 10 games.</source>
        <translation>An diesem Tisch landet „mittel“ in {times} von 10 Spielen vor „leicht“.</translation>
    </message>
    <message>
        <source>At this table, “hard” finishes ahead of “medium” in {times} out of 10 games.</source>
        <translation>An diesem Tisch landet „schwer“ in {times} von 10 Spielen vor „mittel“.</translation>
    </message>
    <message>
        <source>At this table, “expert” finishes ahead of “hard” in {times} out of 10 games.</source>
        <translation>An diesem Tisch landet „Experte“ in {times} von 10 Spielen vor „schwer“.</translation>
    </message>
    <message>
        <source>Lets a citizen move in: +{points} in every scoring round to come.</source>
        <translation>Ein Bewohner kann einziehen: +{points} bei jeder weiteren Wertung.</translation>
    </message>
    <message>
        <source>{points} of the {of} tiles have one of these three colours.</source>
        <translation>{points} der {of} Plättchen haben eine dieser drei Farben.</translation>
    </message>
    <message>
        <source>Your new citizen can move into {buildings}. Tiles still to come: {points}.</source>
        <translation>Plättchen, die für deinen neuen Bewohner noch kommen ({buildings}): {points}.</translation>
    </message>
    <message>
        <source>You don’t have a citizen of that colour in your Alhambra yet. Tiles of that colour still to come: {points}.</source>
        <translation>Ein Bewohner dieser Farbe fehlt dir noch in deiner Alhambra. Plättchen dieser Farbe, die noch kommen: {points}.</translation>
    </message>
    <message>
        <source>No citizen in the general supply would be more useful.</source>
        <translation>Kein Bewohner im allgemeinen Vorrat würde dir mehr nützen.</translation>
    </message>
    <message>
        <source>Of the tiles still to come, {points} fit there, {of} of them in your citizens’ colours.</source>
        <translation>Von den Plättchen, die noch kommen, passen {points} dorthin, davon {of} in den Farben deiner Bewohner.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Alhambra Qt</source>
        <translation>Über Alhambra Qt</translation>
    </message>
    <message>
        <source>Alhambra Qt</source>
        <translation>Alhambra Qt</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>This is an unofficial fan project. Alhambra is a game by Dirk Henn, published by Queen Games; this program isn’t connected with either of them. The pictures and the text are our own. If you like the game, buy it!</source>
        <translation>Dies ist ein inoffizielles Fanprojekt. Alhambra ist ein Spiel von Dirk Henn, erschienen bei Queen Games; beide haben mit diesem Programm nichts zu tun. Bilder und Texte sind von uns. Wenn dir das Spiel gefällt, kauf es dir!</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Your turn, {name}</source>
        <translation>Du bist am Zug, {name}</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>BookLessons</name>
    <message>
        <source>Play your first game</source>
        <translation>Dein erstes Spiel starten</translation>
    </message>
    <message>
        <source>Show me step by step</source>
        <translation>Zeig es mir Schritt für Schritt</translation>
    </message>
</context>
<context>
    <name>BotDialog</name>
    <message>
        <source>These programs</source>
        <translation>Diese Programme</translation>
    </message>
    <message>
        <source>Who should play?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Who should play in these seats?</source>
        <translation>Wer spielt auf diesen Plätzen?</translation>
    </message>
    <message>
        <source>{name}: {command}</source>
        <translation>{name}: {command}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Don’t open</source>
        <translation>Nicht öffnen</translation>
    </message>
    <message>
        <source>Other programs play in this saved game. Opening it won’t start them unless you say so: a program like that can do anything on this computer that you can.</source>
        <translation>In diesem gespeicherten Spiel spielen andere Programme mit. Beim Öffnen startet keins davon, außer du willst es: So ein Programm darf auf diesem Computer alles, was du darfst.</translation>
    </message>
</context>
<context>
    <name>CardCloseUp</name>
    <message>
        <source>It counts as a money card worth {value} when you pay.</source>
        <translation>Du bezahlst damit wie mit einer Geldkarte im Wert von {value}.</translation>
    </message>
    <message>
        <source>In the game: {number}</source>
        <translation>Im Spiel: {number}</translation>
    </message>
    <message>
        <source>Face up on the table: {number}</source>
        <translation>Offen auf dem Tisch: {number}</translation>
    </message>
    <message>
        <source>On the discard pile: {number}</source>
        <translation>Auf dem Ablagestapel: {number}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>I’m ready</source>
        <translation>Ich bin bereit</translation>
    </message>
</context>
<context>
    <name>DirkCloseUp</name>
    <message>
        <source>Dirk takes no turns. He gets tiles at the start and after the first two scoring rounds, plus any that are given to him. He scores for his buildings like a player, but has no wall.</source>
        <translation>Dirk ist nie am Zug. Er bekommt Plättchen am Anfang, nach den ersten beiden Wertungen und wenn ihm jemand eins schenkt. Für seine Gebäude bekommt er Siegpunkte wie jeder Spieler, aber eine Mauer hat er nicht.</translation>
    </message>
</context>
<context>
    <name>DiscardsCloseUp</name>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
</context>
<context>
    <name>EndOverlay</name>
    <message>
        <source>See all the points</source>
        <translation>Alle Siegpunkte</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Noch einmal mit denselben Karten</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Back to the ranking</source>
        <translation>Zur Rangliste</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>{place}. {name}: {points}</source>
        <translation>{place}. {name}: {points}</translation>
    </message>
    <message>
        <source>{name} has won the contest</source>
        <translation>{name} hat den Wettkampf gewonnen</translation>
    </message>
    <message>
        <source>Same rolls again</source>
        <translation>Dieselben Würfe noch einmal</translation>
    </message>
    <message>
        <source>Copy for a friend</source>
        <translation>Für Freunde kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Program error</source>
        <translation>Programmfehler</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Da ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>The program made a mistake. Your game is saved up to the last move.</source>
        <translation>Im Programm ist ein Fehler aufgetreten. Dein Spiel ist bis zum letzten Zug gespeichert.</translation>
    </message>
    <message>
        <source>The program made a mistake. You can keep playing, but the game isn’t saved.</source>
        <translation>Im Programm ist ein Fehler aufgetreten. Du kannst weiterspielen, aber das Spiel ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>You can keep playing. If you’d like to help, save a report and pass it on. It contains this game, the log and the software versions. Nothing is sent anywhere.</source>
        <translation>Du kannst weiterspielen. Wenn du helfen möchtest, speichere einen Bericht und gib ihn weiter. Er enthält dieses Spiel, das Protokoll und die Versionen der benutzten Software. Von selbst wird nichts verschickt.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Bericht speichern…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>FirstAdvisor</name>
    <message>
        <source>The others are playing</source>
        <translation>Die anderen sind dran</translation>
    </message>
    <message>
        <source>Watch what they do. The player on your right will pass you two dice.</source>
        <translation>Schau ihnen zu. Der Spieler rechts von dir gibt danach zwei Würfel an dich weiter.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Gut gemacht!</translation>
    </message>
    <message>
        <source>Now roll the dice, then the others play.</source>
        <translation>Würfle jetzt, dann sind die anderen dran.</translation>
    </message>
    <message>
        <source>Now pass the other two dice on, then the others play.</source>
        <translation>Gib jetzt die zwei übrigen Würfel weiter, dann sind die anderen dran.</translation>
    </message>
    <message>
        <source>Now roll all four dice. You’ll keep two and pass the others on.</source>
        <translation>Würfle mit allen vier Würfeln. Zwei behältst du, zwei gibst du weiter.</translation>
    </message>
    <message>
        <source>Welcome to Roll &amp; Write</source>
        <translation>Willkommen bei Roll &amp; Write</translation>
    </message>
    <message>
        <source>This is your sheet, with 36 buildings to cross off. A yellow die gives you the row, a blue die the column. Three buildings are already crossed off: everyone rolls for three before the game. Click “Next”.</source>
        <translation>Das ist dein Blatt mit 36 Gebäuden zum Ankreuzen. Ein gelber Würfel gibt die Reihe an, ein blauer die Spalte. Drei Gebäude sind schon angekreuzt: Vor dem Spiel erwürfelt sich jeder drei. Klick auf „Weiter“.</translation>
    </message>
    <message>
        <source>Cross off a building</source>
        <translation>Gebäude ankreuzen</translation>
    </message>
    <message>
        <source>On your turn you do one of two things: cross off a building or receive coins. You can cross off any of the glowing buildings: that’s where a yellow and a blue die meet.</source>
        <translation>Bist du am Zug, hast du die Wahl: ein Gebäude ankreuzen oder Münzen erhalten. Ankreuzen kannst du jedes Gebäude, an dem sich ein gelber und ein blauer Würfel treffen; diese Gebäude leuchten.</translation>
    </message>
    <message>
        <source>Click one of them.</source>
        <translation>Klick eins davon an.</translation>
    </message>
    <message>
        <source>Click the one with the thick frame: {building}, row {row}, column {column}.</source>
        <translation>Klick das mit dem dicken Rahmen an: {building}, Reihe {row}, Spalte {column}.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>You roll the two dice you used and keep them for your next turn. The other two go to the player on your left, just as they are. Until you roll, you can undo everything with the arrow at the top. Click “Roll the dice”.</source>
        <translation>Du würfelst mit den beiden benutzten Würfeln und behältst sie für deinen nächsten Zug. Die anderen beiden gehen an den Spieler links von dir, so wie sie liegen. Solange du nicht gewürfelt hast, kannst du mit dem Pfeil oben alles zurücknehmen. Klick auf „Würfeln“.</translation>
    </message>
    <message>
        <source>One pip up or down</source>
        <translation>Ein Auge mehr oder weniger</translation>
    </message>
    <message>
        <source>Not the dice you want? For a coin you can turn a die up or down one pip, as many times as you can afford.</source>
        <translation>Nicht die richtigen Würfel? Für eine Münze kannst du einen Würfel um ein Auge höher oder niedriger drehen, so oft du magst, solange deine Münzen reichen.</translation>
    </message>
    <message>
        <source>Now make it count</source>
        <translation>Jetzt mach was draus</translation>
    </message>
    <message>
        <source>You’ve spent the coin, but now other buildings glow. Cross one of them off. If you’ve changed your mind, undo it with the arrow at the top and you’ll get the coin back.</source>
        <translation>Die Münze ist weg, dafür leuchten jetzt andere Gebäude. Kreuz eins davon an. Hast du es dir anders überlegt, nimm es mit dem Pfeil oben zurück: Dann bekommst du die Münze wieder.</translation>
    </message>
    <message>
        <source>Receive coins</source>
        <translation>Münzen erhalten</translation>
    </message>
    <message>
        <source>If your dice meet at buildings you’ve already crossed off, you can receive a coin for each of them. You can’t cross anything off then.</source>
        <translation>Treffen sich deine Würfel an Gebäuden, die du schon angekreuzt hast, kannst du für jedes davon eine Münze erhalten. Dann kreuzt du aber nichts an.</translation>
    </message>
    <message>
        <source>The game lasts {rounds} rounds. Press W for the rules or H for a hint. Play this game to the end if you like: from now on, the others play for real.</source>
        <translation>Das Spiel dauert {rounds} Runden. Drück W für die Regeln oder H für einen Tipp. Wenn du magst, spiel bis zum Schluss: Ab jetzt machen die anderen Ernst.</translation>
    </message>
    <message>
        <source>Your dice also meet at buildings you’ve already crossed off. If you don’t cross anything off now, you can receive a coin for each of them.</source>
        <translation>Deine Würfel treffen sich auch an Gebäuden, die du schon angekreuzt hast. Jedes davon bringt eine Münze, wenn du jetzt „Münzen erhalten“ wählst.</translation>
    </message>
    <message>
        <source>Click a die on your sheet, then the “+” or “−” next to it, or drag it to another space.</source>
        <translation>Klick einen Würfel auf deinem Blatt an und dann „+“ oder „−“ daneben, oder zieh ihn auf ein anderes Feld.</translation>
    </message>
    <message>
        <source>Click the framed die, then the “−” above it, or drag it to the 2. Then you can cross off a fourth building in the second row, and four in one row are worth 2 points.</source>
        <translation>Klick den umrahmten Würfel an und dann das „−“ darüber, oder zieh ihn auf die 2: Dann kannst du in der zweiten Reihe ein viertes Gebäude ankreuzen, und vier in einer Reihe bringen 2 Siegpunkte.</translation>
    </message>
    <message>
        <source>Click “Receive coins” whenever it’s worth your while.</source>
        <translation>Klick auf „Münzen erhalten“, wenn es sich lohnt.</translation>
    </message>
    <message numerus="yes">
        <source>You get %n coin(s) now: click the framed button.</source>
        <translation>
            <numerusform>Du bekommst jetzt %n Münze: Klick auf den umrahmten Knopf.</numerusform>
            <numerusform>Du bekommst jetzt %n Münzen: Klick auf den umrahmten Knopf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep two dice</source>
        <translation>Zwei Würfel behalten</translation>
    </message>
    <message>
        <source>You’ve rolled all four dice. Keep a yellow and a blue one for your next turn; the other two go to the player on your left. Click the two you want to keep, or drag them onto your sheet.</source>
        <translation>Du hast mit allen vier Würfeln gewürfelt. Behalte einen gelben und einen blauen für deinen nächsten Zug; die anderen beiden gehen an den Spieler links von dir. Klick die zwei an, die du behalten willst, oder zieh sie auf dein Blatt.</translation>
    </message>
    <message>
        <source>Two buildings at once</source>
        <translation>Zwei Gebäude auf einmal</translation>
    </message>
    <message>
        <source>Your other two dice meet at the framed building. Click it to cross it off too, for 3 coins. Then you’ll roll all four dice and keep two of them.</source>
        <translation>Deine anderen beiden Würfel treffen sich am umrahmten Gebäude. Klick es an: Für 3 Münzen kreuzt du auch dieses an. Danach würfelst du mit allen vier Würfeln und behältst zwei davon.</translation>
    </message>
    <message>
        <source>If you still have 3 coins once you’ve crossed off a building, you can pay them for a second one: the one where your other two dice meet. Cross off the first building now.</source>
        <translation>Hast du nach dem Ankreuzen noch 3 Münzen, kannst du damit ein zweites Gebäude bezahlen: das, an dem sich deine anderen beiden Würfel treffen. Kreuz jetzt das erste an.</translation>
    </message>
    <message>
        <source>What buildings are worth</source>
        <translation>Was Gebäude bringen</translation>
    </message>
    <message>
        <source>At the end, the players with the most, second most and third most buildings of each kind get the points above its column on the score sheet. But if you cross off all the buildings of a kind, you get the best place still free at the end of that round, and nobody can take it from you.</source>
        <translation>Am Ende bekommen die drei Spieler mit den meisten Gebäuden einer Art die Siegpunkte, die auf dem Wertungsblatt über der Spalte stehen. Hast du aber alle Gebäude einer Art angekreuzt, bekommst du am Ende der Runde den besten Platz, der noch frei ist, und den kann dir niemand mehr nehmen.</translation>
    </message>
    <message>
        <source>Rows, columns and coins</source>
        <translation>Reihen, Spalten und Münzen</translation>
    </message>
    <message>
        <source>Four buildings crossed off in a row or column are worth 2 points, five are worth 5 and all six are worth 10. The edge of your sheet shows how far you’ve got. Every two coins you have left at the end are worth a point, too.</source>
        <translation>Vier angekreuzte Gebäude in einer Reihe oder Spalte bringen 2 Siegpunkte, fünf bringen 5 und alle sechs 10. Wie weit du bist, siehst du am Rand deines Blatts. Und für je zwei Münzen, die du am Ende noch hast, gibt es auch einen Siegpunkt.</translation>
    </message>
    <message>
        <source>Now you know the game</source>
        <translation>Jetzt kennst du das Spiel</translation>
    </message>
    <message>
        <source>Watch what they do. It’ll be your turn soon.</source>
        <translation>Schau ihnen zu. Gleich bist du am Zug.</translation>
    </message>
    <message>
        <source>Now click “End turn”, and it’s the next player’s turn.</source>
        <translation>Klick jetzt auf „Zug beenden“, dann ist der nächste Spieler dran.</translation>
    </message>
    <message>
        <source>Welcome to the Alhambra</source>
        <translation>Willkommen in der Alhambra</translation>
    </message>
    <message>
        <source>That’s your fountain in the middle: you’ll build your Alhambra around it. On the left are the four tiles on the building market, with four face-up money cards below them. Your own money is at the bottom. Click “Next”.</source>
        <translation>In der Mitte liegt dein Brunnen: Um ihn herum baust du deine Alhambra. Links siehst du die vier Plättchen auf dem Bauhof und darunter vier offene Geldkarten. Dein eigenes Geld liegt unten. Klick auf „Weiter“.</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Geld nehmen</translation>
    </message>
    <message>
        <source>On your turn you do one thing: take money, buy a tile or redesign. Take money now: click one card, or several that add up to 5 or less, then click the button below them.</source>
        <translation>Bist du am Zug, wählst du eine von drei Aktionen: Geld nehmen, ein Plättchen kaufen oder umbauen. Nimm jetzt Geld: Klick eine Karte an oder mehrere, die zusammen höchstens 5 wert sind, und dann den Knopf darunter.</translation>
    </message>
    <message>
        <source>On your turn you do one thing: take money, buy a tile or redesign. Take money now. You can take one card, or several that add up to 5 or less: click the two framed cards, then the button below them.</source>
        <translation>Bist du am Zug, wählst du eine von drei Aktionen: Geld nehmen, ein Plättchen kaufen oder umbauen. Nimm jetzt Geld. Du darfst eine Karte nehmen oder mehrere, die zusammen höchstens 5 wert sind: Klick die beiden umrahmten Karten an und dann den Knopf darunter.</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Until you end your turn, you can undo everything with the arrow at the top. When you’re happy, click “End turn”.</source>
        <translation>Solange dein Zug läuft, kannst du mit dem Pfeil oben alles zurücknehmen. Bist du zufrieden, klick auf „Zug beenden“.</translation>
    </message>
    <message>
        <source>Not every spot will do</source>
        <translation>Nicht jeder Platz passt</translation>
    </message>
    <message>
        <source>Now you can pay for the arcades. First try something that isn’t allowed: drag them to the framed spot. You’ll see why they can’t go there: their wall would meet an open side of the fountain. Press W to read the rule.</source>
        <translation>Jetzt kannst du die Arkaden bezahlen. Probier aber erst etwas Verbotenes: Zieh sie auf den umrahmten Platz. Du siehst dann gleich, was nicht stimmt: Ihre Mauer trifft dort auf eine offene Seite des Brunnens. Mit W liest du die Regel dazu.</translation>
    </message>
    <message>
        <source>A tile must fit: where two tiles touch, either both sides have a wall or neither does. Drag a tile you can afford somewhere it doesn’t fit, and you’ll see why it can’t go there.</source>
        <translation>Ein Plättchen muss passen: Wo sich zwei berühren, haben entweder beide Seiten eine Mauer oder keine. Zieh ein Plättchen, das du bezahlen kannst, auf einen falschen Platz, dann erfährst du gleich, warum es da nicht hindarf.</translation>
    </message>
    <message>
        <source>Pay the exact amount</source>
        <translation>Genau passend bezahlen</translation>
    </message>
    <message>
        <source>If you pay the exact amount, you get another action. So collect money that matches a price, then drag the tile to a glowing spot.</source>
        <translation>Wenn du genau passend bezahlst, bekommst du noch eine Aktion. Sammle also Geld, das zu einem Preis passt, und zieh das Plättchen dann auf einen leuchtenden Platz.</translation>
    </message>
    <message>
        <source>{tile}: you have exactly the right money for this one ({cards}). Drag it from the market to a glowing spot, or click it and then the spot. Pay the exact amount, and you get another action!</source>
        <translation>{tile}: Dafür hast du genau das passende Geld ({cards}). Zieh das Plättchen vom Bauhof auf einen leuchtenden Platz, oder klick erst das Plättchen an und dann den Platz. Bezahlst du genau passend, bekommst du noch eine Aktion!</translation>
    </message>
    <message>
        <source>Another action</source>
        <translation>Noch eine Aktion</translation>
    </message>
    <message>
        <source>You paid the exact amount, so choose another action: take money, buy a tile or redesign.</source>
        <translation>Du hast genau passend bezahlt, also wähl noch eine Aktion: Geld nehmen, ein Plättchen kaufen oder umbauen.</translation>
    </message>
    <message>
        <source>You paid the exact amount, so choose another action. Buy the garden too. You’ll pay 9 for a tile that costs 8, and you won’t get any change. This time, drag the tile to your reserve board.</source>
        <translation>Du hast genau passend bezahlt, also wähl noch eine Aktion. Kauf noch den Garten, auch wenn du 9 statt 8 bezahlst und kein Wechselgeld bekommst. Zieh das Plättchen diesmal auf dein Reservefeld.</translation>
    </message>
    <message>
        <source>Place your tiles</source>
        <translation>Plättchen platzieren</translation>
    </message>
    <message>
        <source>The tiles you bought are placed at the end of your turn. Until then you can still drag them somewhere else. When you’re happy, click “End turn”.</source>
        <translation>Gekaufte Plättchen platzierst du am Ende deines Zuges. Bis dahin kannst du sie noch woandershin ziehen. Bist du zufrieden, klick auf „Zug beenden“.</translation>
    </message>
    <message>
        <source>The on-foot rule</source>
        <translation>Die Fußgänger-Regel</translation>
    </message>
    <message>
        <source>You must be able to walk from the fountain to every tile without climbing over a wall. So a tile can’t go where it would only touch walls, even if they match.</source>
        <translation>Vom Brunnen aus musst du zu Fuß zu jedem Plättchen kommen können, ohne über eine Mauer zu klettern. Wo ein Plättchen nur an Mauern stößt, darf es nicht hin, auch wenn sie zusammenpassen.</translation>
    </message>
    <message>
        <source>You must be able to walk from the fountain to every tile without climbing over a wall. Try it: drag the tile from your reserve board to the framed spot. The walls match, but nobody could walk in.</source>
        <translation>Vom Brunnen aus musst du zu Fuß zu jedem Plättchen kommen können, ohne über eine Mauer zu klettern. Probier es aus: Zieh das Plättchen vom Reservefeld auf den umrahmten Platz. Die Mauern passen zusammen, aber niemand käme hinein.</translation>
    </message>
    <message>
        <source>Exchange two tiles</source>
        <translation>Zwei Plättchen austauschen</translation>
    </message>
    <message>
        <source>You can exchange a tile on your reserve board for one in your Alhambra, if it fits there. Drag it onto that tile: it’s only one action.</source>
        <translation>Du kannst ein Plättchen auf dem Reservefeld gegen eins in deiner Alhambra austauschen, wenn es dort passt. Zieh es einfach darauf: Das ist nur eine Aktion.</translation>
    </message>
    <message>
        <source>Changed your mind? In one action you can exchange a tile on your reserve board for one in your Alhambra. Drag it onto the framed tile.</source>
        <translation>Doch anders überlegt? Mit einer einzigen Aktion kannst du ein Plättchen auf dem Reservefeld gegen eins in deiner Alhambra austauschen. Zieh es auf das umrahmte Plättchen.</translation>
    </message>
    <message>
        <source>Redesign your Alhambra</source>
        <translation>Alhambra umbauen</translation>
    </message>
    <message>
        <source>Redesigning is an action too: you can remove a tile by dragging it to the reserve board, and add it again on a later turn.</source>
        <translation>Auch Umbauen ist eine Aktion. Willst du ein Plättchen abbauen, zieh es auf das Reservefeld. In einem späteren Zug kannst du es wieder anbauen.</translation>
    </message>
    <message>
        <source>A tile on the reserve board counts for nothing. Adding it to your Alhambra is an action too: drag it from the reserve board to a glowing spot.</source>
        <translation>Auf dem Reservefeld zählt ein Plättchen nicht. Auch das Anbauen an deine Alhambra ist eine Aktion: Zieh das Plättchen vom Reservefeld auf einen leuchtenden Platz.</translation>
    </message>
    <message>
        <source>A scoring round is coming up</source>
        <translation>Eine Wertung steht an</translation>
    </message>
    <message>
        <source>A scoring card will turn up soon. Then there are points for having the most buildings of each kind, and everyone gets points for their own longest external wall. The framed table shows who’s ahead and how many points that would be worth now. The counters on the framed scoring board show how many points everyone has. Until the scoring round, play as you like.</source>
        <translation>Bald taucht eine Wertungskarte auf: Dann gibt es Siegpunkte für die meisten Gebäude jeder Art, und jeder bekommt Siegpunkte für seine eigene längste Außenmauer. Die umrahmte Tabelle zeigt, wer vorn liegt und wie viele Siegpunkte es dafür jetzt gäbe. Die Zählsteine auf der umrahmten Zähltafel zeigen, wie viele Siegpunkte jeder hat. Bis zur Wertung spiel, wie du magst.</translation>
    </message>
    <message>
        <source>That was the first of three scoring rounds; the next two are worth more points. Press W for the rules or H for a hint. Play this game to the end if you like: from now on, the others play for real.</source>
        <translation>Das war die erste von drei Wertungen; die nächsten beiden bringen mehr Siegpunkte. Drück W für die Regeln oder H für einen Tipp. Wenn du magst, spiel bis zum Schluss: Ab jetzt machen die anderen Ernst.</translation>
    </message>
</context>
<context>
    <name>FirstStartPage</name>
    <message>
        <source>Alhambra</source>
        <translation>Alhambra</translation>
    </message>
    <message>
        <source>Welcome! Pick what suits you; you can change it later.</source>
        <translation>Willkommen! Such dir aus, was dir gefällt; ändern kannst du es später.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>How do you want to start?</source>
        <translation>Wie möchtest du beginnen?</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Your first game: {game}</source>
        <translation>Dein erstes Spiel: {game}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>I know how to play</source>
        <translation>Ich kenne die Regeln</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Nachsehen</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>It doesn’t fit anywhere</source>
        <translation>Es passt nirgends hin</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Regeln lesen</translation>
    </message>
</context>
<context>
    <name>LogOverlay</name>
    <message>
        <source>What happened</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>{turn}. {name}</source>
        <translation>{turn}. {name}</translation>
    </message>
    <message>
        <source>{sentence}: see this moment again</source>
        <translation>{sentence}: diesen Moment noch einmal ansehen</translation>
    </message>
    <message>
        <source>{scoring}: watch again</source>
        <translation>{scoring}: noch einmal ansehen</translation>
    </message>
    <message>
        <source>From here on, a person plays for {name}</source>
        <translation>Ab hier spielt ein Mensch für {name}</translation>
    </message>
    <message>
        <source>From here on, a computer plays for {name}</source>
        <translation>Ab hier spielt ein Computer für {name}</translation>
    </message>
    <message>
        <source>Show earlier turns</source>
        <translation>Frühere Züge zeigen</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Alhambra</source>
        <translation>Alhambra</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Current language</source>
        <translation>Aktuelle Sprache</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Mitspieler hinzufügen</translation>
    </message>
    <message>
        <source>Shuffle the seats</source>
        <translation>Plätze auslosen</translation>
    </message>
    <message>
        <source>Game number:</source>
        <translation>Spielnummer:</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Weitere Optionen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Only computers are playing, so you can just watch.</source>
        <translation>Hier spielen nur Computer: Du kannst zusehen.</translation>
    </message>
    <message>
        <source>If there’s a tie for who starts, the youngest goes first.</source>
        <translation>Gleichstand bei Karten und Geld? Dann fängt der jüngste Spieler an.</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Dein erstes Spiel</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los geht’s</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>Zwei Spieler heißen {name}. Gib einem von ihnen einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>This game is already on the table.</source>
        <translation>Dieses Spiel liegt schon auf dem Tisch.</translation>
    </message>
    <message>
        <source>This game is open in another window. Here you’re playing a copy of it.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster offen. Hier spielst du mit einer Kopie.</translation>
    </message>
    <message>
        <source>{name} forfeited this game, so it’s over.</source>
        <translation>{name} hat dieses Spiel aufgegeben, also ist es zu Ende.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Saving works again, and everything is saved.</source>
        <translation>Das Speichern klappt wieder, und alles ist gespeichert.</translation>
    </message>
    <message>
        <source>This game’s file had disappeared, so the game has been saved again.</source>
        <translation>Die Datei dieses Spiels war verschwunden. Deshalb wurde das Spiel noch einmal gespeichert.</translation>
    </message>
    <message>
        <source>The game can’t be saved any more ({reason}). You can keep playing; what was saved before is safe.</source>
        <translation>Das Spiel lässt sich nicht mehr speichern ({reason}). Du kannst weiterspielen; was schon gespeichert ist, bleibt erhalten.</translation>
    </message>
    <message>
        <source>The game couldn’t be saved there ({reason}).</source>
        <translation>Das Spiel ließ sich dort nicht speichern ({reason}).</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern…</translation>
    </message>
    <message>
        <source>The report has been saved as {file}.</source>
        <translation>Der Bericht ist als {file} gespeichert.</translation>
    </message>
    <message>
        <source>The report couldn’t be saved ({reason}).</source>
        <translation>Der Bericht ließ sich nicht speichern ({reason}).</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PalaceCloseUp</name>
    <message>
        <source>Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Money cards</source>
        <translation>Geldkarten</translation>
    </message>
    <message>
        <source>Longest wall</source>
        <translation>Längste Mauer</translation>
    </message>
</context>
<context>
    <name>PaymentChooser</name>
    <message>
        <source>Overpay?</source>
        <translation>Zu viel bezahlen?</translation>
    </message>
    <message>
        <source>How do you want to pay?</source>
        <translation>Wie bezahlst du?</translation>
    </message>
    <message>
        <source>{price} for {tile}</source>
        <translation>{price} für {tile}</translation>
    </message>
    <message>
        <source>Choose the cards yourself</source>
        <translation>Karten selbst auswählen</translation>
    </message>
    <message>
        <source>Don’t buy it</source>
        <translation>Nicht kaufen</translation>
    </message>
    <message>
        <source>Exact: another action</source>
        <translation>Genau passend: noch eine Aktion</translation>
    </message>
    <message numerus="yes">
        <source>%n too much</source>
        <translation>
            <numerusform>%n zu viel</numerusform>
            <numerusform>%n zu viel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsSheet</name>
    <message>
        <source>Points table</source>
        <translation>Punkteübersicht</translation>
    </message>
    <message>
        <source>Plus a point for each tile side in your longest external wall, in every scoring round.</source>
        <translation>Dazu bei jeder Wertung ein Siegpunkt für jede Plättchenkante deiner längsten Außenmauer.</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Another program</source>
        <translation>Ein anderes Programm</translation>
    </message>
    <message>
        <source>Which program should play?</source>
        <translation>Welches Programm soll spielen?</translation>
    </message>
    <message>
        <source>Any program that speaks the bot protocol can take the seat. Enter the command that starts it. It starts when the game starts, and it can do anything on this computer that you can.</source>
        <translation>Hier kann jedes Programm mitspielen, wenn es das Bot-Protokoll beherrscht. Gib den Befehl ein, der es startet. Es startet mit dem Spiel und darf auf diesem Computer alles, was du darfst.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Opening the game</source>
        <translation>Das Spiel wird geöffnet</translation>
    </message>
    <message>
        <source>It’s a very long one, so this will take a moment.</source>
        <translation>Es ist sehr lang, deshalb dauert das einen Moment.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>RecordDialog</name>
    <message>
        <source>This saved game can’t be opened</source>
        <translation>Dieses gespeicherte Spiel lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>There’s a problem on line {number}:</source>
        <translation>Mit Zeile {number} stimmt etwas nicht:</translation>
    </message>
    <message>
        <source>Watch up to there</source>
        <translation>Bis dahin ansehen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ReplayMenu</name>
    <message>
        <source>As a new game; this one stays as it is</source>
        <translation>Als neues Spiel; dieses bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Continue watching</source>
        <translation>Weiterschauen</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Zur Startseite</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>{factor}×</source>
        <translation>{factor}×</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Zug {turn} von {turns}</translation>
    </message>
    <message>
        <source>Turn {turn}: {name}</source>
        <translation>Zug {turn}: {name}</translation>
    </message>
    <message>
        <source>Scoring round {number}: click to see it again</source>
        <translation>{number}. Wertung: mit einem Klick noch einmal ansehen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
    <message>
        <source>Rules of the game</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
</context>
<context>
    <name>ScoreLook</name>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
</context>
<context>
    <name>ScoringOverlay</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
</context>
<context>
    <name>SeatTable</name>
    <message>
        <source>youngest</source>
        <translation>Jüngster</translation>
    </message>
    <message>
        <source>If all else is equal, the youngest starts</source>
        <translation>Bei gleich vielen Karten und gleich viel Geld beginnt der Jüngste</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Sprache:</translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation>Schriftgröße:</translation>
    </message>
    <message>
        <source>Animation:</source>
        <translation>Animationen:</translation>
    </message>
    <message>
        <source>Volume:</source>
        <translation>Lautstärke:</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systemsprache</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Less motion: nothing flies or sparkles</source>
        <translation>Weniger Bewegung: Nichts fliegt umher, nichts leuchtet auf</translation>
    </message>
    <message>
        <source>End your turn automatically when there’s nothing left to decide</source>
        <translation>Zug automatisch beenden, wenn nichts mehr zu tun ist</translation>
    </message>
    <message>
        <source>Ask before overpaying</source>
        <translation>Nachfragen, bevor du zu viel bezahlst</translation>
    </message>
    <message>
        <source>Pause briefly if others can do something before the next turn</source>
        <translation>Kurz warten, wenn andere vor dem nächsten Zug noch etwas tun können</translation>
    </message>
    <message>
        <source>Hide counts and expected points, as at a real table</source>
        <translation>Gebäudezahlen und erwartete Siegpunkte ausblenden, wie am echten Tisch</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SheetDialog</name>
    <message>
        <source>Choose a sheet</source>
        <translation>Blatt wählen</translation>
    </message>
    <message>
        <source>Save our sheet as</source>
        <translation>Unser Blatt speichern unter</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Our sheet has been saved as {name}. You can open it in any text editor.</source>
        <translation>Unser Blatt ist jetzt als {name} gespeichert. Du kannst es in jedem Texteditor öffnen.</translation>
    </message>
    <message>
        <source>Another sheet</source>
        <translation>Ein anderes Blatt</translation>
    </message>
    <message>
        <source>This sheet is our own design. If you own the game, you can copy its printed sheet into a file and play on that.</source>
        <translation>Dieses Blatt haben wir selbst entworfen. Hast du das Spiel zu Hause, kannst du das gedruckte Blatt in eine Datei übertragen und darauf spielen.</translation>
    </message>
    <message>
        <source>A sheet is a text file with six rows of six buildings, plus the number of coins. All six kinds of building must be in it, spelled as they are here. This is ours:</source>
        <translation>Ein Blatt ist eine Textdatei mit sechs Reihen zu je sechs Gebäuden und der Zahl der Münzen. Alle sechs Gebäudearten müssen vorkommen, so geschrieben wie hier. So sieht unser Blatt aus:</translation>
    </message>
    <message>
        <source>{name} couldn’t be saved.</source>
        <translation>Die Datei {name} ließ sich nicht speichern.</translation>
    </message>
    <message>
        <source>Our sheet</source>
        <translation>Unser Blatt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save our sheet…</source>
        <translation>Unser Blatt speichern…</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{stage} · {when}</source>
        <translation>{stage} · {when}</translation>
    </message>
    <message>
        <source>{game} · {detail}</source>
        <translation>{game} · {detail}</translation>
    </message>
    <message>
        <source>Continue: {names}</source>
        <translation>Weiterspielen: {names}</translation>
    </message>
    <message>
        <source>Alhambra</source>
        <translation>Alhambra</translation>
    </message>
    <message>
        <source>Build the most beautiful Alhambra of all</source>
        <translation>Bau die schönste Alhambra von allen</translation>
    </message>
    <message>
        <source>Alhambra Qt {version} · an unofficial fan project · Alhambra is a game by Dirk Henn, published by Queen Games</source>
        <translation>Alhambra Qt {version} · ein inoffizielles Fanprojekt · Alhambra ist ein Spiel von Dirk Henn, erschienen bei Queen Games</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation>Neues Spiel: {game}</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Gespeichertes Spiel öffnen…</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Dein erstes Spiel</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Zuletzt gespielt</translation>
    </message>
</context>
<context>
    <name>StuckDialog</name>
    <message>
        <source>Who should take over?</source>
        <translation>Wer übernimmt?</translation>
    </message>
    <message>
        <source>{name} can’t keep playing</source>
        <translation>{name} kann nicht weiterspielen</translation>
    </message>
    <message>
        <source>The computer playing for {name} isn’t responding properly. Someone else can take over the seat, and nothing will be lost.</source>
        <translation>Der Computer, der für {name} spielt, antwortet nicht richtig. Jemand anders kann den Platz übernehmen; im Spiel geht nichts verloren.</translation>
    </message>
    <message>
        <source>The program’s log says exactly what went wrong.</source>
        <translation>Was genau schiefging, steht im Protokoll des Programms.</translation>
    </message>
    <message>
        <source>Hand over the seat</source>
        <translation>Platz übergeben</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>In this game, between turns</source>
        <translation>In diesem Spiel, nach jedem Zug</translation>
    </message>
    <message>
        <source>The game is saved, so you can continue it later</source>
        <translation>Das Spiel ist gespeichert; du kannst es später fortsetzen</translation>
    </message>
    <message>
        <source>Not everything is saved, so you’ll be asked first</source>
        <translation>Nicht alles ist gespeichert; du wirst vorher gefragt</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Watch the game</source>
        <translation>Spiel ansehen</translation>
    </message>
    <message>
        <source>Turn by turn, from the start</source>
        <translation>Zug für Zug, von Anfang an</translation>
    </message>
    <message>
        <source>New game with the same players</source>
        <translation>Neues Spiel mit denselben Spielern</translation>
    </message>
    <message>
        <source>{name} is giving up. Who takes over?</source>
        <translation>{name} gibt auf. Wer übernimmt?</translation>
    </message>
    <message>
        <source>Who should play for {name}?</source>
        <translation>Wer spielt für {name}?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>A computer takes over for {name}</source>
        <translation>Ein Computer spielt für {name} weiter</translation>
    </message>
    <message>
        <source>Hand over a seat</source>
        <translation>Platz übergeben</translation>
    </message>
    <message>
        <source>To a computer or a person</source>
        <translation>An einen Computer oder einen Menschen</translation>
    </message>
    <message>
        <source>To a file you choose</source>
        <translation>In einer Datei deiner Wahl</translation>
    </message>
    <message>
        <source>Play this game again</source>
        <translation>Dieses Spiel noch einmal spielen</translation>
    </message>
    <message>
        <source>How the modules work</source>
        <translation>So gehen die Module</translation>
    </message>
    <message>
        <source>No, keep playing</source>
        <translation>Nein, weiterspielen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Zur Startseite</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>{name}: end your turn, or undo something</source>
        <translation>{name}: Beende deinen Zug oder nimm etwas zurück</translation>
    </message>
    <message>
        <source>{name}: end your turn</source>
        <translation>{name}: Beende deinen Zug</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation>{name} ist als Nächstes dran</translation>
    </message>
    <message>
        <source>{name}: cross off a second building for 3 coins, or roll the dice</source>
        <translation>{name}: Kreuz für 3 Münzen ein zweites Gebäude an oder würfle</translation>
    </message>
    <message>
        <source>{name}: choose a yellow and a blue die to keep</source>
        <translation>{name}: Wähl, welchen gelben und welchen blauen Würfel du behältst</translation>
    </message>
    <message>
        <source>{name}: cross off a building or receive coins</source>
        <translation>{name}: Gebäude ankreuzen oder Münzen erhalten</translation>
    </message>
    <message>
        <source>{name}: roll the dice, or undo something</source>
        <translation>{name}: Würfle oder nimm etwas zurück</translation>
    </message>
    <message>
        <source>{name}: pass the other dice on, or undo something</source>
        <translation>{name}: Gib die anderen Würfel weiter oder nimm etwas zurück</translation>
    </message>
</context>
<context>
    <name>TileCloseUp</name>
    <message>
        <source>There are {number} in the game:</source>
        <translation>Davon gibt es {number} im Spiel:</translation>
    </message>
    <message>
        <source>on the building market</source>
        <translation>auf dem Bauhof</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>noch verdeckt</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Choose how to pay</source>
        <translation>Wähl, wie du bezahlst</translation>
    </message>
    <message>
        <source>Take {sum}</source>
        <translation>{sum} nehmen</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Geld nehmen</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Bezahlen</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>{sum} bezahlen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Receive coins</source>
        <translation>Münzen erhalten</translation>
    </message>
    <message>
        <source>Pass (no coins)</source>
        <translation>Passen (keine Münzen)</translation>
    </message>
    <message numerus="yes">
        <source>Receive %n coin(s)</source>
        <translation>
            <numerusform>%n Münze erhalten</numerusform>
            <numerusform>%n Münzen erhalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pass the dice on</source>
        <translation>Würfel weitergeben</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Not everything is saved</source>
        <translation>Nicht alles ist gespeichert</translation>
    </message>
    <message>
        <source>Your latest moves aren’t saved ({reason}). If you leave now, you’ll lose them.</source>
        <translation>Die letzten Züge dieses Spiels sind nicht gespeichert ({reason}). Wenn du jetzt gehst, sind sie verloren.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Gehen, ohne zu speichern</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>UnseenSheet</name>
    <message>
        <source>Unseen tiles: {number}</source>
        <translation>Noch verdeckte Plättchen: {number}</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>go in that direction</source>
        <translation>in diese Richtung gehen</translation>
    </message>
    <message>
        <source>go to the next or previous part of the table</source>
        <translation>zum nächsten oder vorigen Teil des Tisches</translation>
    </message>
    <message>
        <source>choose a card; pick up or put down a tile</source>
        <translation>Karte auswählen; Plättchen aufnehmen oder ablegen</translation>
    </message>
    <message>
        <source>put back or cancel; otherwise open the menu</source>
        <translation>zurücklegen oder abbrechen; sonst das Menü öffnen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>take the chosen money, or pay with the chosen cards</source>
        <translation>das ausgewählte Geld nehmen oder mit den ausgewählten Karten bezahlen</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>den Zug beenden</translation>
    </message>
    <message>
        <source>ask the expert for a hint, or hide it</source>
        <translation>den Experten um einen Tipp bitten oder den Tipp ausblenden</translation>
    </message>
    <message>
        <source>Ask the expert for a hint</source>
        <translation>Den Experten um einen Tipp bitten</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>wiederholen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>zoom in</source>
        <translation>vergrößern</translation>
    </message>
    <message>
        <source>zoom out</source>
        <translation>verkleinern</translation>
    </message>
    <message>
        <source>show the whole Alhambra</source>
        <translation>die ganze Alhambra zeigen</translation>
    </message>
    <message>
        <source>Show the whole Alhambra</source>
        <translation>Die ganze Alhambra zeigen</translation>
    </message>
    <message>
        <source>move the view</source>
        <translation>die Ansicht verschieben</translation>
    </message>
    <message>
        <source>look at a player’s Alhambra</source>
        <translation>die Alhambra eines Spielers ansehen</translation>
    </message>
    <message>
        <source>take a closer look at what’s selected</source>
        <translation>genauer ansehen, was markiert ist</translation>
    </message>
    <message>
        <source>see what’s happened so far</source>
        <translation>den Spielverlauf ansehen</translation>
    </message>
    <message>
        <source>go to the previous or next item in that part of the table</source>
        <translation>in diesem Teil zurück oder weiter</translation>
    </message>
    <message>
        <source>read the rules, or why a move isn’t allowed</source>
        <translation>die Regeln lesen; nachsehen, warum etwas nicht geht</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>show or hide counts and points</source>
        <translation>Gebäudezahlen und Siegpunkte ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Show counts and points</source>
        <translation>Gebäudezahlen und Siegpunkte zeigen</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>see the points table</source>
        <translation>die Punkteübersicht ansehen</translation>
    </message>
    <message>
        <source>Points table</source>
        <translation>Punkteübersicht</translation>
    </message>
    <message>
        <source>list the unseen tiles</source>
        <translation>die noch verdeckten Plättchen ansehen</translation>
    </message>
    <message>
        <source>Unseen tiles</source>
        <translation>Noch verdeckte Plättchen</translation>
    </message>
    <message>
        <source>see the discard pile</source>
        <translation>den Ablagestapel ansehen</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>take a closer look at the selected item</source>
        <translation>genauer ansehen, was markiert ist</translation>
    </message>
    <message>
        <source>search the rules</source>
        <translation>in den Regeln suchen</translation>
    </message>
    <message>
        <source>go to the next result</source>
        <translation>zum nächsten Treffer</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>go to the previous result</source>
        <translation>zum vorigen Treffer</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>in a search: go to the next result</source>
        <translation>beim Suchen: zum nächsten Treffer</translation>
    </message>
    <message>
        <source>scroll up or down</source>
        <translation>nach oben oder unten blättern</translation>
    </message>
    <message>
        <source>go back to where you were</source>
        <translation>zurück zur vorigen Stelle</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>end the search, or go back</source>
        <translation>die Suche beenden oder zurückgehen</translation>
    </message>
    <message>
        <source>go to the next lesson</source>
        <translation>zur nächsten Lektion</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>diese Liste</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>open a saved game</source>
        <translation>ein gespeichertes Spiel öffnen</translation>
    </message>
    <message>
        <source>save a copy of the game</source>
        <translation>eine Kopie des Spiels speichern</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>quit (the game is saved)</source>
        <translation>beenden (das Spiel ist gespeichert)</translation>
    </message>
    <message>
        <source>turn the sound on or off</source>
        <translation>Ton ein- oder ausschalten</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>go to the next item</source>
        <translation>zum nächsten Feld oder Knopf</translation>
    </message>
    <message>
        <source>use what’s selected</source>
        <translation>auswählen, was markiert ist</translation>
    </message>
    <message>
        <source>go back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Taste: {key}</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>go one step back</source>
        <translation>einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>go one step forward</source>
        <translation>einen Schritt weiter</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>go to the next turn</source>
        <translation>zum nächsten Zug</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>go to the next scoring round</source>
        <translation>zur nächsten Wertung</translation>
    </message>
    <message>
        <source>go to the start of this turn, or to the previous turn</source>
        <translation>zum Anfang des Zuges oder zum vorigen Zug</translation>
    </message>
    <message>
        <source>go to the previous scoring round</source>
        <translation>zur vorigen Wertung</translation>
    </message>
    <message>
        <source>see the latest scoring round again</source>
        <translation>die letzte Wertung noch einmal ansehen</translation>
    </message>
    <message>
        <source>go to the start of the game</source>
        <translation>zum Anfang des Spiels</translation>
    </message>
    <message>
        <source>go to the end of the game</source>
        <translation>zum Ende des Spiels</translation>
    </message>
    <message>
        <source>play more slowly</source>
        <translation>langsamer abspielen</translation>
    </message>
    <message>
        <source>play faster</source>
        <translation>schneller abspielen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>show or hide hands</source>
        <translation>Handkarten zeigen oder verdecken</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>Handkarten zeigen</translation>
    </message>
    <message>
        <source>play on from here, as a new game</source>
        <translation>ab hier weiterspielen, als neues Spiel</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>open the menu</source>
        <translation>das Menü öffnen</translation>
    </message>
    <message>
        <source>go back to the game</source>
        <translation>zurück zum Spiel</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>look at a player’s sheet</source>
        <translation>das Blatt eines Spielers ansehen</translation>
    </message>
    <message>
        <source>take a closer look at the score sheet</source>
        <translation>das Wertungsblatt genauer ansehen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>cross off or choose what’s selected</source>
        <translation>ankreuzen oder auswählen, was markiert ist</translation>
    </message>
    <message>
        <source>turn the selected die up one pip</source>
        <translation>den markierten Würfel um 1 höher drehen</translation>
    </message>
    <message>
        <source>turn the selected die down one pip</source>
        <translation>den markierten Würfel um 1 niedriger drehen</translation>
    </message>
    <message>
        <source>receive coins</source>
        <translation>Münzen erhalten</translation>
    </message>
    <message>
        <source>roll the dice, or pass them on</source>
        <translation>würfeln oder Würfel weitergeben</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Runter</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>number 0</source>
        <translation>Ziffer 0</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>1 bis 5</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 bis 6</translation>
    </message>
</context>
<context>
    <name>rule book</name>
    <message>
        <source>The bag holds 54 building tiles, all different: 7 pavilions, 7 seraglios, 9 arcades, 9 chambers, 11 gardens and 11 towers. The number on a tile is its price, and a tile has walls on up to three sides.</source>
        <translation>Im Plättchenturm liegen 54 Gebäudeplättchen, alle verschieden: 7 Pavillons, 7 Serails, 9 Arkaden, 9 Gemächer, 11 Gärten und 11 Türme. Die Zahl auf einem Plättchen ist sein Preis, und an bis zu drei Seiten hat es eine Mauer.</translation>
    </message>
    <message>
        <source>There are 108 money cards: three of each value from 1 to 9, in each of the four currencies.</source>
        <translation>Es gibt 108 Geldkarten: die Werte 1 bis 9 in vier Währungen, jede Karte dreimal.</translation>
    </message>
    <message>
        <source>Getting ready to play</source>
        <translation>Spielvorbereitung</translation>
    </message>
    <message>
        <source>Four tiles from the bag go onto the building market, starting with square 1. Later on, empty squares are always filled in the same order.</source>
        <translation>Vier Plättchen aus dem Plättchenturm kommen auf den Bauhof, angefangen bei Feld 1. Auch später werden leere Felder immer in dieser Reihenfolge aufgefüllt.</translation>
    </message>
    <message>
        <source>Then four money cards are laid out face up beside the building market.</source>
        <translation>Dann kommen vier Geldkarten offen neben den Bauhof.</translation>
    </message>
    <message>
        <source>From the first turn on, your money is secret. How many cards you have isn’t.</source>
        <translation>Ab dem ersten Zug ist dein Geld geheim. Wie viele Karten du hast, darf jeder wissen.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielablauf</translation>
    </message>
    <message>
        <source>On your turn you choose one of three actions: take money, buy a building tile or redesign your Alhambra.</source>
        <translation>Bist du am Zug, wählst du eine von drei Aktionen: Geld nehmen, ein Gebäudeplättchen kaufen oder deine Alhambra umbauen.</translation>
    </message>
    <message>
        <source>You must choose an action. You pass only if none is possible.</source>
        <translation>Du musst eine Aktion wählen. Du passt nur, wenn keine möglich ist.</translation>
    </message>
    <message>
        <source>One thing at a time: you can only do what the game asks for right now.</source>
        <translation>Eins nach dem anderen: Du kannst nur das tun, was gerade dran ist.</translation>
    </message>
    <message>
        <source>When the game is over, nobody can make another move.</source>
        <translation>Ist das Spiel zu Ende, kann niemand mehr einen Zug machen.</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Geld nehmen</translation>
    </message>
    <message>
        <source>You take money from the face-up cards beside the building market.</source>
        <translation>Willst du Geld nehmen, bedien dich bei den offenen Karten neben dem Bauhof.</translation>
    </message>
    <message>
        <source>Buy a building tile</source>
        <translation>Gebäudeplättchen kaufen</translation>
    </message>
    <message>
        <source>You can buy any tile on the building market.</source>
        <translation>Du kannst jedes Plättchen kaufen, das auf dem Bauhof liegt.</translation>
    </message>
    <message>
        <source>The square a tile is on decides the currency: you pay in that currency and no other.</source>
        <translation>Das Feld, auf dem ein Plättchen liegt, bestimmt die Währung: Du bezahlst in dieser Währung und in keiner anderen.</translation>
    </message>
    <message>
        <source>Money cards you pay with go onto the discard pile.</source>
        <translation>Die Geldkarten, mit denen du bezahlst, kommen auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Spielmaterial</translation>
    </message>
    <message>
        <source>Everyone gets starting money. Cards are dealt face up to one player until they have 20 or more, in any mix of currencies, and then to the next. So nobody starts with less than 20 or more than 28.</source>
        <translation>Jeder bekommt Startgeld: Ein Spieler bekommt so lange offene Karten, bis er 20 oder mehr hat, egal in welchen Währungen. Dann ist der nächste dran. So beginnt niemand mit weniger als 20 oder mehr als 28.</translation>
    </message>
    <message>
        <source>The starting player is the one with the fewest cards. If players tie, the one with the least money starts. If they still tie, the youngest goes first.</source>
        <translation>Startspieler wird der Spieler mit den wenigsten Karten. Haben mehrere gleich wenige, fängt von ihnen der mit dem wenigsten Geld an. Ist auch das gleich, fängt der Jüngste an.</translation>
    </message>
    <message>
        <source>The other money cards are split into five equal piles, give or take a card. The first scoring card is shuffled into the second pile, the second scoring card into the fourth. Then the piles are stacked with the first on top, so the scoring rounds don’t come too early or too late.</source>
        <translation>Die übrigen Geldkarten werden auf fünf gleich große Stapel verteilt; eine Karte mehr oder weniger macht nichts. Die erste Wertungskarte wird in den zweiten Stapel gemischt, die zweite in den vierten. Dann kommen alle Stapel aufeinander, der erste ganz nach oben. So kommt keine Wertung zu früh oder zu spät.</translation>
    </message>
    <message>
        <source>You can only act when it’s your turn to decide. Until then you can look at everything that’s face up, but you can’t change anything.</source>
        <translation>Nur wenn du an der Reihe bist, kannst du etwas entscheiden. Bis dahin kannst du dir alles ansehen, was offen liegt, aber nichts verändern.</translation>
    </message>
    <message>
        <source>Take one card of any value. Or take several, in any mix of currencies, as long as they add up to 5 or less.</source>
        <translation>Nimm eine Karte, egal wie viel sie wert ist. Oder nimm mehrere in beliebigen Währungen, solange sie zusammen höchstens 5 wert sind.</translation>
    </message>
    <message>
        <source>You pay with the money you have, and you can only use each card or coin once.</source>
        <translation>Du bezahlst mit dem Geld, das du hast, und benutzt jede Karte oder Münze nur einmal.</translation>
    </message>
    <message>
        <source>You pay the price on the tile, or more.</source>
        <translation>Du bezahlst den Preis auf dem Plättchen oder mehr.</translation>
    </message>
    <message>
        <source>You may overpay, even on purpose. But you don’t get any change.</source>
        <translation>Du darfst auch zu viel bezahlen, sogar mit Absicht. Aber du bekommst kein Wechselgeld.</translation>
    </message>
    <message>
        <source>Pay the exact amount and your turn goes on: you must choose another action. With a bit of luck you can clear all four tiles off the market this way and still have an action left.</source>
        <translation>Bezahlst du genau passend, geht dein Zug weiter: Du musst noch eine Aktion wählen. Mit etwas Glück räumst du so alle vier Plättchen vom Bauhof und hast danach noch eine Aktion übrig.</translation>
    </message>
    <message>
        <source>The building market isn’t refilled until your turn is over.</source>
        <translation>Der Bauhof wird erst nach deinem Zug wieder aufgefüllt.</translation>
    </message>
    <message>
        <source>Place your tiles</source>
        <translation>Gebäudeplättchen platzieren</translation>
    </message>
    <message>
        <source>After your actions, place every tile you bought this turn, in any order. Build each one into your Alhambra or put it on your reserve board; you can’t hold any back.</source>
        <translation>Nach deinen Aktionen platzierst du alle Plättchen, die du in diesem Zug gekauft hast, in beliebiger Reihenfolge. Bau jedes in deine Alhambra ein oder leg es auf dein Reservefeld; zurückhalten darfst du keins.</translation>
    </message>
    <message>
        <source>Building rules</source>
        <translation>Bauregeln</translation>
    </message>
    <message>
        <source>Where two tiles touch, either both sides have a wall or neither does.</source>
        <translation>Wo sich zwei Plättchen berühren, haben entweder beide Seiten eine Mauer oder keine.</translation>
    </message>
    <message>
        <source>Every tile must touch your Alhambra along a whole side. A corner isn’t enough.</source>
        <translation>Jedes Plättchen muss deine Alhambra mit einer ganzen Seite berühren. Eine Ecke reicht nicht.</translation>
    </message>
    <message>
        <source>Tiles are never turned. They all lie the same way round as your starting tile, with the roofs at the top.</source>
        <translation>Plättchen werden nie gedreht. Sie liegen alle so herum wie dein Startplättchen, mit dem Dach nach oben.</translation>
    </message>
    <message>
        <source>Right now you can only place your new tiles. To use one from your reserve board, you have to redesign.</source>
        <translation>Jetzt kannst du nur deine neuen Plättchen platzieren. Willst du eins vom Reservefeld nehmen, musst du umbauen.</translation>
    </message>
    <message>
        <source>Your reserve board can hold any number of tiles.</source>
        <translation>Dein Reservefeld hat Platz für beliebig viele Plättchen.</translation>
    </message>
    <message>
        <source>The on-foot rule: you must be able to walk from the fountain to every tile without climbing over a wall or stepping off the tiles.</source>
        <translation>Die Fußgänger-Regel: Vom Brunnen aus musst du zu Fuß zu jedem Plättchen kommen können, ohne über eine Mauer zu klettern oder neben die Plättchen zu treten.</translation>
    </message>
    <message>
        <source>You can’t enclose an empty area, however large. Empty spots that meet only at a corner aren’t connected, so an area that’s open only at a corner counts as enclosed.</source>
        <translation>Löcher sind verboten: Du darfst keinen leeren Bereich einschließen, egal wie groß er ist. Leere Plätze, die sich nur an einer Ecke treffen, hängen nicht zusammen. Auch ein Bereich, der nur an einer Ecke offen ist, ist also ein Loch.</translation>
    </message>
    <message>
        <source>Each spot holds one tile. To replace a tile, exchange it when you redesign.</source>
        <translation>Auf jeden Platz passt nur ein Plättchen. Willst du eins ersetzen, tausch es beim Umbau aus.</translation>
    </message>
    <message>
        <source>Redesign your Alhambra</source>
        <translation>Alhambra umbauen</translation>
    </message>
    <message>
        <source>Add a tile: take it from your reserve board and put it into your Alhambra.</source>
        <translation>Anbauen: Ein Plättchen kommt von deinem Reservefeld in deine Alhambra.</translation>
    </message>
    <message>
        <source>Remove a tile: take it out of your Alhambra and put it on your reserve board. What’s left must still follow the building rules.</source>
        <translation>Abbauen: Ein Plättchen kommt aus deiner Alhambra auf dein Reservefeld. Für den Rest gelten weiterhin die Bauregeln.</translation>
    </message>
    <message>
        <source>Exchange two tiles: one from your reserve board replaces one in your Alhambra, on the same spot. Only the result has to follow the building rules. Moving a tile to another spot takes two turns: remove it now, add it later.</source>
        <translation>Austauschen: Ein Plättchen von deinem Reservefeld kommt in deiner Alhambra an die Stelle eines anderen. Die Bauregeln gelten nur für das Ergebnis. Soll ein Plättchen an eine andere Stelle, brauchst du zwei Züge: jetzt abbauen, später anbauen.</translation>
    </message>
    <message>
        <source>You can’t remove or exchange the Lion Fountain.</source>
        <translation>Den Löwenbrunnen darfst du weder abbauen noch austauschen.</translation>
    </message>
    <message>
        <source>Tiles you bought this turn are placed at the end of the turn. You can’t use them in a redesign before then.</source>
        <translation>Plättchen, die du in diesem Zug gekauft hast, platzierst du am Ende des Zuges. Vorher kannst du sie nicht für einen Umbau benutzen.</translation>
    </message>
    <message>
        <source>The coin bag holds 24 coins worth 1 each, six in each currency.</source>
        <translation>Im Stoffbeutel sind 24 Münzen im Wert von je 1, sechs in jeder Währung.</translation>
    </message>
    <message>
        <source>For every 2 you overpay, you draw a coin from the coin bag without looking. It can be any currency.</source>
        <translation>Für je 2, die du zu viel bezahlst, ziehst du blind eine Münze aus dem Stoffbeutel. Welche Währung du bekommst, ist Glückssache.</translation>
    </message>
    <message>
        <source>Coins lie face up in front of you. When you pay, they count as money cards worth 1, and they can make a payment exact.</source>
        <translation>Münzen liegen offen vor dir. Du bezahlst mit ihnen wie mit Geldkarten im Wert von 1. So kannst du auch genau passend bezahlen.</translation>
    </message>
    <message>
        <source>Coins you pay with go back into the coin bag before you draw.</source>
        <translation>Münzen, mit denen du bezahlst, kommen in den Stoffbeutel zurück, bevor du ziehst.</translation>
    </message>
    <message>
        <source>If the coin bag is empty, you get no change.</source>
        <translation>Ist der Stoffbeutel leer, bekommst du kein Wechselgeld.</translation>
    </message>
    <message>
        <source>If you overpay, you get change: a coin for every 2 over the price. Before you pay, you can see how many coins you’d get.</source>
        <translation>Wenn du zu viel zahlst, bekommst du Wechselgeld: eine Münze für je 2 über dem Preis. Vor dem Bezahlen siehst du, wie viele Münzen du zurückbekommst.</translation>
    </message>
    <message>
        <source>You draw coins without looking, so they can be any currency. Each one is worth 1 and lies face up next to your cards.</source>
        <translation>Du ziehst die Münzen blind, die Währung ist also Glückssache. Jede ist 1 wert und liegt offen neben deinen Karten.</translation>
    </message>
    <message>
        <source>You pay with coins just as you do with cards: click the ones you want to use. If they help you pay the exact amount, you get another action.</source>
        <translation>Mit Münzen zahlst du wie mit Karten: Klick sie einfach an. Zahlst du damit genau passend, bekommst du noch eine Aktion.</translation>
    </message>
    <message>
        <source>Coins as change</source>
        <translation>Münzen als Wechselgeld</translation>
    </message>
    <message>
        <source>At the end of the game, coins count as money when the tiles left on the building market are given out.</source>
        <translation>Am Spielende zählen Münzen als Geld, wenn die restlichen Plättchen vom Bauhof verteilt werden.</translation>
    </message>
    <message>
        <source>The base game</source>
        <translation>Das Grundspiel</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zwei Spieler</translation>
    </message>
    <message>
        <source>Module: The Walls</source>
        <translation>Modul: Die Mauern</translation>
    </message>
    <message>
        <source>Module: The Thieves</source>
        <translation>Modul: Die Diebe</translation>
    </message>
    <message>
        <source>Module: The Change</source>
        <translation>Modul: Das Wechselgeld</translation>
    </message>
    <message>
        <source>Module: The Street Trader</source>
        <translation>Modul: Der fliegende Händler</translation>
    </message>
    <message>
        <source>Alhambra Roll &amp; Write</source>
        <translation>Alhambra Roll &amp; Write</translation>
    </message>
    <message>
        <source>Sheets and dice</source>
        <translation>Blätter und Würfel</translation>
    </message>
    <message>
        <source>The building grid on your player sheet has six rows of six buildings. A yellow die gives the row and a blue die the column; they meet at an intersection. The grid and the coin supply with its 20 circles are our own design; the printed sheet may look different.</source>
        <translation>Das Gebäuderaster auf deinem Spielerblatt hat sechs Reihen mit je sechs Gebäuden. Ein gelber Würfel bestimmt die Reihe, ein blauer die Spalte; sie treffen sich an einem Schnittpunkt. Das Raster und den Münzvorrat mit seinen 20 Kreisen haben wir selbst entworfen; das gedruckte Blatt kann anders aussehen.</translation>
    </message>
    <message>
        <source>Everyone gets a player sheet and a pair of dice, one yellow and one blue.</source>
        <translation>Jeder bekommt ein Spielerblatt und ein Würfelpaar: einen gelben und einen blauen Würfel.</translation>
    </message>
    <message>
        <source>Clockwise from the starting player, everyone rolls their pair of dice and crosses off the building at the intersection.</source>
        <translation>Der Startspieler fängt an, dann geht es im Uhrzeigersinn: Jeder würfelt mit seinem Würfelpaar und kreuzt das Gebäude am Schnittpunkt an.</translation>
    </message>
    <message>
        <source>Repeat this until everyone has three buildings.</source>
        <translation>Das wiederholt ihr, bis jeder drei Gebäude hat.</translation>
    </message>
    <message>
        <source>If you roll a building you’ve already crossed off, roll again until you get one that’s free.</source>
        <translation>Ergibt dein Wurf ein Gebäude, das du schon angekreuzt hast, würfle weiter, bis du ein freies bekommst.</translation>
    </message>
    <message>
        <source>Everyone starts with three coins. They’re already circled in the coin supply.</source>
        <translation>Jeder beginnt mit drei Münzen. Sie sind im Münzvorrat schon eingekreist.</translation>
    </message>
    <message>
        <source>The starting player begins each round. The others follow clockwise.</source>
        <translation>Der Startspieler beginnt jede Runde. Die anderen folgen im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>On your turn you choose one of two actions: cross off a building or receive coins.</source>
        <translation>Bist du am Zug, wählst du eine von zwei Aktionen: ein Gebäude ankreuzen oder Münzen erhalten.</translation>
    </message>
    <message>
        <source>After your action it’s the next player’s turn.</source>
        <translation>Nach deiner Aktion ist der nächste Spieler am Zug.</translation>
    </message>
    <message>
        <source>The final scoring comes after the last round.</source>
        <translation>Nach der letzten Runde kommt die Schlusswertung.</translation>
    </message>
    <message>
        <source>Cross off a building</source>
        <translation>Gebäude ankreuzen</translation>
    </message>
    <message>
        <source>Choose a yellow and a blue die on your sheet and cross off the building at their intersection. If your four dice are on four different spaces, you have four intersections to choose from.</source>
        <translation>Wähl einen gelben und einen blauen Würfel auf deinem Blatt und kreuz das Gebäude an ihrem Schnittpunkt an. Liegen deine vier Würfel auf vier verschiedenen Feldern, hast du vier Schnittpunkte zur Wahl.</translation>
    </message>
    <message>
        <source>You can’t cross off the same building twice.</source>
        <translation>Dasselbe Gebäude kannst du nicht zweimal ankreuzen.</translation>
    </message>
    <message>
        <source>Cross the building off on your sheet and mark it on the score sheet.</source>
        <translation>Kreuz das Gebäude auf deinem Blatt an und trag es auf dem Wertungsblatt ein.</translation>
    </message>
    <message>
        <source>If you cross off your last building of a kind, you get points at the end of the round, for the best place still free.</source>
        <translation>Kreuzt du auf deinem Blatt das letzte Gebäude einer Art an, bekommst du am Ende der Runde die Siegpunkte für den besten Platz, der noch frei ist.</translation>
    </message>
    <message>
        <source>Players who complete the same kind in the same round share the points for the places they take, rounded down.</source>
        <translation>Schaffen das mehrere Spieler in derselben Runde bei derselben Art, teilen sie sich die Siegpunkte der Plätze, die sie belegen (abgerundet).</translation>
    </message>
    <message>
        <source>Take the pair of dice you used off your dice spaces.</source>
        <translation>Nimm das Würfelpaar, das du benutzt hast, von deinen Würfelfeldern.</translation>
    </message>
    <message>
        <source>Your neighbour puts them on the dice spaces that match their pips.</source>
        <translation>Dein Nachbar legt sie auf die Würfelfelder, die zu ihrer Augenzahl passen.</translation>
    </message>
    <message>
        <source>Only the player whose turn it is has four dice.</source>
        <translation>Nur der Spieler, der am Zug ist, hat vier Würfel.</translation>
    </message>
    <message>
        <source>Receive coins</source>
        <translation>Münzen erhalten</translation>
    </message>
    <message>
        <source>You get a coin for each of your four intersections where the building is already crossed off.</source>
        <translation>Du bekommst eine Münze für jeden deiner vier Schnittpunkte, an dem das Gebäude schon angekreuzt ist.</translation>
    </message>
    <message>
        <source>If several pairs of dice meet at the same building, each pair counts.</source>
        <translation>Treffen sich mehrere Würfelpaare am selben Gebäude, zählt jedes Paar.</translation>
    </message>
    <message>
        <source>Circle the coins you get in your coin supply.</source>
        <translation>Die Münzen, die du bekommst, kreist du in deinem Münzvorrat ein.</translation>
    </message>
    <message>
        <source>Once all the coins in your supply are circled, you get no more.</source>
        <translation>Sind alle Münzen in deinem Vorrat eingekreist, bekommst du keine mehr.</translation>
    </message>
    <message>
        <source>After receiving coins, roll all four dice.</source>
        <translation>Hast du Münzen erhalten, würfelst du mit allen vier Würfeln.</translation>
    </message>
    <message>
        <source>Keep a yellow and a blue one.</source>
        <translation>Davon behältst du einen gelben und einen blauen.</translation>
    </message>
    <message>
        <source>Pass the other two on to the left as they are. In a solo game you keep all four.</source>
        <translation>Die anderen beiden gibst du nach links weiter, so wie sie liegen. Im Solospiel behältst du alle vier.</translation>
    </message>
    <message>
        <source>Special actions</source>
        <translation>Sonderaktionen</translation>
    </message>
    <message>
        <source>On your turn you can spend coins on one or more special actions.</source>
        <translation>Bist du am Zug, kannst du Münzen für eine oder mehrere Sonderaktionen ausgeben.</translation>
    </message>
    <message>
        <source>When you spend a coin, cross it off. Its circle is used up for good.</source>
        <translation>Gibst du eine Münze aus, streich sie durch. Diesen Kreis kannst du dann nicht mehr benutzen.</translation>
    </message>
    <message>
        <source>You can’t take a special action without enough coins.</source>
        <translation>Eine Sonderaktion geht nur, wenn deine Münzen dafür reichen.</translation>
    </message>
    <message>
        <source>For one coin you can change the number of pips on one of your dice by one, up or down.</source>
        <translation>Für eine Münze kannst du die Augenzahl eines deiner Würfel um eins ändern, nach oben oder unten.</translation>
    </message>
    <message>
        <source>Turn dice before you take your action.</source>
        <translation>Würfel drehst du vor deiner Aktion.</translation>
    </message>
    <message>
        <source>With more coins you can turn the same die again, or other dice too.</source>
        <translation>Mit mehr Münzen kannst du denselben Würfel noch einmal drehen oder auch andere.</translation>
    </message>
    <message>
        <source>You can’t turn a die from 1 to 6 or from 6 to 1.</source>
        <translation>Von 1 auf 6 oder von 6 auf 1 kannst du keinen Würfel drehen.</translation>
    </message>
    <message>
        <source>After turning dice, you still take one of the two actions.</source>
        <translation>Nach dem Drehen wählst du wie immer eine der beiden Aktionen.</translation>
    </message>
    <message>
        <source>The second building is at the intersection of the two dice you didn’t use for the first.</source>
        <translation>Das zweite Gebäude liegt am Schnittpunkt der beiden Würfel, die du für das erste nicht benutzt hast.</translation>
    </message>
    <message>
        <source>Mark both buildings on the score sheet.</source>
        <translation>Trag beide Gebäude auf dem Wertungsblatt ein.</translation>
    </message>
    <message>
        <source>Then roll all four dice, keep one pair of dice and pass the other on to the left. In a solo game you keep all four.</source>
        <translation>Dann würfelst du mit allen vier Würfeln, behältst ein Würfelpaar und gibst das andere nach links weiter. Im Solospiel behältst du alle vier.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>For each kind of building, the players with the most, the second most and the third most get the points for first, second and third place, the same as in the third scoring round of the board game.</source>
        <translation>Für jede Gebäudeart bekommen die Spieler mit den meisten, zweitmeisten und drittmeisten Gebäuden die Siegpunkte der Plätze 1 bis 3, genau wie bei der dritten Wertung des Brettspiels.</translation>
    </message>
    <message>
        <source>Players with the same number share the points for the places they take, rounded down.</source>
        <translation>Haben mehrere Spieler gleich viele, teilen sie sich die Siegpunkte der Plätze, die sie belegen (abgerundet).</translation>
    </message>
    <message>
        <source>If you have no buildings of a kind, you get no points for it.</source>
        <translation>Für eine Art, von der du kein Gebäude hast, bekommst du keine Siegpunkte.</translation>
    </message>
    <message>
        <source>If some places were already given out during the rounds, you can now only get the ones that are left.</source>
        <translation>Wurden Plätze schon während der Runden vergeben, gibt es jetzt nur noch die übrigen.</translation>
    </message>
    <message>
        <source>If an imaginary player has already completed the kind you roll, roll again until you get one you can mark.</source>
        <translation>Hat ein imaginärer Spieler von der gewürfelten Art schon alle Gebäude, würfle weiter, bis du eins eintragen kannst.</translation>
    </message>
    <message>
        <source>In a solo contest, the imaginary players get points for their buildings, and they can win.</source>
        <translation>Im Solo-Wettkampf bekommen die imaginären Spieler Siegpunkte für ihre Gebäude und können gewinnen.</translation>
    </message>
    <message>
        <source>If you got points for a kind during the rounds, you get no more for it now.</source>
        <translation>Hast du für eine Art schon während der Runden Siegpunkte bekommen, gibt es dafür jetzt keine mehr.</translation>
    </message>
    <message>
        <source>Each row and column with four, five or six buildings crossed off is worth 2, 5 or 10 points.</source>
        <translation>Jede Reihe und jede Spalte mit vier, fünf oder sechs angekreuzten Gebäuden bringt 2, 5 oder 10 Siegpunkte.</translation>
    </message>
    <message>
        <source>The buildings in a row or column don’t have to touch.</source>
        <translation>Die Gebäude einer Reihe oder Spalte müssen sich nicht berühren.</translation>
    </message>
    <message>
        <source>Add up the points for all rows and columns.</source>
        <translation>Zähl die Siegpunkte aller Reihen und Spalten zusammen.</translation>
    </message>
    <message>
        <source>Every two coins you haven’t spent are worth a point.</source>
        <translation>Je zwei Münzen, die du nicht ausgegeben hast, bringen einen Siegpunkt.</translation>
    </message>
    <message>
        <source>Add up all the points. The player with the most points wins.</source>
        <translation>Zählt alle Siegpunkte zusammen. Der Spieler mit den meisten gewinnt.</translation>
    </message>
    <message>
        <source>If players tie, they share the victory.</source>
        <translation>Bei Gleichstand an der Spitze teilen sich die Spieler den Sieg.</translation>
    </message>
    <message>
        <source>In a two-player game, one imaginary player joins in; in a solo game, two do. So there are always at least three players.</source>
        <translation>Spielt ihr zu zweit, macht ein imaginärer Spieler mit; im Solospiel sind es zwei. So gibt es immer mindestens drei Spieler.</translation>
    </message>
    <message>
        <source>An imaginary player’s points aren’t written down, except in a solo contest.</source>
        <translation>Die Siegpunkte imaginärer Spieler werden nicht aufgeschrieben, außer im Solo-Wettkampf.</translation>
    </message>
    <message>
        <source>Each round, every imaginary player crosses off one building.</source>
        <translation>In jeder Runde kreuzt jeder imaginäre Spieler ein Gebäude an.</translation>
    </message>
    <message>
        <source>With two players, you pass the dice back and forth.</source>
        <translation>Bei zwei Spielern gebt ihr die Würfel immer hin und her.</translation>
    </message>
    <message>
        <source>Imaginary players take their turn after everyone else.</source>
        <translation>Imaginäre Spieler sind nach allen anderen am Zug.</translation>
    </message>
    <message>
        <source>If an imaginary player gets their last building of a kind, they take a place like anyone else. Then nobody else can get the points for that place.</source>
        <translation>Hat ein imaginärer Spieler alle Gebäude einer Art, belegt er einen Platz wie jeder andere. Die Siegpunkte für diesen Platz bekommt dann kein anderer mehr.</translation>
    </message>
    <message>
        <source>In the final scoring, imaginary players are ranked like everyone else.</source>
        <translation>Bei der Schlusswertung belegen imaginäre Spieler Plätze wie alle anderen.</translation>
    </message>
    <message>
        <source>In a solo game, all the imaginary players take their turns after yours.</source>
        <translation>Im Solospiel sind alle imaginären Spieler nach dir am Zug.</translation>
    </message>
    <message>
        <source>Roll the dice you used and put them back on your dice spaces for the next turn.</source>
        <translation>Würfle mit den benutzten Würfeln und leg sie für den nächsten Zug auf deine Würfelfelder zurück.</translation>
    </message>
    <message>
        <source>For a harder solo game, play against three or four imaginary players. With you that’s four or five players, so you play 15 or 12 rounds.</source>
        <translation>Schwerer wird das Solospiel gegen drei oder vier imaginäre Spieler. Mit dir sind das vier oder fünf Spieler, also 15 oder 12 Runden.</translation>
    </message>
    <message>
        <source>At the end of a contest, each imaginary player gets extra points: 21 if there are two of them, 18 if there are three, 15 if there are four.</source>
        <translation>Am Ende eines Wettkampfs bekommt jeder imaginäre Spieler Zusatzpunkte: 21 bei zwei imaginären Spielern, 18 bei drei und 15 bei vier.</translation>
    </message>
    <message>
        <source>At the end of your turn</source>
        <translation>Am Ende deines Zuges</translation>
    </message>
    <message>
        <source>After your turn, the face-up money cards are topped up to four.</source>
        <translation>Nach deinem Zug kommen neue Geldkarten dazu, bis wieder vier offen liegen.</translation>
    </message>
    <message>
        <source>When the pile runs out, the discard pile is shuffled to make a new one. If the discard pile is empty too, there are fewer cards face up.</source>
        <translation>Ist der Stapel leer, wird der Ablagestapel gemischt und kommt an seine Stelle. Ist auch der Ablagestapel leer, liegen weniger Karten offen.</translation>
    </message>
    <message>
        <source>Then the building market is refilled from the bag.</source>
        <translation>Dann wird der Bauhof aus dem Plättchenturm aufgefüllt.</translation>
    </message>
    <message>
        <source>The three scoring rounds</source>
        <translation>Die drei Wertungen</translation>
    </message>
    <message>
        <source>The scoring round takes place once everything is refilled, before the next turn.</source>
        <translation>Die Wertung kommt, sobald alles aufgefüllt ist, noch vor dem nächsten Zug.</translation>
    </message>
    <message>
        <source>Players with the same number share the points for the places they take, rounded down. Say two players have four towers each in the second scoring round: 13 + 6 = 19, so each gets 9 points.</source>
        <translation>Haben mehrere Spieler gleich viele, teilen sie sich die Siegpunkte der Plätze, die sie belegen (abgerundet). Ein Beispiel: Bei der zweiten Wertung haben zwei Spieler je vier Türme. 13 + 6 = 19, also bekommt jeder 9 Siegpunkte.</translation>
    </message>
    <message>
        <source>You need at least one building of a kind to get points for it.</source>
        <translation>Siegpunkte für eine Gebäudeart bekommst du nur, wenn du mindestens ein Gebäude dieser Art hast.</translation>
    </message>
    <message>
        <source>Tiles on your reserve board don’t count.</source>
        <translation>Plättchen auf deinem Reservefeld zählen nicht.</translation>
    </message>
    <message>
        <source>In each scoring round you get a point for each side of a tile in the longest unbroken external wall of your Alhambra. If the wall goes all the way around, every side counts.</source>
        <translation>Bei jeder Wertung bekommst du einen Siegpunkt für jede Plättchenkante der längsten durchgehenden Außenmauer deiner Alhambra. Geht die Mauer ganz herum, zählt jede Kante.</translation>
    </message>
    <message>
        <source>An internal wall, between two tiles, is worth nothing.</source>
        <translation>Eine Innenmauer, also eine Mauer zwischen zwei Plättchen, bringt nichts.</translation>
    </message>
    <message>
        <source>In each scoring round, your counter moves one space along the scoring board for each point you get.</source>
        <translation>Bei jeder Wertung rückt dein Zählstein auf der Zähltafel um so viele Felder vor, wie du Siegpunkte bekommst.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>If the bag doesn’t have enough tiles to fill the building market after a turn, the game ends.</source>
        <translation>Reichen die Plättchen im Plättchenturm nach einem Zug nicht mehr, um den Bauhof aufzufüllen, endet das Spiel.</translation>
    </message>
    <message>
        <source>If players tie, or nobody has that currency, the tile stays on the market.</source>
        <translation>Liegen mehrere Spieler gleichauf vorn oder hat niemand diese Währung, bleibt das Plättchen auf dem Bauhof.</translation>
    </message>
    <message>
        <source>Then comes the third and last scoring round.</source>
        <translation>Dann kommt die dritte und letzte Wertung.</translation>
    </message>
    <message>
        <source>The player with the most points wins. If players tie, they share the victory.</source>
        <translation>Der Spieler mit den meisten Siegpunkten gewinnt. Haben mehrere gleich viele, teilen sie sich den Sieg.</translation>
    </message>
    <message>
        <source>Citizens move in</source>
        <translation>Bewohner ziehen ein</translation>
    </message>
    <message>
        <source>Put your trader tile with its three citizens on a free spot beside your fountain. Dirk has no trader.</source>
        <translation>Leg dein Händlerplättchen mit den drei Bewohnern auf einen freien Platz neben deinem Brunnen. Dirk hat keinen Händler.</translation>
    </message>
    <message>
        <source>There are 42 citizens, seven in each of the six building colours. Before anyone sees the market or the money, everyone secretly picks three citizens of different colours for their own trader tile. All the others form the general supply.</source>
        <translation>Es gibt 42 Bewohner: je sieben in den sechs Farben der Gebäude. Bevor jemand den Bauhof oder das Geld sieht, wählt jeder heimlich drei Bewohner in verschiedenen Farben für sein Händlerplättchen. Alle anderen bilden den allgemeinen Vorrat.</translation>
    </message>
    <message>
        <source>If you put a tile you’ve just bought or one from your reserve board on the trader’s spot, the trader makes way. Only then can a citizen move in or be swapped.</source>
        <translation>Baust du ein frisch gekauftes Plättchen oder eins vom Reservefeld auf den Platz des Händlers, muss der Händler weichen. Nur dann kann ein Bewohner einziehen oder getauscht werden.</translation>
    </message>
    <message>
        <source>If a citizen on your trader tile matches the colour of the new tile, that citizen may move in. If several match, only one of them may.</source>
        <translation>Steht auf deinem Händlerplättchen ein Bewohner in der Farbe des neuen Plättchens, darf er einziehen. Es zieht höchstens einer ein.</translation>
    </message>
    <message>
        <source>After that, put any citizen from the general supply on your trader tile, unless the supply is empty.</source>
        <translation>Danach stellst du einen beliebigen Bewohner aus dem allgemeinen Vorrat auf dein Händlerplättchen, außer der Vorrat ist leer.</translation>
    </message>
    <message>
        <source>If there’s no citizen of that colour on your trader tile, you may swap one of the citizens there for one of another colour from the general supply.</source>
        <translation>Steht kein Bewohner dieser Farbe auf deinem Händlerplättchen, darfst du einen von dort gegen einen andersfarbigen aus dem allgemeinen Vorrat tauschen.</translation>
    </message>
    <message>
        <source>If the trader made way, put it on any free spot beside your Alhambra at the end of your turn. The spot must share a side with your Alhambra, but walls don’t matter.</source>
        <translation>Musste der Händler weichen, kommt er am Ende deines Zuges auf einen beliebigen freien Platz, der deine Alhambra mit einer Seite berührt. Mauern spielen keine Rolle.</translation>
    </message>
    <message>
        <source>The trader stays put until you build on its spot.</source>
        <translation>Der Händler bleibt, wo er ist, bis du auf seinem Platz baust.</translation>
    </message>
    <message>
        <source>When you remove or exchange a tile, its citizen goes back to the general supply. After an exchange, the new tile has no citizen.</source>
        <translation>Wird ein Plättchen abgebaut oder ausgetauscht, kommt sein Bewohner in den allgemeinen Vorrat zurück. Nach einem Austausch hat das neue Plättchen keinen Bewohner.</translation>
    </message>
    <message>
        <source>In each scoring round, the citizens in your buildings form the longest possible series of different colours: 1, 2, 3, 4, 5 or 6 colours are worth 1, 3, 6, 10, 15 or 21 points. Each citizen counts only once.</source>
        <translation>Bei jeder Wertung bilden die Bewohner in deinen Gebäuden möglichst lange Serien aus verschiedenen Farben: 1, 2, 3, 4, 5 oder 6 Farben bringen 1, 3, 6, 10, 15 oder 21 Siegpunkte. Jeder Bewohner zählt nur einmal.</translation>
    </message>
    <message>
        <source>Citizens can also move into the tiles given out at the end of the game. The trader isn’t placed again after that.</source>
        <translation>Auch in die Plättchen, die am Spielende verteilt werden, können Bewohner einziehen. Der Händler bekommt danach keinen neuen Platz mehr.</translation>
    </message>
    <message>
        <source>Before the game, secretly pick three citizens of different colours by clicking them. Then drag your trader onto a spot beside your fountain.</source>
        <translation>Wähl vor dem Spiel heimlich drei Bewohner in verschiedenen Farben: Klick sie einfach an. Zieh dann deinen Händler auf einen Platz neben deinem Brunnen.</translation>
    </message>
    <message>
        <source>Build on the trader’s spot. If a citizen there matches the colour of the new tile, that citizen may move in. To let them in, click a new one for your trader tile.</source>
        <translation>Bau auf dem Platz des Händlers. Hat dort ein Bewohner die Farbe des neuen Plättchens, darf er einziehen. Klick dafür einen neuen für dein Händlerplättchen an.</translation>
    </message>
    <message>
        <source>If none of them matches, you may swap one: click a citizen on your trader tile and one in the general supply. Then drag the trader onto any free spot beside your Alhambra.</source>
        <translation>Passt keiner, darfst du einen tauschen: Klick einen Bewohner auf deinem Händlerplättchen an und einen im allgemeinen Vorrat. Zieh den Händler danach auf einen beliebigen freien Platz neben deiner Alhambra.</translation>
    </message>
    <message>
        <source>In each scoring round, your citizens score in series of different colours. The longer a series, the more points: here 10 + 3.</source>
        <translation>Bei jeder Wertung bilden die Bewohner in deinen Gebäuden Serien aus verschiedenen Farben. Je länger eine Serie, desto mehr Siegpunkte bringt sie: hier 10 + 3.</translation>
    </message>
    <message>
        <source>Use a thief</source>
        <translation>Dieb einsetzen</translation>
    </message>
    <message>
        <source>There are twelve thief cards, three for each currency. They’re dealt face down: four each with two or three players, three with four, two with five or six. The rest are out of the game.</source>
        <translation>Es gibt zwölf Diebeskarten, drei für jede Währung. Sie werden verdeckt ausgeteilt: Bei zwei oder drei Spielern bekommt jeder vier, bei vier Spielern drei, bei fünf oder sechs zwei. Der Rest ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>When a turn is completely over, all players may use thieves, except the one about to play. Nobody can steal after the last turn.</source>
        <translation>Ist ein Zug ganz zu Ende, dürfen alle Spieler Diebe einsetzen, nur nicht der, der als Nächster dran ist. Nach dem letzten Zug stiehlt kein Dieb mehr.</translation>
    </message>
    <message>
        <source>You can only use a thief you have.</source>
        <translation>Um einen Dieb einzusetzen, musst du seine Karte haben.</translation>
    </message>
    <message>
        <source>A thief takes one face-up money card in its currency, whatever the value, and is then out of the game.</source>
        <translation>Ein Dieb nimmt eine offene Geldkarte seiner Währung, egal wie viel sie wert ist, und ist dann aus dem Spiel.</translation>
    </message>
    <message>
        <source>After each theft, the face-up money cards are topped up to four. If a scoring card turns up, the scoring round comes before the next theft.</source>
        <translation>Nach jedem Diebstahl werden die offenen Geldkarten wieder auf vier aufgefüllt. Taucht eine Wertungskarte auf, kommt die Wertung vor dem nächsten Diebstahl.</translation>
    </message>
    <message>
        <source>If several players want to use a thief, they go in turn order, starting with the player to the left of the one whose turn is next. After each theft they’re all asked again, until nobody wants to steal any more.</source>
        <translation>Wollen mehrere Spieler einen Dieb einsetzen, geht es reihum, angefangen beim linken Nachbarn des Spielers, der als Nächster am Zug ist. Nach jedem Diebstahl werden alle wieder gefragt, bis niemand mehr stehlen will.</translation>
    </message>
    <message>
        <source>At the start you get secret thief cards. Each one steals one currency, and only you know which ones you have.</source>
        <translation>Am Anfang bekommst du geheime Diebeskarten. Jeder Dieb stiehlt nur Karten einer Währung, und nur du weißt, welche Diebe du hast.</translation>
    </message>
    <message>
        <source>After every turn, unless you’re next, you’re asked whether you want to use a thief. Just click a face-up money card that one of your thieves can take.</source>
        <translation>Nach jedem Zug wirst du gefragt, ob du einen Dieb einsetzen willst, außer du bist gleich selbst dran. Klick einfach eine offene Geldkarte an, die einer deiner Diebe nehmen kann.</translation>
    </message>
    <message>
        <source>The money card is yours, and the thief is out of the game. Another card is turned up, so there may be one more to steal.</source>
        <translation>Die Geldkarte gehört dir, und der Dieb ist aus dem Spiel. Eine neue Karte wird aufgedeckt: Vielleicht lohnt sich gleich noch ein Dieb.</translation>
    </message>
    <message>
        <source>If several of you share this screen, you’ll see the names of everyone who still has thieves. Click yours if you want to use a thief, or let the next player take their turn.</source>
        <translation>Sitzt ihr zu mehreren an einem Bildschirm, seht ihr die Namen aller, die noch Diebe haben. Klick auf deinen Namen, wenn du einen Dieb einsetzen willst, oder lass den nächsten Spieler seinen Zug machen.</translation>
    </message>
    <message>
        <source>Dirk, the third player</source>
        <translation>Dirk, der dritte Spieler</translation>
    </message>
    <message>
        <source>With two players there are only two of each money card, 72 in all.</source>
        <translation>Bei zwei Spielern gibt es jede Geldkarte nur zweimal, insgesamt 72.</translation>
    </message>
    <message>
        <source>Dirk gets points for having the most buildings, like any other player, but never for a wall.</source>
        <translation>Dirk bekommt wie jeder andere Spieler Siegpunkte für die meisten Gebäude, aber nie für eine Mauer.</translation>
    </message>
    <message>
        <source>Dirk joins you as an imaginary third player. He takes no turns and builds no Alhambra, but he collects tiles. At the start, once the market is filled, he gets the next six tiles from the bag, for everyone to see.</source>
        <translation>Dirk kommt als imaginärer dritter Spieler dazu. Er ist nie am Zug und baut keine Alhambra, aber er sammelt Plättchen. Am Anfang, wenn der Bauhof gefüllt ist, bekommt er die nächsten sechs Plättchen aus dem Plättchenturm, für alle sichtbar.</translation>
    </message>
    <message>
        <source>After the first scoring round, Dirk gets six more tiles, or whatever’s left if the bag holds fewer.</source>
        <translation>Nach der ersten Wertung bekommt Dirk noch sechs Plättchen, oder den Rest, wenn im Plättchenturm weniger sind.</translation>
    </message>
    <message>
        <source>After the second scoring round, he gets a third of the tiles left in the bag, rounded down.</source>
        <translation>Nach der zweiten Wertung bekommt er ein Drittel der Plättchen, die noch im Plättchenturm sind (abgerundet).</translation>
    </message>
    <message>
        <source>You can also give a tile you bought this turn to Dirk.</source>
        <translation>Du kannst ein Plättchen, das du in diesem Zug gekauft hast, auch Dirk schenken.</translation>
    </message>
    <message>
        <source>Tiles given out at the end of the game can’t go to Dirk.</source>
        <translation>Von den Plättchen, die am Spielende verteilt werden, bekommt Dirk keins.</translation>
    </message>
    <message>
        <source>Dirk can’t win, however many points he has.</source>
        <translation>Dirk kann nicht gewinnen, egal wie viele Siegpunkte er hat.</translation>
    </message>
    <message>
        <source>Put up a wall</source>
        <translation>Mauer errichten</translation>
    </message>
    <message>
        <source>There’s a fourth action: put up a wall. Like taking money, it’s always the last action of your turn.</source>
        <translation>Jetzt gibt es eine vierte Aktion: eine Mauer errichten. Danach hast du in diesem Zug keine Aktion mehr, genau wie nach dem Geldnehmen.</translation>
    </message>
    <message>
        <source>Take any face-up wall card. It’s out of the game afterwards.</source>
        <translation>Nimm eine beliebige offene Mauerkarte. Danach ist sie aus dem Spiel.</translation>
    </message>
    <message>
        <source>A wall piece can’t go on a side that already has a wall.</source>
        <translation>Hat eine Seite schon eine Mauer, darf dort kein Mauerstück mehr hin.</translation>
    </message>
    <message>
        <source>Afterwards your Alhambra must still follow the building rules. So in your Alhambra, wall pieces can only go on sides with no tile next to them.</source>
        <translation>Auch danach gelten in deiner Alhambra die Bauregeln. Deshalb dürfen Mauerstücke dort nur an Seiten stehen, neben denen kein Plättchen liegt.</translation>
    </message>
    <message>
        <source>Wall pieces stay with their tile for good, even if it’s moved in a redesign or given to Dirk.</source>
        <translation>Mauerstücke bleiben immer bei ihrem Plättchen, auch beim Umbau oder wenn es Dirk geschenkt wird.</translation>
    </message>
    <message>
        <source>In a scoring round they count like printed walls.</source>
        <translation>Bei einer Wertung zählen sie wie aufgedruckte Mauern.</translation>
    </message>
    <message>
        <source>Now and then, a wall card turns up among the money cards. It goes face up beside the building market, for anyone to use.</source>
        <translation>Ab und zu taucht unter den Geldkarten eine Mauerkarte auf. Sie kommt offen neben den Bauhof, und jeder kann sie benutzen.</translation>
    </message>
    <message>
        <source>On your turn, drag a wall card onto one of your tiles: in your Alhambra, on your reserve board or just bought. The tiles you can put it on glow.</source>
        <translation>Bist du am Zug, zieh eine Mauerkarte auf eins deiner Plättchen: in deiner Alhambra, auf deinem Reservefeld oder gerade gekauft. Passende Plättchen leuchten.</translation>
    </message>
    <message>
        <source>Putting up a wall is always the last action of your turn, like taking money. The card is out of the game afterwards.</source>
        <translation>Wenn du eine Mauer errichtest, hast du danach in diesem Zug keine Aktion mehr, genau wie nach dem Geldnehmen. Die Karte ist dann aus dem Spiel.</translation>
    </message>
    <message>
        <source>Close gaps in your external wall. Wooden walls score like any other wall, so here you’d get {wall} points.</source>
        <translation>Schließ Lücken in deiner Außenmauer. Mauern aus Holz zählen wie alle anderen: Hier bekämst du {wall} Siegpunkte.</translation>
    </message>
    <message>
        <source>Pavilion, seraglio, arcades, chambers, garden and tower, with their prices.</source>
        <translation>Pavillon, Serail, Arkaden, Gemächer, Garten und Turm mit ihren Preisen.</translation>
    </message>
    <message>
        <source>Florin, dirham, denar and ducat.</source>
        <translation>Gulden, Dirham, Denar und Dukate.</translation>
    </message>
    <message>
        <source>Each square of the building market has its own currency.</source>
        <translation>Jedes Feld des Bauhofs hat seine eigene Währung.</translation>
    </message>
    <message>
        <source>One scoring card in the second pile, one in the fourth.</source>
        <translation>Eine Wertungskarte im zweiten Stapel, eine im vierten.</translation>
    </message>
    <message>
        <source>You can take the first two together, or just one card.</source>
        <translation>Du kannst die ersten beiden zusammen nehmen oder eine einzelne Karte.</translation>
    </message>
    <message>
        <source>You pay 11 for a garden that costs 10: you get no more actions, and no change for the extra 1.</source>
        <translation>Du bezahlst 11 für einen Garten, der 10 kostet: keine weitere Aktion und kein Wechselgeld.</translation>
    </message>
    <message>
        <source>The exact amount: choose another action.</source>
        <translation>Genau passend: Wähl noch eine Aktion.</translation>
    </message>
    <message>
        <source>Right: two open sides. Wrong: a wall meets an open side.</source>
        <translation>Richtig: zwei offene Seiten. Falsch: Eine Mauer trifft auf eine offene Seite.</translation>
    </message>
    <message>
        <source>Right: the roof is at the top. Wrong: the tile is turned.</source>
        <translation>Richtig: Das Dach zeigt nach oben. Falsch: Das Plättchen ist gedreht.</translation>
    </message>
    <message>
        <source>Wrong: you can’t walk to the garden without climbing over a wall.</source>
        <translation>Falsch: Zum Garten kommst du nicht, ohne über eine Mauer zu klettern.</translation>
    </message>
    <message>
        <source>Wrong: the pavilion touches the Alhambra only at a corner.</source>
        <translation>Falsch: Der Pavillon berührt die Alhambra nur an einer Ecke.</translation>
    </message>
    <message>
        <source>Wrong: the seraglio would enclose an empty area.</source>
        <translation>Falsch: Mit dem Serail würde ein Loch entstehen.</translation>
    </message>
    <message>
        <source>The garden is added from the reserve board.</source>
        <translation>Der Garten wird vom Reservefeld aus angebaut.</translation>
    </message>
    <message>
        <source>The garden is removed and goes onto the reserve board.</source>
        <translation>Der Garten wird abgebaut und kommt auf das Reservefeld.</translation>
    </message>
    <message>
        <source>The tower takes the garden’s spot.</source>
        <translation>Der Turm kommt genau an die Stelle des Gartens.</translation>
    </message>
    <message>
        <source>First scoring round: three towers beat two.</source>
        <translation>Erste Wertung: Drei Türme schlagen zwei.</translation>
    </message>
    <message>
        <source>The longest external wall has {wall} sides: {wall} points.</source>
        <translation>Die längste Außenmauer hat {wall} Kanten: {wall} Siegpunkte.</translation>
    </message>
    <message>
        <source>An internal wall between the arcades and the garden: no points.</source>
        <translation>Eine Innenmauer zwischen Arkaden und Garten: keine Siegpunkte.</translation>
    </message>
    <message>
        <source>Dirk and his first six tiles.</source>
        <translation>Dirk und seine ersten sechs Plättchen.</translation>
    </message>
    <message>
        <source>A wall card with two wall pieces, put on a garden.</source>
        <translation>Eine Mauerkarte und ihre zwei Mauerstücke auf einem Garten.</translation>
    </message>
    <message>
        <source>The denar thief takes a denar card.</source>
        <translation>Der Denar-Dieb nimmt eine Denar-Karte.</translation>
    </message>
    <message>
        <source>Overpaid by 3: one coin.</source>
        <translation>3 zu viel bezahlt: eine Münze.</translation>
    </message>
    <message>
        <source>The trader with three citizens beside the fountain.</source>
        <translation>Der Händler mit drei Bewohnern neben dem Brunnen.</translation>
    </message>
    <message>
        <source>A series of four and a series of two: 10 + 3 points.</source>
        <translation>Eine Serie mit vier und eine mit zwei Farben: 10 + 3 Siegpunkte.</translation>
    </message>
    <message>
        <source>Yellow 3 and blue 5 meet at a pavilion.</source>
        <translation>Die gelbe 3 und die blaue 5 treffen sich an einem Pavillon.</translation>
    </message>
    <message>
        <source>Four intersections. One building is crossed off, which leaves three to choose from.</source>
        <translation>Vier Schnittpunkte. Ein Gebäude ist angekreuzt, also bleiben drei zur Wahl.</translation>
    </message>
    <message>
        <source>Pass on the dice you didn’t use, just as they are.</source>
        <translation>Unbenutzte Würfel werden so weitergegeben, wie sie liegen.</translation>
    </message>
    <message>
        <source>Four in one row are worth 2 points, five in one column 5 points.</source>
        <translation>Vier in einer Reihe bringen 2 Siegpunkte, fünf in einer Spalte 5.</translation>
    </message>
    <message>
        <source>One coin turns the yellow 3 into a 4.</source>
        <translation>Eine Münze macht aus der gelben 3 eine 4.</translation>
    </message>
    <message>
        <source>The starting player goes first, then play continues clockwise.</source>
        <translation>Der Startspieler fängt an, dann geht es im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <source>All dice show one to six pips. Half of them are yellow, half are blue.</source>
        <translation>Alle Würfel zeigen ein bis sechs Augen. Die eine Hälfte ist gelb, die andere blau.</translation>
    </message>
    <message>
        <source>For each kind of building, the score sheet has one box for every building of that kind on the grid.</source>
        <translation>Auf dem Wertungsblatt hat jede Gebäudeart so viele Kästchen, wie es Gebäude dieser Art im Raster gibt.</translation>
    </message>
    <message>
        <source>Decide among yourselves who’s the starting player.</source>
        <translation>Wer Startspieler wird, macht ihr unter euch aus.</translation>
    </message>
    <message>
        <source>Every building you cross off also goes on the score sheet, so everyone can see it.</source>
        <translation>Jedes Gebäude, das du ankreuzt, wird auch auf dem Wertungsblatt eingetragen, für alle sichtbar.</translation>
    </message>
    <message>
        <source>Then everyone rolls their pair of dice once more and puts them on the dice spaces on their sheet.</source>
        <translation>Dann würfelt jeder noch einmal mit seinem Würfelpaar und legt es auf die Würfelfelder seines Blattes.</translation>
    </message>
    <message>
        <source>The starting player rolls an extra pair of dice and puts them on the dice spaces as well.</source>
        <translation>Der Startspieler würfelt mit einem zusätzlichen Würfelpaar und legt es auch auf seine Würfelfelder.</translation>
    </message>
    <message>
        <source>A dice space can hold any number of dice.</source>
        <translation>Auf ein Würfelfeld passen beliebig viele Würfel.</translation>
    </message>
    <message>
        <source>The game lasts 12 rounds with five players, 15 with four and 18 with three. Imaginary players count too.</source>
        <translation>Das Spiel dauert zu fünft 12 Runden, zu viert 15 und zu dritt 18. Imaginäre Spieler zählen mit.</translation>
    </message>
    <message>
        <source>Each time it’s the starting player’s turn, mark off a round.</source>
        <translation>Immer wenn der Startspieler an der Reihe ist, hakt ihr eine Runde ab.</translation>
    </message>
    <message>
        <source>If the buildings at all your intersections are already crossed off, you must choose “Receive coins”.</source>
        <translation>Sind die Gebäude an allen deinen Schnittpunkten angekreuzt, musst du „Münzen erhalten“ wählen.</translation>
    </message>
    <message>
        <source>In later rounds you can only get the places that are left.</source>
        <translation>In späteren Runden sind nur noch die restlichen Plätze zu haben.</translation>
    </message>
    <message>
        <source>Write these points down next to the building.</source>
        <translation>Schreib diese Siegpunkte neben das Gebäude.</translation>
    </message>
    <message>
        <source>Pass the other pair of dice on to the left, without turning them.</source>
        <translation>Gib das andere Würfelpaar nach links weiter, ohne die Würfel zu drehen.</translation>
    </message>
    <message>
        <source>At the end of your turn, roll the pair of dice you used, ready for your next turn.</source>
        <translation>Am Ende deines Zuges würfelst du mit dem benutzten Würfelpaar für deinen nächsten Zug.</translation>
    </message>
    <message>
        <source>For three coins you can cross off two buildings, if the second one is still free once you’ve crossed off the first.</source>
        <translation>Für drei Münzen kannst du zwei Gebäude ankreuzen, wenn das zweite dann noch frei ist.</translation>
    </message>
    <message>
        <source>Solo game and two-player game</source>
        <translation>Solospiel und Spiel mit zwei Spielern</translation>
    </message>
    <message>
        <source>Each imaginary player has their own pair of dice.</source>
        <translation>Jeder imaginäre Spieler hat sein eigenes Würfelpaar.</translation>
    </message>
    <message>
        <source>Before you roll for yourselves, roll three times for each imaginary player to give them their first three buildings.</source>
        <translation>Bevor ihr für euch selbst würfelt, würfelt ihr für jeden imaginären Spieler drei Gebäude aus.</translation>
    </message>
    <message>
        <source>Imaginary players have no sheet. If they roll the same building again, they get another one of that kind.</source>
        <translation>Ein imaginärer Spieler hat kein Blatt. Würfelt er dasselbe Gebäude noch einmal, bekommt er noch eins dieser Art.</translation>
    </message>
    <message>
        <source>Never pass dice on to an imaginary player.</source>
        <translation>Würfel werden nie an einen imaginären Spieler weitergegeben.</translation>
    </message>
    <message>
        <source>On an imaginary player’s turn, roll their pair of dice and mark the building on the score sheet.</source>
        <translation>Ist ein imaginärer Spieler an der Reihe, würfle mit seinem Würfelpaar und trag das Gebäude auf dem Wertungsblatt ein.</translation>
    </message>
    <message>
        <source>In a solo game you pass nothing on: the pair of dice you didn’t use stays on your sheet. After you receive coins or cross off two buildings, you roll all four dice and keep them.</source>
        <translation>Im Solospiel gibst du nichts weiter: Das Würfelpaar, das du nicht benutzt hast, bleibt auf deinem Blatt. Hast du Münzen erhalten oder zwei Gebäude angekreuzt, würfelst du mit allen vier Würfeln und behältst sie.</translation>
    </message>
    <message>
        <source>When a scoring card turns up among the money cards, it’s out of the game, and the next card takes its place straight away.</source>
        <translation>Taucht unter den Geldkarten eine Wertungskarte auf, wird sie aus dem Spiel genommen, und die nächste Karte kommt gleich an ihre Stelle.</translation>
    </message>
    <message>
        <source>For each kind of building, the players with the most in their Alhambra get points. What the buildings cost doesn’t matter.</source>
        <translation>Siegpunkte gibt es bei jeder Gebäudeart für die Spieler, die davon die meisten in ihrer Alhambra haben. Was die Gebäude gekostet haben, ist egal.</translation>
    </message>
    <message>
        <source>In the first scoring round, only the player with the most buildings of a kind gets points: from 1 for pavilions up to 6 for towers.</source>
        <translation>Bei der ersten Wertung bekommt nur der Spieler mit den meisten Gebäuden einer Art Siegpunkte: von 1 für Pavillons bis zu 6 für Türme.</translation>
    </message>
    <message>
        <source>In the second scoring round, the players with the most and the second most get points: 13 and 6 for towers.</source>
        <translation>Bei der zweiten Wertung bekommen die Spieler mit den meisten und den zweitmeisten Gebäuden einer Art Siegpunkte: für Türme 13 und 6.</translation>
    </message>
    <message>
        <source>In the third scoring round, the players with the most, the second most and the third most get points: 21, 13 and 6 for towers. The points table shows the numbers for all buildings.</source>
        <translation>Bei der dritten Wertung bekommen die Spieler mit den meisten, den zweitmeisten und den drittmeisten Gebäuden einer Art Siegpunkte: für Türme 21, 13 und 6. Die Punkteübersicht zeigt die Zahlen für alle Gebäude.</translation>
    </message>
    <message>
        <source>Each tile still on the market goes to the player with the most money in the currency of its square. The price doesn’t matter now, and nobody pays.</source>
        <translation>Jedes Plättchen, das noch auf dem Bauhof liegt, geht an den Spieler, der in der Währung des Feldes das meiste Geld hat. Der Preis spielt jetzt keine Rolle, und niemand bezahlt.</translation>
    </message>
    <message>
        <source>If you get a tile this way, build it or put it on your reserve board. Players do this one after another.</source>
        <translation>Bekommst du dabei ein Plättchen, bau es ein oder leg es auf dein Reservefeld. Die Spieler machen das nacheinander.</translation>
    </message>
    <message>
        <source>Eight wall cards join the game: two are shuffled into each pile from the second to the fifth.</source>
        <translation>Acht Mauerkarten kommen ins Spiel: Je zwei davon werden in den zweiten, dritten, vierten und fünften Stapel gemischt.</translation>
    </message>
    <message>
        <source>A wall card that turns up goes face up beside the building market, and the money cards are topped up to four. Any number of wall cards can lie there.</source>
        <translation>Taucht eine Mauerkarte auf, kommt sie offen neben den Bauhof; dort dürfen beliebig viele liegen. Die Geldkarten werden trotzdem auf vier aufgefüllt.</translation>
    </message>
    <message>
        <source>Put its wall pieces on one of your own tiles: in your Alhambra (even the fountain), on your reserve board or just bought.</source>
        <translation>Stell ihre Mauerstücke auf eins deiner Plättchen. Es kann in deiner Alhambra oder auf deinem Reservefeld liegen oder gerade gekauft sein. Auch auf den Brunnen darfst du sie stellen.</translation>
    </message>
    <message>
        <source>Put up exactly the walls on the card, on exactly the sides it shows.</source>
        <translation>Du errichtest genau die Mauern, die auf der Karte zu sehen sind, und zwar an denselben Seiten.</translation>
    </message>
</context>
</TS>
