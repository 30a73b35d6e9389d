<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name></name>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>diese Liste</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Strg+O</translation>
    </message>
    <message>
        <source>open a record</source>
        <translation>eine Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Strg+S</translation>
    </message>
    <message>
        <source>save a copy of the game</source>
        <translation>eine Kopie des Spiels speichern</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Strg+Q</translation>
    </message>
    <message>
        <source>quit; the game is saved</source>
        <translation>beenden; das Spiel ist gespeichert</translation>
    </message>
    <message>
        <source>Tab, arrows</source>
        <translation>Tab, Pfeile</translation>
    </message>
    <message>
        <source>go to the next field</source>
        <translation>zum nächsten Feld</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>press what is marked</source>
        <translation>drücken, was markiert ist</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>go back; at the table: menu</source>
        <translation>zurück; am Tisch: Menü</translation>
    </message>
    <message>
        <source>Reserve board</source>
        <translation>Reservefeld</translation>
    </message>
    <message>
        <source>Dirk</source>
        <translation>Dirk</translation>
    </message>
    <message>
        <source>Beside the palace, decide later</source>
        <translation>Neben die Alhambra, später entscheiden</translation>
    </message>
    <message>
        <source>in exchange for {tile}</source>
        <translation>im Austausch gegen {tile}</translation>
    </message>
    <message>
        <source>bought, pencilled in</source>
        <translation>gekauft, vorgemerkt</translation>
    </message>
    <message>
        <source>on the reserve board</source>
        <translation>auf dem Reservefeld</translation>
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
        <source>open money card</source>
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
        <source>Your hand: {cards}</source>
        <translation>Deine Hand: {cards}</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Bisher ist nichts geschehen</translation>
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
        <translation>{steps} des Brunnens</translation>
    </message>
    <message>
        <source>Palace of {name}</source>
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
        <source>The hand is hidden</source>
        <translation>Die Hand ist verdeckt</translation>
    </message>
    <message>
        <source>Longest wall</source>
        <translation>Längste Mauer</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Bewohner</translation>
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
        <source>takes {cards}</source>
        <translation>nimmt {cards}</translation>
    </message>
    <message>
        <source>buys {tile}, paid exactly</source>
        <translation>kauft {tile}, genau passend bezahlt</translation>
    </message>
    <message>
        <source>buys {tile} for {paid}</source>
        <translation>kauft {tile} für {paid}</translation>
    </message>
    <message>
        <source>builds {tile}</source>
        <translation>baut {tile} an</translation>
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
        <source>takes {tile} out to the reserve board</source>
        <translation>baut {tile} ab und legt es auf das Reservefeld</translation>
    </message>
    <message>
        <source>exchanges {old} for {new}</source>
        <translation>tauscht {old} gegen {new} aus</translation>
    </message>
    <message>
        <source>can do nothing and passes</source>
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
        <source>arcades</source>
        <translation>Arkaden</translation>
    </message>
    <message>
        <source>chambers</source>
        <translation>Gemächer</translation>
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
        <source>Take it to the reserve board first: tiles are not moved in one go</source>
        <translation>Lege es zuerst auf das Reservefeld: Plättchen werden nicht in einem Zug versetzt</translation>
    </message>
    <message>
        <source>{name} adds {tile} from the reserve board</source>
        <translation>{name} baut {tile} vom Reservefeld an</translation>
    </message>
    <message>
        <source>{name} takes {tile} out to the reserve board</source>
        <translation>{name} baut {tile} ab und legt es auf das Reservefeld</translation>
    </message>
    <message>
        <source>no walls</source>
        <translation>keine Mauern</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>{currency} {value}</source>
        <translation>{currency} {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n florin(s) missing</source>
        <translation>
            <numerusform>Es fehlt %n Gulden</numerusform>
            <numerusform>Es fehlen %n Gulden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dirham(s) missing</source>
        <translation>
            <numerusform>Es fehlt %n Dirham</numerusform>
            <numerusform>Es fehlen %n Dirham</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n denar(s) missing</source>
        <translation>
            <numerusform>Es fehlt %n Denar</numerusform>
            <numerusform>Es fehlen %n Denar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ducat(s) missing</source>
        <translation>
            <numerusform>Es fehlt %n Dukate</numerusform>
            <numerusform>Es fehlen %n Dukaten</numerusform>
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
        <source>Wall meets open side: touching sides must match</source>
        <translation>Mauer trifft auf offene Seite: Nur gleiche Seiten dürfen aneinandergrenzen</translation>
    </message>
    <message>
        <source>Nobody could walk there from the fountain</source>
        <translation>Vom Brunnen aus käme niemand zu Fuß dorthin</translation>
    </message>
    <message>
        <source>It must touch the Alhambra with a side</source>
        <translation>Es muss mit einer Seite an die Alhambra grenzen</translation>
    </message>
    <message>
        <source>An empty area would be enclosed</source>
        <translation>Es würde ein Loch entstehen</translation>
    </message>
    <message>
        <source>There is a tile already</source>
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
        <source>{name} buys {tile} and pays the exact amount</source>
        <translation>{name} kauft {tile} und bezahlt genau passend</translation>
    </message>
    <message>
        <source>{name} buys {tile} for {paid}</source>
        <translation>{name} kauft {tile} für {paid}</translation>
    </message>
    <message>
        <source>{name} builds {tile}</source>
        <translation>{name} baut {tile} an</translation>
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
        <source>{name} can do nothing and passes</source>
        <translation>{name} kann nichts tun und passt</translation>
    </message>
    <message>
        <source>First scoring</source>
        <translation>Erste Wertung</translation>
    </message>
    <message>
        <source>Second scoring</source>
        <translation>Zweite Wertung</translation>
    </message>
    <message>
        <source>Third scoring</source>
        <translation>Dritte Wertung</translation>
    </message>
    <message>
        <source>Several cards together may be worth 5 at most</source>
        <translation>Mehrere Karten dürfen zusammen höchstens 5 wert sein</translation>
    </message>
    <message>
        <source>Onto the reserve board</source>
        <translation>Auf das Reservefeld</translation>
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
        <source>Longest wall: {before} → {after}</source>
        <translation>Längste Mauer: {before} → {after}</translation>
    </message>
    <message>
        <source>{building}: you {own}, the best of the others {most}</source>
        <translation>{building}: du {own}, der Beste der anderen {most}</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>Spielaufzeichnungen</translation>
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
        <source>This version of the program has no table for this game yet.</source>
        <translation>Für dieses Spiel hat diese Version des Programms noch keinen Tisch.</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>gewonnen von {names}</translation>
    </message>
    <message>
        <source>before the first scoring</source>
        <translation>vor der ersten Wertung</translation>
    </message>
    <message>
        <source>after the first scoring</source>
        <translation>nach der ersten Wertung</translation>
    </message>
    <message>
        <source>after the second scoring</source>
        <translation>nach der zweiten Wertung</translation>
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
        <source>Places: {points}</source>
        <translation>Plätze: {points}</translation>
    </message>
    <message>
        <source>Nobody has one: no points.</source>
        <translation>Niemand hat eines davon: keine Siegpunkte.</translation>
    </message>
    <message>
        <source>{sum} shared by {people}: {points} each</source>
        <translation>{sum} geteilt durch {people}: je {points}</translation>
    </message>
    <message>
        <source>no place left</source>
        <translation>kein Platz mehr frei</translation>
    </message>
    <message>
        <source>A point for each side</source>
        <translation>Ein Siegpunkt für jede Kante</translation>
    </message>
    <message>
        <source>After the scoring</source>
        <translation>Nach der Wertung</translation>
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
        <translation>Pflaume, Muschel</translation>
    </message>
    <message>
        <source>ivory, key</source>
        <translation>Elfenbein, Schlüssel</translation>
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
        <source>Computer: practice</source>
        <translation>Computer: Übung</translation>
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
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Is the youngest</source>
        <translation>Ist am jüngsten</translation>
    </message>
    <message>
        <source>Sits further up</source>
        <translation>Sitzt weiter oben</translation>
    </message>
    <message>
        <source>Sits further down</source>
        <translation>Sitzt weiter unten</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Diesen Platz entfernen</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
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
        <source>An unofficial fan project. Alhambra is a game by Dirk Henn, published by Queen Games; this program has no connection with either. Its pictures and texts are its own. If you like the game, buy it.</source>
        <translation>Ein inoffizielles Fanprojekt. Alhambra ist ein Spiel von Dirk Henn, erschienen bei Queen Games; dieses Programm hat mit beiden nichts zu tun. Seine Bilder und Texte sind seine eigenen. Wenn dir das Spiel gefällt, kauf es.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
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
        <source>Python: PSF licence</source>
        <translation>Python: PSF-Lizenz</translation>
    </message>
    <message>
        <source>platformdirs: MIT licence</source>
        <translation>platformdirs: MIT-Lizenz</translation>
    </message>
    <message>
        <source>The fonts Cabin and Philosopher: SIL Open Font License 1.1</source>
        <translation>Die Schriften Cabin und Philosopher: SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
    <name>BotDialog</name>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Who plays these seats?</source>
        <translation>Wer spielt diese Plätze?</translation>
    </message>
    <message>
        <source>In this record, other programs play. Opening a record never starts a program, so somebody else has to take these seats over:</source>
        <translation>In dieser Aufzeichnung spielen andere Programme mit. Beim Öffnen wird nie ein Programm gestartet, also muss jemand anders diese Plätze übernehmen:</translation>
    </message>
    <message>
        <source>{name}: {command}</source>
        <translation>{name}: {command}</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Der Computer</translation>
    </message>
    <message>
        <source>Don&apos;t open</source>
        <translation>Nicht öffnen</translation>
    </message>
</context>
<context>
    <name>CardCloseUp</name>
    <message>
        <source>In the game: {number}</source>
        <translation>Im Spiel: {number}</translation>
    </message>
    <message>
        <source>Open on the table: {number}</source>
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
        <source>It is the turn of {name}</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Ich bin da</translation>
    </message>
</context>
<context>
    <name>DirkCloseUp</name>
    <message>
        <source>Dirk takes no turns. He gets tiles at the start and after the scorings, and those that are given to him. He scores his buildings like a player, but has no wall.</source>
        <translation>Dirk macht keine Spielzüge. Er bekommt Plättchen am Anfang, nach den Wertungen und wenn sie ihm jemand schenkt. Seine Gebäude werden wie die eines Spielers gewertet, eine Mauer hat er nicht.</translation>
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
        <source>{name} has won</source>
        <translation>{name} hat gewonnen</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Dieselbe Partie noch einmal</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
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
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>No tile was left on the building market.</source>
        <translation>Auf dem Bauhof war kein Plättchen übrig.</translation>
    </message>
    <message>
        <source>The last tiles go to whoever has most money of their currency</source>
        <translation>Die letzten Plättchen bekommt, wer in ihrer Währung das meiste Geld hat</translation>
    </message>
    <message>
        <source>Nobody: a tie</source>
        <translation>Niemand: Gleichstand</translation>
    </message>
    <message>
        <source>Nobody has any</source>
        <translation>Niemand hat welches</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>An error in the program</source>
        <translation>Ein Fehler im Programm</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>The program made a mistake. Your game is saved up to the last move.</source>
        <translation>Das Programm hat einen Fehler gemacht. Dein Spiel ist bis zum letzten Zug gespeichert.</translation>
    </message>
    <message>
        <source>The program made a mistake. The game goes on, but is not on disk.</source>
        <translation>Das Programm hat einen Fehler gemacht. Das Spiel geht weiter, ist aber nicht gespeichert.</translation>
    </message>
    <message>
        <source>You can go on. If you like to help, save a report and pass it on: it holds the record of this game, the log and the versions of what runs here. Nothing is sent anywhere.</source>
        <translation>Du kannst weiterspielen. Wenn du helfen möchtest, speichere einen Bericht und gib ihn weiter: Er enthält die Aufzeichnung dieses Spiels, das Protokoll und die Versionen dessen, was hier läuft. Es wird nichts verschickt.</translation>
    </message>
    <message>
        <source>What the program found</source>
        <translation>Was das Programm gefunden hat</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Bericht speichern…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>go to what lies that way</source>
        <translation>in diese Richtung gehen</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>go to the next part of the table, or back</source>
        <translation>zum nächsten Teil des Tisches, oder zurück</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>choose a card; pick a tile up, put it down</source>
        <translation>Karte auswählen; Plättchen nehmen und ablegen</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>put back, cancel; otherwise the menu</source>
        <translation>zurücklegen, abbrechen; sonst das Menü</translation>
    </message>
    <message>
        <source>T, Ctrl+Enter</source>
        <translation>T, Strg+Eingabe</translation>
    </message>
    <message>
        <source>take the chosen money; pay with the chosen cards</source>
        <translation>ausgewähltes Geld nehmen; mit ausgewählten Karten bezahlen</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>Spielzug beenden</translation>
    </message>
    <message>
        <source>U, Ctrl+Z</source>
        <translation>U, Strg+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>R, Ctrl+Y</source>
        <translation>R, Strg+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>wiederholen</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>look closer, or from farther away</source>
        <translation>näher heran, oder weiter weg</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>show the whole palace</source>
        <translation>die ganze Alhambra zeigen</translation>
    </message>
    <message>
        <source>Shift+arrow keys</source>
        <translation>Umschalt+Pfeiltasten</translation>
    </message>
    <message>
        <source>push the palace about</source>
        <translation>die Alhambra verschieben</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 bis 6</translation>
    </message>
    <message>
        <source>look at the palace of a seat</source>
        <translation>die Alhambra eines Platzes ansehen</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>look closely at what has the focus</source>
        <translation>das Markierte genau ansehen</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>show or hide counts and points</source>
        <translation>Anzahlen und Siegpunkte zeigen oder verbergen</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>what happened so far</source>
        <translation>was bisher geschah</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>points of the scorings</source>
        <translation>Siegpunkte der Wertungen</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>tiles that nobody has seen yet</source>
        <translation>Plättchen, die noch niemand gesehen hat</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation>der Ablagestapel</translation>
    </message>
    <message>
        <source>It fits nowhere</source>
        <translation>Es passt nirgends hin</translation>
    </message>
    <message>
        <source>Take money, buy a tile or redesign first</source>
        <translation>Erst Geld nehmen, ein Plättchen kaufen oder umbauen</translation>
    </message>
    <message>
        <source>Every bought tile needs a place first</source>
        <translation>Erst braucht jedes gekaufte Plättchen einen Platz</translation>
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
    <name>LogOverlay</name>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>{turn}. {name}</source>
        <translation>{turn}. {name}</translation>
    </message>
    <message>
        <source>{scoring}: look again</source>
        <translation>{scoring}: noch einmal ansehen</translation>
    </message>
    <message>
        <source>A person plays for {name} from here on</source>
        <translation>Ab hier spielt ein Mensch für {name}</translation>
    </message>
    <message>
        <source>A computer plays for {name} from here on</source>
        <translation>Ab hier spielt ein Computer für {name}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This game is being played in another window. Here it goes on in a copy of its own.</source>
        <translation>Dieses Spiel läuft in einem anderen Fenster. Hier geht es in einer eigenen Kopie weiter.</translation>
    </message>
    <message>
        <source>The game can&apos;t be saved any more ({reason}). You can play on; what was saved before is safe.</source>
        <translation>Das Spiel kann nicht mehr gespeichert werden ({reason}). Du kannst weiterspielen; was vorher gespeichert wurde, ist sicher.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern…</translation>
    </message>
    <message>
        <source>The game could not be saved there ({reason}).</source>
        <translation>Das Spiel konnte dort nicht gespeichert werden ({reason}).</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>The report could not be saved ({reason}).</source>
        <translation>Der Bericht konnte nicht gespeichert werden ({reason}).</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>Der Bericht liegt in {file}.</translation>
    </message>
    <message>
        <source>Alhambra</source>
        <translation>Alhambra</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>With two players Dirk joins in: he takes no turns, but gets tiles and scores.</source>
        <translation>Bei zwei Spielern ist Dirk dabei: Er macht keine Spielzüge, bekommt aber Plättchen und Siegpunkte.</translation>
    </message>
    <message>
        <source>Only computers play: you can watch.</source>
        <translation>Es spielen nur Computer: Du kannst zusehen.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>youngest</source>
        <translation>am jüngsten</translation>
    </message>
    <message>
        <source>Where nothing else decides, the youngest begins</source>
        <translation>Wenn sonst nichts entscheidet, beginnt, wer am jüngsten ist</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Mitspieler hinzufügen</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Plätze mischen</translation>
    </message>
    <message>
        <source>Add a computer instead</source>
        <translation>Lieber ein Computer</translation>
    </message>
    <message>
        <source>Number of the deal:</source>
        <translation>Nummer der Partie:</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Tables with the same number play the same deal</source>
        <translation>Tische mit derselben Nummer spielen mit denselben Karten und Plättchen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los geht’s</translation>
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
        <source>Choose cards yourself</source>
        <translation>Karten selbst auswählen</translation>
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
        <translation>Übersicht der Siegpunkte</translation>
    </message>
    <message>
        <source>And a point for each side of the longest wall, in every scoring.</source>
        <translation>Dazu bei jeder Wertung ein Siegpunkt für jede Kante der längsten Mauer.</translation>
    </message>
</context>
<context>
    <name>RecordDialog</name>
    <message>
        <source>The record does not open</source>
        <translation>Die Aufzeichnung lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Line {number} is wrong:</source>
        <translation>Zeile {number} ist falsch:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <source>Size of text:</source>
        <translation>Textgröße:</translation>
    </message>
    <message>
        <source>Movement on the table:</source>
        <translation>Bewegung auf dem Tisch:</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>{number} %</source>
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
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>End a turn when nothing is left to decide</source>
        <translation>Spielzug beenden, wenn nichts mehr zu entscheiden ist</translation>
    </message>
    <message>
        <source>Hide projected points and counts, as at a real table</source>
        <translation>Anzahlen und erwartete Siegpunkte verbergen, wie am echten Tisch</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Vollbild (F11)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{names} · {stage}</source>
        <translation>{names} · {stage}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Alhambra</source>
        <translation>Alhambra</translation>
    </message>
    <message>
        <source>Build the most beautiful palace of all</source>
        <translation>Baue den schönsten Palast von allen</translation>
    </message>
    <message>
        <source>Alhambra Qt {version} · an unofficial fan project · Alhambra is a game by Dirk Henn, published by Queen Games</source>
        <translation>Alhambra Qt {version} · ein inoffizielles Fanprojekt · Alhambra ist ein Spiel von Dirk Henn, erschienen bei Queen Games</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>for two to six players</source>
        <translation>für zwei bis sechs Spieler</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Aufzeichnung öffnen…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Letzte Spiele</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>The game is saved and can be continued</source>
        <translation>Das Spiel ist gespeichert und kann fortgesetzt werden</translation>
    </message>
    <message>
        <source>New game with the same seats</source>
        <translation>Neues Spiel mit denselben Plätzen</translation>
    </message>
    <message>
        <source>The next one begins</source>
        <translation>Wer als Nächstes sitzt, beginnt</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Dieselbe Partie noch einmal</translation>
    </message>
    <message>
        <source>The same cards and tiles from the start</source>
        <translation>Dieselben Karten und Plättchen von Anfang an</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>A practice player plays on for {name}</source>
        <translation>Ein Übungsspieler spielt für {name} weiter</translation>
    </message>
    <message>
        <source>A seat changes hands</source>
        <translation>Ein Platz wird übernommen</translation>
    </message>
    <message>
        <source>A computer takes over, or a person</source>
        <translation>Von einem Computer oder einem Menschen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Points table</source>
        <translation>Übersicht der Siegpunkte</translation>
    </message>
    <message>
        <source>Tiles not seen yet</source>
        <translation>Noch nicht gesehene Plättchen</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Does {name} give up?</source>
        <translation>Gibt {name} auf?</translation>
    </message>
    <message>
        <source>Yes, give up</source>
        <translation>Ja, aufgeben</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Nein, weiterspielen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>A person plays; let a practice player take over</source>
        <translation>Ein Mensch spielt; einen Übungsspieler übernehmen lassen</translation>
    </message>
    <message>
        <source>A computer plays; let a person take over</source>
        <translation>Ein Computer spielt; einen Menschen übernehmen lassen</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Take {sum}</source>
        <translation>{sum} nehmen</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Geld nehmen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>{name}: end your turn, or take something back</source>
        <translation>{name}: Beende deinen Spielzug, oder nimm etwas zurück</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} denkt nach</translation>
    </message>
    <message>
        <source>{name}: click the cards to pay with</source>
        <translation>{name}: Klicke die Karten an, mit denen du bezahlst</translation>
    </message>
    <message>
        <source>{name}: paid exactly, choose another action</source>
        <translation>{name}: Genau passend bezahlt, wähle noch eine Aktion</translation>
    </message>
    <message>
        <source>{name}: take money, buy a tile or redesign</source>
        <translation>{name}: Nimm Geld, kaufe ein Plättchen oder baue um</translation>
    </message>
    <message>
        <source>{name}: place your tiles and end the turn</source>
        <translation>{name}: Platziere deine Plättchen und beende den Spielzug</translation>
    </message>
    <message>
        <source>How do you pay?</source>
        <translation>Wie bezahlst du?</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Key: E</source>
        <translation>Taste: E</translation>
    </message>
    <message>
        <source>Key: T</source>
        <translation>Taste: T</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Bezahlen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Undo (U)</source>
        <translation>Zurücknehmen (U)</translation>
    </message>
    <message>
        <source>Redo (R)</source>
        <translation>Wiederholen (R)</translation>
    </message>
    <message>
        <source>Show the whole palace (0)</source>
        <translation>Die ganze Alhambra zeigen (0)</translation>
    </message>
    <message>
        <source>Show counts and points</source>
        <translation>Anzahlen und Siegpunkte zeigen</translation>
    </message>
    <message>
        <source>Menu (Escape)</source>
        <translation>Menü (Escape)</translation>
    </message>
