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
        <translation>haalt {tile} uit het Alhambra naar het reserveveld</translation>
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
        <source>Keeps {name} from {points} points for {buildings} {at_scoring}.</source>
        <translation>Houdt {name} af van {points} punten voor {buildings} {at_scoring}.</translation>
    </message>
    <message>
        <source>Raises the chances in {buildings}: about +{points} {at_scoring}.</source>
        <translation>Vergroot de kansen bij {buildings}: ongeveer +{points} {at_scoring}.</translation>
    </message>
    <message>
        <source>Lowers the chances of {name} in {buildings}: about −{points} {at_scoring}.</source>
        <translation>Verkleint de kansen van {name} bij {buildings}: ongeveer −{points} {at_scoring}.</translation>
    </message>
    <message>
        <source>Builds walls that can grow together.</source>
        <translation>Bouwt muren die naar elkaar toe kunnen groeien.</translation>
    </message>
    <message>
        <source>It is better that Dirk has it than that somebody else gets it.</source>
        <translation>Beter dat Dirk het heeft dan dat iemand anders het krijgt.</translation>
    </message>
    <message>
        <source>Leaves more money in the hand: {currency} +{points}.</source>
        <translation>Laat meer geld in de hand: {currency} +{points}.</translation>
    </message>
    <message>
        <source>Helps to have the most {currency} when the last tiles are given away.</source>
        <translation>Helpt om het meeste geld te hebben als de laatste gebouwenkaartjes worden verdeeld: {currency}.</translation>
    </message>
    <message>
        <source>Prepares a purchase: {building}, for {currency}.</source>
        <translation>Bereidt een aankoop voor: {building}, voor {currency}.</translation>
    </message>
    <message>
        <source>Otherwise somebody else could buy this: {building}.</source>
        <translation>Anders kan iemand anders dit kopen: {building}.</translation>
    </message>
    <message>
        <source>Leaves less good money to the next one.</source>
        <translation>Laat minder goed geld over voor de volgende.</translation>
    </message>
    <message>
        <source>pavilions</source>
        <translation>paviljoenen</translation>
    </message>
    <message>
        <source>seraglios</source>
        <translation>harems</translation>
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
        <source>gardens</source>
        <translation>tuinen</translation>
    </message>
    <message>
        <source>towers</source>
        <translation>torens</translation>
    </message>
    <message>
        <source>at the first scoring</source>
        <translation>bij de eerste waardering</translation>
    </message>
    <message>
        <source>at the second scoring</source>
        <translation>bij de tweede waardering</translation>
    </message>
    <message>
        <source>at the third scoring</source>
        <translation>bij de derde waardering</translation>
    </message>
    <message>
        <source>Takes the lead in {buildings}: +{points} {at_scoring}.</source>
        <translation>Neemt de leiding bij {buildings}: +{points} {at_scoring}.</translation>
    </message>
    <message>
        <source>Brings a better place in {buildings}: +{points} {at_scoring}.</source>
        <translation>Geeft een betere plaats bij {buildings}: +{points} {at_scoring}.</translation>
    </message>
    <message>
        <source>Makes the wall longer: +{points} at every scoring still to come.</source>
        <translation>Maakt de muur langer: +{points} bij elke waardering die nog komt.</translation>
    </message>
    <message>
        <source>Is paid exactly: another action follows.</source>
        <translation>Wordt gepast betaald: er volgt nog een actie.</translation>
    </message>
    <message>
        <source>Lets the hand pay more prices exactly: {currency}.</source>
        <translation>Met de hand kun je meer prijzen gepast betalen: {currency}.</translation>
    </message>
    <message>
        <source>Makes the most of the tiles on the reserve board.</source>
        <translation>Haalt het meeste uit de gebouwenkaartjes op het reserveveld.</translation>
    </message>
    <message>
        <source>Leaves more places to build on later.</source>
        <translation>Laat meer plaatsen over om later te bouwen.</translation>
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
        <translation>{name} haalt {tile} uit het Alhambra naar het reserveveld</translation>
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
        <source>Another program…</source>
        <translation>Een ander programma…</translation>
    </message>
    <message>
        <source>Program: {command}</source>
        <translation>Programma: {command}</translation>
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
        <source>A friendly beginner who overlooks things</source>
        <translation>Vriendelijke beginner die wel eens iets over het hoofd ziet</translation>
    </message>
    <message>
        <source>Knows the game, and thinks of the next scorings</source>
        <translation>Kent het spel en denkt aan de volgende waarderingen</translation>
    </message>
    <message>
        <source>Weighs everything that a turn can bring</source>
        <translation>Weegt alles af wat een beurt kan opleveren</translation>
    </message>
    <message>
        <source>Looks ahead as well, and takes its time for it</source>
        <translation>Kijkt ook vooruit en neemt daar de tijd voor</translation>
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
    <message>
        <source>Alhambra Qt: MIT licence</source>
        <translation>Alhambra Qt: MIT-licentie</translation>
    </message>
    <message>
        <source>Qt and PySide6: GNU Lesser General Public License, version 3</source>
        <translation>Qt en PySide6: GNU Lesser General Public License, versie 3</translation>
    </message>
    <message>
        <source>What Qt contains of others: several free licences</source>
        <translation>Wat Qt van anderen bevat: verschillende vrije licenties</translation>
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
        <source>Small libraries of the system: MIT licences</source>
        <translation>Kleine bibliotheken van het systeem: MIT-licenties</translation>
    </message>
    <message>
        <source>Everything is decided: you can end the turn.</source>
        <translation>Alles is beslist: je kunt je beurt beëindigen.</translation>
    </message>
    <message>
        <source>The expert is thinking about it.</source>
        <translation>De expert denkt erover na.</translation>
    </message>
    <message>
        <source>The expert has no advice this time. Please ask again.</source>
        <translation>De expert heeft deze keer geen hint. Vraag het gerust nog eens.</translation>
    </message>
    <message>
        <source>The expert {does}.</source>
        <translation>De expert {does}.</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>het systeem staat het niet toe</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>de schijf is vol</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>de schijf is alleen-lezen</translation>
    </message>
    <message>
        <source>the file or folder is not there</source>
        <translation>het bestand of de map is er niet</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>het is een map</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>de naam is te lang</translation>
    </message>
    <message>
        <source>error {number} of the system</source>
        <translation>fout {number} van het systeem</translation>
    </message>
    <message>
        <source>Why? Read the rule (W)</source>
        <translation>Waarom? Lees de regel (W)</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: {reason}.</source>
        <translation>Het bestand kan niet worden gelezen: {reason}.</translation>
    </message>
    <message>
        <source>What happens there is against a rule of the game: {rule}</source>
        <translation>Wat daar gebeurt, is tegen een spelregel: {rule}</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Het bestand is leeg.</translation>
    </message>
    <message>
        <source>The file is not a game record.</source>
        <translation>Het bestand is geen spelverslag.</translation>
    </message>
    <message>
        <source>The record was written by a newer version of the program.</source>
        <translation>Het spelverslag is geschreven door een nieuwere versie van het programma.</translation>
    </message>
    <message>
        <source>The record is of a game that this program does not know.</source>
        <translation>Het spelverslag is van een spel dat dit programma niet kent.</translation>
    </message>
    <message>
        <source>This can&apos;t be read: the file is damaged, or no game record.</source>
        <translation>Dit kan niet worden gelezen: het bestand is beschadigd, of geen spelverslag.</translation>
    </message>
    <message>
        <source>Here the record breaks off in the middle of a line.</source>
        <translation>Hier breekt het spelverslag midden in een regel af.</translation>
    </message>
    <message>
        <source>This is longer than any game could be.</source>
        <translation>Dit is langer dan een spel ooit kan zijn.</translation>
    </message>
    <message>
        <source>What stands there does not follow from the game so far.</source>
        <translation>Wat daar staat, past niet bij het spel tot dan toe.</translation>
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
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>Advisor</name>
    <message>
        <source>Next (F2)</source>
        <translation>Verder (F2)</translation>
    </message>
    <message>
        <source>Play on (F2)</source>
        <translation>Verder spelen (F2)</translation>
    </message>
    <message>
        <source>Skip (F2)</source>
        <translation>Overslaan (F2)</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>De anderen spelen</translation>
    </message>
    <message>
        <source>Watch what they do. Soon it is your turn.</source>
        <translation>Kijk wat ze doen. Zo dadelijk ben jij aan de beurt.</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Goed gedaan</translation>
    </message>
    <message>
        <source>Now click “End turn”: the next player is waiting.</source>
        <translation>Klik nu op ‘Einde beurt’: de volgende speler wacht al.</translation>
    </message>
    <message>
        <source>Welcome to the Alhambra</source>
        <translation>Welkom in het Alhambra</translation>
    </message>
    <message>
        <source>In the middle stands your fountain; around it you will build your palace. At the left four tiles lie on the building market, and below them four open money cards. Your own money lies at the bottom. Click “Next”.</source>
        <translation>In het midden staat je Leeuwenfontein; daaromheen bouw je je paleis. Links liggen vier kaartjes op de bouwwerf en daaronder vier open geldkaarten. Je eigen geld ligt onderaan. Klik op ‘Verder’.</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Geld nemen</translation>
    </message>
    <message>
        <source>In your turn you do one thing: take money, buy a tile or redesign. Take money now: click one card, or several that are worth 5 at most together, and then the button below them.</source>
        <translation>In je beurt doe je één ding: geld nemen, een gebouwenkaartje kopen of verbouwen. Neem nu geld: klik op één kaart, of op meerdere die samen hoogstens 5 waard zijn, en dan op de knop eronder.</translation>
    </message>
    <message>
        <source>In your turn you do one thing: take money, buy a tile or redesign. Take money now. You may take one card, or several that are worth 5 at most together: click the two framed cards, and then the button below them.</source>
        <translation>In je beurt doe je één ding: geld nemen, een gebouwenkaartje kopen of verbouwen. Neem nu geld. Je mag één kaart nemen, of meerdere die samen hoogstens 5 waard zijn: klik op de twee omlijste kaarten en dan op de knop eronder.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>De beurt beëindigen</translation>
    </message>
    <message>
        <source>Until you end your turn you can take everything back, with the arrow at the top. If you are content, click “End turn”.</source>
        <translation>Tot je je beurt beëindigt, kun je alles terugnemen, met de pijl bovenaan. Ben je tevreden, klik dan op ‘Einde beurt’.</translation>
    </message>
    <message>
        <source>Not every place will do</source>
        <translation>Niet elke plek past</translation>
    </message>
    <message>
        <source>Now you can pay the arcades. First try something forbidden: drag them to the framed place. Their wall would meet an open side of the fountain, and the table says so. With the key W you can read the rule.</source>
        <translation>Nu kun je de arcade betalen. Probeer eerst iets wat niet mag: sleep die naar de omlijste plek. De stadsmuur van de arcade zou daar tegen een open zijde van de Leeuwenfontein komen, en de tafel zegt je dat. Met de toets W kun je de regel lezen.</translation>
    </message>
    <message>
        <source>A tile must fit: where two tiles touch, both sides have a wall, or neither has. Drag a tile that you can pay to a wrong place, and the table says why it can&apos;t stay.</source>
        <translation>Een kaartje moet passen: waar er twee elkaar raken, hebben beide zijden een stadsmuur of geen van beide. Sleep een kaartje dat je kunt betalen naar een verkeerde plek, en de tafel zegt waarom het daar niet kan blijven.</translation>
    </message>
    <message>
        <source>Pay the exact amount</source>
        <translation>Gepast betalen</translation>
    </message>
    <message>
        <source>Whoever pays the exact amount may act again. So collect money that fits a price, and then drag the tile to a place that glows.</source>
        <translation>Wie gepast betaalt, mag nog iets doen. Verzamel dus geld dat bij een prijs past, en sleep dan het kaartje naar een plek die oplicht.</translation>
    </message>
    <message>
        <source>{tile}: for this price you have exactly the right money, {cards}. Drag the tile from the market to a place that glows. Whoever pays the exact amount may act again!</source>
        <translation>{tile}: voor deze prijs heb je precies het juiste geld, {cards}. Sleep het kaartje van de bouwwerf naar een plek die oplicht. Wie gepast betaalt, mag nog iets doen!</translation>
    </message>
    <message>
        <source>Another action</source>
        <translation>Nog een actie</translation>
    </message>
    <message>
        <source>You paid the exact amount, so you choose another action: take money, buy a tile, or redesign.</source>
        <translation>Je hebt gepast betaald, dus kies je nog een actie: geld nemen, een gebouwenkaartje kopen of verbouwen.</translation>
    </message>
    <message>
        <source>You paid the exact amount, so you choose another action. Buy the garden too, even though you pay 9 for 8 and no change is given. This time drag the tile to the reserve board.</source>
        <translation>Je hebt gepast betaald, dus kies je nog een actie. Koop ook de tuin, al betaal je 9 voor 8 en is er geen wisselgeld. Sleep het kaartje deze keer naar het reserveveld.</translation>
    </message>
    <message>
        <source>Position the tiles</source>
        <translation>De kaartjes plaatsen</translation>
    </message>
    <message>
        <source>What you bought is placed at the end of your turn. Until then you can drag each tile somewhere else. If you are content, click “End turn”.</source>
        <translation>Wat je hebt gekocht, wordt aan het einde van je beurt geplaatst. Tot dan kun je elk kaartje nog ergens anders heen slepen. Ben je tevreden, klik dan op ‘Einde beurt’.</translation>
    </message>
    <message>
        <source>Redesign your Alhambra</source>
        <translation>Je Alhambra verbouwen</translation>
    </message>
    <message>
        <source>Redesigning is an action too: you can remove a tile, by dragging it to the reserve board, and add it again in a later turn.</source>
        <translation>Ook verbouwen is een actie: je kunt een kaartje afbreken door het naar het reserveveld te slepen, en het in een latere beurt weer aanbouwen.</translation>
    </message>
    <message>
        <source>On the reserve board a tile counts for nothing. To add it to your Alhambra is an action too: drag it from the reserve board to a place that glows.</source>
        <translation>Op het reserveveld telt een kaartje niet mee. Het aan je Alhambra aanbouwen is ook een actie: sleep het van het reserveveld naar een plek die oplicht.</translation>
    </message>
    <message>
        <source>A scoring is near</source>
        <translation>Er komt bijna een waardering</translation>
    </message>
    <message>
        <source>Soon a scoring card turns up. It gives points for the most buildings of each kind, and for the longest external wall. Until then play as you like.</source>
        <translation>Straks duikt er een waarderingskaart op. Die levert punten op voor de meeste gebouwen van elk soort en voor de langste buitenmuur. Speel tot dan zoals je wilt.</translation>
    </message>
    <message>
        <source>Now you know the game</source>
        <translation>Nu ken je het spel</translation>
    </message>
    <message>
        <source>That was the first of three scorings; the next ones give more points. The key W opens the rules, H asks for a hint. Play this game to its end if you like; from now on the others play in earnest.</source>
        <translation>Dat was de eerste van drie waarderingen; de volgende leveren meer punten op. De toets W opent de regels, H vraagt om een hint. Speel dit spel uit als je wilt; vanaf nu doen de anderen echt hun best.</translation>
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
        <source>These programs</source>
        <translation>Deze programma’s</translation>
    </message>
    <message>
        <source>In this record, other programs play. Opening a record starts none of them unless you say so: a command may do whatever you may do.</source>
        <translation>In dit spelverslag spelen andere programma’s mee. Bij het openen start er geen enkel programma, tenzij jij dat wilt: een opdracht mag alles wat jij mag.</translation>
    </message>
    <message>
        <source>{name}: {command}</source>
        <translation>{name}: {command}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
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
    <name>FirstStartPage</name>
    <message>
        <source>Alhambra</source>
        <translation>Alhambra</translation>
    </message>
    <message>
        <source>Welcome! Choose what suits you; you can change it later.</source>
        <translation>Welkom! Kies wat je prettig vindt; je kunt het later veranderen.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>How do you want to begin?</source>
        <translation>Hoe wil je beginnen?</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>A first game</source>
        <translation>Een eerste spel</translation>
    </message>
    <message>
        <source>Learn Alhambra by playing, in about ten minutes</source>
        <translation>Leer Alhambra al spelend, in ongeveer tien minuten</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>I know how to play</source>
        <translation>Ik ken de regels</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
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
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>ask the expert for a hint, or put it away</source>
        <translation>de expert om een hint vragen, of de hint weghalen</translation>
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
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>read the rules; after a refusal, why</source>
        <translation>de regels lezen; als iets niet mag, waarom</translation>
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
        <source>How do you pay?</source>
        <translation>Hoe betaal je?</translation>
    </message>
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
    <name>ProgramDialog</name>
    <message>
        <source>Another program plays</source>
        <translation>Een ander programma speelt</translation>
    </message>
    <message>
        <source>Which program plays?</source>
        <translation>Welk programma speelt?</translation>
    </message>
    <message>
        <source>Any program that speaks the bot protocol can take the seat. Give the command that starts it; it is started with the game, and may do whatever you may do.</source>
        <translation>Elk programma dat het botprotocol spreekt, kan de plaats overnemen. Geef de opdracht waarmee het start; het start samen met het spel en mag alles wat jij mag.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Opdracht</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Kiezen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
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
    <name>RuleBookPage</name>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>search the rules</source>
        <translation>in de regels zoeken</translation>
    </message>
    <message>
        <source>F3, Enter</source>
        <translation>F3, Enter</translation>
    </message>
    <message>
        <source>go to the next hit</source>
        <translation>naar de volgende vindplaats</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Shift+F3</translation>
    </message>
    <message>
        <source>go to the hit before</source>
        <translation>naar de vorige vindplaats</translation>
    </message>
    <message>
        <source>Arrow keys, Page up, Page down</source>
        <translation>Pijltjestoetsen, Page Up, Page Down</translation>
    </message>
    <message>
        <source>read on, or back</source>
        <translation>verder lezen, of terug</translation>
    </message>
    <message>
        <source>Escape, Alt+Left</source>
        <translation>Escape, Alt+Links</translation>
    </message>
    <message>
        <source>back to where you came from</source>
        <translation>terug naar waar je vandaan kwam</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} van {all}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Niet gevonden</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Back (Escape)</source>
        <translation>Terug (Escape)</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In de regels zoeken</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Hoofdstukken</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>Vorige vindplaats (Shift+F3)</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>Volgende vindplaats (F3)</translation>
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
        <source>{number}%</source>
        <translation>{number}%</translation>
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
        <source>A first game</source>
        <translation>Een eerste spel</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Spelregels</translation>
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
    <name>StuckDialog</name>
    <message>
        <source>Who plays on?</source>
        <translation>Wie speelt verder?</translation>
    </message>
    <message>
        <source>{name} can&apos;t play on</source>
        <translation>{name} kan niet verder spelen</translation>
    </message>
    <message>
        <source>The computer that plays for {name} gives no useful answer. Somebody else can take the seat over; nothing of the game is lost.</source>
        <translation>De computer die voor {name} speelt, geeft geen bruikbaar antwoord. Iemand anders kan de plaats overnemen; van het spel gaat niets verloren.</translation>
    </message>
    <message>
        <source>What exactly went wrong stands in the program&apos;s log.</source>
        <translation>Wat er precies misging, staat in het logboek van het programma.</translation>
    </message>
    <message>
        <source>Takes over</source>
        <translation>Neemt over</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Van tafel gaan</translation>
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
        <source>A computer plays on for {name}</source>
        <translation>Een computer speelt verder voor {name}</translation>
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
        <source>Rules of the game</source>
        <translation>Spelregels</translation>
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
        <source>Who plays for {name}?</source>
        <translation>Wie speelt voor {name}?</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Nee, verder spelen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
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
        <source>Ask the expert for a hint (H)</source>
        <translation>De expert om een hint vragen (H)</translation>
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
        <translation>Spelmateriaal</translation>
    </message>
    <message>
        <source>54 building tiles lie in the bag, each of them once: 7 pavilions, 7 seraglios, 9 arcades, 9 chambers, 11 gardens and 11 towers. The number on a tile is its price; a tile has walls on up to three of its sides.</source>
        <translation>In de buidel zitten 54 gebouwenkaartjes, elk precies één keer: 7 paviljoenen, 7 harems, 9 arcades, 9 kamers, 11 tuinen en 11 torens. Het getal op een kaartje is zijn prijs; aan hoogstens drie zijden heeft het een stadsmuur.</translation>
    </message>
    <message>
        <source>There are 108 money cards: the values 1 to 9 in four currencies, three cards of each.</source>
        <translation>Er zijn 108 geldkaarten: de waarden 1 tot en met 9 in vier munteenheden, elke kaart drie keer.</translation>
    </message>
    <message>
        <source>Getting ready to play</source>
        <translation>Voorbereiding</translation>
    </message>
    <message>
        <source>Four tiles are drawn from the bag and laid on the building market, beginning with place 1. Later, too, empty places are always filled in this order.</source>
        <translation>Vier kaartjes worden uit de buidel getrokken en op de bouwwerf gelegd, te beginnen met veld 1. Ook later worden lege velden altijd in deze volgorde aangevuld.</translation>
    </message>
    <message>
        <source>Everybody gets starting money: one card after another is dealt face up until a player has 20 or more, whatever the currency. Then the next player gets theirs. So nobody starts with less than 20 or more than 28.</source>
        <translation>Iedereen krijgt startgeld: voor een speler wordt kaart na kaart open gedeeld tot hij 20 of meer heeft, in welke munteenheid dan ook. Daarna komt de volgende speler. Zo begint niemand met minder dan 20 of meer dan 28.</translation>
    </message>
    <message>
        <source>The player with the fewest cards is the starting player. Among equals it is the one with the least money, and if that is equal too, the youngest.</source>
        <translation>Startspeler is wie de minste kaarten heeft. Bij een gelijke stand is het wie het minste geld heeft, en is dat ook gelijk, dan de jongste.</translation>
    </message>
    <message>
        <source>Four more money cards are laid open beside the building market.</source>
        <translation>Nog vier geldkaarten worden open naast de bouwwerf gelegd.</translation>
    </message>
    <message>
        <source>The other money cards are divided into five equal piles, give or take one card. The first scoring card is shuffled into the second pile, the second scoring card into the fourth. Then the piles are put together again, the first one on top: so the scorings come neither too early nor too late.</source>
        <translation>De overige geldkaarten worden verdeeld in vijf stapels die hoogstens één kaart verschillen. In de tweede stapel wordt de eerste waarderingskaart geschud, in de vierde de tweede. Dan gaan de stapels weer op elkaar, de eerste bovenop: zo komen de waarderingen niet te vroeg en niet te laat.</translation>
    </message>
    <message>
        <source>Once the first turn begins, your money is secret. How many cards you hold is not.</source>
        <translation>Zodra de eerste beurt begint, blijft je geld geheim. Hoeveel kaarten je hebt, mag iedereen zien.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spelverloop</translation>
    </message>
    <message>
        <source>The starting player begins; then the turn passes clockwise.</source>
        <translation>De startspeler begint; daarna gaat de beurt met de wijzers van de klok mee.</translation>
    </message>
    <message>
        <source>In your turn you choose one of three actions: take money, buy a building tile, or redesign your Alhambra.</source>
        <translation>In je beurt kies je één van drie acties: geld nemen, een gebouwenkaartje kopen of je Alhambra verbouwen.</translation>
    </message>
    <message>
        <source>Choosing an action is a must. Only where no action at all is possible, you pass.</source>
        <translation>Je moet een actie kiezen. Alleen als er geen enkele mogelijk is, pas je.</translation>
    </message>
    <message>
        <source>Only whoever is asked answers. While somebody else is to play, you can look at everything that lies open, but change nothing.</source>
        <translation>Alleen wie gevraagd wordt, antwoordt. Is iemand anders aan de beurt, dan kun je alles bekijken wat open ligt, maar niets veranderen.</translation>
    </message>
    <message>
        <source>One thing comes after another: an action can be played only when it is time for it.</source>
        <translation>Het ene komt na het andere: een actie kan alleen op het moment dat die aan de orde is.</translation>
    </message>
    <message>
        <source>When the game is over, nothing more can be played.</source>
        <translation>Is het spel afgelopen, dan kan er niets meer gespeeld worden.</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Geld nemen</translation>
    </message>
    <message>
        <source>You take from the money cards that lie open beside the building market.</source>
        <translation>Je neemt van de geldkaarten die open naast de bouwwerf liggen.</translation>
    </message>
    <message>
        <source>Either you take one card of any value, or several cards that are worth 5 at most together. Their currency does not matter.</source>
        <translation>Je neemt één kaart van welke waarde ook, of meerdere kaarten die samen hoogstens 5 waard zijn. De munteenheid maakt niet uit.</translation>
    </message>
    <message>
        <source>Buy a building tile</source>
        <translation>Gebouwenkaartje kopen</translation>
    </message>
    <message>
        <source>You can buy any tile that lies on the building market.</source>
        <translation>Je kunt elk kaartje kopen dat op de bouwwerf ligt.</translation>
    </message>
    <message>
        <source>The place on which a tile lies tells its currency: you pay in this one and in no other.</source>
        <translation>Het veld waarop een kaartje ligt, bepaalt de munteenheid: je betaalt in deze en in geen andere.</translation>
    </message>
    <message>
        <source>You pay with the money that you have, and with each piece of it once.</source>
        <translation>Je betaalt met het geld dat je hebt, en met elk stuk maar één keer.</translation>
    </message>
    <message>
        <source>You pay at least the price that stands on the tile.</source>
        <translation>Je betaalt minstens de prijs die op het kaartje staat.</translation>
    </message>
    <message>
        <source>You may pay too much, on purpose too. But take care: no change is given.</source>
        <translation>Je mag ook te veel betalen, zelfs met opzet. Maar let op: er is geen wisselgeld.</translation>
    </message>
    <message>
        <source>The money cards that you paid go to the discard pile.</source>
        <translation>De geldkaarten waarmee je hebt betaald, gaan naar de aflegstapel.</translation>
    </message>
    <message>
        <source>If you pay the exact amount, it is still your turn and you choose another action. With some luck you can buy all four tiles of the market like this and do something else after that.</source>
        <translation>Kun je gepast betalen, dan blijf je aan de beurt en kies je nog een actie. Met wat geluk koop je zo alle vier kaartjes van de bouwwerf en heb je daarna nog een actie.</translation>
    </message>
    <message>
        <source>As long as it is your turn, no new tiles come to the building market.</source>
        <translation>Zolang je aan de beurt bent, komen er geen nieuwe kaartjes op de bouwwerf.</translation>
    </message>
    <message>
        <source>Position the building tile</source>
        <translation>Gebouwenkaartje plaatsen</translation>
    </message>
    <message>
        <source>When your actions are over, you place everything that you bought in this turn, in any order. Each tile is built into your Alhambra or put on your reserve board; none can be held back.</source>
        <translation>Na je acties plaats je alles wat je in deze beurt hebt gekocht, in willekeurige volgorde. Elk kaartje bouw je in je Alhambra of leg je op je reserveveld; achterhouden mag je er geen.</translation>
    </message>
    <message>
        <source>Your reserve board takes any number of tiles.</source>
        <translation>Op je reserveveld mogen zoveel kaartjes liggen als je wilt.</translation>
    </message>
    <message>
        <source>Rules for building your Alhambra</source>
        <translation>Regels voor de bouw van het Alhambra</translation>
    </message>
    <message>
        <source>Where two tiles touch, both sides must have a wall, or neither of them.</source>
        <translation>Waar twee kaartjes elkaar raken, moeten beide zijden een stadsmuur hebben of geen van beide.</translation>
    </message>
    <message>
        <source>Every tile must touch the Alhambra with a whole side. A corner is not enough.</source>
        <translation>Elk kaartje moet met minstens één zijde aan het Alhambra grenzen. Alleen een hoek is niet genoeg.</translation>
    </message>
    <message>
        <source>You place only what you have just gained. What lies on the reserve board is moved by redesigning.</source>
        <translation>Je plaatst alleen wat je net hebt gekregen. Wat op het reserveveld ligt, komt door verbouwen in je Alhambra.</translation>
    </message>
    <message>
        <source>All tiles lie the same way round as the starting tile: the roofs are at the top.</source>
        <translation>Alle kaartjes liggen in dezelfde richting als het startkaartje: de daken wijzen naar boven.</translation>
    </message>
    <message>
        <source>The on-foot rule: it must be possible to walk from the fountain to every tile without climbing over a wall and without leaving the tiles.</source>
        <translation>De voetgangersregel: vanaf de Leeuwenfontein moet je elk kaartje te voet kunnen bereiken, zonder een stadsmuur over te steken en zonder de kaartjes te verlaten.</translation>
    </message>
    <message>
        <source>No empty area may be enclosed, however large it is. Empty places that meet only at a corner do not belong together: an area that is open at a corner only is enclosed.</source>
        <translation>Er mogen geen gaten ontstaan: geen leeg gebied mag helemaal ingebouwd zijn, hoe groot het ook is. Lege plekken die elkaar alleen aan een hoek raken, horen niet bij elkaar; een gebied dat alleen aan een hoek open is, is dus een gat.</translation>
    </message>
    <message>
        <source>Each place holds one tile. A tile that stands there already can only be exchanged by redesigning.</source>
        <translation>Op elke plek past één kaartje. Ligt er al een, dan kun je het alleen bij het verbouwen wisselen.</translation>
    </message>
    <message>
        <source>Redesign your Alhambra</source>
        <translation>Alhambra verbouwen</translation>
    </message>
    <message>
        <source>You can add a tile from your reserve board to your Alhambra.</source>
        <translation>Je kunt een kaartje van je reserveveld aan je Alhambra aanbouwen.</translation>
    </message>
    <message>
        <source>You can remove a tile from your Alhambra and put it on your reserve board. The rest must still obey the building rules.</source>
        <translation>Je kunt een kaartje uit je Alhambra afbreken en op je reserveveld leggen. Wat blijft staan, moet aan de bouwregels voldoen.</translation>
    </message>
    <message>
        <source>You can exchange a tile on your reserve board for one in your Alhambra. The new tile takes exactly the place of the old one, and the building rules are judged when both have moved. To move a tile elsewhere, you need two turns: remove it, and add it later.</source>
        <translation>Je kunt een kaartje van je reserveveld wisselen tegen een kaartje in je Alhambra. Het nieuwe komt precies op de plek van het oude, en pas na het wisselen moeten de bouwregels kloppen. Wil je een kaartje ergens anders hebben, dan heb je twee beurten nodig: afbreken en later weer aanbouwen.</translation>
    </message>
    <message>
        <source>The Lion Fountain is never removed and never exchanged.</source>
        <translation>De Leeuwenfontein wordt nooit afgebroken en nooit gewisseld.</translation>
    </message>
    <message>
        <source>A tile that you bought in this turn waits for the end of the turn. It takes no part in a redesign before that.</source>
        <translation>Een kaartje dat je in deze beurt hebt gekocht, wacht op het einde van de beurt. Voor die tijd doet het niet mee aan een verbouwing.</translation>
    </message>
    <message>
        <source>The coin bag holds 24 coins worth 1 each, six of each currency.</source>
        <translation>In de stoffen buidel zitten 24 munten ter waarde van 1, zes van elke munteenheid.</translation>
    </message>
    <message>
        <source>For every two that you pay too much, you draw a coin from the coin bag. It can be of any currency.</source>
        <translation>Voor elke twee die je te veel betaalt, trek je een munt uit de stoffen buidel. Die kan van elke munteenheid zijn.</translation>
    </message>
    <message>
        <source>Coins that you pay with go back into the coin bag, before you draw others.</source>
        <translation>Munten waarmee je betaalt, gaan terug in de stoffen buidel voordat je andere trekt.</translation>
    </message>
    <message>
        <source>Where the coin bag is empty, there is no change.</source>
        <translation>Is de stoffen buidel leeg, dan is er geen wisselgeld.</translation>
    </message>
    <message>
        <source>Coins lie open before you and pay like money cards of value 1. A payment that coins make exact is exact.</source>
        <translation>Munten liggen open voor je en betalen als geldkaarten van waarde 1. Ook met munten kun je gepast betalen.</translation>
    </message>
    <message>
        <source>Coins as change</source>
        <translation>Munten als wisselgeld</translation>
    </message>
    <message>
        <source>At the end of the game coins count as money for the tiles that are left on the building market.</source>
        <translation>Aan het einde van het spel tellen munten als geld voor de kaartjes die op de bouwwerf zijn gebleven.</translation>
    </message>
    <message>
        <source>The base game</source>
        <translation>Het basisspel</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Twee spelers</translation>
    </message>
    <message>
        <source>Module: The Walls</source>
        <translation>Module: De muren</translation>
    </message>
    <message>
        <source>Module: The Thieves</source>
        <translation>Module: De dieven</translation>
    </message>
    <message>
        <source>Module: The Change</source>
        <translation>Module: Het wisselgeld</translation>
    </message>
    <message>
        <source>Module: The Street Trader</source>
        <translation>Module: De vliegende handelaar</translation>
    </message>
    <message>
        <source>Alhambra Roll &amp; Write</source>
        <translation>Alhambra Roll &amp; Write</translation>
    </message>
    <message>
        <source>Sheets and dice</source>
        <translation>Bladen en dobbelstenen</translation>
    </message>
    <message>
        <source>The dice show one to six pips. Half of them are yellow, half are blue.</source>
        <translation>De dobbelstenen tonen één tot zes ogen. De helft is geel, de helft blauw.</translation>
    </message>
    <message>
        <source>The building grid on your player sheet has six rows of six buildings. A yellow die tells the row, a blue one the column: where they meet is the crossing. This grid is our own design; the printed sheet may look different.</source>
        <translation>Het gebouwenraster op je spelersblad heeft zes rijen van zes gebouwen. Een gele dobbelsteen wijst de rij aan, een blauwe de kolom: waar ze elkaar treffen is het kruispunt. Ons raster hebben we zelf ontworpen; het gedrukte blad kan er anders uitzien.</translation>
    </message>
    <message>
        <source>On the score sheet each kind of building has as many boxes as the grid has buildings of it.</source>
        <translation>Op het scoreblad heeft elk soort gebouw zoveel vakjes als het raster er gebouwen van heeft.</translation>
    </message>
    <message>
        <source>Everybody gets a player sheet and a pair of dice, one yellow and one blue.</source>
        <translation>Iedereen krijgt een spelersblad en een dobbelsteenpaar, één gele en één blauwe.</translation>
    </message>
    <message>
        <source>You choose among yourselves who is the starting player.</source>
        <translation>Wie startspeler is, spreken jullie onderling af.</translation>
    </message>
    <message>
        <source>Beginning with the starting player and going clockwise, everybody rolls their pair of dice and crosses off the building at the crossing.</source>
        <translation>Te beginnen met de startspeler en met de wijzers van de klok mee gooit iedereen zijn dobbelsteenpaar en kruist het gebouw op het kruispunt aan.</translation>
    </message>
    <message>
        <source>Every building that is crossed off is marked on the score sheet too, for all to see.</source>
        <translation>Elk aangekruist gebouw wordt ook op het scoreblad genoteerd, voor iedereen zichtbaar.</translation>
    </message>
    <message>
        <source>This is repeated until everybody has three buildings.</source>
        <translation>Dit wordt herhaald tot iedereen drie gebouwen heeft.</translation>
    </message>
    <message>
        <source>Whoever rolls a building that is crossed off already rolls again, until one is free.</source>
        <translation>Wie een gebouw gooit dat al is aangekruist, gooit opnieuw, tot er een vrij is.</translation>
    </message>
    <message>
        <source>Then everybody rolls their pair of dice once more and puts it on the dice spaces of the sheet.</source>
        <translation>Daarna gooit iedereen zijn dobbelsteenpaar nog een keer en legt het op de dobbelvelden van zijn blad.</translation>
    </message>
    <message>
        <source>The starting player rolls an extra pair of dice and puts it on the dice spaces too.</source>
        <translation>De startspeler gooit een extra dobbelsteenpaar en legt het ook op zijn dobbelvelden.</translation>
    </message>
    <message>
        <source>A dice space takes any number of dice.</source>
        <translation>Op een dobbelveld mogen zoveel dobbelstenen liggen als nodig is.</translation>
    </message>
    <message>
        <source>Everybody starts with three coins: they are circled in the coin supply already.</source>
        <translation>Iedereen begint met drie munten: ze zijn in de muntvoorraad al omcirkeld.</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Verloop van het spel</translation>
    </message>
    <message>
        <source>With five players the game has 12 rounds, with four 15, with three 18. Imaginary players count.</source>
        <translation>Met vijf spelers heeft het spel 12 rondes, met vier 15, met drie 18. Denkbeeldige spelers tellen mee.</translation>
    </message>
    <message>
        <source>A round begins with the starting player; the others follow clockwise.</source>
        <translation>Een ronde begint bij de startspeler; de anderen volgen met de wijzers van de klok mee.</translation>
    </message>
    <message>
        <source>Whenever it is the starting player&apos;s turn, the round is marked.</source>
        <translation>Telkens als de startspeler aan de beurt komt, wordt de ronde gemarkeerd.</translation>
    </message>
    <message>
        <source>In your turn you choose one of two actions: cross off a building, or receive coins.</source>
        <translation>In je beurt kies je één van twee acties: een gebouw aankruisen of munten ontvangen.</translation>
    </message>
    <message>
        <source>After your action it is the next player&apos;s turn.</source>
        <translation>Na je actie is de volgende speler aan de beurt.</translation>
    </message>
    <message>
        <source>After the last round comes the final scoring.</source>
        <translation>Na de laatste ronde komt de eindwaardering.</translation>
    </message>
    <message>
        <source>Cross off a building</source>
        <translation>Gebouw aankruisen</translation>
    </message>
    <message>
        <source>You choose any yellow and any blue die on your sheet and cross off the building at their crossing. Four different dice leave you a choice of four crossings.</source>
        <translation>Je kiest een willekeurige gele en een willekeurige blauwe dobbelsteen op je blad en kruist het gebouw op hun kruispunt aan. Vier verschillende dobbelstenen laten je de keuze uit vier kruispunten.</translation>
    </message>
    <message>
        <source>A building that is crossed off cannot be crossed off again.</source>
        <translation>Een gebouw dat al is aangekruist, kun je niet nog een keer aankruisen.</translation>
    </message>
    <message>
        <source>If the buildings at all your crossings are crossed off, you must receive coins.</source>
        <translation>Zijn de gebouwen op al je kruispunten aangekruist, dan moet je munten ontvangen.</translation>
    </message>
    <message>
        <source>The building is crossed off on your sheet and marked on the score sheet.</source>
        <translation>Het gebouw wordt op je blad aangekruist en op het scoreblad genoteerd.</translation>
    </message>
    <message>
        <source>Whoever crosses off the last building of a kind gets, at the end of the round, the victory points of the best place that is left.</source>
        <translation>Wie het laatste gebouw van een soort aankruist, krijgt aan het einde van de ronde de overwinningspunten van de beste plaats die nog vrij is.</translation>
    </message>
    <message>
        <source>Those who do so in the same round share the points of the places that they cover, rounded down.</source>
        <translation>Wie dat in dezelfde ronde lukt, deelt de punten van die plaatsen, naar beneden afgerond.</translation>
    </message>
    <message>
        <source>In later rounds only the places that are left can be had.</source>
        <translation>In latere rondes zijn er alleen nog de plaatsen die over zijn.</translation>
    </message>
    <message>
        <source>The points of a round are written down at the building.</source>
        <translation>De punten van een ronde worden bij het gebouw genoteerd.</translation>
    </message>
    <message>
        <source>The pair of dice that you used leaves your dice spaces.</source>
        <translation>Het dobbelsteenpaar dat je hebt gebruikt, verlaat je dobbelvelden.</translation>
    </message>
    <message>
        <source>The other pair of dice you pass on to the left, without turning the dice.</source>
        <translation>Het andere dobbelsteenpaar geef je naar links door, zonder de dobbelstenen te draaien.</translation>
    </message>
    <message>
        <source>Your neighbour puts them on the dice spaces that fit their pips.</source>
        <translation>Je buur legt ze op de dobbelvelden die bij hun ogen passen.</translation>
    </message>
    <message>
        <source>At the end of your turn you roll the pair of dice that you used, for your next turn.</source>
        <translation>Aan het einde van je beurt gooi je het gebruikte dobbelsteenpaar opnieuw, voor je volgende beurt.</translation>
    </message>
    <message>
        <source>Only whoever is to play has four dice.</source>
        <translation>Alleen wie aan de beurt is, heeft vier dobbelstenen.</translation>
    </message>
    <message>
        <source>Receive coins</source>
        <translation>Munten ontvangen</translation>
    </message>
    <message>
        <source>You get a coin for each of your four crossings whose building is crossed off already.</source>
        <translation>Je krijgt een munt voor elk van je vier kruispunten waarvan het gebouw al is aangekruist.</translation>
    </message>
    <message>
        <source>If several pairs of dice meet at the same building, each of them counts.</source>
        <translation>Treffen meerdere dobbelsteenparen hetzelfde gebouw, dan telt elk ervan.</translation>
    </message>
    <message>
        <source>You circle the coins in your coin supply.</source>
        <translation>Je omcirkelt de munten in je muntvoorraad.</translation>
    </message>
    <message>
        <source>When all coins of your supply are circled, you get no more.</source>
        <translation>Zijn alle munten in je voorraad omcirkeld, dan krijg je er geen meer.</translation>
    </message>
    <message>
        <source>After receiving coins you roll all four dice.</source>
        <translation>Nadat je munten hebt ontvangen, gooi je alle vier de dobbelstenen.</translation>
    </message>
    <message>
        <source>Of these you keep a yellow and a blue one.</source>
        <translation>Daarvan houd je een gele en een blauwe.</translation>
    </message>
    <message>
        <source>The other two you pass on to the left as they lie.</source>
        <translation>De andere twee geef je zoals ze liggen naar links door.</translation>
    </message>
    <message>
        <source>Special actions</source>
        <translation>Speciale acties</translation>
    </message>
    <message>
        <source>In your turn you can spend coins on special actions, as many as you like.</source>
        <translation>In je beurt kun je munten uitgeven voor speciale acties, zoveel als je wilt.</translation>
    </message>
    <message>
        <source>A coin that you spend is crossed off. Its circle is used up for good.</source>
        <translation>Een munt die je uitgeeft, wordt doorgestreept. Haar cirkel is voorgoed opgebruikt.</translation>
    </message>
    <message>
        <source>With too few coins you cannot carry out a special action.</source>
        <translation>Met te weinig munten is een speciale actie niet mogelijk.</translation>
    </message>
    <message>
        <source>For one coin you change the number of pips of a die on your sheet by one, up or down.</source>
        <translation>Voor één munt mag je het ogenaantal van een dobbelsteen op je blad met één wijzigen, omhoog of omlaag.</translation>
    </message>
    <message>
        <source>You turn dice before your action.</source>
        <translation>Je draait voor je actie.</translation>
    </message>
    <message>
        <source>With several coins you can turn the same die several times, or several dice.</source>
        <translation>Met meerdere munten kun je dezelfde dobbelsteen meerdere keren draaien, of meerdere dobbelstenen.</translation>
    </message>
    <message>
        <source>A die cannot be turned from 1 to 6 or from 6 to 1.</source>
        <translation>Van 1 naar 6 of van 6 naar 1 kun je een dobbelsteen niet draaien.</translation>
    </message>
    <message>
        <source>After turning dice you still carry out one of the two actions.</source>
        <translation>Na het draaien voer je nog één van de twee acties uit.</translation>
    </message>
    <message>
        <source>For three coins you can cross off two buildings: after the first one a second one that is still free.</source>
        <translation>Voor drie munten kun je twee gebouwen aankruisen: na het eerste nog een tweede dat vrij is.</translation>
    </message>
    <message>
        <source>The second building is the one where the two dice meet that you did not use for the first.</source>
        <translation>Het tweede gebouw is dat waar de twee dobbelstenen elkaar treffen die je niet voor het eerste hebt gebruikt.</translation>
    </message>
    <message>
        <source>Both buildings are marked on the score sheet.</source>
        <translation>Beide gebouwen worden op het scoreblad genoteerd.</translation>
    </message>
    <message>
        <source>Then you roll all four dice, keep a pair of dice and pass the other one on to the left.</source>
        <translation>Daarna gooi je alle vier de dobbelstenen, houd je een dobbelsteenpaar en geef je het andere naar links door.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Eindwaardering</translation>
    </message>
    <message>
        <source>For each kind of building the players with the most, the second most and the third most get the points of the places 1 to 3. They are the same as in the third scoring of the board game.</source>
        <translation>Voor elk soort gebouw krijgen de spelers met de meeste, de tweede meeste en de derde meeste de punten van de plaatsen 1 tot en met 3. Het zijn dezelfde als in de derde waardering van het bordspel.</translation>
    </message>
    <message>
        <source>Equal numbers share the points of the places that they cover, rounded down.</source>
        <translation>Spelers met evenveel delen de punten van die plaatsen, naar beneden afgerond.</translation>
    </message>
    <message>
        <source>Without a building of a kind you get no points for it.</source>
        <translation>Zonder een gebouw van een soort krijg je er geen punten voor.</translation>
    </message>
    <message>
        <source>Where places were given away during the rounds, only those that are left are given now.</source>
        <translation>Zijn er tijdens de rondes al plaatsen vergeven, dan zijn er nu alleen nog de overige.</translation>
    </message>
    <message>
        <source>Whoever got points for a kind during the rounds gets no more for it now.</source>
        <translation>Wie voor een soort al tijdens de rondes punten kreeg, krijgt er nu geen meer.</translation>
    </message>
    <message>
        <source>Each row and each column with four, five or six buildings crossed off is worth 2, 5 or 10 points.</source>
        <translation>Elke rij en elke kolom met vier, vijf of zes aangekruiste gebouwen levert 2, 5 of 10 punten op.</translation>
    </message>
    <message>
        <source>The buildings of a row or column need not touch.</source>
        <translation>De gebouwen van een rij of kolom hoeven elkaar niet te raken.</translation>
    </message>
    <message>
        <source>The points of all rows and columns are added up.</source>
        <translation>De punten van alle rijen en kolommen worden bij elkaar geteld.</translation>
    </message>
    <message>
        <source>Every two coins that you have not spent are worth a point.</source>
        <translation>Elke twee munten die je niet hebt uitgegeven, leveren een punt op.</translation>
    </message>
    <message>
        <source>All points are added up, and the player with the most wins.</source>
        <translation>Alle punten worden bij elkaar geteld, en de speler met de meeste wint.</translation>
    </message>
    <message>
        <source>With a tie there are several winners.</source>
        <translation>Bij een gelijke stand zijn er meerdere winnaars.</translation>
    </message>
    <message>
        <source>Solo game and two players</source>
        <translation>Solospel en twee spelers</translation>
    </message>
    <message>
        <source>Two players are joined by one imaginary player, a solo game by two: so there are always at least three.</source>
        <translation>Met twee spelers komt er één denkbeeldige speler bij, in het solospel twee: zo zijn er altijd minstens drie.</translation>
    </message>
    <message>
        <source>The points of an imaginary player are not written down.</source>
        <translation>De punten van een denkbeeldige speler worden niet genoteerd.</translation>
    </message>
    <message>
        <source>In each round an imaginary player crosses off one building.</source>
        <translation>In elke ronde kruist een denkbeeldige speler één gebouw aan.</translation>
    </message>
    <message>
        <source>Each imaginary player has a pair of dice of its own.</source>
        <translation>Elke denkbeeldige speler heeft een eigen dobbelsteenpaar.</translation>
    </message>
    <message>
        <source>Before you roll for yourselves, three buildings are rolled for each imaginary player.</source>
        <translation>Voordat jullie voor jezelf gooien, worden voor elke denkbeeldige speler drie gebouwen gegooid.</translation>
    </message>
    <message>
        <source>An imaginary player has no sheet: the same roll gives another building of that kind.</source>
        <translation>Een denkbeeldige speler heeft geen blad: dezelfde worp geeft nog een gebouw van dat soort.</translation>
    </message>
    <message>
        <source>With two players the dice are passed on to and fro between the two.</source>
        <translation>Met twee spelers worden de dobbelstenen tussen die twee heen en weer doorgegeven.</translation>
    </message>
    <message>
        <source>Imaginary players have their turn when everybody else has played.</source>
        <translation>Denkbeeldige spelers zijn aan de beurt als alle anderen hebben gespeeld.</translation>
    </message>
    <message>
        <source>No dice are passed on to an imaginary player.</source>
        <translation>Aan een denkbeeldige speler worden geen dobbelstenen doorgegeven.</translation>
    </message>
    <message>
        <source>Its pair of dice is rolled, and the building is marked on the score sheet.</source>
        <translation>Zijn dobbelsteenpaar wordt gegooid, en het gebouw wordt op het scoreblad genoteerd.</translation>
    </message>
    <message>
        <source>An imaginary player who has all buildings of a kind takes the place like anybody else. Its points are gone then.</source>
        <translation>Een denkbeeldige speler die alle gebouwen van een soort heeft, bezet de plaats zoals ieder ander. De punten ervan zijn dan weg.</translation>
    </message>
    <message>
        <source>If a roll gives a building that an imaginary player has completed, it is rolled again until one can be marked.</source>
        <translation>Geeft een worp een gebouw waarvan een denkbeeldige speler ze al allemaal heeft, dan wordt opnieuw gegooid tot er een genoteerd kan worden.</translation>
    </message>
    <message>
        <source>In the final scoring imaginary players are ranked like everybody else.</source>
        <translation>In de eindwaardering tellen denkbeeldige spelers bij de plaatsen mee zoals alle anderen.</translation>
    </message>
    <message>
        <source>In a solo game all imaginary players have their turn after you.</source>
        <translation>In het solospel zijn na jou alle denkbeeldige spelers aan de beurt.</translation>
    </message>
    <message>
        <source>In a solo game you pass nothing on: the pair of dice that you did not use stays on your sheet.</source>
        <translation>In het solospel geef je niets door: het dobbelsteenpaar dat je niet hebt gebruikt, blijft op je blad.</translation>
    </message>
    <message>
        <source>The dice that you used you roll and put on your dice spaces for the next turn.</source>
        <translation>De gebruikte dobbelstenen gooi je opnieuw en leg je voor de volgende beurt op je dobbelvelden.</translation>
    </message>
    <message>
        <source>A harder solo game has three or four imaginary players, and as many rounds as that many players have.</source>
        <translation>Een moeilijker solospel heeft drie of vier denkbeeldige spelers, en zoveel rondes als bij dat aantal spelers hoort.</translation>
    </message>
    <message>
        <source>In a solo contest the imaginary players get the points of their buildings, and they can win.</source>
        <translation>In een solowedstrijd krijgen de denkbeeldige spelers de punten van hun gebouwen, en ze kunnen winnen.</translation>
    </message>
    <message>
        <source>At the end of a contest each imaginary player gets extra points: 21 if there are two of them, 18 if three, 15 if four.</source>
        <translation>Aan het einde van een wedstrijd krijgt elke denkbeeldige speler extra punten: 21 als het er twee zijn, 18 bij drie, 15 bij vier.</translation>
    </message>
    <message>
        <source>At the end of your turn</source>
        <translation>Einde van de beurt</translation>
    </message>
    <message>
        <source>After your turn the open money cards are made up to four again.</source>
        <translation>Na je beurt worden de open geldkaarten weer tot vier aangevuld.</translation>
    </message>
    <message>
        <source>When the pile is used up, the discard pile is shuffled and becomes the new pile. If there are no discards either, fewer cards lie open.</source>
        <translation>Is de stapel op, dan wordt de aflegstapel geschud en vormt die de nieuwe stapel. Ligt ook daar niets, dan liggen er minder kaarten open.</translation>
    </message>
    <message>
        <source>Then the building market is filled up from the bag.</source>
        <translation>Daarna wordt de bouwwerf uit de buidel aangevuld.</translation>
    </message>
    <message>
        <source>The three scorings</source>
        <translation>De drie waarderingen</translation>
    </message>
    <message>
        <source>When a scoring card turns up among the money cards, it is put aside for the rest of the game and replaced at once by the next card.</source>
        <translation>Duikt er tussen de geldkaarten een waarderingskaart op, dan gaat die voorgoed uit het spel en komt meteen de volgende kaart ervoor in de plaats.</translation>
    </message>
    <message>
        <source>The scoring takes place when everything is refilled, before the next turn begins.</source>
        <translation>De waardering vindt plaats als alles is aangevuld, nog voor de volgende beurt.</translation>
    </message>
    <message>
        <source>For each kind of building points go to whoever has the most buildings of it in the Alhambra. What they cost does not matter.</source>
        <translation>Voor elk soort gebouw zijn er punten voor wie er de meeste gebouwen van in zijn Alhambra heeft. Hun prijs speelt geen rol.</translation>
    </message>
    <message>
        <source>The first scoring rewards only the most: 1 point for pavilions, then 2, 3, 4, 5, and 6 for towers.</source>
        <translation>In de eerste waardering telt alleen de eerste plaats: 1 punt voor paviljoenen, dan 2, 3, 4, 5, en 6 voor torens.</translation>
    </message>
    <message>
        <source>The second scoring rewards the most and the second most: for towers 13 and 6 points.</source>
        <translation>In de tweede waardering tellen de eerste en de tweede plaats: voor torens 13 en 6 punten.</translation>
    </message>
    <message>
        <source>The third scoring rewards the most, the second most and the third most: for towers 21, 13 and 6 points. The points table shows the numbers for all buildings.</source>
        <translation>In de derde waardering tellen de eerste, tweede en derde plaats: voor torens 21, 13 en 6 punten. Het puntenoverzicht toont de getallen voor alle gebouwen.</translation>
    </message>
    <message>
        <source>Players with the same number share the points of the places that they cover, rounded down. Two players with four towers each in the second scoring: 13 + 6 = 19, so each gets 9 points.</source>
        <translation>Spelers met evenveel gebouwen delen de punten van de plaatsen, naar beneden afgerond. Hebben in de tweede waardering twee spelers elk vier torens, dan is dat 13 + 6 = 19, dus voor elk 9 punten.</translation>
    </message>
    <message>
        <source>To get points for a kind of building, you must have at least one of it.</source>
        <translation>Om voor een soort gebouw punten te krijgen, moet je er minstens één van hebben.</translation>
    </message>
    <message>
        <source>Tiles on your reserve board do not count.</source>
        <translation>Kaartjes op je reserveveld tellen niet mee.</translation>
    </message>
    <message>
        <source>In each scoring the longest unbroken external wall of your Alhambra gives a point for each side of a tile. Where the wall closes around the whole Alhambra, every side counts.</source>
        <translation>In elke waardering levert het langste aaneengesloten stuk buitenmuur van je Alhambra voor elke zijde van een kaartje een punt op. Loopt de stadsmuur helemaal om het Alhambra heen, dan telt elke zijde.</translation>
    </message>
    <message>
        <source>An internal wall, between two tiles, is worth nothing.</source>
        <translation>Een binnenmuur, dus een stadsmuur tussen twee kaartjes, levert niets op.</translation>
    </message>
    <message>
        <source>Your counter on the scoring board moves on by the points of each scoring: all of them are added up.</source>
        <translation>Je pion op de scoretabel gaat vooruit met de punten van elke waardering: alles wordt bij elkaar geteld.</translation>
    </message>
    <message>
        <source>Whoever got a tile like this builds it or puts it on the reserve board, one after the other.</source>
        <translation>Wie zo&apos;n kaartje heeft gekregen, bouwt het in of legt het op zijn reserveveld, de een na de ander.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Einde van het spel</translation>
    </message>
    <message>
        <source>The game ends after a turn when there are not enough tiles in the bag to fill the building market.</source>
        <translation>Het spel eindigt na een beurt als er niet genoeg kaartjes in de buidel zitten om de bouwwerf aan te vullen.</translation>
    </message>
    <message>
        <source>Each tile that still lies on the market goes to the player with the most money in the currency of its place. The price does not matter now, nobody pays, and all tiles are judged on the same hands.</source>
        <translation>Elk kaartje dat nog op de bouwwerf ligt, gaat naar de speler met het meeste geld in de munteenheid van zijn veld. De prijs speelt geen rol, niemand betaalt, en voor alle kaartjes telt wat iedereen op dat moment in de hand heeft.</translation>
    </message>
    <message>
        <source>With a tie, or where nobody has such money, the tile stays on the market.</source>
        <translation>Bij een gelijke stand, of als niemand zulk geld heeft, blijft het kaartje op de bouwwerf.</translation>
    </message>
    <message>
        <source>Then comes the third and last scoring.</source>
        <translation>Dan volgt de derde en laatste waardering.</translation>
    </message>
    <message>
        <source>The player with the most points wins. With a tie it is a shared victory.</source>
        <translation>De speler met de meeste punten wint. Bij een gelijke stand is het een gedeelde overwinning.</translation>
    </message>
    <message>
        <source>Citizens move in</source>
        <translation>Bewoners nemen hun intrek</translation>
    </message>
    <message>
        <source>There are 42 citizens, seven in the colour of each building. Before market and money are seen, everybody secretly picks three of six different ones for the own trader tile. All others are the general supply.</source>
        <translation>Er zijn 42 bewoners, zeven in de kleur van elk gebouw. Nog voordat bouwwerf en geld te zien zijn, kiest iedereen in het geheim drie van zes verschillende voor zijn handelaarsfiche. Alle andere vormen de algemene voorraad.</translation>
    </message>
    <message>
        <source>You put your trader tile with the three citizens on a free place beside your fountain.</source>
        <translation>Je handelaarsfiche met de drie bewoners leg je op een vrije plek naast je Leeuwenfontein.</translation>
    </message>
    <message>
        <source>When you build a tile on the trader&apos;s place, newly bought or from the reserve board, the trader makes way. Only then something happens to the citizens.</source>
        <translation>Bouw je een kaartje op de plek van de handelaar, nieuw gekocht of van het reserveveld, dan maakt de handelaar plaats. Alleen dan gebeurt er iets met de bewoners.</translation>
    </message>
    <message>
        <source>If a citizen in the colour of the tile stands on the trader, he may move in. Only one moves in.</source>
        <translation>Staat er op de handelaar een bewoner in de kleur van het kaartje, dan mag die zijn intrek nemen. Maar één bewoner neemt zijn intrek.</translation>
    </message>
    <message>
        <source>After that you take any citizen from the general supply onto your trader, unless the supply is empty.</source>
        <translation>Daarna neem je een willekeurige bewoner uit de algemene voorraad op je handelaar, tenzij de voorraad leeg is.</translation>
    </message>
    <message>
        <source>If no citizen of the colour stands there, you may swap one of your citizens for one of another colour from the general supply.</source>
        <translation>Staat er geen bewoner van die kleur, dan mag je één van je bewoners ruilen tegen een van een andere kleur uit de algemene voorraad.</translation>
    </message>
    <message>
        <source>At the end of your turn the trader goes to any free place that touches your Alhambra with a side. Walls do not matter to him.</source>
        <translation>Aan het einde van je beurt gaat de handelaar naar een willekeurige vrije plek die met een zijde aan je Alhambra grenst. Een stadsmuur doet er niet toe.</translation>
    </message>
    <message>
        <source>A trader that was not built over stays where he is.</source>
        <translation>Een handelaar die niet is overbouwd, blijft waar hij is.</translation>
    </message>
    <message>
        <source>When a tile leaves your Alhambra, its citizen goes back to the general supply. A tile that takes its place has none.</source>
        <translation>Verlaat een kaartje je Alhambra, dan gaat zijn bewoner terug naar de algemene voorraad. Een kaartje dat ervoor in de plaats komt, heeft er geen.</translation>
    </message>
    <message>
        <source>In each scoring your citizens form series of different colours: 1, 2, 3, 4, 5 or 6 colours give 1, 3, 6, 10, 15 or 21 points. The series are as long as possible, and each citizen counts once.</source>
        <translation>In elke waardering vormen je bewoners series van verschillende kleuren: 1, 2, 3, 4, 5 of 6 kleuren leveren 1, 3, 6, 10, 15 of 21 punten op. De series zijn zo lang mogelijk, en elke bewoner telt één keer.</translation>
    </message>
    <message>
        <source>Citizens also move into the tiles that are given out at the end of the game. Then the trader is not placed again.</source>
        <translation>Ook in de kaartjes die aan het einde van het spel worden verdeeld, nemen bewoners hun intrek. De handelaar wordt dan niet meer neergelegd.</translation>
    </message>
    <message>
        <source>Use a thief</source>
        <translation>Dief inzetten</translation>
    </message>
    <message>
        <source>There are twelve thief cards, three for each currency. They are dealt face down: four for each player with two or three players, three with four, two with five or six. The rest is out of the game.</source>
        <translation>Er zijn twaalf dievenkaarten, drie voor elke munteenheid. Ze worden blind verdeeld: met twee of drie spelers vier voor elke speler, met vier spelers drie, met vijf of zes spelers twee. De rest is uit het spel.</translation>
    </message>
    <message>
        <source>When a turn is completely over, every player may use thieves, except the one who is about to play. After the last turn no thief comes any more.</source>
        <translation>Als een beurt helemaal voorbij is, mag iedereen dieven inzetten, behalve de speler die nu aan de beurt komt. Na de laatste beurt komt er geen dief meer.</translation>
    </message>
    <message>
        <source>You can only use a thief that you hold.</source>
        <translation>Je kunt alleen een dief inzetten die je hebt.</translation>
    </message>
    <message>
        <source>A thief takes one open money card of his currency, whatever it is worth, and leaves the game.</source>
        <translation>Een dief pakt één open geldkaart van zijn munteenheid, welke waarde die ook heeft, en gaat uit het spel.</translation>
    </message>
    <message>
        <source>After each theft the money cards are made up to four. If a scoring card turns up, the scoring comes before the next theft.</source>
        <translation>Na elke diefstal worden de geldkaarten tot vier aangevuld. Duikt er een waarderingskaart op, dan komt de waardering voor de volgende diefstal.</translation>
    </message>
    <message>
        <source>If several players want to steal, the first one in turn order does so, counted from the player about to play. After each theft everybody is asked again, until nobody wants to any more.</source>
        <translation>Willen meerdere spelers stelen, dan gaat de eerste in de speelvolgorde voor, geteld vanaf de speler die aan de beurt komt. Na elke diefstal wordt iedereen weer gevraagd, tot niemand meer wil.</translation>
    </message>
    <message>
        <source>Dirk, the third player</source>
        <translation>Dirk, de derde speler</translation>
    </message>
    <message>
        <source>With two players there are only two of each money card, 72 in all.</source>
        <translation>Met twee spelers zijn er van elke geldkaart maar twee, samen 72.</translation>
    </message>
    <message>
        <source>A third player is imagined: Dirk. He has no turns and builds no Alhambra, but he collects tiles. When the market is filled, he gets the next six tiles from the bag, for all to see.</source>
        <translation>Er is een bedachte derde speler: Dirk. Hij heeft geen beurten en bouwt geen Alhambra, maar verzamelt kaartjes. Als de bouwwerf gevuld is, krijgt hij de volgende zes kaartjes uit de buidel, voor iedereen zichtbaar.</translation>
    </message>
    <message>
        <source>Dirk gets points for the most buildings like any player, but never for a wall.</source>
        <translation>Dirk krijgt punten voor de meeste gebouwen zoals elke speler, maar nooit voor een stadsmuur.</translation>
    </message>
    <message>
        <source>After the first scoring Dirk gets six more tiles, or as many as there still are in the bag.</source>
        <translation>Na de eerste waardering krijgt Dirk nog zes kaartjes, of zoveel als er nog in de buidel zitten.</translation>
    </message>
    <message>
        <source>After the second scoring he gets a third of the tiles in the bag, rounded down.</source>
        <translation>Na de tweede waardering krijgt hij een derde van de kaartjes in de buidel, naar beneden afgerond.</translation>
    </message>
    <message>
        <source>A tile that you bought in this turn you can also give to Dirk.</source>
        <translation>Een kaartje dat je in deze beurt hebt gekocht, kun je ook aan Dirk schenken.</translation>
    </message>
    <message>
        <source>The tiles that are given out at the end of the game cannot go to Dirk.</source>
        <translation>De kaartjes die aan het einde van het spel worden verdeeld, kunnen niet naar Dirk.</translation>
    </message>
    <message>
        <source>Dirk cannot win, however many points he has.</source>
        <translation>Dirk kan niet winnen, hoeveel punten hij ook heeft.</translation>
    </message>
    <message>
        <source>Erect a wall</source>
        <translation>Muur oprichten</translation>
    </message>
    <message>
        <source>Eight wall cards come into the game: two of them are shuffled into each of the second, third, fourth and fifth pile.</source>
        <translation>Acht muurkaarten komen in het spel: telkens twee ervan worden in de tweede, derde, vierde en vijfde stapel geschud.</translation>
    </message>
    <message>
        <source>A wall card that turns up is laid open beside the building market, and the money cards are made up to four. Any number of wall cards can lie there.</source>
        <translation>Een muurkaart die opduikt, wordt open naast de bouwwerf gelegd, en de geldkaarten worden tot vier aangevuld. Er mogen zoveel muurkaarten liggen als er komen.</translation>
    </message>
    <message>
        <source>From now on there is a fourth action: erect a wall. Like taking money it ends the actions of your turn.</source>
        <translation>Vanaf dan is er een vierde actie: een muur oprichten. Net als geld nemen is dat de laatste actie van je beurt.</translation>
    </message>
    <message>
        <source>You take any open wall card. Afterwards it is out of the game.</source>
        <translation>Je neemt een willekeurige open muurkaart. Daarna is die uit het spel.</translation>
    </message>
    <message>
        <source>You put its wall pieces on one tile of your own: in your Alhambra, the fountain included, on your reserve board, or just bought.</source>
        <translation>Je zet de muurdelen ervan op één van je kaartjes: in je Alhambra, ook op de Leeuwenfontein, op je reserveveld, of op een kaartje dat je net hebt gekocht.</translation>
    </message>
    <message>
        <source>Exactly the walls of the card are erected, on exactly the sides that it shows.</source>
        <translation>Je richt precies de muren van de kaart op, en wel precies aan de zijden die ze toont.</translation>
    </message>
    <message>
        <source>No wall piece stands on a side that has a wall already.</source>
        <translation>Op een zijde die al een muur heeft, komt geen muurdeel.</translation>
    </message>
    <message>
        <source>Your Alhambra must obey the building rules afterwards. So in the Alhambra wall pieces stand only on sides beside which there is no tile.</source>
        <translation>Daarna moet je Alhambra aan de bouwregels voldoen. In het Alhambra staan muurdelen dus alleen aan zijden waar geen kaartje naast ligt.</translation>
    </message>
    <message>
        <source>The wall pieces belong to their tile for good, also when it is redesigned or given to Dirk.</source>
        <translation>De muurdelen horen voorgoed bij hun kaartje, ook als het wordt verbouwd of aan Dirk geschonken.</translation>
    </message>
    <message>
        <source>In a scoring they count like printed walls.</source>
        <translation>In een waardering tellen ze mee als gedrukte muren.</translation>
    </message>
    <message>
        <source>Pavilion, seraglio, arcades, chambers, garden and tower, with their price.</source>
        <translation>Paviljoen, harem, arcade, kamers, tuin en toren met hun prijs.</translation>
    </message>
    <message>
        <source>Florin, dirham, denar and ducat.</source>
        <translation>Gulden, dirham, denar en dukaat.</translation>
    </message>
    <message>
        <source>Each place of the building market asks for a currency of its own.</source>
        <translation>Elk veld van de bouwwerf vraagt een eigen munteenheid.</translation>
    </message>
    <message>
        <source>A scoring card in the second pile, one in the fourth.</source>
        <translation>Eén waarderingskaart in de tweede stapel, één in de vierde.</translation>
    </message>
    <message>
        <source>You can take the first two together, or one of the other two.</source>
        <translation>Je kunt de eerste twee samen nemen, of één van de twee andere.</translation>
    </message>
    <message>
        <source>11 paid for 10: your actions are over, and 1 is lost.</source>
        <translation>11 betaald voor 10: je acties zijn voorbij, en 1 ben je kwijt.</translation>
    </message>
    <message>
        <source>The exact amount: you choose another action.</source>
        <translation>Gepast betaald: je kiest nog een actie.</translation>
    </message>
    <message>
        <source>Right: two open sides. Wrong: a wall meets a side without a wall.</source>
        <translation>Goed: twee open zijden. Fout: een stadsmuur komt tegen een zijde zonder stadsmuur.</translation>
    </message>
    <message>
        <source>Right: the roof is at the top. Wrong: turned.</source>
        <translation>Goed: het dak wijst naar boven. Fout: gedraaid.</translation>
    </message>
    <message>
        <source>Wrong: nobody can walk to the garden without climbing over a wall.</source>
        <translation>Fout: niemand komt bij de tuin zonder een stadsmuur over te steken.</translation>
    </message>
    <message>
        <source>Wrong: the pavilion touches the Alhambra at a corner only.</source>
        <translation>Fout: het paviljoen raakt het Alhambra alleen aan een hoek.</translation>
    </message>
    <message>
        <source>Wrong: the seraglio would enclose an empty area.</source>
        <translation>Fout: met de harem zou er een gat ontstaan.</translation>
    </message>
    <message>
        <source>The garden from the reserve board is added.</source>
        <translation>De tuin van het reserveveld wordt aangebouwd.</translation>
    </message>
    <message>
        <source>The garden is removed and lies on the reserve board.</source>
        <translation>De tuin wordt afgebroken en ligt nu op het reserveveld.</translation>
    </message>
    <message>
        <source>The tower takes exactly the place of the garden.</source>
        <translation>De toren komt precies op de plek van de tuin.</translation>
    </message>
    <message>
        <source>First scoring: three towers win against two.</source>
        <translation>Eerste waardering: drie torens winnen van twee.</translation>
    </message>
    <message>
        <source>The longest external wall has {wall} sides: {wall} points.</source>
        <translation>De langste buitenmuur heeft {wall} zijden: {wall} punten.</translation>
    </message>
    <message>
        <source>Back to back between arcades and garden: an internal wall, no points.</source>
        <translation>Rug aan rug tussen arcade en tuin: een binnenmuur, geen punten.</translation>
    </message>
    <message>
        <source>Dirk and his first six tiles.</source>
        <translation>Dirk en zijn eerste zes kaartjes.</translation>
    </message>
    <message>
        <source>A wall card with two wall pieces, put on a garden.</source>
        <translation>Een muurkaart met twee muurdelen, op een tuin gezet.</translation>
    </message>
    <message>
        <source>The thief of denar takes a denar card.</source>
        <translation>De dief van de denar pakt een denarkaart.</translation>
    </message>
    <message>
        <source>3 paid too much: one coin.</source>
        <translation>3 te veel betaald: één munt.</translation>
    </message>
    <message>
        <source>The trader with three citizens beside the fountain.</source>
        <translation>De handelaar met drie bewoners naast de Leeuwenfontein.</translation>
    </message>
    <message>
        <source>A series of four and a series of two: 10 + 3 points.</source>
        <translation>Een serie van vier en een serie van twee: 10 + 3 punten.</translation>
    </message>
    <message>
        <source>Yellow 3 and blue 5: the crossing is a pavilion.</source>
        <translation>Gele 3 en blauwe 5: op het kruispunt staat een paviljoen.</translation>
    </message>
    <message>
        <source>Four crossings; one building is crossed off, so three are to choose from.</source>
        <translation>Vier kruispunten; één gebouw is aangekruist, dus zijn er drie om uit te kiezen.</translation>
    </message>
    <message>
        <source>The dice that were not used are passed on as they lie.</source>
        <translation>De dobbelstenen die niet zijn gebruikt, worden doorgegeven zoals ze liggen.</translation>
    </message>
    <message>
        <source>One coin turns the yellow 3 to a 4.</source>
        <translation>Eén munt maakt van de gele 3 een 4.</translation>
    </message>
    <message>
        <source>Four in a row are 2 points, five in a column are 5 points.</source>
        <translation>Vier in een rij zijn 2 punten, vijf in een kolom zijn 5 punten.</translation>
    </message>
</context>
</TS>
