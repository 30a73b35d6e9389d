<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl">
<context>
    <name></name>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>deze lijst</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>volledig scherm</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>open a record</source>
        <translation>een spelverslag openen</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>save a copy of the game</source>
        <translation>een kopie van het spel opslaan</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>quit; the game is saved</source>
        <translation>afsluiten; het spel is opgeslagen</translation>
    </message>
    <message>
        <source>Tab, arrows</source>
        <translation>Tab, pijltjes</translation>
    </message>
    <message>
        <source>go to the next field</source>
        <translation>naar het volgende veld</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>press what is marked</source>
        <translation>kiezen wat gemarkeerd is</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>go back; at the table: menu</source>
        <translation>terug; aan tafel: menu</translation>
    </message>
    <message>
        <source>Reserve board</source>
        <translation>Reserveveld</translation>
    </message>
    <message>
        <source>Dirk</source>
        <translation>Dirk</translation>
    </message>
    <message>
        <source>Beside the palace, decide later</source>
        <translation>Naast het Alhambra, later beslissen</translation>
    </message>
    <message>
        <source>in exchange for {tile}</source>
        <translation>in ruil voor {tile}</translation>
    </message>
    <message>
        <source>bought, pencilled in</source>
        <translation>gekocht, in potlood</translation>
    </message>
    <message>
        <source>on the reserve board</source>
        <translation>op het reserveveld</translation>
    </message>
    <message>
        <source>bought, for the reserve board</source>
        <translation>gekocht, voor het reserveveld</translation>
    </message>
    <message>
        <source>bought, for Dirk</source>
        <translation>gekocht, voor Dirk</translation>
    </message>
    <message>
        <source>bought, not placed yet</source>
        <translation>gekocht, nog niet geplaatst</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>open money card</source>
        <translation>open geldkaart</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>in je hand</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n kaart in de stapel</numerusform>
            <numerusform>%n kaarten in de stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded card(s)</source>
        <translation>
            <numerusform>%n kaart op de aflegstapel</numerusform>
            <numerusform>%n kaarten op de aflegstapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n gebouwenkaartje in de buidel</numerusform>
            <numerusform>%n gebouwenkaartjes in de buidel</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Je hand: {cards}</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Er is nog niets gebeurd</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>Majorities and points</source>
        <translation>Meeste gebouwen en punten</translation>
    </message>
    <message>
        <source>{number} east</source>
        <translation>{number} naar het oosten</translation>
    </message>
    <message>
        <source>{number} west</source>
        <translation>{number} naar het westen</translation>
    </message>
    <message>
        <source>{number} north</source>
        <translation>{number} naar het noorden</translation>
    </message>
    <message>
        <source>{number} south</source>
        <translation>{number} naar het zuiden</translation>
    </message>
    <message>
        <source>{steps} of the fountain</source>
        <translation>{steps} vanaf de fontein</translation>
    </message>
    <message>
        <source>Palace of {name}</source>
        <translation>Alhambra van {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n gebouwenkaartje</numerusform>
            <numerusform>%n gebouwenkaartjes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n money card(s)</source>
        <translation>
            <numerusform>%n geldkaart</numerusform>
            <numerusform>%n geldkaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the reserve board</source>
        <translation>
            <numerusform>%n op het reserveveld</numerusform>
            <numerusform>%n op het reserveveld</numerusform>
        </translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Gekocht</translation>
    </message>
    <message>
        <source>The hand is hidden</source>
        <translation>De hand is verborgen</translation>
    </message>
    <message>
        <source>Longest wall</source>
        <translation>Langste muur</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Bewoners</translation>
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
        <translation>neemt {cards}</translation>
    </message>
    <message>
        <source>buys {tile}, paid exactly</source>
        <translation>koopt {tile}, gepast betaald</translation>
    </message>
    <message>
        <source>buys {tile} for {paid}</source>
        <translation>koopt {tile} voor {paid}</translation>
    </message>
    <message>
        <source>builds {tile}</source>
        <translation>bouwt {tile}</translation>
    </message>
    <message>
        <source>puts {tile} on the reserve board</source>
        <translation>legt {tile} op het reserveveld</translation>
    </message>
    <message>
        <source>gives {tile} to Dirk</source>
        <translation>schenkt {tile} aan Dirk</translation>
    </message>
    <message>
        <source>adds {tile} from the reserve board</source>
        <translation>bouwt {tile} van het reserveveld aan</translation>
    </message>
    <message>
        <source>takes {tile} out to the reserve board</source>
        <translation>breekt {tile} af en legt het op het reserveveld</translation>
    </message>
    <message>
        <source>exchanges {old} for {new}</source>
        <translation>wisselt {old} voor {new}</translation>
    </message>
    <message>
        <source>can do nothing and passes</source>
        <translation>kan niets doen en past</translation>
    </message>
    <message>
        <source>pavilion</source>
        <translation>paviljoen</translation>
    </message>
    <message>
        <source>seraglio</source>
        <translation>harem</translation>
    </message>
    <message>
        <source>arcades</source>
        <translation>arcade</translation>
    </message>
    <message>
        <source>chambers</source>
        <translation>kamers</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>tuin</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>toren</translation>
    </message>
    <message>
        <source>fountain</source>
        <translation>leeuwenfontein</translation>
    </message>
    <message>
        <source>florin</source>
        <translation>gulden</translation>
    </message>
    <message>
        <source>dirham</source>
        <translation>dirham</translation>
    </message>
    <message>
        <source>denar</source>
        <translation>denar</translation>
    </message>
    <message>
        <source>ducat</source>
        <translation>dukaat</translation>
    </message>
    <message>
        <source>{building} {price}</source>
        <translation>{building} {price}</translation>
    </message>
    <message>
        <source>price {price}</source>
        <translation>prijs {price}</translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s): {sides}</source>
        <translation>
            <numerusform>%n muur: {sides}</numerusform>
            <numerusform>%n muren: {sides}</numerusform>
        </translation>
    </message>
    <message>
        <source>currency: {currency}</source>
        <translation>munteenheid: {currency}</translation>
    </message>
    <message>
        <source>Take it to the reserve board first: tiles are not moved in one go</source>
        <translation>Leg het eerst op het reserveveld: gebouwenkaartjes verplaats je niet in één keer</translation>
    </message>
    <message>
        <source>{name} adds {tile} from the reserve board</source>
        <translation>{name} bouwt {tile} van het reserveveld aan</translation>
    </message>
    <message>
        <source>{name} takes {tile} out to the reserve board</source>
        <translation>{name} breekt {tile} af en legt het op het reserveveld</translation>
    </message>
    <message>
        <source>no walls</source>
        <translation>geen muren</translation>
    </message>
    <message>
        <source>north</source>
        <translation>noord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>oost</translation>
    </message>
    <message>
        <source>south</source>
        <translation>zuid</translation>
    </message>
    <message>
        <source>west</source>
        <translation>west</translation>
    </message>
    <message>
        <source>{currency} {value}</source>
        <translation>{currency} {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n florin(s) missing</source>
        <translation>
            <numerusform>Je komt %n gulden tekort</numerusform>
            <numerusform>Je komt %n gulden tekort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dirham(s) missing</source>
        <translation>
            <numerusform>Je komt %n dirham tekort</numerusform>
            <numerusform>Je komt %n dirham tekort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n denar(s) missing</source>
        <translation>
            <numerusform>Je komt %n denar tekort</numerusform>
            <numerusform>Je komt %n denar tekort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ducat(s) missing</source>
        <translation>
            <numerusform>Je komt %n dukaat tekort</numerusform>
            <numerusform>Je komt %n dukaten tekort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Wall meets open side: touching sides must match</source>
        <translation>Muur tegen open zijde: alleen gelijke zijden mogen elkaar raken</translation>
    </message>
    <message>
        <source>Nobody could walk there from the fountain</source>
        <translation>Te voet is het niet bereikbaar vanaf de fontein</translation>
    </message>
    <message>
        <source>It must touch the Alhambra with a side</source>
        <translation>Het moet met een zijde aan het Alhambra grenzen</translation>
    </message>
    <message>
        <source>An empty area would be enclosed</source>
        <translation>Er zou een gat ontstaan</translation>
    </message>
    <message>
        <source>There is a tile already</source>
        <translation>Hier ligt al een gebouwenkaartje</translation>
    </message>
    <message>
        <source>The fountain stays where it is</source>
        <translation>De fontein blijft waar ze is</translation>
    </message>
    <message>
        <source>{name} takes {cards}</source>
        <translation>{name} neemt {cards}</translation>
    </message>
    <message>
        <source>{name} buys {tile} and pays the exact amount</source>
        <translation>{name} koopt {tile} en betaalt gepast</translation>
    </message>
    <message>
        <source>{name} buys {tile} for {paid}</source>
        <translation>{name} koopt {tile} voor {paid}</translation>
    </message>
    <message>
        <source>{name} builds {tile}</source>
        <translation>{name} bouwt {tile}</translation>
    </message>
    <message>
        <source>{name} puts {tile} on the reserve board</source>
        <translation>{name} legt {tile} op het reserveveld</translation>
    </message>
    <message>
        <source>{name} gives {tile} to Dirk</source>
        <translation>{name} schenkt {tile} aan Dirk</translation>
    </message>
    <message>
        <source>{name} exchanges {old} for {new}</source>
        <translation>{name} wisselt {old} voor {new}</translation>
    </message>
    <message>
        <source>{name} can do nothing and passes</source>
        <translation>{name} kan niets doen en past</translation>
    </message>
    <message>
        <source>First scoring</source>
        <translation>Eerste waardering</translation>
    </message>
    <message>
        <source>Second scoring</source>
        <translation>Tweede waardering</translation>
    </message>
    <message>
        <source>Third scoring</source>
        <translation>Derde waardering</translation>
    </message>
    <message>
        <source>Several cards together may be worth 5 at most</source>
        <translation>Meerdere kaarten mogen samen hoogstens 5 waard zijn</translation>
    </message>
    <message>
        <source>Onto the reserve board</source>
        <translation>Op het reserveveld</translation>
    </message>
    <message>
        <source>Give it to Dirk</source>
        <translation>Aan Dirk schenken</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Later beslissen</translation>
    </message>
    <message>
        <source>Longest wall: {before} → {after}</source>
        <translation>Langste muur: {before} → {after}</translation>
    </message>
    <message>
        <source>{building}: you {own}, the best of the others {most}</source>
        <translation>{building}: jij {own}, de beste van de anderen {most}</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Spelverslag openen</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>Spelverslagen</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Spel opslaan als</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Rapport opslaan</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Rapporten</translation>
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
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>This version of the program has no table for this game yet.</source>
        <translation>Deze versie van het programma heeft voor dit spel nog geen tafel.</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>afgelopen</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>gewonnen door {names}</translation>
    </message>
    <message>
        <source>before the first scoring</source>
        <translation>voor de eerste waardering</translation>
    </message>
    <message>
        <source>after the first scoring</source>
        <translation>na de eerste waardering</translation>
    </message>
    <message>
        <source>after the second scoring</source>
        <translation>na de tweede waardering</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>vandaag, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gisteren, {time}</translation>
    </message>
    <message>
        <source>{when} · {stage}</source>
        <translation>{when} · {stage}</translation>
    </message>
    <message>
        <source>Places: {points}</source>
        <translation>Plaatsen: {points}</translation>
    </message>
    <message>
        <source>Nobody has one: no points.</source>
        <translation>Niemand heeft er een: geen punten.</translation>
    </message>
    <message>
        <source>{sum} shared by {people}: {points} each</source>
        <translation>{sum} gedeeld door {people}: elk {points}</translation>
    </message>
    <message>
        <source>no place left</source>
        <translation>geen plaats meer over</translation>
    </message>
    <message>
        <source>A point for each side</source>
        <translation>Een punt voor elke zijde</translation>
    </message>
    <message>
        <source>After the scoring</source>
        <translation>Na de waardering</translation>
    </message>
    <message>
        <source>{names} ({number}): {points}</source>
        <translation>{names} ({number}): {points}</translation>
    </message>
    <message>
        <source>red, star</source>
        <translation>rood, ster</translation>
    </message>
    <message>
        <source>blue, crescent</source>
        <translation>blauw, halve maan</translation>
    </message>
    <message>
        <source>yellow, tree</source>
        <translation>geel, boom</translation>
    </message>
    <message>
        <source>green, bird</source>
        <translation>groen, vogel</translation>
    </message>
    <message>
        <source>plum, shell</source>
        <translation>pruim, schelp</translation>
    </message>
    <message>
        <source>ivory, key</source>
        <translation>ivoor, sleutel</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Computer: easy</source>
        <translation>Computer: makkelijk</translation>
    </message>
    <message>
        <source>Computer: medium</source>
        <translation>Computer: gemiddeld</translation>
    </message>
    <message>
        <source>Computer: hard</source>
        <translation>Computer: moeilijk</translation>
    </message>
    <message>
        <source>Computer: expert</source>
        <translation>Computer: expert</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer: practice</source>
        <translation>Computer: oefening</translation>
    </message>
    <message>
        <source>Colour: {colour}</source>
        <translation>Kleur: {colour}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wie speelt</translation>
    </message>
    <message>
        <source>Is the youngest</source>
        <translation>Is de jongste</translation>
    </message>
    <message>
        <source>Sits further up</source>
        <translation>Zit verder naar boven</translation>
    </message>
    <message>
        <source>Sits further down</source>
        <translation>Zit verder naar beneden</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Deze plaats verwijderen</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>De tafel</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Alhambra Qt</source>
        <translation>Over Alhambra Qt</translation>
    </message>
    <message>
        <source>Alhambra Qt</source>
        <translation>Alhambra Qt</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versie {version}</translation>
    </message>
    <message>
        <source>An unofficial fan project. Alhambra is a game by Dirk Henn, published by Queen Games; this program has no connection with either. Its pictures and texts are its own. If you like the game, buy it.</source>
        <translation>Een onofficieel fanproject. Alhambra is een spel van Dirk Henn, uitgegeven door Queen Games; dit programma staat los van beide. De afbeeldingen en teksten zijn van onszelf. Vind je het spel leuk, koop het dan.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenties</translation>
    </message>
    <message>
        <source>Alhambra Qt: MIT licence</source>
        <translation>Alhambra Qt: MIT-licentie</translation>
    </message>
    <message>
        <source>Qt and PySide6: GNU Lesser General Public License, version 3</source>
        <translation>Qt en PySide6: GNU Lesser General Public License, versie 3</translation>
    </message>
    <message>
        <source>Python: PSF licence</source>
        <translation>Python: PSF-licentie</translation>
    </message>
    <message>
        <source>platformdirs: MIT licence</source>
        <translation>platformdirs: MIT-licentie</translation>
    </message>
    <message>
        <source>The fonts Cabin and Philosopher: SIL Open Font License 1.1</source>
        <translation>De lettertypen Cabin en Philosopher: SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>BotDialog</name>
    <message>
        <source>Who plays?</source>
        <translation>Wie speelt?</translation>
    </message>
    <message>
        <source>Who plays these seats?</source>
        <translation>Wie speelt op deze plaatsen?</translation>
    </message>
    <message>
        <source>In this record, other programs play. Opening a record never starts a program, so somebody else has to take these seats over:</source>
        <translation>In dit spelverslag spelen andere programma’s mee. Bij het openen wordt nooit een programma gestart, dus iemand anders moet deze plaatsen overnemen:</translation>
    </message>
    <message>
        <source>{name}: {command}</source>
        <translation>{name}: {command}</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Een mens</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>De computer</translation>
    </message>
    <message>
        <source>Don&apos;t open</source>
        <translation>Niet openen</translation>
    </message>
</context>
<context>
    <name>CardCloseUp</name>
    <message>
        <source>In the game: {number}</source>
        <translation>In het spel: {number}</translation>
    </message>
    <message>
        <source>Open on the table: {number}</source>
        <translation>Open op tafel: {number}</translation>
    </message>
    <message>
        <source>On the discard pile: {number}</source>
        <translation>Op de aflegstapel: {number}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>It is the turn of {name}</source>
        <translation>{name} is aan de beurt</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Ik ben er</translation>
    </message>
</context>
<context>
    <name>DirkCloseUp</name>
    <message>
        <source>Dirk takes no turns. He gets tiles at the start and after the scorings, and those that are given to him. He scores his buildings like a player, but has no wall.</source>
        <translation>Dirk heeft geen beurten. Hij krijgt gebouwenkaartjes aan het begin, na de waarderingen en als iemand ze hem schenkt. Zijn gebouwen tellen mee zoals die van een speler, een muur heeft hij niet.</translation>
    </message>
</context>
<context>
    <name>DiscardsCloseUp</name>
    <message>
        <source>Discard pile</source>
        <translation>Aflegstapel</translation>
    </message>
</context>
<context>
    <name>EndOverlay</name>
    <message>
        <source>{name} has won</source>
        <translation>{name} heeft gewonnen</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} delen de overwinning</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer spelen</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Dezelfde partij opnieuw</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Wat er gebeurde</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>De tafel bekijken</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Terug naar het startscherm</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Samen</translation>
    </message>
    <message>
        <source>No tile was left on the building market.</source>
        <translation>Er lag geen gebouwenkaartje meer op de bouwwerf.</translation>
    </message>
    <message>
        <source>The last tiles go to whoever has most money of their currency</source>
        <translation>De laatste gebouwenkaartjes gaan naar wie het meeste geld in hun munteenheid heeft</translation>
    </message>
    <message>
        <source>Nobody: a tie</source>
        <translation>Niemand: gelijke stand</translation>
    </message>
    <message>
        <source>Nobody has any</source>
        <translation>Niemand heeft er een</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>An error in the program</source>
        <translation>Een fout in het programma</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Er ging iets mis</translation>
    </message>
    <message>
        <source>The program made a mistake. Your game is saved up to the last move.</source>
        <translation>Het programma heeft een fout gemaakt. Je spel is tot en met de laatste zet opgeslagen.</translation>
    </message>
    <message>
        <source>The program made a mistake. The game goes on, but is not on disk.</source>
        <translation>Het programma heeft een fout gemaakt. Het spel gaat door, maar is niet opgeslagen.</translation>
    </message>
    <message>
        <source>You can go on. If you like to help, save a report and pass it on: it holds the record of this game, the log and the versions of what runs here. Nothing is sent anywhere.</source>
        <translation>Je kunt verder spelen. Wil je helpen, sla dan een rapport op en geef het door: het bevat het verslag van dit spel, het logboek en de versies van wat hier draait. Er wordt niets verstuurd.</translation>
    </message>
    <message>
        <source>What the program found</source>
        <translation>Wat het programma vond</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Rapport opslaan…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>Arrow keys</source>
        <translation>Pijltjestoetsen</translation>
    </message>
    <message>
        <source>go to what lies that way</source>
        <translation>die kant op gaan</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>go to the next part of the table, or back</source>
        <translation>naar het volgende deel van de tafel, of terug</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, spatiebalk</translation>
    </message>
    <message>
        <source>choose a card; pick a tile up, put it down</source>
        <translation>kaart kiezen; gebouwenkaartje pakken en neerleggen</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>put back, cancel; otherwise the menu</source>
        <translation>terugleggen, annuleren; anders het menu</translation>
    </message>
    <message>
        <source>T, Ctrl+Enter</source>
        <translation>T, Ctrl+Enter</translation>
    </message>
    <message>
        <source>take the chosen money; pay with the chosen cards</source>
        <translation>het gekozen geld nemen; met de gekozen kaarten betalen</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>de beurt beëindigen</translation>
    </message>
    <message>
        <source>U, Ctrl+Z</source>
        <translation>U, Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>ongedaan maken</translation>
    </message>
    <message>
        <source>R, Ctrl+Y</source>
        <translation>R, Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>opnieuw doen</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>look closer, or from farther away</source>
        <translation>dichterbij, of verder weg</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>show the whole palace</source>
        <translation>het hele Alhambra tonen</translation>
    </message>
    <message>
        <source>Shift+arrow keys</source>
        <translation>Shift+pijltjestoetsen</translation>
    </message>
    <message>
        <source>push the palace about</source>
        <translation>het Alhambra verschuiven</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 tot 6</translation>
    </message>
    <message>
        <source>look at the palace of a seat</source>
        <translation>het Alhambra van een plaats bekijken</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>look closely at what has the focus</source>
        <translation>goed bekijken wat gemarkeerd is</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>show or hide counts and points</source>
        <translation>aantallen en punten tonen of verbergen</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>what happened so far</source>
        <translation>wat er tot nu toe gebeurde</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>points of the scorings</source>
        <translation>punten van de waarderingen</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>tiles that nobody has seen yet</source>
        <translation>gebouwenkaartjes die nog niemand heeft gezien</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation>de aflegstapel</translation>
    </message>
    <message>
        <source>It fits nowhere</source>
        <translation>Het past nergens</translation>
    </message>
    <message>
        <source>Take money, buy a tile or redesign first</source>
        <translation>Neem eerst geld, koop een gebouwenkaartje of verbouw</translation>
    </message>
    <message>
        <source>Every bought tile needs a place first</source>
        <translation>Elk gekocht gebouwenkaartje moet eerst een plaats hebben</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>LogOverlay</name>
    <message>
        <source>What happened</source>
        <translation>Wat er gebeurde</translation>
    </message>
    <message>
        <source>{turn}. {name}</source>
        <translation>{turn}. {name}</translation>
    </message>
    <message>
        <source>{scoring}: look again</source>
        <translation>{scoring}: nog eens bekijken</translation>
    </message>
    <message>
        <source>A person plays for {name} from here on</source>
        <translation>Vanaf hier speelt een mens voor {name}</translation>
    </message>
    <message>
        <source>A computer plays for {name} from here on</source>
        <translation>Vanaf hier speelt een computer voor {name}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This game is being played in another window. Here it goes on in a copy of its own.</source>
        <translation>Dit spel wordt in een ander venster gespeeld. Hier gaat het verder in een eigen kopie.</translation>
    </message>
    <message>
        <source>The game can&apos;t be saved any more ({reason}). You can play on; what was saved before is safe.</source>
        <translation>Het spel kan niet meer worden opgeslagen ({reason}). Je kunt verder spelen; wat eerder is opgeslagen, is veilig.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Ergens anders opslaan…</translation>
    </message>
    <message>
        <source>The game could not be saved there ({reason}).</source>
        <translation>Het spel kon daar niet worden opgeslagen ({reason}).</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>The report could not be saved ({reason}).</source>
        <translation>Het rapport kon niet worden opgeslagen ({reason}).</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>Het rapport staat in {file}.</translation>
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
        <translation>Met twee spelers doet Dirk mee: hij heeft geen beurten, maar krijgt gebouwenkaartjes en punten.</translation>
    </message>
    <message>
        <source>Only computers play: you can watch.</source>
        <translation>Alleen computers spelen: je kunt toekijken.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>youngest</source>
        <translation>jongste</translation>
    </message>
    <message>
        <source>Where nothing else decides, the youngest begins</source>
        <translation>Als niets anders beslist, begint de jongste</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Speler toevoegen</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Plaatsen schudden</translation>
    </message>
    <message>
        <source>Add a computer instead</source>
        <translation>Liever een computer</translation>
    </message>
    <message>
        <source>Number of the deal:</source>
        <translation>Nummer van de partij:</translation>
    </message>
    <message>
        <source>any</source>
        <translation>willekeurig</translation>
    </message>
    <message>
        <source>Tables with the same number play the same deal</source>
        <translation>Tafels met hetzelfde nummer spelen met dezelfde kaarten en gebouwenkaartjes</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>PalaceCloseUp</name>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Money cards</source>
        <translation>Geldkaarten</translation>
    </message>
    <message>
        <source>Longest wall</source>
        <translation>Langste muur</translation>
    </message>