</context>
<context>
    <name>TileCloseUp</name>
    <message>
        <source>There are {number} in the game:</source>
        <translation>Im Spiel gibt es {number}:</translation>
    </message>
    <message>
        <source>on the building market</source>
        <translation>auf dem Bauhof</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>noch nicht gesehen</translation>
    </message>
</context>
<context>
    <name>UnseenSheet</name>
    <message>
        <source>Tiles not seen yet: {number}</source>
        <translation>Noch nicht gesehene Plättchen: {number}</translation>
    </message>
</context>
<context>
    <name>rule book</name>
    <message>
        <source>Equipment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>54 building tiles lie in the bag, each of them once: 7 pavilions, 7 seraglios, 9 arcades, 9 chambers, 11 gardens and 11 towers. The number on a tile is its price; a tile has walls on up to three of its sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are 108 money cards: the values 1 to 9 in four currencies, three cards of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Getting ready to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four tiles are drawn from the bag and laid on the building market, beginning with place 1. Later, too, empty places are always filled in this order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets starting money: one card after another is dealt face up until a player has 20 or more, whatever the currency. Then the next player gets theirs. So nobody starts with less than 20 or more than 28.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player with the fewest cards is the starting player. Among equals it is the one with the least money, and if that is equal too, the youngest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four more money cards are laid open beside the building market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other money cards are divided into five equal piles, give or take one card. The first scoring card is shuffled into the second pile, the second scoring card into the fourth. Then the piles are put together again, the first one on top: so the scorings come neither too early nor too late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once the first turn begins, your money is secret. How many cards you hold is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The starting player begins; then the turn passes clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your turn you choose one of three actions: take money, buy a building tile, or redesign your Alhambra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosing an action is a must. Only where no action at all is possible, you pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the player who is asked answers. While somebody else is to play, you can look at everything that lies open, but change nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One thing comes after another: an action can be played only when it is time for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the game is over, nothing more can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Geld nehmen</translation>
    </message>
    <message>
        <source>You take from the money cards that lie open beside the building market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either you take one card of any value, or several cards that are worth 5 at most together. Their currency does not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy a building tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can buy any tile that lies on the building market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place on which a tile lies tells its currency: you pay in this one and in no other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay with the money that you have, and with each piece of it once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay at least the price that stands on the tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may pay too much, on purpose too. But take care: no change is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The money cards that you paid go to the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you pay the exact amount, it is still your turn and you choose another action. With some luck you can buy all four tiles of the market like this and do something else after that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as it is your turn, no new tiles come to the building market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position the building tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When your actions are over, you place everything that you bought in this turn, in any order. Each tile is built into your Alhambra or put on your reserve board; none can be held back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only tiles that you have just gained are placed. What lies on the reserve board is moved by redesigning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your reserve board takes any number of tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules for building your Alhambra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tiles lie the same way round as the starting tile: the roofs point upwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where two tiles touch, both sides must have a wall, or neither of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The on-foot rule: it must be possible to walk from the fountain to every tile without crossing a wall and without leaving the tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every tile must touch the Alhambra with a whole side. A corner is not enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No empty area may be enclosed by tiles, however large it is. Empty places that meet only at a corner do not belong together: an area that is open at a corner only is enclosed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each place holds one tile. A tile that stands there already can only be exchanged by redesigning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redesign your Alhambra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can add a tile from your reserve board to your Alhambra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can remove a tile from your Alhambra and put it on your reserve board. The rest must still obey the building rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can exchange a tile on your reserve board for one in your Alhambra. The new tile takes exactly the place of the old one, and the building rules are judged when both have moved. To move a tile elsewhere, you need two turns: remove it, and add it later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Lion Fountain is never removed and never exchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile that you bought in this turn waits for the end of the turn. It takes no part in a redesign before that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins for what was paid too much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coin bag holds 24 coins worth 1 each, six of each currency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For every two that you pay too much, you draw a coin from the bag. It can be of any currency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins lie open before you and pay like money cards of value 1. A payment that coins make exact is exact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins that you pay with go back into the bag, before you draw others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the bag is empty, there is no change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the game coins count as money for the tiles that are left on the building market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Module: The Walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Module: The Thieves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Module: The Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Module: The Street Trader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alhambra Roll &amp; Write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheets and dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice show one to six pips. Half of them are yellow, half are blue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The building grid on your player sheet has six rows of six buildings. A yellow die tells the row, a blue one the column: where they meet is the crossing. This grid is our own design; the printed sheet may look different.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the score sheet each kind of building has as many boxes as the grid has buildings of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets a player sheet and a pair of dice, one yellow and one blue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose among yourselves who is the starting player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginning with the starting player and going clockwise, everybody rolls their pair of dice and crosses off the building at the crossing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every building that is crossed off is marked on the score sheet too, for all to see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is repeated until everybody has three buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever rolls a building that is crossed off already rolls again, until one is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then everybody rolls their pair of dice once more and puts it on the dice spaces of the sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The starting player rolls an extra pair of dice and puts it on the dice spaces too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dice space takes any number of dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody starts with three coins: they are circled in the coin supply already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With five players the game has 12 rounds, with four 15, with three 18. Imaginary players count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round begins with the starting player; the others follow clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whenever it is the starting player&apos;s turn, the round is marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your turn you choose one of two actions: cross off a building, or receive coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After your action it is the next player&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the last round comes the final scoring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross off a building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose any yellow and any blue die on your sheet and cross off the building at their crossing. Four different dice leave you a choice of four crossings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building that is crossed off cannot be crossed off again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the buildings at all your crossings are crossed off, you must receive coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The building is crossed off on your sheet and marked on the score sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever crosses off the last building of a kind gets, at the end of the round, the victory points of the best place that is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those who do so in the same round share the points of the places that they cover, rounded down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In later rounds only the places that are left can be had.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of a round are written down at the building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pair of dice that you used leaves your dice spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other pair of dice you pass on to the left, without turning the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your neighbour puts them on the dice spaces that fit their pips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of your turn you roll the pair of dice that you used, for your next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the player whose turn it is has four dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receive coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get a coin for each of your four crossings whose building is crossed off already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If several pairs of dice meet at the same building, each of them counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You circle the coins in your coin supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all coins of your supply are circled, you get no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After receiving coins you roll all four dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of these you keep a yellow and a blue one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other two you pass on to the left as they lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your turn you can spend coins on special actions, as many as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coin that you spend is crossed off. Its circle is used up for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With too few coins you cannot carry out a special action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For one coin you change the number of pips of a die on your sheet by one, up or down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You turn dice before your action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With several coins you can turn the same die several times, or several dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die cannot be turned from 1 to 6 or from 6 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After turning dice you still carry out one of the two actions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For three coins you can cross off two buildings: after the first one a second one that is still free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second building is the one where the two dice meet that you did not use for the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both buildings are marked on the score sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then you roll all four dice, keep a pair of dice and pass the other one on to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each kind of building the players with the most, the second most and the third most get the points of the places 1 to 3. They are the same as in the third scoring of the board game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players with the same number share the points of the places that they cover, rounded down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a building of a kind you get no points for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where places were given away during the rounds, only those that are left are given now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever got points for a kind during the rounds gets no more for it now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row and each column with four, five or six buildings crossed off is worth 2, 5 or 10 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The buildings of a row or column need not touch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of all rows and columns are added up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every two coins that you have not spent are worth a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All points are added up, and the player with the most wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a tie there are several winners.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone or in pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players are joined by one imaginary player, a solo game by two: so there are always at least three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of an imaginary player are not written down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each round an imaginary player crosses off one building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each imaginary player has a pair of dice of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before you roll for yourselves, three buildings are rolled for each imaginary player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An imaginary player has no sheet: the same roll gives another building of that kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two players the dice are passed on to and fro between the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imaginary players have their turn when everybody else has played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dice are passed on to an imaginary player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its pair of dice is rolled, and the building is marked on the score sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An imaginary player who has all buildings of a kind takes the place like anybody else. Its points are gone then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a roll gives a building that an imaginary player has completed, it is rolled again until one can be marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the final scoring imaginary players are ranked like everybody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a solo game all imaginary players have their turn after you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a solo game you pass nothing on: the pair of dice that you did not use stays on your sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice that you used you roll and put on your dice spaces for the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A harder solo game has three or four imaginary players, and as many rounds as that many players have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a solo contest the imaginary players get the points of their buildings, and they can win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of a contest each imaginary player gets extra points: 21 if there are two of them, 18 if three, 15 if four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After your turn the open money cards are made up to four again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the pile is used up, the discard pile is shuffled and becomes the new pile. If there are no discards either, fewer cards lie open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the building market is filled up from the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three scorings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a scoring card turns up among the money cards, it is put aside for the rest of the game and replaced at once by the next card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scoring takes place when everything is refilled, before the next turn begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each kind of building points go to whoever has the most buildings of it in the Alhambra. What they cost does not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first scoring rewards only the most: 1 point for pavilions, then 2, 3, 4, 5, and 6 for towers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second scoring rewards the most and the second most: for towers 13 and 6 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third scoring rewards the most, the second most and the third most: for towers 21, 13 and 6 points. The points table shows the numbers for all buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players with the same number share the points of the places that they cover, rounded down. Two players with four towers each in the second scoring: 13 + 6 = 19, so each gets 9 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To get points for a kind of building, you must have at least one of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles on your reserve board do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each scoring the longest unbroken external wall of your Alhambra gives a point for each side of a tile. Where the wall closes around the whole Alhambra, every side counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An internal wall, between two tiles, is worth nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of all three scorings are added up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends after a turn when there are not enough tiles in the bag to fill the building market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each tile that still lies on the market goes to the player with the most money in the currency of its place. The price does not matter now, nobody pays, and all tiles are judged on the same hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a tie, or where nobody has such money, the tile stays on the market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever got a tile like this builds it or puts it on the reserve board, one player after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then comes the third and last scoring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player with the most points wins. With a tie it is a shared victory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens move in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are 42 citizens, seven in the colour of each building. Before market and money are seen, everybody secretly picks three of six different ones for the own trader tile. All others are the general supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You put your trader tile with the three citizens on a free place beside your fountain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you build a tile on the trader&apos;s place, newly bought or from the reserve board, the trader makes way. Only then something happens to the citizens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a citizen in the colour of the tile stands on the trader, he may move in. Only one moves in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After that you take any citizen from the general supply onto your trader, unless the supply is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If no citizen of the colour stands there, you may swap one of your citizens for one of another colour from the general supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of your turn the trader goes to any free place that touches your Alhambra with a side. Walls do not matter to him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trader that was not built over stays where he is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a tile leaves your Alhambra, its citizen goes back to the general supply. A tile that takes its place has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each scoring your citizens form series of different colours: 1, 2, 3, 4, 5 or 6 colours give 1, 3, 6, 10, 15 or 21 points. The series are as long as possible, and each citizen counts once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens also move into the tiles that are given out at the end of the game. Then the trader is not placed again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a thief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are twelve thief cards, three for each currency. They are dealt face down: four for each player with two or three players, three with four, two with five or six. The rest is out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a turn is completely over, every player may use thieves, except the one who is about to play. After the last turn no thief comes any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can only use a thief that you hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thief takes one open money card of his currency, whatever it is worth, and leaves the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each theft the money cards are made up to four. If a scoring card turns up, the scoring comes before the next theft.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If several players want to steal, the first one in turn order does so, counted from the player about to play. After each theft everybody is asked again, until nobody wants to any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirk, the third player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two players there are only two of each money card, 72 in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A third player is imagined: Dirk. He has no turns and builds no Alhambra, but he collects tiles. When the market is filled, he gets the next six tiles from the bag, for all to see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirk gets points for the most buildings like any player, but never for a wall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the first scoring Dirk gets six more tiles, or as many as there still are in the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the second scoring he gets a third of the tiles in the bag, rounded down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile that you bought in this turn you can also give to Dirk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles that are given out at the end of the game cannot go to Dirk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirk cannot win, however many points he has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erect a wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight wall cards come into the game: two of them are shuffled into each of the second, third, fourth and fifth pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wall card that turns up is laid open beside the building market, and the money cards are made up to four. Any number of wall cards can lie there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on there is a fourth action: erect a wall. Like taking money it ends the actions of your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take any open wall card. Afterwards it is out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You put its wall pieces on one tile of your own: in your Alhambra, the fountain included, on your reserve board, or bought in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly the walls of the card are erected, on exactly the sides that it shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No wall piece stands on a side that has a wall already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Alhambra must obey the building rules afterwards. So in the Alhambra wall pieces stand only on sides beside which there is no tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wall pieces belong to their tile for good, also when it is redesigned or given to Dirk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a scoring they count like printed walls.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