</context>
<context>
    <name>PaymentChooser</name>
    <message>
        <source>Choose cards yourself</source>
        <translation>Zelf kaarten kiezen</translation>
    </message>
    <message>
        <source>Exact: another action</source>
        <translation>Gepast: nog een actie</translation>
    </message>
    <message numerus="yes">
        <source>%n too much</source>
        <translation>
            <numerusform>%n te veel</numerusform>
            <numerusform>%n te veel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsSheet</name>
    <message>
        <source>Points table</source>
        <translation>Puntenoverzicht</translation>
    </message>
    <message>
        <source>And a point for each side of the longest wall, in every scoring.</source>
        <translation>En bij elke waardering een punt voor elke zijde van de langste muur.</translation>
    </message>
</context>
<context>
    <name>RecordDialog</name>
    <message>
        <source>The record does not open</source>
        <translation>Het spelverslag gaat niet open</translation>
    </message>
    <message>
        <source>Line {number} is wrong:</source>
        <translation>Regel {number} klopt niet:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>ScoringOverlay</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Taal:</translation>
    </message>
    <message>
        <source>Size of text:</source>
        <translation>Tekstgrootte:</translation>
    </message>
    <message>
        <source>Movement on the table:</source>
        <translation>Beweging op tafel:</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langzaam</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normaal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>snel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>End a turn when nothing is left to decide</source>
        <translation>De beurt beëindigen als er niets meer te beslissen is</translation>
    </message>
    <message>
        <source>Hide projected points and counts, as at a real table</source>
        <translation>Aantallen en verwachte punten verbergen, zoals aan een echte tafel</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Volledig scherm (F11)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
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
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Alhambra</source>
        <translation>Alhambra</translation>
    </message>
    <message>
        <source>Build the most beautiful palace of all</source>
        <translation>Bouw het mooiste paleis van allemaal</translation>
    </message>
    <message>
        <source>Alhambra Qt {version} · an unofficial fan project · Alhambra is a game by Dirk Henn, published by Queen Games</source>
        <translation>Alhambra Qt {version} · een onofficieel fanproject · Alhambra is een spel van Dirk Henn, uitgegeven door Queen Games</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>for two to six players</source>
        <translation>voor twee tot zes spelers</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Spelverslag openen…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Over</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Recente spellen</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Play on</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Van tafel gaan</translation>
    </message>
    <message>
        <source>The game is saved and can be continued</source>
        <translation>Het spel is opgeslagen en kan later verder</translation>
    </message>
    <message>
        <source>New game with the same seats</source>
        <translation>Nieuw spel met dezelfde plaatsen</translation>
    </message>
    <message>
        <source>The next one begins</source>
        <translation>De volgende begint</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Dezelfde partij opnieuw</translation>
    </message>
    <message>
        <source>The same cards and tiles from the start</source>
        <translation>Dezelfde kaarten en gebouwenkaartjes vanaf het begin</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>A practice player plays on for {name}</source>
        <translation>Een oefenspeler speelt verder voor {name}</translation>
    </message>
    <message>
        <source>A seat changes hands</source>
        <translation>Een plaats overnemen</translation>
    </message>
    <message>
        <source>A computer takes over, or a person</source>
        <translation>Door een computer of een mens</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Wat er gebeurde</translation>
    </message>
    <message>
        <source>Points table</source>
        <translation>Puntenoverzicht</translation>
    </message>
    <message>
        <source>Tiles not seen yet</source>
        <translation>Gebouwenkaartjes nog niet gezien</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Aflegstapel</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Does {name} give up?</source>
        <translation>Geeft {name} het op?</translation>
    </message>
    <message>
        <source>Yes, give up</source>
        <translation>Ja, opgeven</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Nee, verder spelen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>A person plays; let a practice player take over</source>
        <translation>Een mens speelt; laat een oefenspeler overnemen</translation>
    </message>
    <message>
        <source>A computer plays; let a person take over</source>
        <translation>Een computer speelt; laat een mens overnemen</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Take {sum}</source>
        <translation>{sum} nemen</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Geld nemen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>{name}: end your turn, or take something back</source>
        <translation>{name}: beëindig je beurt, of neem iets terug</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} denkt na</translation>
    </message>
    <message>
        <source>{name}: click the cards to pay with</source>
        <translation>{name}: klik op de kaarten waarmee je betaalt</translation>
    </message>
    <message>
        <source>{name}: paid exactly, choose another action</source>
        <translation>{name}: gepast betaald, kies nog een actie</translation>
    </message>
    <message>
        <source>{name}: take money, buy a tile or redesign</source>
        <translation>{name}: neem geld, koop een gebouwenkaartje of verbouw</translation>
    </message>
    <message>
        <source>{name}: place your tiles and end the turn</source>
        <translation>{name}: plaats je gebouwenkaartjes en beëindig je beurt</translation>
    </message>
    <message>
        <source>How do you pay?</source>
        <translation>Hoe betaal je?</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Einde beurt</translation>
    </message>
    <message>
        <source>Key: E</source>
        <translation>Toets: E</translation>
    </message>
    <message>
        <source>Key: T</source>
        <translation>Toets: T</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Betalen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Undo (U)</source>
        <translation>Ongedaan maken (U)</translation>
    </message>
    <message>
        <source>Redo (R)</source>
        <translation>Opnieuw doen (R)</translation>
    </message>
    <message>
        <source>Show the whole palace (0)</source>
        <translation>Het hele Alhambra tonen (0)</translation>
    </message>
    <message>
        <source>Show counts and points</source>
        <translation>Aantallen en punten tonen</translation>
    </message>
    <message>
        <source>Menu (Escape)</source>
        <translation>Menu (Escape)</translation>
    </message>
</context>
<context>
    <name>TileCloseUp</name>
    <message>
        <source>There are {number} in the game:</source>
        <translation>Er zijn er {number} in het spel:</translation>
    </message>
    <message>
        <source>on the building market</source>
        <translation>op de bouwwerf</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>nog niet gezien</translation>
    </message>
</context>
<context>
    <name>UnseenSheet</name>
    <message>
        <source>Tiles not seen yet: {number}</source>
        <translation>Gebouwenkaartjes nog niet gezien: {number}</translation>
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
        <translation>Geld nemen</translation>
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
