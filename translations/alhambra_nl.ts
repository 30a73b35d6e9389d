<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl">
<context>
    <name></name>
    <message>
        <source>Reserve board</source>
        <translation>Reserveveld</translation>
    </message>
    <message>
        <source>Dirk</source>
        <translation>Dirk</translation>
    </message>
    <message>
        <source>give {tile} to Dirk</source>
        <translation>{tile} aan Dirk schenken</translation>
    </message>
    <message numerus="yes">
        <source>Dirk gets %n tile(s) from the bag</source>
        <translation>
            <numerusform>Dirk krijgt %n kaartje uit de buidel</numerusform>
            <numerusform>Dirk krijgt %n kaartjes uit de buidel</numerusform>
        </translation>
    </message>
    <message>
        <source>With two players, Dirk joins in: he takes no turns, but he gets tiles and scores points.</source>
        <translation>Met twee spelers doet Dirk mee: hij krijgt geen beurten, maar wel gebouwenkaartjes en punten.</translation>
    </message>
    <message>
        <source>gives it to Dirk</source>
        <translation>schenkt het aan Dirk</translation>
    </message>
    <message>
        <source>It’s better for {tile} to go to Dirk than to your opponent.</source>
        <translation>Beter dat {tile} naar Dirk gaat dan naar je tegenstander.</translation>
    </message>
    <message>
        <source>Add a computer instead</source>
        <translation>Liever een computer toevoegen</translation>
    </message>
    <message>
        <source>in exchange for {tile}</source>
        <translation>in ruil voor {tile}</translation>
    </message>
    <message>
        <source>bought, placed for now</source>
        <translation>gekocht, voorlopig neergelegd</translation>
    </message>
    <message>
        <source>on the reserve board</source>
        <translation>op het reserveveld</translation>
    </message>
    <message>
        <source>{name}’s Alhambra: click the nameplate again to go back</source>
        <translation>Alhambra van {name}: klik nog eens op het naambordje om terug te gaan</translation>
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
        <source>face-up money card</source>
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
        <source>{sentence}: see this moment again</source>
        <translation>{sentence}: dit moment nog eens bekijken</translation>
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
        <translation>Punten en meeste gebouwen</translation>
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
        <source>{name}’s hand: {cards}</source>
        <translation>Hand van {name}: {cards}</translation>
    </message>
    <message>
        <source>{name}’s Alhambra</source>
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
        <source>This hand is hidden</source>
        <translation>Deze handkaarten zijn verborgen</translation>
    </message>
    <message>
        <source>Longest wall</source>
        <translation>Langste muur</translation>
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
        <translation>neemt {cards}</translation>
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
        <translation>haalt {tile} van het reserveveld en bouwt het kaartje aan</translation>
    </message>
    <message>
        <source>exchanges {old} for {new}</source>
        <translation>wisselt {old} tegen {new}</translation>
    </message>
    <message>
        <source>can’t do anything and passes</source>
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
        <source>Moves you up in {buildings}: +{points} {at_scoring}.</source>
        <translation>Je komt hoger te staan bij {buildings}: +{points} {at_scoring}.</translation>
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
        <comment>several</comment>
        <translation>arcades</translation>
    </message>
    <message>
        <source>chambers</source>
        <comment>several</comment>
        <translation>kamers</translation>
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
        <source>Even then you’d hardly ever win.</source>
        <translation>Ook dan win je bijna nooit.</translation>
    </message>
    <message>
        <source>That way you’d win almost every game.</source>
        <translation>Zo win je bijna altijd.</translation>
    </message>
    <message>
        <source>That way you’d win about {times} out of 10 games.</source>
        <translation>Zo win je ongeveer {times} van de 10 keer.</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) worse</source>
        <translation>
            <numerusform>ongeveer %n punt slechter</numerusform>
            <numerusform>ongeveer %n punten slechter</numerusform>
        </translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>ongeveer even goed</translation>
    </message>
    <message>
        <source>Second best, {worse}: {move}.</source>
        <translation>Op één na beste zet, {worse}: {move}.</translation>
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
        <source>in the first scoring round</source>
        <translation>bij de eerste waardering</translation>
    </message>
    <message>
        <source>in the second scoring round</source>
        <translation>bij de tweede waardering</translation>
    </message>
    <message>
        <source>in the third scoring round</source>
        <translation>bij de derde waardering</translation>
    </message>
    <message>
        <source>Puts you level with {name} in {buildings}: +{points} {at_scoring}.</source>
        <translation>Je komt gelijk met {name} bij {buildings}: +{points} {at_scoring}.</translation>
    </message>
    <message>
        <source>Puts you in second place in {buildings}: +{points} {at_scoring}.</source>
        <translation>Je wordt tweede bij {buildings}: +{points} {at_scoring}.</translation>
    </message>
    <message>
        <source>Puts you level with {name} in {buildings}.</source>
        <translation>Je komt gelijk met {name} bij {buildings}.</translation>
    </message>
    <message>
        <source>Leaves you only {points} behind {name} in {buildings}.</source>
        <translation>Zo sta je bij {buildings} nog maar {points} achter op {name}.</translation>
    </message>
    <message>
        <source>Puts you {points} ahead in {buildings}.</source>
        <translation>Zo sta je bij {buildings} {points} voor.</translation>
    </message>
    <message>
        <source>Next turn you can buy {tile}: {sum} {currency}s.</source>
        <translation>Volgende beurt kun je {tile} kopen ({currency}: {sum}).</translation>
    </message>
    <message>
        <source>You’ll pay only {sum} {currency}s for {tile}: {points} less than now.</source>
        <translation>Zo betaal je voor {tile} maar {sum} ({currency}): {points} minder dan nu.</translation>
    </message>
    <message>
        <source>You’ll only be {points} short for {tile} ({currency}).</source>
        <translation>Zo spaar je voor {tile}: nog {points} te gaan ({currency}).</translation>
    </message>
    <message>
        <source>Helps you get {tile} when the last tiles are given out: you need the most {currency}s.</source>
        <translation>Zo maak je meer kans op {tile} als de laatste gebouwenkaartjes worden verdeeld: dat kaartje gaat naar wie het meeste geld heeft ({currency}).</translation>
    </message>
    <message>
        <source>You’ll have {points} to spend on the next tile on the {currency} square.</source>
        <translation>Komt er een nieuw gebouwenkaartje op het veld van de {currency}, dan kun je daar {points} aan uitgeven.</translation>
    </message>
    <message>
        <source>Makes your wall longer: +{points} in every scoring round to come.</source>
        <translation>Je muur wordt langer: +{points} bij elke waardering die nog komt.</translation>
    </message>
    <message>
        <source>{name} scores {points} less for {buildings} {at_scoring}.</source>
        <translation>Zo krijgt {name} minder punten voor {buildings} {at_scoring}: −{points}.</translation>
    </message>
    <message>
        <source>Otherwise {name} can buy {tile} and score {points} {at_scoring}.</source>
        <translation>Anders kan {name} {tile} kopen: +{points} {at_scoring}.</translation>
    </message>
    <message>
        <source>Gives you a second wall, {points} long, that you can join up with your longest one.</source>
        <translation>Zo krijg je een tweede muur, {points} lang, die je later met je langste kunt verbinden.</translation>
    </message>
    <message>
        <source>There’s no spot for {tile} yet, but you can add it later.</source>
        <translation>Er is nog geen plek voor {tile}, maar aanbouwen kan later nog.</translation>
    </message>
    <message>
        <source>Gives you more spots to build on: {points} in all.</source>
        <translation>Zo krijg je meer plekken om te bouwen: {points} in totaal.</translation>
    </message>
    <message>
        <source>Gives you the lead in {buildings}: +{points} {at_scoring}.</source>
        <translation>Je neemt de leiding bij {buildings}: +{points} {at_scoring}.</translation>
    </message>
    <message>
        <source>More tiles will fit somewhere in your Alhambra: {points} of the 54.</source>
        <translation>Zo passen er meer gebouwenkaartjes in je Alhambra: {points} van de 54.</translation>
    </message>
    <message>
        <source>Next turn you can pay the exact amount for {tile}: {sum} {currency}s.</source>
        <translation>Volgende beurt kun je {tile} gepast betalen ({currency}: {sum}).</translation>
    </message>
    <message>
        <source>You’ll have the exact amount for {points} of the {of} possible prices of the next tile on the {currency} square.</source>
        <translation>Komt er een nieuw gebouwenkaartje op het veld van de {currency}, dan kun je {points} van de {of} mogelijke prijzen gepast betalen.</translation>
    </message>
    <message>
        <source>The next player can take at most {points} from the money you leave.</source>
        <translation>Van het geld dat je laat liggen, kan de volgende speler hoogstens {points} nemen.</translation>
    </message>
    <message>
        <source>Then you get another action: {then}.</source>
        <translation>Daarna krijg je nog een actie: {then}.</translation>
    </message>
    <message>
        <source>Saves {tile} for a better spot: you can add it later.</source>
        <translation>Zo bewaar je {tile} voor een betere plek: je kunt het kaartje later aanbouwen.</translation>
    </message>
    <message>
        <source>On the reserve board, {tile} scores nothing.</source>
        <translation>Op het reserveveld levert {tile} niets op.</translation>
    </message>
    <message>
        <source>Lets you add {tile} in a better spot later.</source>
        <translation>Zo kun je {tile} later op een betere plek aanbouwen.</translation>
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
        <translation>Leeuwenfontein</translation>
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
        <source>top</source>
        <translation>boven</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>onder</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>{currency} coin</source>
        <translation>munt ({currency})</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1e</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>{place}: {points}</source>
        <translation>{place}: {points}</translation>
    </message>
    <message>
        <source>You can’t move a tile directly: put it on the reserve board first</source>
        <translation>Je kunt een kaartje niet zomaar verplaatsen: leg het eerst op het reserveveld</translation>
    </message>
    <message>
        <source>{name} adds {tile} from the reserve board</source>
        <translation>{name} haalt {tile} van het reserveveld en bouwt het kaartje aan</translation>
    </message>
    <message>
        <source>no walls</source>
        <translation>geen muren</translation>
    </message>
    <message>
        <source>{currency} {value}</source>
        <translation>{currency} {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n florin(s)</source>
        <translation>
            <numerusform>%n gulden</numerusform>
            <numerusform>%n gulden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dirham(s)</source>
        <translation>
            <numerusform>%n dirham</numerusform>
            <numerusform>%n dirham</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n denar(s)</source>
        <translation>
            <numerusform>%n denar</numerusform>
            <numerusform>%n denar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ducat(s)</source>
        <translation>
            <numerusform>%n dukaat</numerusform>
            <numerusform>%n dukaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more florin(s)</source>
        <translation>
            <numerusform>Je komt %n gulden tekort</numerusform>
            <numerusform>Je komt %n gulden tekort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more dirham(s)</source>
        <translation>
            <numerusform>Je komt %n dirham tekort</numerusform>
            <numerusform>Je komt %n dirham tekort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more denar(s)</source>
        <translation>
            <numerusform>Je komt %n denar tekort</numerusform>
            <numerusform>Je komt %n denar tekort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more ducat(s)</source>
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
        <source>{name} pays the exact amount for {tile}</source>
        <translation>{name} koopt {tile} en betaalt gepast</translation>
    </message>
    <message>
        <source>pays the exact amount for {tile}</source>
        <translation>koopt {tile} en betaalt gepast</translation>
    </message>
    <message>
        <source>pays the exact amount for {tile}</source>
        <comment>and builds it</comment>
        <translation>koopt {tile}, betaalt gepast</translation>
    </message>
    <message>
        <source>buys {tile}</source>
        <translation>koopt {tile}</translation>
    </message>
    <message>
        <source>builds it</source>
        <translation>bouwt het kaartje</translation>
    </message>
    <message>
        <source>puts it on the reserve board</source>
        <translation>legt het op het reserveveld</translation>
    </message>
    <message>
        <source>adds {tile}</source>
        <translation>bouwt {tile} aan</translation>
    </message>
    <message>
        <source>removes {tile}</source>
        <translation>breekt {tile} af</translation>
    </message>
    <message>
        <source>{name}: you paid exactly, so choose another action</source>
        <translation>{name}: je hebt gepast betaald, kies nog een actie</translation>
    </message>
    <message>
        <source>{name}: take money, buy a tile or redesign</source>
        <translation>{name}: neem geld, koop een gebouwenkaartje of verbouw</translation>
    </message>
    <message>
        <source>{name}: place your tiles and end your turn</source>
        <translation>{name}: plaats je gebouwenkaartjes en beëindig je beurt</translation>
    </message>
    <message>
        <source>Take money, buy a tile or redesign first</source>
        <translation>Neem eerst geld, koop een gebouwenkaartje of verbouw</translation>
    </message>
    <message>
        <source>One more action</source>
        <translation>Nog één actie</translation>
    </message>
    <message>
        <source>Choose an action</source>
        <translation>Kies een actie</translation>
    </message>
    <message>
        <source>Place {tile} first</source>
        <translation>Plaats eerst {tile}</translation>
    </message>
    <message>
        <source>First, place all the tiles you bought</source>
        <translation>Plaats eerst alle gebouwenkaartjes die je hebt gekocht</translation>
    </message>
    <message>
        <source>You can’t pay for this tile with that: you need {currency}s</source>
        <translation>Hiermee kun je dit kaartje niet betalen: de juiste munteenheid is {currency}</translation>
    </message>
    <message>
        <source>If you take several cards, they must add up to 5 or less</source>
        <translation>Meerdere kaarten mogen samen hoogstens 5 waard zijn</translation>
    </message>
    <message>
        <source>A wall can’t meet an open side: touching sides must match</source>
        <translation>Een muur tegen een open zijde kan niet: beide zijden moeten gelijk zijn</translation>
    </message>
    <message>
        <source>You couldn’t walk there from the fountain</source>
        <translation>Daar kun je vanaf de fontein niet te voet komen</translation>
    </message>
    <message>
        <source>It must share a side with your Alhambra</source>
        <translation>Het moet met een hele zijde op je Alhambra aansluiten</translation>
    </message>
    <message>
        <source>This would enclose an empty area</source>
        <translation>Zo zou er een gat ontstaan</translation>
    </message>
    <message>
        <source>There’s already a tile here</source>
        <translation>Hier ligt al een gebouwenkaartje</translation>
    </message>
    <message>
        <source>The fountain stays where it is</source>
        <translation>De fontein blijft staan</translation>
    </message>
    <message>
        <source>{name} takes {cards}</source>
        <translation>{name} neemt {cards}</translation>
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
        <translation>{name} wisselt {old} tegen {new}</translation>
    </message>
    <message>
        <source>{name} can’t do anything and passes</source>
        <translation>{name} kan niets doen en past</translation>
    </message>
    <message>
        <source>First scoring round</source>
        <translation>Eerste waardering</translation>
    </message>
    <message>
        <source>Second scoring round</source>
        <translation>Tweede waardering</translation>
    </message>
    <message>
        <source>Third scoring round</source>
        <translation>Derde waardering</translation>
    </message>
    <message>
        <source>Put it on the reserve board</source>
        <translation>Op het reserveveld leggen</translation>
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
        <source>Longest wall: still {length}</source>
        <translation>Je langste muur blijft {length}</translation>
    </message>
    <message>
        <source>Longest wall: {before} → {after}</source>
        <translation>Langste muur: {before} → {after}</translation>
    </message>
    <message>
        <source>{tile}: {reason}</source>
        <translation>{tile}: {reason}</translation>
    </message>
    <message>
        <source>It doesn’t fit on any tile</source>
        <translation>Past op geen van je kaartjes</translation>
    </message>
    <message>
        <source>{building}: you have {own}, nobody else has more than {most}</source>
        <translation>{building}: jij hebt er {own}, de anderen hoogstens {most}</translation>
    </message>
    <message>
        <source>{building}: you have {own}, nobody else has any</source>
        <translation>{building}: jij hebt er {own}, de anderen geen</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Opgeslagen spel openen</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Opgeslagen spellen</translation>
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
        <source>This version of the program can’t show this game yet.</source>
        <translation>Deze versie van het programma kan dit spel nog niet tonen.</translation>
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
        <source>Alhambra</source>
        <translation>Alhambra</translation>
    </message>
    <message>
        <source>Learn it by playing, in about ten minutes</source>
        <translation>Leer het al spelend, in ongeveer tien minuten</translation>
    </message>
    <message>
        <source>for two to six players, with modules if you like</source>
        <translation>voor twee tot zes spelers, met modules als je wilt</translation>
    </message>
    <message>
        <source>before the first scoring round</source>
        <translation>vóór de eerste waardering</translation>
    </message>
    <message>
        <source>after the first scoring round</source>
        <translation>na de eerste waardering</translation>
    </message>
    <message>
        <source>after the second scoring round</source>
        <translation>na de tweede waardering</translation>
    </message>
    <message>
        <source>can’t be shown yet</source>
        <translation>kan nog niet worden getoond</translation>
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
        <source>{game} · {rest}</source>
        <translation>{game} · {rest}</translation>
    </message>
    <message>
        <source>Watch this game (W)</source>
        <translation>Dit spel terugkijken (W)</translation>
    </message>
    <message>
        <source>Nobody has any, so no points.</source>
        <translation>Niemand heeft er een, dus geen punten.</translation>
    </message>
    <message>
        <source>{sum} shared by {people}, rounded down: {points} each</source>
        <translation>{sum} gedeeld door {people}, naar beneden afgerond: elk {points}</translation>
    </message>
    <message>
        <source>{sum} shared by {people}: {points} each</source>
        <translation>{sum} gedeeld door {people}: elk {points}</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>geen punten</translation>
    </message>
    <message>
        <source>One point per side</source>
        <translation>Eén punt per zijde</translation>
    </message>
    <message>
        <source>After this scoring round</source>
        <translation>Na deze waardering</translation>
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
        <translation>paars, schelp</translation>
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
        <source>Character</source>
        <translation>Karakter</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Speler verwijderen</translation>
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
        <source>A friendly beginner who misses things</source>
        <translation>Een vriendelijke beginner die weleens iets over het hoofd ziet</translation>
    </message>
    <message>
        <source>Knows the game and plans how to score</source>
        <translation>Kent het spel en kijkt waar punten te halen zijn</translation>
    </message>
    <message>
        <source>Weighs up everything it can do in a turn</source>
        <translation>Weegt elke beurt alle mogelijkheden af</translation>
    </message>
    <message>
        <source>Looks further ahead, and takes its time</source>
        <translation>Kijkt verder vooruit en neemt de tijd</translation>
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
        <source>Played by</source>
        <translation>Gespeeld door</translation>
    </message>
    <message>
        <source>Youngest player</source>
        <translation>Jongste speler</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Naar boven verplaatsen</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Naar beneden verplaatsen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} denkt na</translation>
    </message>
    <message>
        <source>It’s {name}’s turn</source>
        <translation>{name} is aan de beurt</translation>
    </message>
    <message>
        <source>{scoring}. {turn}</source>
        <translation>{scoring}. {turn}</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Naar de uitslag</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>De tafel</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verderspelen</translation>
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
        <source>Third-party code in Qt: various open-source licences</source>
        <translation>Code van derden in Qt: diverse opensourcelicenties</translation>
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
        <source>miniaudio and cffi: MIT licences</source>
        <translation>miniaudio en cffi: MIT-licenties</translation>
    </message>
    <message>
        <source>The fonts Cabin and Philosopher: SIL Open Font License 1.1</source>
        <translation>De lettertypen Cabin en Philosopher: SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>Small system libraries: MIT licences</source>
        <translation>Kleine systeembibliotheken: MIT-licenties</translation>
    </message>
    <message>
        <source>Nothing left to decide: you can end your turn.</source>
        <translation>Er valt niets meer te beslissen: je kunt je beurt beëindigen.</translation>
    </message>
    <message>
        <source>The expert is thinking it over.</source>
        <translation>De expert denkt erover na.</translation>
    </message>
    <message>
        <source>The expert has no advice this time. Try asking again.</source>
        <translation>De expert heeft deze keer geen advies. Vraag het gerust nog eens.</translation>
    </message>
    <message>
        <source>The expert {does}.</source>
        <translation>De expert {does}.</translation>
    </message>
    <message>
        <source>the system doesn’t allow it</source>
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
        <source>the file or folder isn’t there</source>
        <translation>het bestand of de map bestaat niet</translation>
    </message>
    <message>
        <source>it’s a folder</source>
        <translation>het is een map</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>de naam is te lang</translation>
    </message>
    <message>
        <source>system error {number}</source>
        <translation>systeemfout {number}</translation>
    </message>
    <message>
        <source>The file can’t be read: {reason}.</source>
        <translation>Het bestand kan niet worden gelezen: {reason}.</translation>
    </message>
    <message>
        <source>This move breaks a rule. {rule}</source>
        <translation>Deze zet is tegen de spelregels. {rule}</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Het bestand is leeg.</translation>
    </message>
    <message>
        <source>The file isn’t a saved game.</source>
        <translation>Het bestand is geen opgeslagen spel.</translation>
    </message>
    <message>
        <source>This game was saved with a newer version of the program.</source>
        <translation>Het spel is opgeslagen met een nieuwere versie van het programma.</translation>
    </message>
    <message>
        <source>The program doesn’t know this kind of game.</source>
        <translation>Het programma kent dit soort spel niet.</translation>
    </message>
    <message>
        <source>This can’t be read: the file is damaged, or it isn’t a saved game.</source>
        <translation>Dit kan niet worden gelezen: het bestand is beschadigd, of het is geen opgeslagen spel.</translation>
    </message>
    <message>
        <source>The file breaks off in the middle of this line.</source>
        <translation>Het bestand houdt midden in deze regel op.</translation>
    </message>
    <message>
        <source>This is longer than any game could be.</source>
        <translation>Zo lang kan geen enkel spel duren.</translation>
    </message>
    <message>
        <source>This line doesn’t fit the game so far.</source>
        <translation>Deze regel past niet bij het spel tot nu toe.</translation>
    </message>
    <message>
        <source>Only a tile you bought this turn can go there</source>
        <translation>Daar mag alleen een gebouwenkaartje heen dat je deze beurt hebt gekocht</translation>
    </message>
    <message>
        <source>Dirk gets none of the last tiles</source>
        <translation>Dirk krijgt geen van de laatste gebouwenkaartjes</translation>
    </message>
    <message>
        <source>The game is already saved in {file}.</source>
        <translation>Het spel is al opgeslagen in {file}.</translation>
    </message>
    <message>
        <source>it isn’t an ordinary file</source>
        <translation>het is geen gewoon bestand</translation>
    </message>
    <message>
        <source>{file} is open in another window. Please choose another file.</source>
        <translation>{file} staat al open in een ander venster. Kies een ander bestand.</translation>
    </message>
    <message>
        <source>Beside the Alhambra: decide later</source>
        <translation>Naast het Alhambra: later beslissen</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>het bestand zou te groot worden</translation>
    </message>
    <message>
        <source>This game’s file has been replaced, so the game is now saved in {file}.</source>
        <translation>Het bestand van dit spel is door iets anders vervangen. Het spel staat nu in {file}.</translation>
    </message>
    <message>
        <source>Saved. From now on, the game is kept in {file}.</source>
        <translation>Opgeslagen. Vanaf nu staat het spel in {file}.</translation>
    </message>
    <message>
        <source>removes {tile} and puts it on the reserve board</source>
        <translation>breekt {tile} af en legt het kaartje op het reserveveld</translation>
    </message>
    <message>
        <source>{name} removes {tile} and puts it on the reserve board</source>
        <translation>{name} breekt {tile} af en legt het kaartje op het reserveveld</translation>
    </message>
    <message>
        <source>Alhambra Roll &amp; Write</source>
        <translation>Alhambra Roll &amp; Write</translation>
    </message>
    <message>
        <source>Learn it by playing, in about five minutes</source>
        <translation>Leer het al spelend, in ongeveer vijf minuten</translation>
    </message>
    <message>
        <source>for one to five players, with a daily roll</source>
        <translation>voor één tot vijf spelers, met de worp van de dag</translation>
    </message>
    <message>
        <source>Games with the same number have the same rolls. Leave this empty for new rolls.</source>
        <translation>Spellen met hetzelfde nummer krijgen dezelfde worpen. Vul je niets in, dan krijg je nieuwe worpen.</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>ronde {round}</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} van {all}</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Geen resultaten</translation>
    </message>
    <message>
        <source>Why? Read the rule</source>
        <translation>Waarom? Lees de regel</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>gepast</translation>
    </message>
    <message numerus="yes">
        <source>%n too much</source>
        <translation>
            <numerusform>%n te veel</numerusform>
            <numerusform>%n te veel</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount}, {returned}</source>
        <translation>{amount}, {returned}</translation>
    </message>
    <message>
        <source>another action</source>
        <translation>nog een actie</translation>
    </message>
    <message>
        <source>{sum} ({amount}): {then}</source>
        <translation>{sum} ({amount}): {then}</translation>
    </message>
    <message>
        <source>You can pay the exact amount</source>
        <translation>Je kunt gepast betalen</translation>
    </message>
    <message numerus="yes">
        <source>At least %n too much</source>
        <translation>
            <numerusform>Minstens %n te veel</numerusform>
            <numerusform>Minstens %n te veel</numerusform>
        </translation>
    </message>
    <message>
        <source>{best}: {then}</source>
        <translation>{best}: {then}</translation>
    </message>
    <message>
        <source>Click the cards you want to pay with</source>
        <translation>Klik op de kaarten waarmee je wilt betalen</translation>
    </message>
    <message>
        <source>{sum} ({lack})</source>
        <translation>{sum} ({lack})</translation>
    </message>
    <message>
        <source>{name}: {price} for {tile}. {payment}</source>
        <translation>{name}: {price} voor {tile}. {payment}</translation>
    </message>
    <message>
        <source>no more actions</source>
        <translation>hierna geen actie meer</translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>nog %n tekort</numerusform>
            <numerusform>nog %n tekort</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the fewest money cards and starts</source>
        <translation>{name} heeft de minste geldkaarten en begint</translation>
    </message>
    <message>
        <source>{name} starts: it’s a tie on cards, so the one with the least money goes first</source>
        <translation>{name} begint: evenveel kaarten, maar het minste geld</translation>
    </message>
    <message>
        <source>{name} starts: it’s a tie on cards and money, so the youngest goes first</source>
        <translation>{name} begint: evenveel kaarten en evenveel geld, dus de jongste mag eerst</translation>
    </message>
    <message>
        <source>{name} starts: it’s a tie on cards and money, and {name} is next after the youngest</source>
        <translation>{name} begint: evenveel kaarten en evenveel geld, en na de jongste komt eerst {name}</translation>
    </message>
    <message>
        <source>The first scoring card turns up</source>
        <translation>De eerste waarderingskaart komt tevoorschijn</translation>
    </message>
    <message>
        <source>The second scoring card turns up</source>
        <translation>De tweede waarderingskaart komt tevoorschijn</translation>
    </message>
    <message>
        <source>The discard pile is shuffled and becomes the new pile</source>
        <translation>De aflegstapel wordt geschud en vormt de nieuwe stapel</translation>
    </message>
    <message>
        <source>The bag is empty: as soon as someone buys a tile, that’s the last turn</source>
        <translation>De buidel is leeg: koopt er nog iemand een kaartje, dan is dat de laatste beurt</translation>
    </message>
    <message>
        <source>{name} gets {tile}</source>
        <translation>{name} krijgt {tile}</translation>
    </message>
    <message>
        <source>The last turn is over, and nobody gets the last tiles</source>
        <translation>De laatste beurt is voorbij, en niemand krijgt de laatste kaartjes</translation>
    </message>
    <message>
        <source>The last turn is over: {gifts}</source>
        <translation>De laatste beurt is voorbij: {gifts}</translation>
    </message>
    <message>
        <source>take {cards}</source>
        <translation>{cards} nemen</translation>
    </message>
    <message>
        <source>buy {tile} for {paid}</source>
        <translation>{tile} voor {paid} kopen</translation>
    </message>
    <message>
        <source>pay the exact amount for {tile}</source>
        <translation>{tile} kopen en gepast betalen</translation>
    </message>
    <message>
        <source>build {tile}</source>
        <translation>{tile} bouwen</translation>
    </message>
    <message>
        <source>put {tile} on the reserve board</source>
        <translation>{tile} op het reserveveld leggen</translation>
    </message>
    <message>
        <source>add {tile} from the reserve board</source>
        <translation>{tile} van het reserveveld aanbouwen</translation>
    </message>
    <message>
        <source>remove {tile}</source>
        <translation>{tile} afbreken</translation>
    </message>
    <message>
        <source>exchange {old} for {new}</source>
        <translation>{old} tegen {new} wisselen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>No tiles were left on the building market.</source>
        <translation>Er lagen geen gebouwenkaartjes meer op de bouwwerf.</translation>
    </message>
    <message>
        <source>Each of the last tiles goes to the player with the most money in its currency</source>
        <translation>De laatste gebouwenkaartjes gaan per munteenheid naar de speler met het meeste geld</translation>
    </message>
    <message>
        <source>Nobody: it’s a tie</source>
        <translation>Niemand: gelijke stand</translation>
    </message>
    <message>
        <source>Nobody has that currency</source>
        <translation>Niemand heeft geld in die munteenheid</translation>
    </message>
    <message>
        <source>If the first scoring round happened now</source>
        <translation>Als de eerste waardering nu zou komen</translation>
    </message>
    <message>
        <source>If the second scoring round happened now</source>
        <translation>Als de tweede waardering nu zou komen</translation>
    </message>
    <message>
        <source>If the third scoring round happened now</source>
        <translation>Als de derde waardering nu zou komen</translation>
    </message>
    <message>
        <source>In the third scoring round</source>
        <translation>Bij de derde waardering</translation>
    </message>
    <message>
        <source>The Walls</source>
        <translation>De muren</translation>
    </message>
    <message>
        <source>Put up wooden walls to close the gaps in your wall.</source>
        <translation>Richt houten muren op en sluit zo de openingen in je muur.</translation>
    </message>
    <message>
        <source>Wall cards</source>
        <translation>Muurkaarten</translation>
    </message>
    <message>
        <source>As an action, you can put up the walls from a wall card on one of your tiles: in your Alhambra, on your reserve board or just bought. They can only go on sides that have no wall yet and no tile next to them.</source>
        <translation>Als actie mag je de muren van één muurkaart oprichten op een van je kaartjes: in je Alhambra, op je reserveveld of net gekocht. Dat mag alleen aan zijden waar nog geen muur staat en waar geen kaartje naast ligt.</translation>
    </message>
    <message numerus="yes">
        <source>Wall card with %n wall(s): {sides}</source>
        <translation>
            <numerusform>Muurkaart met %n muur: {sides}</numerusform>
            <numerusform>Muurkaart met %n muren: {sides}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} puts up a wall ({tile}: {sides})</source>
        <translation>{name} richt een muur op: {tile}, {sides}</translation>
    </message>
    <message>
        <source>puts up a wall ({tile}: {sides})</source>
        <translation>richt een muur op: {tile}, {sides}</translation>
    </message>
    <message>
        <source>put up a wall ({tile}: {sides})</source>
        <translation>een muur oprichten: {tile}, {sides}</translation>
    </message>
    <message>
        <source>{name}: take money, buy a tile, redesign or put up a wall</source>
        <translation>{name}: neem geld, koop een gebouwenkaartje, verbouw of richt een muur op</translation>
    </message>
    <message>
        <source>This tile already has a wall there</source>
        <translation>Dit kaartje heeft daar al een muur</translation>
    </message>
    <message>
        <source>You can only put up a wall on your own tiles</source>
        <translation>Je kunt alleen op je eigen kaartjes een muur oprichten</translation>
    </message>
    <message>
        <source>Gives you a wall, {points} long, that you can join up with others later.</source>
        <translation>Zo krijg je een muur, {points} lang, die je later met andere kunt verbinden.</translation>
    </message>
    <message>
        <source>A wall card turns up: {sides}</source>
        <translation>Er komt een muurkaart tevoorschijn: {sides}</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Einde beurt</translation>
    </message>
    <message>
        <source>The Change</source>
        <translation>Het wisselgeld</translation>
    </message>
    <message>
        <source>If you overpay, you draw coins that can help you pay the exact amount later.</source>
        <translation>Betaal je te veel, dan trek je munten om later gepast te betalen.</translation>
    </message>
    <message>
        <source>Coin bag</source>
        <translation>Stoffen buidel</translation>
    </message>
    <message numerus="yes">
        <source>Coin bag: %n coin(s)</source>
        <translation>
            <numerusform>Stoffen buidel: %n munt</numerusform>
            <numerusform>Stoffen buidel: %n munten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {coins}</source>
        <translation>{name}: {coins}</translation>
    </message>
    <message>
        <source>no coins</source>
        <translation>geen munten</translation>
    </message>
    <message>
        <source>For every 2 you overpay, you draw a coin. Coins lie face up and count as money cards worth 1 when you pay. Coins you pay with go back into the coin bag.</source>
        <translation>Voor elke 2 die je te veel betaalt, trek je een munt. Munten liggen open en tellen bij het betalen als geldkaarten van 1. Munten waarmee je betaalt, gaan terug in de stoffen buidel.</translation>
    </message>
    <message>
        <source>{number} × {name}</source>
        <translation>{number} × {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) as change</source>
        <translation>
            <numerusform>%n munt als wisselgeld</numerusform>
            <numerusform>%n munten als wisselgeld</numerusform>
        </translation>
    </message>
    <message>
        <source>You get coins as change: {points}.</source>
        <translation>Je krijgt munten als wisselgeld: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n coin(s) from the coin bag: {coins}</source>
        <translation>
            <numerusform>{name} trekt %n munt uit de stoffen buidel: {coins}</numerusform>
            <numerusform>{name} trekt %n munten uit de stoffen buidel: {coins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s): {coins}</source>
        <translation>
            <numerusform>%n munt: {coins}</numerusform>
            <numerusform>%n munten: {coins}</numerusform>
        </translation>
    </message>
    <message>
        <source>The Thieves</source>
        <translation>De dieven</translation>
    </message>
    <message>
        <source>Between turns, use secret thieves to take face-up money cards.</source>
        <translation>Pak tussen de beurten open geldkaarten met je geheime dieven.</translation>
    </message>
    <message>
        <source>Thieves</source>
        <translation>Dieven</translation>
    </message>
    <message>
        <source>Thieves: hidden</source>
        <translation>Dieven: verborgen</translation>
    </message>
    <message>
        <source>You have no thieves left</source>
        <translation>Je hebt geen dieven meer</translation>
    </message>
    <message>
        <source>Your thieves: {thieves}</source>
        <translation>Je dieven: {thieves}</translation>
    </message>
    <message>
        <source>{name}: {number}</source>
        <translation>{name}: {number}</translation>
    </message>
    <message>
        <source>Between turns, a thief can take a face-up money card in its currency, whatever the value. Then the thief is out of the game. You can’t use a thief just before your own turn.</source>
        <translation>Tussen twee beurten kan een dief een open geldkaart in zijn munteenheid pakken, hoeveel die ook waard is. Daarna is hij uit het spel. Vlak vóór je eigen beurt kun je geen dief inzetten.</translation>
    </message>
    <message>
        <source>{name} uses a thief and takes {card}</source>
        <translation>{name} zet een dief in en pakt {card}</translation>
    </message>
    <message>
        <source>uses a thief and takes {card}</source>
        <translation>zet een dief in en pakt {card}</translation>
    </message>
    <message>
        <source>use a thief and take {card}</source>
        <translation>een dief inzetten en {card} pakken</translation>
    </message>
    <message>
        <source>{name}: none of your thieves can take a card now</source>
        <translation>{name}: geen van je dieven kan nu een kaart pakken</translation>
    </message>
    <message>
        <source>{name}: take {cards} with a thief?</source>
        <translation>{name}: {cards} pakken met een dief?</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nu niet</translation>
    </message>
    <message>
        <source>doesn’t use a thief</source>
        <translation>zet geen dief in</translation>
    </message>
    <message>
        <source>don’t use a thief</source>
        <translation>geen dief inzetten</translation>
    </message>
    <message>
        <source>{name}: take a card with a thief? Choose from {cards}</source>
        <translation>{name}: met een dief een kaart pakken? Keuze uit {cards}</translation>
    </message>
    <message>
        <source>Don’t ask again</source>
        <translation>Niet meer vragen</translation>
    </message>
    <message>
        <source>Don’t ask {name} about thieves</source>
        <translation>Niet meer vragen of {name} een dief inzet</translation>
    </message>
    <message>
        <source>Ask {name} about thieves again</source>
        <translation>Weer vragen of {name} een dief inzet</translation>
    </message>
    <message>
        <source>Use a thief?</source>
        <translation>Een dief inzetten?</translation>
    </message>
    <message>
        <source>Does anyone want to use a thief first?</source>
        <translation>Wil iemand eerst een dief inzetten?</translation>
    </message>
    <message>
        <source>You don’t have a thief for this card</source>
        <translation>Je hebt geen dief voor deze kaart</translation>
    </message>
    <message>
        <source>Saves your thief for a better card.</source>
        <translation>Zo bewaar je je dief voor een betere kaart.</translation>
    </message>
    <message numerus="yes">
        <source>%n thief card(s)</source>
        <translation>
            <numerusform>%n dievenkaart</numerusform>
            <numerusform>%n dievenkaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>The Street Trader</source>
        <translation>De vliegende handelaar</translation>
    </message>
    <message>
        <source>{name}, on the trader tile: {standing}; moved in: {housed}; {points}</source>
        <translation>{name}, op het handelaarsfiche: {standing}; in de gebouwen: {housed}; {points}</translation>
    </message>
    <message>
        <source>{series}: {points}</source>
        <translation>{series}: {points}</translation>
    </message>
    <message>
        <source>General supply</source>
        <translation>Algemene voorraad</translation>
    </message>
    <message>
        <source>Build on your trader’s spot: if a citizen on your trader tile matches the colour of the new tile, that citizen may move in, and you put a new one on your trader tile. If none of them matches, you may swap one. At the end of your turn, move the trader to another spot. In each scoring round, the citizens in your buildings score in series: 1 to 6 different colours are worth 1, 3, 6, 10, 15 or 21 points.</source>
        <translation>Bouw op de plek van je handelaar: heeft een bewoner op je handelaarsfiche de kleur van het nieuwe kaartje, dan mag die er zijn intrek nemen en komt er een nieuwe op je handelaarsfiche. Heeft geen van hen die kleur, dan mag je er een ruilen. Aan het einde van je beurt trekt de handelaar verder. Bij elke waardering leveren de bewoners in je gebouwen punten op: een serie van 1 tot 6 verschillende kleuren is 1, 3, 6, 10, 15 of 21 punten waard.</translation>
    </message>
    <message>
        <source>Your trader tile</source>
        <translation>Je handelaarsfiche</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Bewoners</translation>
    </message>
    <message>
        <source>Street trader</source>
        <translation>Vliegende handelaar</translation>
    </message>
    <message>
        <source>Trader tile with citizens: {citizens}</source>
        <translation>Handelaarsfiche met bewoners: {citizens}</translation>
    </message>
    <message>
        <source>Trader tile without citizens</source>
        <translation>Handelaarsfiche zonder bewoners</translation>
    </message>
    <message>
        <source>on your trader tile</source>
        <translation>op je handelaarsfiche</translation>
    </message>
    <message>
        <source>in the general supply</source>
        <translation>in de algemene voorraad</translation>
    </message>
    <message>
        <source>Citizen ({building})</source>
        <translation>Bewoner ({building})</translation>
    </message>
    <message numerus="yes">
        <source>General supply: %n citizen(s)</source>
        <translation>
            <numerusform>Algemene voorraad: %n bewoner</numerusform>
            <numerusform>Algemene voorraad: %n bewoners</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} picks three citizens: {citizens}</source>
        <translation>{name} kiest drie bewoners: {citizens}</translation>
    </message>
    <message>
        <source>picks three citizens: {citizens}</source>
        <translation>kiest drie bewoners: {citizens}</translation>
    </message>
    <message>
        <source>pick three citizens: {citizens}</source>
        <translation>drie bewoners kiezen: {citizens}</translation>
    </message>
    <message>
        <source>{name}: a citizen moves into {tile}</source>
        <translation>{name}: een bewoner neemt zijn intrek in {tile}</translation>
    </message>
    <message>
        <source>{name}: a citizen moves into {tile}; new on the trader tile: {citizen}</source>
        <translation>{name}: een bewoner neemt zijn intrek in {tile}; nieuw op het handelaarsfiche: {citizen}</translation>
    </message>
    <message>
        <source>lets a citizen move in</source>
        <translation>laat een bewoner zijn intrek nemen</translation>
    </message>
    <message>
        <source>lets a citizen move in, and takes a new one ({citizen})</source>
        <translation>laat een bewoner zijn intrek nemen en pakt een nieuwe ({citizen})</translation>
    </message>
    <message>
        <source>let a citizen move in</source>
        <translation>een bewoner zijn intrek laten nemen</translation>
    </message>
    <message>
        <source>let a citizen move in, and take a new one ({citizen})</source>
        <translation>een bewoner zijn intrek laten nemen en een nieuwe pakken ({citizen})</translation>
    </message>
    <message>
        <source>{name} swaps a citizen: {given} for {taken}</source>
        <translation>{name} ruilt een bewoner: {given} voor {taken}</translation>
    </message>
    <message>
        <source>swaps a citizen: {given} for {taken}</source>
        <translation>ruilt een bewoner: {given} voor {taken}</translation>
    </message>
    <message>
        <source>swap a citizen: {given} for {taken}</source>
        <translation>een bewoner ruilen: {given} voor {taken}</translation>
    </message>
    <message>
        <source>{name} leaves the citizens as they are</source>
        <translation>{name} laat de bewoners zoals ze zijn</translation>
    </message>
    <message>
        <source>{name} moves the trader</source>
        <translation>{name} verplaatst de handelaar</translation>
    </message>
    <message>
        <source>leaves the citizens as they are</source>
        <translation>laat de bewoners zoals ze zijn</translation>
    </message>
    <message>
        <source>leave the citizens as they are</source>
        <translation>de bewoners laten zoals ze zijn</translation>
    </message>
    <message>
        <source>moves the trader</source>
        <translation>verplaatst de handelaar</translation>
    </message>
    <message>
        <source>move the trader to another spot</source>
        <translation>de handelaar naar een andere plek verplaatsen</translation>
    </message>
    <message>
        <source>{name}: pick three citizens, then put your trader beside the fountain</source>
        <translation>{name}: kies drie bewoners en leg dan je handelaar naast de fontein</translation>
    </message>
    <message>
        <source>{name}: swap a citizen? Click one on your trader tile and one in the general supply</source>
        <translation>{name}: een bewoner ruilen? Klik er een aan op je handelaarsfiche en een in de algemene voorraad</translation>
    </message>
    <message>
        <source>{name}: let a citizen move in? Click a new one for your trader tile</source>
        <translation>{name}: laat je een bewoner zijn intrek nemen? Kies een nieuwe voor je handelaarsfiche</translation>
    </message>
    <message>
        <source>{name}: let a citizen move in? Click one that matches</source>
        <translation>{name}: laat je een bewoner zijn intrek nemen? Klik er dan een in de juiste kleur aan</translation>
    </message>
    <message>
        <source>{name}: put your trader beside your Alhambra</source>
        <translation>{name}: leg je handelaar naast je Alhambra</translation>
    </message>
    <message>
        <source>Pick three citizens</source>
        <translation>Kies drie bewoners</translation>
    </message>
    <message>
        <source>Place your trader</source>
        <translation>Leg je handelaar neer</translation>
    </message>
    <message>
        <source>Leave as is</source>
        <translation>Zo laten</translation>
    </message>
    <message>
        <source>Place your trader first</source>
        <translation>Leg eerst je handelaar neer</translation>
    </message>
    <message>
        <source>The trader only moves after you’ve built on its spot</source>
        <translation>De handelaar trekt pas verder als je op zijn plek hebt gebouwd</translation>
    </message>
    <message>
        <source>You can only swap a citizen for one of another colour</source>
        <translation>Je kunt een bewoner alleen ruilen voor een in een andere kleur</translation>
    </message>
    <message>
        <source>Put your trader on a free spot beside your Alhambra</source>
        <translation>Leg je handelaar op een vrije plek naast je Alhambra</translation>
    </message>
    <message>
        <source>Pick citizens of three different colours</source>
        <translation>Kies bewoners in drie verschillende kleuren</translation>
    </message>
    <message>
        <source>Pick exactly three citizens</source>
        <translation>Kies precies drie bewoners</translation>
    </message>
    <message>
        <source>The trader starts beside the fountain</source>
        <translation>De handelaar begint naast de fontein</translation>
    </message>
    <message>
        <source>Only a citizen that matches the tile’s colour can move in</source>
        <translation>Alleen een bewoner in de kleur van het kaartje kan er zijn intrek nemen</translation>
    </message>
    <message>
        <source>Click the citizen in the general supply that you want on your trader tile</source>
        <translation>Klik een bewoner uit de algemene voorraad aan: die komt op je handelaarsfiche</translation>
    </message>
    <message>
        <source>A citizen could move in here</source>
        <translation>Hier kan een bewoner zijn intrek nemen</translation>
    </message>
    <message>
        <source>You could swap a citizen here</source>
        <translation>Hier kun je een bewoner ruilen</translation>
    </message>
    <message>
        <source>Series of 1 to 6 different colours, in every scoring round: {points}</source>
        <translation>Serie van 1 tot 6 verschillende kleuren, bij elke waardering: {points}</translation>
    </message>
    <message>
        <source>citizens on the trader tile: {citizens}</source>
        <translation>bewoners op het handelaarsfiche: {citizens}</translation>
    </message>
    <message>
        <source>Build on your trader’s spot, and citizens may move in.</source>
        <translation>Bouw op de plek van je handelaar: dan kunnen bewoners er hun intrek nemen.</translation>
    </message>
    <message>
        <source>With new cards and tiles</source>
        <translation>Met nieuwe kaarten en gebouwenkaartjes</translation>
    </message>
    <message>
        <source>Same cards and tiles, from the start</source>
        <translation>Dezelfde kaarten en gebouwenkaartjes, vanaf het begin</translation>
    </message>
    <message>
        <source>with a citizen</source>
        <translation>met een bewoner</translation>
    </message>
    <message>
        <source>The expert doesn’t pay for a second building.</source>
        <translation>De expert betaalt niet voor een tweede gebouw.</translation>
    </message>
    <message>
        <source>Easy: A friendly beginner who misses things.</source>
        <translation>Makkelijk: Een vriendelijke beginner die weleens iets over het hoofd ziet.</translation>
    </message>
    <message>
        <source>Medium: Knows the game and plans how to score.</source>
        <translation>Gemiddeld: Kent het spel en kijkt waar punten te halen zijn.</translation>
    </message>
    <message>
        <source>Hard: Weighs up everything it can do in a turn.</source>
        <translation>Moeilijk: Weegt elke beurt alle mogelijkheden af.</translation>
    </message>
    <message>
        <source>Expert: Looks further ahead, and takes its time.</source>
        <translation>Expert: Kijkt verder vooruit en neemt de tijd.</translation>
    </message>
    <message>
        <source>Imaginary players</source>
        <translation>Denkbeeldige spelers</translation>
    </message>
    <message numerus="yes">
        <source>%n imaginary player(s)</source>
        <translation>
            <numerusform>%n denkbeeldige speler</numerusform>
            <numerusform>%n denkbeeldige spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Contest: imaginary players get points and can win</source>
        <translation>Wedstrijd: denkbeeldige spelers krijgen punten en kunnen winnen</translation>
    </message>
    <message>
        <source>An imaginary player joins you and competes for places on the score sheet.</source>
        <translation>Er doet een denkbeeldige speler mee, die ook plaatsen op het scoreblad kan innemen.</translation>
    </message>
    <message>
        <source>Everyone gets the same rolls today. Your first try counts; after that, play as often as you like. Two imaginary players join you.</source>
        <translation>Iedereen krijgt vandaag dezelfde worpen. Je eerste poging telt; daarna kun je zo vaak spelen als je wilt. Er spelen twee denkbeeldige spelers mee.</translation>
    </message>
    <message>
        <source>Get as many points as you can. More imaginary players make it harder.</source>
        <translation>Haal zo veel mogelijk punten. Hoe meer denkbeeldige spelers, hoe moeilijker.</translation>
    </message>
    <message>
        <source>With new dice rolls</source>
        <translation>Met nieuwe worpen</translation>
    </message>
    <message>
        <source>Same rolls, from the start</source>
        <translation>Dezelfde worpen, vanaf het begin</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Ronde {round} van {rounds}</translation>
    </message>
    <message>
        <source>{die}, chosen</source>
        <translation>{die}, gekozen</translation>
    </message>
    <message>
        <source>{die}: make it a {pips} for a coin</source>
        <translation>{die}: voor een munt naar {pips} draaien</translation>
    </message>
    <message>
        <source>{what}, you can cross it off</source>
        <translation>{what}, dit kun je aankruisen</translation>
    </message>
    <message>
        <source>{what}, {coins}</source>
        <translation>{what}, {coins}</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n munt</numerusform>
            <numerusform>%n munten</numerusform>
        </translation>
    </message>
    <message>
        <source>{coins} left</source>
        <translation>nog {coins}</translation>
    </message>
    <message>
        <source>imaginary players get extra points in a contest</source>
        <translation>denkbeeldige spelers krijgen in een wedstrijd extra punten</translation>
    </message>
    <message>
        <source>Choose a number to see where it comes from.</source>
        <translation>Kies een getal om te zien waar het vandaan komt.</translation>
    </message>
    <message>
        <source>In a contest, each imaginary player gets {extra} extra points.</source>
        <translation>In een wedstrijd krijgt elke denkbeeldige speler {extra} extra punten.</translation>
    </message>
    <message>
        <source>imaginary players have no sheet</source>
        <translation>denkbeeldige spelers hebben geen blad</translation>
    </message>
    <message>
        <source>{name} · {why} · {points}</source>
        <translation>{name} · {why} · {points}</translation>
    </message>
    <message>
        <source>{building}: {number} of {boxes}</source>
        <translation>{building}: {number} van {boxes}</translation>
    </message>
    <message>
        <source>{number}, no place</source>
        <translation>{number}, geen plaats</translation>
    </message>
    <message>
        <source>{number}, completed in round {round}, {place} place</source>
        <translation>{number}, compleet in ronde {round}, {place} plaats</translation>
    </message>
    <message>
        <source>{number}, {place} place</source>
        <translation>{number}, {place} plaats</translation>
    </message>
    <message>
        <source>{why}, shared with {names}</source>
        <translation>{why}, gedeeld met {names}</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>rij {number}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>kolom {number}</translation>
    </message>
    <message>
        <source>no row or column with four buildings</source>
        <translation>geen rij of kolom met vier gebouwen</translation>
    </message>
    <message>
        <source>{name}’s sheet: {crossed}, {coins}</source>
        <translation>Blad van {name}: {crossed}, {coins}</translation>
    </message>
    <message numerus="yes">
        <source>%n building(s) crossed off</source>
        <translation>
            <numerusform>%n gebouw aangekruist</numerusform>
            <numerusform>%n gebouwen aangekruist</numerusform>
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
        <translation>betaalt 3 munten voor een tweede gebouw: {building} (geel {yellow}, blauw {blue})</translation>
    </message>
    <message numerus="yes">
        <source>receives %n coin(s)</source>
        <translation>
            <numerusform>ontvangt %n munt</numerusform>
            <numerusform>ontvangt %n munten</numerusform>
        </translation>
    </message>
    <message>
        <source>pays a coin and changes yellow {before} to {after}</source>
        <translation>betaalt een munt en draait geel van {before} naar {after}</translation>
    </message>
    <message>
        <source>pays a coin and changes blue {before} to {after}</source>
        <translation>betaalt een munt en draait blauw van {before} naar {after}</translation>
    </message>
    <message>
        <source>keeps yellow {yellow} and blue {blue}</source>
        <translation>houdt geel {yellow} en blauw {blue}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>pay a coin to change yellow {before} to {after}</source>
        <translation>voor een munt geel van {before} naar {after} draaien</translation>
    </message>
    <message>
        <source>pay a coin to change blue {before} to {after}</source>
        <translation>voor een munt blauw van {before} naar {after} draaien</translation>
    </message>
    <message>
        <source>{name} {does}</source>
        <translation>{name} {does}</translation>
    </message>
    <message>
        <source>crosses off a building: {building} (yellow {yellow}, blue {blue})</source>
        <translation>kruist een gebouw aan: {building} (geel {yellow}, blauw {blue})</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>past</translation>
    </message>
    <message>
        <source>{name} (imaginary) crosses off a building: {building}</source>
        <translation>{name} (denkbeeldig) kruist een gebouw aan: {building}</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>De laatste ronde</translation>
    </message>
    <message numerus="yes">
        <source>receive %n coin(s)</source>
        <translation>
            <numerusform>%n munt ontvangen</numerusform>
            <numerusform>%n munten ontvangen</numerusform>
        </translation>
    </message>
    <message>
        <source>cross off the {building} (yellow {yellow}, blue {blue})</source>
        <translation>{building} aankruisen (geel {yellow}, blauw {blue})</translation>
    </message>
    <message>
        <source>pay 3 coins to cross off the {building} too</source>
        <translation>3 munten betalen en nog een gebouw aankruisen ({building})</translation>
    </message>
    <message>
        <source>keep yellow {yellow} and blue {blue}</source>
        <translation>geel {yellow} en blauw {blue} houden</translation>
    </message>
    <message>
        <source>don’t pay for a second building</source>
        <translation>niet betalen voor een tweede gebouw</translation>
    </message>
    <message>
        <source>{name} has all the buildings of one kind ({building}): {points}</source>
        <translation>{name} heeft alle gebouwen van een soort ({building}): {points}</translation>
    </message>
    <message numerus="yes">
        <source>Make it a {pips} for %n coin(s)</source>
        <translation>
            <numerusform>Voor %n munt naar {pips} draaien</numerusform>
            <numerusform>Voor %n munten naar {pips} draaien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{buildings}, or receive %n coin(s)</source>
        <translation>
            <numerusform>{buildings}, of %n munt ontvangen</numerusform>
            <numerusform>{buildings}, of %n munten ontvangen</numerusform>
        </translation>
    </message>
    <message>
        <source>{paid}: {offered}</source>
        <translation>{paid}: {offered}</translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>niets nieuws</translation>
    </message>
    <message>
        <source>No two of your dice meet here</source>
        <translation>Je dobbelstenen komen hier niet samen</translation>
    </message>
    <message>
        <source>You’ve already crossed off this building</source>
        <translation>Dit gebouw heb je al aangekruist</translation>
    </message>
    <message>
        <source>You don’t have enough coins</source>
        <translation>Je hebt niet genoeg munten</translation>
    </message>
    <message>
        <source>You can only turn dice before your action</source>
        <translation>Dobbelstenen kun je alleen vóór je actie draaien</translation>
    </message>
    <message>
        <source>Your second building has to be where your other two dice meet</source>
        <translation>Je tweede gebouw moet staan waar je andere twee dobbelstenen samenkomen</translation>
    </message>
    <message>
        <source>You’ve already taken your action</source>
        <translation>Je hebt je actie al gedaan</translation>
    </message>
    <message>
        <source>yellow die, {pips}</source>
        <translation>gele dobbelsteen, {pips}</translation>
    </message>
    <message>
        <source>blue die, {pips}</source>
        <translation>blauwe dobbelsteen, {pips}</translation>
    </message>
    <message>
        <source>{building}, yellow {yellow}, blue {blue}</source>
        <translation>{building}, geel {yellow}, blauw {blue}</translation>
    </message>
    <message>
        <source>{what}, crossed off</source>
        <translation>{what}, aangekruist</translation>
    </message>
    <message>
        <source>walls</source>
        <comment>after “with”</comment>
        <translation>muren</translation>
    </message>
    <message>
        <source>thieves</source>
        <comment>after “with”</comment>
        <translation>dieven</translation>
    </message>
    <message>
        <source>change</source>
        <comment>after “with”</comment>
        <translation>wisselgeld</translation>
    </message>
    <message>
        <source>the street trader</source>
        <comment>after “with”</comment>
        <translation>de vliegende handelaar</translation>
    </message>
    <message>
        <source>with {modules}</source>
        <translation>met {modules}</translation>
    </message>
    <message numerus="yes">
        <source>Your best with %n imaginary player(s): {points}</source>
        <translation>
            <numerusform>Je record met %n denkbeeldige speler: {points}</numerusform>
            <numerusform>Je record met %n denkbeeldige spelers: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>You didn’t play this game from the start, so the result doesn’t count.</source>
        <translation>Je hebt niet vanaf het begin gespeeld, dus dit resultaat telt niet mee.</translation>
    </message>
    <message>
        <source>You may have seen these rolls before, so the result doesn’t count.</source>
        <translation>Misschien ken je deze worpen al, dus dit resultaat telt niet mee.</translation>
    </message>
    <message>
        <source>That’s a new best!</source>
        <translation>Dat is je nieuwe record!</translation>
    </message>
    <message>
        <source>The expert scored {points} with the same dice.</source>
        <translation>De expert haalde met dezelfde worpen {points}.</translation>
    </message>
    <message>
        <source>The expert hasn’t finished yet…</source>
        <translation>De expert is nog bezig…</translation>
    </message>
    <message>
        <source>There’s no score from the expert this time.</source>
        <translation>Dit keer is er geen resultaat van de expert.</translation>
    </message>
    <message>
        <source>Your first try of the day counts, and you haven’t finished it yet.</source>
        <translation>Je eerste poging van de dag telt, en die heb je nog niet uitgespeeld.</translation>
    </message>
    <message>
        <source>Your first try of the day counts: {points}</source>
        <translation>Je eerste poging van de dag telt: {points}</translation>
    </message>
    <message>
        <source>Alhambra Roll &amp; Write, {day}: {points}</source>
        <translation>Alhambra Roll &amp; Write, {day}: {points}</translation>
    </message>
    <message>
        <source>Alhambra Roll &amp; Write, {day}: {points}. The expert: {expert}</source>
        <translation>Alhambra Roll &amp; Write, {day}: {points}. De expert: {expert}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>The expert</source>
        <translation>De expert</translation>
    </message>
    <message>
        <source>Another sheet…</source>
        <translation>Ander blad…</translation>
    </message>
    <message>
        <source>Use our sheet</source>
        <translation>Ons blad gebruiken</translation>
    </message>
    <message>
        <source>You’ll play on a sheet of our own design.</source>
        <translation>Je speelt op een blad dat we zelf hebben ontworpen.</translation>
    </message>
    <message>
        <source>You’ll play on a sheet from a file.</source>
        <translation>Je speelt op een blad uit een bestand.</translation>
    </message>
    <message>
        <source>There’s no readable sheet in {file}.</source>
        <translation>In {file} staat geen leesbaar blad.</translation>
    </message>
    <message>
        <source>The sheet in {file} doesn’t have six rows of six buildings.</source>
        <translation>Het blad in {file} heeft geen zes rijen van zes gebouwen.</translation>
    </message>
    <message>
        <source>The sheet in {file} names a building that doesn’t exist.</source>
        <translation>Op het blad in {file} staat een onbekend gebouw.</translation>
    </message>
    <message>
        <source>The sheet in {file} leaves out a kind of building.</source>
        <translation>Op het blad in {file} ontbreekt een soort gebouw.</translation>
    </message>
    <message>
        <source>The sheet in {file} must say how many coins there are, from 3 to 99.</source>
        <translation>Op het blad in {file} staat geen geldig aantal munten (3 t/m 99).</translation>
    </message>
    <message>
        <source>{why} You’ll play on ours.</source>
        <translation>{why} Je speelt op ons eigen blad.</translation>
    </message>
    <message>
        <source>What’s this?</source>
        <translation>Wat is dit?</translation>
    </message>
    <message>
        <source>There’s a problem on line {number}, so you can only watch this game up to there. {why}</source>
        <translation>Op regel {number} van het bestand klopt iets niet, dus je kunt dit spel alleen tot daar terugkijken. {why}</translation>
    </message>
    <message>
        <source>All the points</source>
        <translation>Alle punten</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Then you can cross off the {building}.</source>
        <translation>Dan kun je een gebouw aankruisen: {building}.</translation>
    </message>
    <message>
        <source>Then pay 3 coins for a second building: {building}.</source>
        <translation>Betaal dan 3 munten voor een tweede gebouw: {building}.</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) more</source>
        <translation>
            <numerusform>ongeveer %n punt meer</numerusform>
            <numerusform>ongeveer %n punten meer</numerusform>
        </translation>
    </message>
    <message>
        <source>a fraction of a point more</source>
        <translation>nog geen punt extra</translation>
    </message>
    <message>
        <source>Your first {building}: {more}.</source>
        <translation>Je eerste {building}: {more}.</translation>
    </message>
    <message>
        <source>That makes {number} of this kind ({building}): {more}.</source>
        <translation>Zo heb je er {number} ({building}): {more}.</translation>
    </message>
    <message>
        <source>That’s your last building of this kind ({building}): {more}.</source>
        <translation>Daarmee heb je deze soort compleet ({building}): {more}.</translation>
    </message>
    <message>
        <source>That makes {number} in row {line}: {more}.</source>
        <translation>Zo heb je er {number} in rij {line}: {more}.</translation>
    </message>
    <message>
        <source>That makes {number} in column {line}: {more}.</source>
        <translation>Zo heb je er {number} in kolom {line}: {more}.</translation>
    </message>
    <message>
        <source>That helps row {line}: {more}.</source>
        <translation>Rij {line} wordt voller: {more}.</translation>
    </message>
    <message>
        <source>That helps column {line}: {more}.</source>
        <translation>Kolom {line} wordt voller: {more}.</translation>
    </message>
    <message numerus="yes">
        <source>These dice should earn you %n point(s) on your next turn.</source>
        <translation>
            <numerusform>Volgende beurt leveren deze dobbelstenen je waarschijnlijk %n punt op.</numerusform>
            <numerusform>Volgende beurt leveren deze dobbelstenen je waarschijnlijk %n punten op.</numerusform>
        </translation>
    </message>
    <message>
        <source>The coins will do you more good later.</source>
        <translation>Aan de munten heb je later meer.</translation>
    </message>
    <message>
        <source>That way you roll all four dice.</source>
        <translation>Zo gooi je alle vier de dobbelstenen.</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) are worth more than any building now.</source>
        <translation>
            <numerusform>%n munt is nu meer waard dan welk gebouw ook.</numerusform>
            <numerusform>%n munten zijn nu meer waard dan welk gebouw ook.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Als het spel nu was afgelopen</translation>
    </message>
    <message>
        <source>Your best: {points}</source>
        <translation>Je record: {points}</translation>
    </message>
    <message>
        <source>Your results will appear here.</source>
        <translation>Hier komen je resultaten te staan.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Verderspelen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer spelen</translation>
    </message>
    <message>
        <source>Watch the game</source>
        <translation>Het spel terugkijken</translation>
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
        <source>{name} has won</source>
        <translation>{name} heeft gewonnen</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} delen de overwinning</translation>
    </message>
    <message>
        <source>Games with the same number have the same deal. Leave this empty for a new deal.</source>
        <translation>Spellen met hetzelfde nummer krijgen dezelfde kaarten en gebouwenkaartjes. Vul je niets in, dan wordt er opnieuw geschud.</translation>
    </message>
    <message>
        <source>{points} for buildings</source>
        <translation>{points} voor gebouwen</translation>
    </message>
    <message>
        <source>{points} for rows and columns</source>
        <translation>{points} voor rijen en kolommen</translation>
    </message>
    <message>
        <source>{points} for coins</source>
        <translation>{points} voor munten</translation>
    </message>
    <message>
        <source>Points: buildings {buildings}, rows and columns {lines}, coins {coins}</source>
        <translation>Punten: gebouwen {buildings}, rijen en kolommen {lines}, munten {coins}</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Alleen</translation>
    </message>
    <message>
        <source>Daily roll</source>
        <translation>Worp van de dag</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Met anderen</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (computer)</translation>
    </message>
    <message>
        <source>Master builder</source>
        <translation>Bouwmeester</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Verzamelaar</translation>
    </message>
    <message>
        <source>Spoilsport</source>
        <translation>Dwarsligger</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Spaarder</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Gokker</translation>
    </message>
    <message>
        <source>Any character</source>
        <translation>Willekeurig karakter</translation>
    </message>
    <message>
        <source>You’ll find out while you play.</source>
        <translation>Welk karakter het is, merk je tijdens het spelen.</translation>
    </message>
    <message>
        <source>Loves long walls.</source>
        <translation>Is dol op lange muren.</translation>
    </message>
    <message>
        <source>Wants one of every building.</source>
        <translation>Wil van elk gebouw één.</translation>
    </message>
    <message>
        <source>Buys what you were saving for.</source>
        <translation>Koopt waar jij voor spaarde.</translation>
    </message>
    <message>
        <source>Always has a hand full of money.</source>
        <translation>Zit altijd op een stapel geld.</translation>
    </message>
    <message>
        <source>Buys at once, even if that means overpaying.</source>
        <translation>Koopt meteen en betaalt desnoods te veel.</translation>
    </message>
    <message>
        <source>{character}: {sentence}</source>
        <comment>a character and what to expect of it</comment>
        <translation>{character}: {sentence}</translation>
    </message>
    <message>
        <source>At this table, “medium” finishes ahead of “easy” in {times} out of 10 games.</source>
        <translation>Aan deze tafel eindigt ‘gemiddeld’ in {times} van de 10 spellen hoger dan ‘makkelijk’.</translation>
    </message>
    <message>
        <source>At this table, “hard” finishes ahead of “medium” in {times} out of 10 games.</source>
        <translation>Aan deze tafel eindigt ‘moeilijk’ in {times} van de 10 spellen hoger dan ‘gemiddeld’.</translation>
    </message>
    <message>
        <source>At this table, “expert” finishes ahead of “hard” in {times} out of 10 games.</source>
        <translation>Aan deze tafel eindigt ‘expert’ in {times} van de 10 spellen hoger dan ‘moeilijk’.</translation>
    </message>
    <message>
        <source>Lets a citizen move in: +{points} in every scoring round to come.</source>
        <translation>Een bewoner kan er zijn intrek nemen: +{points} bij elke waardering die nog komt.</translation>
    </message>
    <message>
        <source>{points} of the {of} tiles have one of these three colours.</source>
        <translation>{points} van de {of} kaartjes hebben een van deze drie kleuren.</translation>
    </message>
    <message>
        <source>Your new citizen can move into {buildings}. Tiles still to come: {points}.</source>
        <translation>Kaartjes die nog komen voor je nieuwe bewoner ({buildings}): {points}.</translation>
    </message>
    <message>
        <source>You don’t have a citizen of that colour in your Alhambra yet. Tiles of that colour still to come: {points}.</source>
        <translation>Een bewoner van die kleur heb je nog niet in je Alhambra. Kaartjes in die kleur die nog komen: {points}.</translation>
    </message>
    <message>
        <source>No citizen in the general supply would be more useful.</source>
        <translation>Geen enkele bewoner in de algemene voorraad is nuttiger voor je.</translation>
    </message>
    <message>
        <source>Of the tiles still to come, {points} fit there, {of} of them in your citizens’ colours.</source>
        <translation>Van de kaartjes die nog komen, passen er daar {points}, waarvan {of} in de kleuren van je bewoners.</translation>
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
        <source>This is an unofficial fan project. Alhambra is a game by Dirk Henn, published by Queen Games; this program isn’t connected with either of them. The pictures and the text are our own. If you like the game, buy it!</source>
        <translation>Dit is een onofficieel fanproject. Alhambra is een spel van Dirk Henn, uitgegeven door Queen Games; dit programma staat daar los van. De afbeeldingen en teksten hebben we zelf gemaakt. Vind je het spel leuk? Koop het dan!</translation>
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
    <name>Announcer</name>
    <message>
        <source>Your turn, {name}</source>
        <translation>Jouw beurt, {name}</translation>
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
    <name>BookLessons</name>
    <message>
        <source>Play your first game</source>
        <translation>Speel je eerste spel</translation>
    </message>
    <message>
        <source>Show me step by step</source>
        <translation>Laat het me stap voor stap zien</translation>
    </message>
</context>
<context>
    <name>BotDialog</name>
    <message>
        <source>These programs</source>
        <translation>Deze programma’s</translation>
    </message>
    <message>
        <source>Who should play?</source>
        <translation>Wie speelt?</translation>
    </message>
    <message>
        <source>Who should play in these seats?</source>
        <translation>Wie speelt er op deze plaatsen?</translation>
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
        <source>Don’t open</source>
        <translation>Niet openen</translation>
    </message>
    <message>
        <source>Other programs play in this saved game. Opening it won’t start them unless you say so: a program like that can do anything on this computer that you can.</source>
        <translation>In dit opgeslagen spel spelen andere programma’s mee. Bij het openen starten ze alleen als jij dat wilt: zo’n programma kan op deze computer alles wat jij kunt.</translation>
    </message>
</context>
<context>
    <name>CardCloseUp</name>
    <message>
        <source>It counts as a money card worth {value} when you pay.</source>
        <translation>Je betaalt ermee zoals met een geldkaart van {value}.</translation>
    </message>
    <message>
        <source>In the game: {number}</source>
        <translation>In het spel: {number}</translation>
    </message>
    <message>
        <source>Face up on the table: {number}</source>
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
        <source>{name}’s turn</source>
        <translation>{name} is aan de beurt</translation>
    </message>
    <message>
        <source>I’m ready</source>
        <translation>Ik ben er klaar voor</translation>
    </message>
</context>
<context>
    <name>DirkCloseUp</name>
    <message>
        <source>Dirk takes no turns. He gets tiles at the start and after the first two scoring rounds, plus any that are given to him. He scores for his buildings like a player, but has no wall.</source>
        <translation>Dirk krijgt zelf geen beurt. Hij krijgt gebouwenkaartjes aan het begin, na de eerste twee waarderingen en als iemand ze aan hem schenkt. Voor zijn gebouwen krijgt hij net als een speler punten, maar een muur heeft hij niet.</translation>
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
        <source>See all the points</source>
        <translation>Alle punten</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Opnieuw met dezelfde kaarten</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Wat er is gebeurd</translation>
    </message>
    <message>
        <source>Back to the ranking</source>
        <translation>Ranglijst</translation>
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
        <translation>{name} heeft de wedstrijd gewonnen</translation>
    </message>
    <message>
        <source>Same rolls again</source>
        <translation>Dezelfde worpen nog eens</translation>
    </message>
    <message>
        <source>Copy for a friend</source>
        <translation>Kopiëren voor een vriend</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Program error</source>
        <translation>Programmafout</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Er ging iets mis</translation>
    </message>
    <message>
        <source>The program made a mistake. Your game is saved up to the last move.</source>
        <translation>Het programma heeft een fout gemaakt. Je spel is opgeslagen tot en met de laatste zet.</translation>
    </message>
    <message>
        <source>The program made a mistake. You can keep playing, but the game isn’t saved.</source>
        <translation>Het programma heeft een fout gemaakt. Je kunt verderspelen, maar het spel wordt niet opgeslagen.</translation>
    </message>
    <message>
        <source>You can keep playing. If you’d like to help, save a report and pass it on. It contains this game, the log and the software versions. Nothing is sent anywhere.</source>
        <translation>Je kunt verderspelen. Wil je helpen? Sla dan een rapport op en stuur het door. Daarin staan dit spel, het logboek en de versies van de gebruikte software. Het programma verstuurt zelf niets.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Rapport opslaan…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder</translation>
    </message>
</context>
<context>
    <name>FirstAdvisor</name>
    <message>
        <source>The others are playing</source>
        <translation>De anderen zijn aan de beurt</translation>
    </message>
    <message>
        <source>Watch what they do. The player on your right will pass you two dice.</source>
        <translation>Kijk wat ze doen. De speler rechts van je geeft je straks twee dobbelstenen door.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Goed gedaan!</translation>
    </message>
    <message>
        <source>Now roll the dice, then the others play.</source>
        <translation>Gooi nu de dobbelstenen, dan zijn de anderen aan de beurt.</translation>
    </message>
    <message>
        <source>Now pass the other two dice on, then the others play.</source>
        <translation>Geef nu de andere twee dobbelstenen door, dan zijn de anderen aan de beurt.</translation>
    </message>
    <message>
        <source>Now roll all four dice. You’ll keep two and pass the others on.</source>
        <translation>Gooi nu alle vier de dobbelstenen. Twee houd je zelf, de andere geef je door.</translation>
    </message>
    <message>
        <source>Welcome to Roll &amp; Write</source>
        <translation>Welkom bij Roll &amp; Write</translation>
    </message>
    <message>
        <source>This is your sheet, with 36 buildings to cross off. A yellow die gives you the row, a blue die the column. Three buildings are already crossed off: everyone rolls for three before the game. Click “Next”.</source>
        <translation>Dit is je blad, met 36 gebouwen om aan te kruisen. Een gele dobbelsteen wijst een rij aan, een blauwe een kolom. Drie gebouwen zijn al aangekruist: vóór het spel bepaalt iedereen er drie met de dobbelstenen. Klik op ‘Verder’.</translation>
    </message>
    <message>
        <source>Cross off a building</source>
        <translation>Gebouw aankruisen</translation>
    </message>
    <message>
        <source>On your turn you do one of two things: cross off a building or receive coins. You can cross off any of the glowing buildings: that’s where a yellow and a blue die meet.</source>
        <translation>Tijdens je beurt doe je een van deze twee dingen: een gebouw aankruisen of munten ontvangen. Je kunt elk gebouw aankruisen waar een gele en een blauwe dobbelsteen samenkomen. Die gebouwen lichten op.</translation>
    </message>
    <message>
        <source>Click one of them.</source>
        <translation>Klik er een aan.</translation>
    </message>
    <message>
        <source>Click the one with the thick frame: {building}, row {row}, column {column}.</source>
        <translation>Klik op het gebouw met de dikke rand: {building}, rij {row}, kolom {column}.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Gooien</translation>
    </message>
    <message>
        <source>You roll the two dice you used and keep them for your next turn. The other two go to the player on your left, just as they are. Until you roll, you can undo everything with the arrow at the top. Click “Roll the dice”.</source>
        <translation>Je gooit de twee gebruikte dobbelstenen opnieuw en houdt ze voor je volgende beurt. De andere twee gaan naar de speler links van je, precies zoals ze liggen. Zolang je niet gooit, kun je alles ongedaan maken met de pijl bovenaan. Klik op ‘Gooien’.</translation>
    </message>
    <message>
        <source>One pip up or down</source>
        <translation>Eén oog meer of minder</translation>
    </message>
    <message>
        <source>Not the dice you want? For a coin you can turn a die up or down one pip, as many times as you can afford.</source>
        <translation>Komen je dobbelstenen niet goed uit? Voor een munt draai je een dobbelsteen één oog hoger of lager, zo vaak als je kunt betalen.</translation>
    </message>
    <message>
        <source>Now make it count</source>
        <translation>Maak er nu gebruik van</translation>
    </message>
    <message>
        <source>You’ve spent the coin, but now other buildings glow. Cross one of them off. If you’ve changed your mind, undo it with the arrow at the top and you’ll get the coin back.</source>
        <translation>De munt ben je kwijt, maar nu lichten andere gebouwen op. Kruis er een aan. Toch maar niet? Maak het ongedaan met de pijl bovenaan: dan krijg je de munt terug.</translation>
    </message>
    <message>
        <source>Receive coins</source>
        <translation>Munten ontvangen</translation>
    </message>
    <message>
        <source>If your dice meet at buildings you’ve already crossed off, you can receive a coin for each of them. You can’t cross anything off then.</source>
        <translation>Komen je dobbelstenen samen bij gebouwen die je al hebt aangekruist? Dan kun je voor elk daarvan een munt ontvangen. Je kruist dan niets aan.</translation>
    </message>
    <message>
        <source>The game lasts {rounds} rounds. Press W for the rules or H for a hint. Play this game to the end if you like: from now on, the others play for real.</source>
        <translation>Het spel duurt {rounds} rondes. Druk op W voor de regels of op H voor een hint. Speel dit spel gerust uit: vanaf nu doen de anderen echt hun best.</translation>
    </message>
    <message>
        <source>Your dice also meet at buildings you’ve already crossed off. If you don’t cross anything off now, you can receive a coin for each of them.</source>
        <translation>Je dobbelstenen komen ook samen bij gebouwen die je al hebt aangekruist. Kruis je nu niets aan, dan kun je voor elk daarvan een munt ontvangen.</translation>
    </message>
    <message>
        <source>Click a die on your sheet, then the “+” or “−” next to it, or drag it to another space.</source>
        <translation>Klik op een dobbelsteen op je blad en dan op ‘+’ of ‘−’ ernaast, of sleep hem naar een ander veld.</translation>
    </message>
    <message>
        <source>Click the framed die, then the “−” above it, or drag it to the 2. Then you can cross off a fourth building in the second row, and four in one row are worth 2 points.</source>
        <translation>Klik op de omlijnde dobbelsteen en dan op de ‘−’ erboven, of sleep hem naar de 2: dan kun je in de tweede rij een vierde gebouw aankruisen, en vier gebouwen in dezelfde rij zijn 2 punten waard.</translation>
    </message>
    <message>
        <source>Click “Receive coins” whenever it’s worth your while.</source>
        <translation>Klik op ‘Munten ontvangen’ wanneer het de moeite waard is.</translation>
    </message>
    <message numerus="yes">
        <source>You get %n coin(s) now: click the framed button.</source>
        <translation>
            <numerusform>Je krijgt nu %n munt: klik op de omlijnde knop.</numerusform>
            <numerusform>Je krijgt nu %n munten: klik op de omlijnde knop.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep two dice</source>
        <translation>Houd twee dobbelstenen</translation>
    </message>
    <message>
        <source>You’ve rolled all four dice. Keep a yellow and a blue one for your next turn; the other two go to the player on your left. Click the two you want to keep, or drag them onto your sheet.</source>
        <translation>Je hebt alle vier de dobbelstenen gegooid. Houd een gele en een blauwe voor je volgende beurt; de andere twee gaan naar de speler links van je. Klik op de twee die je wilt houden, of sleep ze naar je blad.</translation>
    </message>
    <message>
        <source>Two buildings at once</source>
        <translation>Twee gebouwen tegelijk</translation>
    </message>
    <message>
        <source>Your other two dice meet at the framed building. Click it to cross it off too, for 3 coins. Then you’ll roll all four dice and keep two of them.</source>
        <translation>Je andere twee dobbelstenen komen samen bij het omlijnde gebouw. Klik erop: voor 3 munten kruis je ook dat aan. Daarna gooi je alle vier de dobbelstenen en houd je er twee.</translation>
    </message>
    <message>
        <source>If you still have 3 coins once you’ve crossed off a building, you can pay them for a second one: the one where your other two dice meet. Cross off the first building now.</source>
        <translation>Heb je na het aankruisen nog 3 munten, dan kun je daarmee een tweede gebouw betalen: het gebouw waar je andere twee dobbelstenen samenkomen. Kruis nu het eerste aan.</translation>
    </message>
    <message>
        <source>What buildings are worth</source>
        <translation>Wat gebouwen opleveren</translation>
    </message>
    <message>
        <source>At the end, the players with the most, second most and third most buildings of each kind get the points above its column on the score sheet. But if you cross off all the buildings of a kind, you get the best place still free at the end of that round, and nobody can take it from you.</source>
        <translation>Aan het einde krijgen de drie spelers met de meeste gebouwen van een soort de punten die op het scoreblad boven de kolom van die soort staan. Maar kruis je alle gebouwen van een soort aan, dan krijg je aan het einde van die ronde de beste plaats die nog vrij is, en die pakt niemand je meer af.</translation>
    </message>
    <message>
        <source>Rows, columns and coins</source>
        <translation>Rijen, kolommen en munten</translation>
    </message>
    <message>
        <source>Four buildings crossed off in a row or column are worth 2 points, five are worth 5 and all six are worth 10. The edge of your sheet shows how far you’ve got. Every two coins you have left at the end are worth a point, too.</source>
        <translation>Vier aangekruiste gebouwen in een rij of kolom zijn 2 punten waard, vijf zijn er 5 waard en alle zes 10. Aan de rand van je blad zie je hoever je bent. Ook voor elke twee munten die je aan het einde overhoudt, krijg je een punt.</translation>
    </message>
    <message>
        <source>Now you know the game</source>
        <translation>Nu ken je het spel</translation>
    </message>
    <message>
        <source>Watch what they do. It’ll be your turn soon.</source>
        <translation>Kijk maar wat ze doen. Jij bent zo aan de beurt.</translation>
    </message>
    <message>
        <source>Now click “End turn”, and it’s the next player’s turn.</source>
        <translation>Klik nu op ‘Einde beurt’, dan mag de volgende speler.</translation>
    </message>
    <message>
        <source>Welcome to the Alhambra</source>
        <translation>Welkom in het Alhambra</translation>
    </message>
    <message>
        <source>That’s your fountain in the middle: you’ll build your Alhambra around it. On the left are the four tiles on the building market, with four face-up money cards below them. Your own money is at the bottom. Click “Next”.</source>
        <translation>In het midden ligt je fontein: daaromheen bouw je je Alhambra. Links liggen de vier gebouwenkaartjes op de bouwwerf, met daaronder vier open geldkaarten. Je eigen geld ligt onderaan. Klik op ‘Verder’.</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Geld nemen</translation>
    </message>
    <message>
        <source>On your turn you do one thing: take money, buy a tile or redesign. Take money now: click one card, or several that add up to 5 or less, then click the button below them.</source>
        <translation>Tijdens je beurt doe je één ding: geld nemen, een gebouwenkaartje kopen of verbouwen. Neem nu geld: klik op één kaart, of op meerdere die samen hoogstens 5 waard zijn, en dan op de knop eronder.</translation>
    </message>
    <message>
        <source>On your turn you do one thing: take money, buy a tile or redesign. Take money now. You can take one card, or several that add up to 5 or less: click the two framed cards, then the button below them.</source>
        <translation>Tijdens je beurt doe je één ding: geld nemen, een gebouwenkaartje kopen of verbouwen. Neem nu geld. Je mag één kaart nemen, of meerdere die samen hoogstens 5 waard zijn: klik op de twee omlijnde kaarten en dan op de knop eronder.</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Je beurt beëindigen</translation>
    </message>
    <message>
        <source>Until you end your turn, you can undo everything with the arrow at the top. When you’re happy, click “End turn”.</source>
        <translation>Zolang je je beurt niet beëindigt, kun je alles ongedaan maken met de pijl bovenaan. Tevreden? Klik dan op ‘Einde beurt’.</translation>
    </message>
    <message>
        <source>Not every spot will do</source>
        <translation>Niet elke plek is goed</translation>
    </message>
    <message>
        <source>Now you can pay for the arcades. First try something that isn’t allowed: drag them to the framed spot. You’ll see why they can’t go there: their wall would meet an open side of the fountain. Press W to read the rule.</source>
        <translation>Nu kun je de arcade betalen. Probeer eerst iets wat niet mag: sleep het kaartje naar de omlijnde plek. Je ziet dan waarom het daar niet mag liggen: de muur zou tegen een open zijde van de fontein komen. Druk op W om de regel te lezen.</translation>
    </message>
    <message>
        <source>A tile must fit: where two tiles touch, either both sides have a wall or neither does. Drag a tile you can afford somewhere it doesn’t fit, and you’ll see why it can’t go there.</source>
        <translation>Een kaartje moet passen: waar twee kaartjes elkaar raken, hebben beide zijden een muur of geen van beide. Sleep een kaartje dat je kunt betalen naar een plek waar het niet past, en je ziet waarom het daar niet mag liggen.</translation>
    </message>
    <message>
        <source>Pay the exact amount</source>
        <translation>Gepast betalen</translation>
    </message>
    <message>
        <source>If you pay the exact amount, you get another action. So collect money that matches a price, then drag the tile to a glowing spot.</source>
        <translation>Betaal je gepast, dan krijg je nog een actie. Spaar dus precies de prijs van een kaartje bij elkaar en sleep het dan naar een plek die oplicht.</translation>
    </message>
    <message>
        <source>{tile}: you have exactly the right money for this one ({cards}). Drag it from the market to a glowing spot, or click it and then the spot. Pay the exact amount, and you get another action!</source>
        <translation>{tile}: daarvoor heb je precies het juiste geld, {cards}. Sleep het kaartje van de bouwwerf naar een plek die oplicht, of klik erop en dan op de plek. Betaal gepast en je krijgt nog een actie!</translation>
    </message>
    <message>
        <source>Another action</source>
        <translation>Nog een actie</translation>
    </message>
    <message>
        <source>You paid the exact amount, so choose another action: take money, buy a tile or redesign.</source>
        <translation>Je hebt gepast betaald. Kies dus nog een actie: geld nemen, een gebouwenkaartje kopen of verbouwen.</translation>
    </message>
    <message>
        <source>You paid the exact amount, so choose another action. Buy the garden too. You’ll pay 9 for a tile that costs 8, and you won’t get any change. This time, drag the tile to your reserve board.</source>
        <translation>Je hebt gepast betaald. Kies dus nog een actie. Koop ook de tuin, al betaal je dan 9 in plaats van 8 en krijg je geen wisselgeld. Sleep het kaartje deze keer naar je reserveveld.</translation>
    </message>
    <message>
        <source>Place your tiles</source>
        <translation>Plaats je kaartjes</translation>
    </message>
    <message>
        <source>The tiles you bought are placed at the end of your turn. Until then you can still drag them somewhere else. When you’re happy, click “End turn”.</source>
        <translation>De kaartjes die je hebt gekocht, plaats je aan het einde van je beurt. Tot dan kun je ze nog ergens anders heen slepen. Tevreden? Klik dan op ‘Einde beurt’.</translation>
    </message>
    <message>
        <source>The on-foot rule</source>
        <translation>De voetgangersregel</translation>
    </message>
    <message>
        <source>You must be able to walk from the fountain to every tile without climbing over a wall. So a tile can’t go where it would only touch walls, even if they match.</source>
        <translation>Je moet vanaf de fontein naar elk kaartje kunnen lopen zonder over een muur te klimmen. Op een plek waar een kaartje alleen muren raakt, mag het dus niet liggen, ook al passen de muren bij elkaar.</translation>
    </message>
    <message>
        <source>You must be able to walk from the fountain to every tile without climbing over a wall. Try it: drag the tile from your reserve board to the framed spot. The walls match, but nobody could walk in.</source>
        <translation>Je moet vanaf de fontein naar elk kaartje kunnen lopen zonder over een muur te klimmen. Probeer het maar: sleep het kaartje van je reserveveld naar de omlijnde plek. De muren passen bij elkaar, maar niemand kan naar binnen.</translation>
    </message>
    <message>
        <source>Exchange two tiles</source>
        <translation>Twee kaartjes wisselen</translation>
    </message>
    <message>
        <source>You can exchange a tile on your reserve board for one in your Alhambra, if it fits there. Drag it onto that tile: it’s only one action.</source>
        <translation>Je kunt een kaartje op je reserveveld wisselen tegen een kaartje in je Alhambra, als het daar past. Sleep het op dat kaartje: het kost je maar één actie.</translation>
    </message>
    <message>
        <source>Changed your mind? In one action you can exchange a tile on your reserve board for one in your Alhambra. Drag it onto the framed tile.</source>
        <translation>Toch liever anders? Met één actie kun je een kaartje op je reserveveld wisselen tegen een kaartje in je Alhambra. Sleep het op het omlijnde kaartje.</translation>
    </message>
    <message>
        <source>Redesign your Alhambra</source>
        <translation>Je Alhambra verbouwen</translation>
    </message>
    <message>
        <source>Redesigning is an action too: you can remove a tile by dragging it to the reserve board, and add it again on a later turn.</source>
        <translation>Ook verbouwen is een actie. Je kunt een kaartje afbreken door het naar je reserveveld te slepen, en het in een latere beurt weer aanbouwen.</translation>
    </message>
    <message>
        <source>A tile on the reserve board counts for nothing. Adding it to your Alhambra is an action too: drag it from the reserve board to a glowing spot.</source>
        <translation>Op je reserveveld telt een kaartje niet mee. Aanbouwen aan je Alhambra is ook een actie: sleep het kaartje van je reserveveld naar een plek die oplicht.</translation>
    </message>
    <message>
        <source>A scoring round is coming up</source>
        <translation>Er komt een waardering aan</translation>
    </message>
    <message>
        <source>A scoring card will turn up soon. Then there are points for having the most buildings of each kind, and everyone gets points for their own longest external wall. The framed table shows who’s ahead and how many points that would be worth now. The counters on the framed scoring board show how many points everyone has. Until the scoring round, play as you like.</source>
        <translation>Binnenkort komt er een waarderingskaart: wie dan de meeste gebouwen van een soort heeft, krijgt punten, en iedereen krijgt punten voor zijn eigen langste buitenmuur. De omlijnde tabel laat zien wie er voorstaat en hoeveel punten dat nu zou opleveren. De pionnen op de omlijnde scoretabel laten zien hoeveel punten iedereen heeft. Speel tot de waardering zoals je wilt.</translation>
    </message>
    <message>
        <source>That was the first of three scoring rounds; the next two are worth more points. Press W for the rules or H for a hint. Play this game to the end if you like: from now on, the others play for real.</source>
        <translation>Dat was de eerste van drie waarderingen; de volgende leveren meer punten op. Druk op W voor de regels of op H voor een hint. Speel dit spel gerust uit: vanaf nu doen de anderen echt hun best.</translation>
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
        <translation>Welkom! Kies wat je prettig vindt; je kunt het later altijd veranderen.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>How do you want to start?</source>
        <translation>Hoe wil je beginnen?</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Your first game: {game}</source>
        <translation>Je eerste spel: {game}</translation>
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
    <name>GameMenu</name>
    <message>
        <source>This game</source>
        <translation>Dit spel</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Opzoeken</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Het programma</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>It doesn’t fit anywhere</source>
        <translation>Het past nergens</translation>
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
    <name>LessonSheet</name>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} van {all}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Regels lezen</translation>
    </message>
</context>
<context>
    <name>LogOverlay</name>
    <message>
        <source>What happened</source>
        <translation>Wat er is gebeurd</translation>
    </message>
    <message>
        <source>{turn}. {name}</source>
        <translation>{turn}. {name}</translation>
    </message>
    <message>
        <source>{sentence}: see this moment again</source>
        <translation>{sentence}: dit moment nog eens bekijken</translation>
    </message>
    <message>
        <source>{scoring}: watch again</source>
        <translation>{scoring}: nog eens bekijken</translation>
    </message>
    <message>
        <source>From here on, a person plays for {name}</source>
        <translation>Vanaf hier speelt een mens voor {name}</translation>
    </message>
    <message>
        <source>From here on, a computer plays for {name}</source>
        <translation>Vanaf hier speelt een computer voor {name}</translation>
    </message>
    <message>
        <source>Show earlier turns</source>
        <translation>Eerdere beurten tonen</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronde {round}</translation>
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
        <translation>Taal</translation>
    </message>
    <message>
        <source>Current language</source>
        <translation>Huidige taal</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Speler toevoegen</translation>
    </message>
    <message>
        <source>Shuffle the seats</source>
        <translation>Plaatsen husselen</translation>
    </message>
    <message>
        <source>Game number:</source>
        <translation>Spelnummer:</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Meer opties</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Only computers are playing, so you can just watch.</source>
        <translation>Er spelen alleen computers mee: jij kunt toekijken.</translation>
    </message>
    <message>
        <source>If there’s a tie for who starts, the youngest goes first.</source>
        <translation>Als niets anders de doorslag geeft, begint de jongste speler.</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Je eerste spel</translation>
    </message>
    <message>
        <source>random</source>
        <translation>willekeurig</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>Twee spelers heten {name}. Geef een van hen een andere naam.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>This game is already on the table.</source>
        <translation>Dit spel ligt al op tafel.</translation>
    </message>
    <message>
        <source>This game is open in another window. Here you’re playing a copy of it.</source>
        <translation>Dit spel staat al open in een ander venster. Hier speel je met een kopie.</translation>
    </message>
    <message>
        <source>{name} forfeited this game, so it’s over.</source>
        <translation>{name} heeft dit spel opgegeven, dus het is afgelopen.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>Saving works again, and everything is saved.</source>
        <translation>Opslaan lukt weer, en alles is opgeslagen.</translation>
    </message>
    <message>
        <source>This game’s file had disappeared, so the game has been saved again.</source>
        <translation>Het bestand van dit spel was verdwenen. Het spel is opnieuw opgeslagen.</translation>
    </message>
    <message>
        <source>The game can’t be saved any more ({reason}). You can keep playing; what was saved before is safe.</source>
        <translation>Het spel kan niet meer worden opgeslagen ({reason}). Je kunt verderspelen; wat al is opgeslagen, blijft bewaard.</translation>
    </message>
    <message>
        <source>The game couldn’t be saved there ({reason}).</source>
        <translation>Het spel kon daar niet worden opgeslagen ({reason}).</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Ergens anders opslaan…</translation>
    </message>
    <message>
        <source>The report has been saved as {file}.</source>
        <translation>Het rapport is opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>The report couldn’t be saved ({reason}).</source>
        <translation>Het rapport kon niet worden opgeslagen ({reason}).</translation>
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
        <source>Overpay?</source>
        <translation>Te veel betalen?</translation>
    </message>
    <message>
        <source>How do you want to pay?</source>
        <translation>Hoe betaal je?</translation>
    </message>
    <message>
        <source>{price} for {tile}</source>
        <translation>{price} voor {tile}</translation>
    </message>
    <message>
        <source>Choose the cards yourself</source>
        <translation>Zelf de kaarten kiezen</translation>
    </message>
    <message>
        <source>Don’t buy it</source>
        <translation>Niet kopen</translation>
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
        <source>Plus a point for each tile side in your longest external wall, in every scoring round.</source>
        <translation>Plus bij elke waardering punten voor je langste buitenmuur: één punt per zijde van een kaartje.</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Another program</source>
        <translation>Een ander programma</translation>
    </message>
    <message>
        <source>Which program should play?</source>
        <translation>Welk programma speelt mee?</translation>
    </message>
    <message>
        <source>Any program that speaks the bot protocol can take the seat. Enter the command that starts it. It starts when the game starts, and it can do anything on this computer that you can.</source>
        <translation>Elk programma dat het botprotocol spreekt, kan hier meespelen. Vul de opdracht in waarmee je het start. Het programma begint tegelijk met het spel en kan op deze computer alles wat jij kunt.</translation>
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
    <name>ReadingDialog</name>
    <message>
        <source>Opening the game</source>
        <translation>Het spel wordt geopend</translation>
    </message>
    <message>
        <source>It’s a very long one, so this will take a moment.</source>
        <translation>Het is een erg lang spel, dus dit duurt even.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>RecordDialog</name>
    <message>
        <source>This saved game can’t be opened</source>
        <translation>Dit opgeslagen spel kan niet worden geopend</translation>
    </message>
    <message>
        <source>There’s a problem on line {number}:</source>
        <translation>Op regel {number} van het bestand klopt iets niet:</translation>
    </message>
    <message>
        <source>Watch up to there</source>
        <translation>Tot daar terugkijken</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>ReplayMenu</name>
    <message>
        <source>As a new game; this one stays as it is</source>
        <translation>Als nieuw spel; dit spel blijft zoals het is</translation>
    </message>
    <message>
        <source>Continue watching</source>
        <translation>Verderkijken</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Terug naar het startscherm</translation>
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
        <translation>Pauzeren</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Beurt {turn} van {turns}</translation>
    </message>
    <message>
        <source>Turn {turn}: {name}</source>
        <translation>Beurt {turn}: {name}</translation>
    </message>
    <message>
        <source>Scoring round {number}: click to see it again</source>
        <translation>Waardering {number}: klik om die nog eens te zien</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Tijdlijn</translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
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
</context>
<context>
    <name>ScoreLook</name>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
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
    <name>SeatTable</name>
    <message>
        <source>youngest</source>
        <translation>jongste</translation>
    </message>
    <message>
        <source>If all else is equal, the youngest starts</source>
        <translation>Als niets anders de doorslag geeft, begint de jongste</translation>
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
        <source>Text size:</source>
        <translation>Tekstgrootte:</translation>
    </message>
    <message>
        <source>Animation:</source>
        <translation>Animatie:</translation>
    </message>
    <message>
        <source>Volume:</source>
        <translation>Volume:</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systeemtaal</translation>
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
        <source>off</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>Less motion: nothing flies or sparkles</source>
        <translation>Minder beweging: er vliegt of glinstert niets</translation>
    </message>
    <message>
        <source>End your turn automatically when there’s nothing left to decide</source>
        <translation>De beurt automatisch beëindigen als er niets meer te beslissen valt</translation>
    </message>
    <message>
        <source>Ask before overpaying</source>
        <translation>Eerst vragen als je te veel gaat betalen</translation>
    </message>
    <message>
        <source>Pause briefly if others can do something before the next turn</source>
        <translation>Even wachten als anderen vóór de volgende beurt nog iets kunnen doen</translation>
    </message>
    <message>
        <source>Hide counts and expected points, as at a real table</source>
        <translation>Aantallen en verwachte punten verbergen, zoals aan een echte tafel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>SheetDialog</name>
    <message>
        <source>Choose a sheet</source>
        <translation>Blad kiezen</translation>
    </message>
    <message>
        <source>Save our sheet as</source>
        <translation>Ons blad opslaan als</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Bladen</translation>
    </message>
    <message>
        <source>Our sheet has been saved as {name}. You can open it in any text editor.</source>
        <translation>Ons blad is nu opgeslagen als {name}. Je kunt het in elke teksteditor openen.</translation>
    </message>
    <message>
        <source>Another sheet</source>
        <translation>Een ander blad</translation>
    </message>
    <message>
        <source>This sheet is our own design. If you own the game, you can copy its printed sheet into a file and play on that.</source>
        <translation>Dit blad hebben we zelf ontworpen. Heb je het spel zelf, dan kun je het gedrukte blad overnemen in een bestand en daarop spelen.</translation>
    </message>
    <message>
        <source>A sheet is a text file with six rows of six buildings, plus the number of coins. All six kinds of building must be in it, spelled as they are here. This is ours:</source>
        <translation>Een blad is een tekstbestand met zes rijen van zes gebouwen en het aantal munten. Alle zes soorten gebouwen moeten erin staan, gespeld zoals hier. Dit is ons bestand:</translation>
    </message>
    <message>
        <source>{name} couldn’t be saved.</source>
        <translation>Het bestand {name} kon niet worden opgeslagen.</translation>
    </message>
    <message>
        <source>Our sheet</source>
        <translation>Ons blad</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Save our sheet…</source>
        <translation>Ons blad opslaan…</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Bestand kiezen…</translation>
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
        <translation>Verderspelen: {names}</translation>
    </message>
    <message>
        <source>Alhambra</source>
        <translation>Alhambra</translation>
    </message>
    <message>
        <source>Build the most beautiful Alhambra of all</source>
        <translation>Bouw het mooiste Alhambra van allemaal</translation>
    </message>
    <message>
        <source>Alhambra Qt {version} · an unofficial fan project · Alhambra is a game by Dirk Henn, published by Queen Games</source>
        <translation>Alhambra Qt {version} · een onofficieel fanproject · Alhambra is een spel van Dirk Henn, uitgegeven door Queen Games</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation>Nieuw spel: {game}</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Opgeslagen spel openen…</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Je eerste spel</translation>
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
        <source>Who should take over?</source>
        <translation>Wie neemt het over?</translation>
    </message>
    <message>
        <source>{name} can’t keep playing</source>
        <translation>{name} kan niet verder</translation>
    </message>
    <message>
        <source>The computer playing for {name} isn’t responding properly. Someone else can take over the seat, and nothing will be lost.</source>
        <translation>De computer die voor {name} speelt, reageert niet goed. Iemand anders kan de plaats overnemen; er gaat niets van het spel verloren.</translation>
    </message>
    <message>
        <source>The program’s log says exactly what went wrong.</source>
        <translation>In het logboek van het programma staat precies wat er misging.</translation>
    </message>
    <message>
        <source>Hand over the seat</source>
        <translation>Plaats overdragen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>De tafel verlaten</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>De tafel verlaten</translation>
    </message>
    <message>
        <source>In this game, between turns</source>
        <translation>In dit spel, tussen de beurten</translation>
    </message>
    <message>
        <source>The game is saved, so you can continue it later</source>
        <translation>Het spel is opgeslagen, dus je kunt later verderspelen</translation>
    </message>
    <message>
        <source>Not everything is saved, so you’ll be asked first</source>
        <translation>Niet alles is opgeslagen, dus je krijgt eerst nog een vraag</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Naar de uitslag</translation>
    </message>
    <message>
        <source>Watch the game</source>
        <translation>Het spel terugkijken</translation>
    </message>
    <message>
        <source>Turn by turn, from the start</source>
        <translation>Beurt voor beurt, vanaf het begin</translation>
    </message>
    <message>
        <source>New game with the same players</source>
        <translation>Nieuw spel met dezelfde spelers</translation>
    </message>
    <message>
        <source>{name} is giving up. Who takes over?</source>
        <translation>{name} geeft op. Wie neemt het over?</translation>
    </message>
    <message>
        <source>Who should play for {name}?</source>
        <translation>Wie speelt er voor {name}?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>A computer takes over for {name}</source>
        <translation>Een computer neemt het over van {name}</translation>
    </message>
    <message>
        <source>Hand over a seat</source>
        <translation>Een plaats overdragen</translation>
    </message>
    <message>
        <source>To a computer or a person</source>
        <translation>Aan een computer of een mens</translation>
    </message>
    <message>
        <source>To a file you choose</source>
        <translation>In een bestand naar keuze</translation>
    </message>
    <message>
        <source>Play this game again</source>
        <translation>Dit spel opnieuw spelen</translation>
    </message>
    <message>
        <source>How the modules work</source>
        <translation>Zo werken de modules</translation>
    </message>
    <message>
        <source>No, keep playing</source>
        <translation>Nee, verderspelen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Terug naar het startscherm</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>{name}: end your turn, or undo something</source>
        <translation>{name}: beëindig je beurt of maak iets ongedaan</translation>
    </message>
    <message>
        <source>{name}: end your turn</source>
        <translation>{name}: beëindig je beurt</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation>{name} is zo aan de beurt</translation>
    </message>
    <message>
        <source>{name}: cross off a second building for 3 coins, or roll the dice</source>
        <translation>{name}: kruis voor 3 munten een tweede gebouw aan, of gooi de dobbelstenen</translation>
    </message>
    <message>
        <source>{name}: choose a yellow and a blue die to keep</source>
        <translation>{name}: kies de gele en de blauwe dobbelsteen die je wilt houden</translation>
    </message>
    <message>
        <source>{name}: cross off a building or receive coins</source>
        <translation>{name}: kruis een gebouw aan of ontvang munten</translation>
    </message>
    <message>
        <source>{name}: roll the dice, or undo something</source>
        <translation>{name}: gooi de dobbelstenen of maak iets ongedaan</translation>
    </message>
    <message>
        <source>{name}: pass the other dice on, or undo something</source>
        <translation>{name}: geef de andere dobbelstenen door of maak iets ongedaan</translation>
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
        <source>unseen</source>
        <translation>in de buidel</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Choose how to pay</source>
        <translation>Kies hoe je betaalt</translation>
    </message>
    <message>
        <source>Take {sum}</source>
        <translation>{sum} nemen</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Geld nemen</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Naar de uitslag</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Betalen</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>{sum} betalen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Receive coins</source>
        <translation>Munten ontvangen</translation>
    </message>
    <message>
        <source>Pass (no coins)</source>
        <translation>Passen (geen munten)</translation>
    </message>
    <message numerus="yes">
        <source>Receive %n coin(s)</source>
        <translation>
            <numerusform>%n munt ontvangen</numerusform>
            <numerusform>%n munten ontvangen</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauzeren</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Pass the dice on</source>
        <translation>Dobbelstenen doorgeven</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Gooien</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Not everything is saved</source>
        <translation>Niet alles is opgeslagen</translation>
    </message>
    <message>
        <source>Your latest moves aren’t saved ({reason}). If you leave now, you’ll lose them.</source>
        <translation>Je laatste zetten zijn niet opgeslagen ({reason}). Als je nu weggaat, ben je ze kwijt.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Blijven</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Weggaan zonder op te slaan</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Ergens anders opslaan…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
</context>
<context>
    <name>UnseenSheet</name>
    <message>
        <source>Unseen tiles: {number}</source>
        <translation>Gebouwenkaartjes in de buidel: {number}</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>go in that direction</source>
        <translation>die kant op gaan</translation>
    </message>
    <message>
        <source>go to the next or previous part of the table</source>
        <translation>naar het volgende of vorige deel van de tafel</translation>
    </message>
    <message>
        <source>choose a card; pick up or put down a tile</source>
        <translation>een kaart kiezen; een gebouwenkaartje oppakken of neerleggen</translation>
    </message>
    <message>
        <source>put back or cancel; otherwise open the menu</source>
        <translation>terugleggen of annuleren; anders het menu openen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>take the chosen money, or pay with the chosen cards</source>
        <translation>het gekozen geld nemen, of met de gekozen kaarten betalen</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>de beurt beëindigen</translation>
    </message>
    <message>
        <source>ask the expert for a hint, or hide it</source>
        <translation>de expert om een hint vragen, of de hint verbergen</translation>
    </message>
    <message>
        <source>Ask the expert for a hint</source>
        <translation>De expert om een hint vragen</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>ongedaan maken</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>opnieuw uitvoeren</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw uitvoeren</translation>
    </message>
    <message>
        <source>zoom in</source>
        <translation>inzoomen</translation>
    </message>
    <message>
        <source>zoom out</source>
        <translation>uitzoomen</translation>
    </message>
    <message>
        <source>show the whole Alhambra</source>
        <translation>het hele Alhambra tonen</translation>
    </message>
    <message>
        <source>Show the whole Alhambra</source>
        <translation>Het hele Alhambra tonen</translation>
    </message>
    <message>
        <source>move the view</source>
        <translation>het beeld verschuiven</translation>
    </message>
    <message>
        <source>look at a player’s Alhambra</source>
        <translation>het Alhambra van een speler bekijken</translation>
    </message>
    <message>
        <source>take a closer look at what’s selected</source>
        <translation>van dichtbij bekijken wat geselecteerd is</translation>
    </message>
    <message>
        <source>see what’s happened so far</source>
        <translation>zien wat er tot nu toe is gebeurd</translation>
    </message>
    <message>
        <source>go to the previous or next item in that part of the table</source>
        <translation>daarbinnen naar het vorige of volgende onderdeel</translation>
    </message>
    <message>
        <source>read the rules, or why a move isn’t allowed</source>
        <translation>de regels lezen, of zien waarom iets niet mag</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>show or hide counts and points</source>
        <translation>aantallen en punten tonen of verbergen</translation>
    </message>
    <message>
        <source>Show counts and points</source>
        <translation>Aantallen en punten tonen</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Wat er is gebeurd</translation>
    </message>
    <message>
        <source>see the points table</source>
        <translation>het puntenoverzicht bekijken</translation>
    </message>
    <message>
        <source>Points table</source>
        <translation>Puntenoverzicht</translation>
    </message>
    <message>
        <source>list the unseen tiles</source>
        <translation>de gebouwenkaartjes in de buidel bekijken</translation>
    </message>
    <message>
        <source>Unseen tiles</source>
        <translation>Gebouwenkaartjes in de buidel</translation>
    </message>
    <message>
        <source>see the discard pile</source>
        <translation>de aflegstapel bekijken</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Aflegstapel</translation>
    </message>
    <message>
        <source>take a closer look at the selected item</source>
        <translation>van dichtbij bekijken wat geselecteerd is</translation>
    </message>
    <message>
        <source>search the rules</source>
        <translation>in de regels zoeken</translation>
    </message>
    <message>
        <source>go to the next result</source>
        <translation>naar het volgende resultaat</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Volgend resultaat</translation>
    </message>
    <message>
        <source>go to the previous result</source>
        <translation>naar het vorige resultaat</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Vorig resultaat</translation>
    </message>
    <message>
        <source>in a search: go to the next result</source>
        <translation>bij het zoeken: naar het volgende resultaat</translation>
    </message>
    <message>
        <source>scroll up or down</source>
        <translation>omhoog of omlaag scrollen</translation>
    </message>
    <message>
        <source>go back to where you were</source>
        <translation>terug naar waar je was</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>end the search, or go back</source>
        <translation>het zoeken beëindigen, of terug</translation>
    </message>
    <message>
        <source>go to the next lesson</source>
        <translation>naar de volgende les</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>deze lijst</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>volledig scherm</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>open a saved game</source>
        <translation>een opgeslagen spel openen</translation>
    </message>
    <message>
        <source>save a copy of the game</source>
        <translation>een kopie van het spel opslaan</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie opslaan…</translation>
    </message>
    <message>
        <source>quit (the game is saved)</source>
        <translation>afsluiten (je spel is opgeslagen)</translation>
    </message>
    <message>
        <source>turn the sound on or off</source>
        <translation>geluid aan- of uitzetten</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>go to the next item</source>
        <translation>naar het volgende onderdeel</translation>
    </message>
    <message>
        <source>use what’s selected</source>
        <translation>kiezen wat geselecteerd is</translation>
    </message>
    <message>
        <source>go back</source>
        <translation>terug</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Toets: {key}</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>afspelen of pauzeren</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>go one step back</source>
        <translation>één stap terug</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Eén stap terug</translation>
    </message>
    <message>
        <source>go one step forward</source>
        <translation>één stap vooruit</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Eén stap vooruit</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Vorige beurt</translation>
    </message>
    <message>
        <source>go to the next turn</source>
        <translation>naar de volgende beurt</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Volgende beurt</translation>
    </message>
    <message>
        <source>go to the next scoring round</source>
        <translation>naar de volgende waardering</translation>
    </message>
    <message>
        <source>go to the start of this turn, or to the previous turn</source>
        <translation>naar het begin van deze beurt, of naar de beurt ervoor</translation>
    </message>
    <message>
        <source>go to the previous scoring round</source>
        <translation>naar de vorige waardering</translation>
    </message>
    <message>
        <source>see the latest scoring round again</source>
        <translation>de laatste waardering nog eens bekijken</translation>
    </message>
    <message>
        <source>go to the start of the game</source>
        <translation>naar het begin van het spel</translation>
    </message>
    <message>
        <source>go to the end of the game</source>
        <translation>naar het einde van het spel</translation>
    </message>
    <message>
        <source>play more slowly</source>
        <translation>langzamer afspelen</translation>
    </message>
    <message>
        <source>play faster</source>
        <translation>sneller afspelen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>show or hide hands</source>
        <translation>handkaarten tonen of verbergen</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>Handkaarten tonen</translation>
    </message>
    <message>
        <source>play on from here, as a new game</source>
        <translation>vanaf hier verderspelen, als nieuw spel</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verderspelen</translation>
    </message>
    <message>
        <source>open the menu</source>
        <translation>het menu openen</translation>
    </message>
    <message>
        <source>go back to the game</source>
        <translation>terug naar het spel</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>look at a player’s sheet</source>
        <translation>het blad van een speler bekijken</translation>
    </message>
    <message>
        <source>take a closer look at the score sheet</source>
        <translation>het scoreblad van dichtbij bekijken</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>cross off or choose what’s selected</source>
        <translation>aankruisen of kiezen wat geselecteerd is</translation>
    </message>
    <message>
        <source>turn the selected die up one pip</source>
        <translation>één oog meer op de geselecteerde dobbelsteen</translation>
    </message>
    <message>
        <source>turn the selected die down one pip</source>
        <translation>één oog minder op de geselecteerde dobbelsteen</translation>
    </message>
    <message>
        <source>receive coins</source>
        <translation>munten ontvangen</translation>
    </message>
    <message>
        <source>roll the dice, or pass them on</source>
        <translation>gooien of dobbelstenen doorgeven</translation>
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
        <translation>pijltjestoetsen</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Omlaag</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatiebalk</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>number 0</source>
        <translation>cijfer 0</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>1 t/m 5</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 t/m 6</translation>
    </message>
</context>
<context>
    <name>rule book</name>
    <message>
        <source>The bag holds 54 building tiles, all different: 7 pavilions, 7 seraglios, 9 arcades, 9 chambers, 11 gardens and 11 towers. The number on a tile is its price, and a tile has walls on up to three sides.</source>
        <translation>In de buidel zitten 54 gebouwenkaartjes, allemaal verschillend: 7 paviljoenen, 7 harems, 9 arcades, 9 kamers, 11 tuinen en 11 torens. Het getal op een kaartje is de prijs, en aan hoogstens drie zijden loopt een stadsmuur.</translation>
    </message>
    <message>
        <source>There are 108 money cards: three of each value from 1 to 9, in each of the four currencies.</source>
        <translation>Er zijn 108 geldkaarten: in elk van de vier munteenheden drie van elke waarde, van 1 tot en met 9.</translation>
    </message>
    <message>
        <source>Getting ready to play</source>
        <translation>Voorbereiding</translation>
    </message>
    <message>
        <source>Four tiles from the bag go onto the building market, starting with square 1. Later on, empty squares are always filled in the same order.</source>
        <translation>Vier kaartjes uit de buidel komen op de bouwwerf, te beginnen bij veld 1. Ook later vul je lege velden altijd in die volgorde.</translation>
    </message>
    <message>
        <source>Then four money cards are laid out face up beside the building market.</source>
        <translation>Leg daarna vier geldkaarten open naast de bouwwerf.</translation>
    </message>
    <message>
        <source>From the first turn on, your money is secret. How many cards you have isn’t.</source>
        <translation>Vanaf de eerste beurt is je geld geheim. Hoeveel kaarten je hebt, mag iedereen weten.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spelverloop</translation>
    </message>
    <message>
        <source>On your turn you choose one of three actions: take money, buy a building tile or redesign your Alhambra.</source>
        <translation>Tijdens je beurt kies je een van drie acties: geld nemen, een gebouwenkaartje kopen of je Alhambra verbouwen.</translation>
    </message>
    <message>
        <source>You must choose an action. You pass only if none is possible.</source>
        <translation>Je moet een actie kiezen. Je past alleen als er geen enkele mogelijk is.</translation>
    </message>
    <message>
        <source>One thing at a time: you can only do what the game asks for right now.</source>
        <translation>Eén ding tegelijk: je kunt alleen doen wat het spel op dat moment van je vraagt.</translation>
    </message>
    <message>
        <source>When the game is over, nobody can make another move.</source>
        <translation>Is het spel afgelopen, dan kan niemand nog een zet doen.</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Geld nemen</translation>
    </message>
    <message>
        <source>You take money from the face-up cards beside the building market.</source>
        <translation>Je neemt geld: een of meer van de open kaarten naast de bouwwerf.</translation>
    </message>
    <message>
        <source>Buy a building tile</source>
        <translation>Gebouwenkaartje kopen</translation>
    </message>
    <message>
        <source>You can buy any tile on the building market.</source>
        <translation>Je kunt elk kaartje op de bouwwerf kopen.</translation>
    </message>
    <message>
        <source>The square a tile is on decides the currency: you pay in that currency and no other.</source>
        <translation>Het veld waarop een kaartje ligt, bepaalt de munteenheid: je betaalt in die munteenheid en in geen andere.</translation>
    </message>
    <message>
        <source>Money cards you pay with go onto the discard pile.</source>
        <translation>De geldkaarten waarmee je betaalt, gaan op de aflegstapel.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Spelmateriaal</translation>
    </message>
    <message>
        <source>Everyone gets starting money. Cards are dealt face up to one player until they have 20 or more, in any mix of currencies, and then to the next. So nobody starts with less than 20 or more than 28.</source>
        <translation>Iedereen krijgt startgeld. De eerste speler krijgt open kaarten tot hij 20 of meer heeft, in welke munteenheden dan ook, en dan pas is de volgende aan de beurt. Zo begint niemand met minder dan 20 of meer dan 28.</translation>
    </message>
    <message>
        <source>The starting player is the one with the fewest cards. If players tie, the one with the least money starts. If they still tie, the youngest goes first.</source>
        <translation>De speler met de minste kaarten is startspeler. Zijn dat er meerdere, dan begint wie van hen het minste geld heeft. Is ook dat gelijk, dan begint de jongste.</translation>
    </message>
    <message>
        <source>The other money cards are split into five equal piles, give or take a card. The first scoring card is shuffled into the second pile, the second scoring card into the fourth. Then the piles are stacked with the first on top, so the scoring rounds don’t come too early or too late.</source>
        <translation>Van de andere geldkaarten maak je vijf gelijke stapels; een kaart meer of minder geeft niet. Schud de eerste waarderingskaart door de tweede stapel en de tweede waarderingskaart door de vierde. Leg de stapels dan op elkaar, met de eerste bovenop. Zo komen de waarderingen niet te vroeg en niet te laat.</translation>
    </message>
    <message>
        <source>You can only act when it’s your turn to decide. Until then you can look at everything that’s face up, but you can’t change anything.</source>
        <translation>Je kunt pas iets doen als het jouw beurt is om te beslissen. Tot die tijd kun je alles bekijken wat open ligt, maar niets veranderen.</translation>
    </message>
    <message>
        <source>Take one card of any value. Or take several, in any mix of currencies, as long as they add up to 5 or less.</source>
        <translation>Neem één kaart, hoeveel die ook waard is. Of neem er meerdere, in welke munteenheden dan ook, als ze samen maar hoogstens 5 waard zijn.</translation>
    </message>
    <message>
        <source>You pay with the money you have, and you can only use each card or coin once.</source>
        <translation>Je betaalt met het geld dat je hebt, en elke kaart of munt gebruik je maar één keer.</translation>
    </message>
    <message>
        <source>You pay the price on the tile, or more.</source>
        <translation>Je betaalt de prijs op het kaartje, of meer.</translation>
    </message>
    <message>
        <source>You may overpay, even on purpose. But you don’t get any change.</source>
        <translation>Je mag te veel betalen, zelfs expres. Maar wisselgeld krijg je niet.</translation>
    </message>
    <message>
        <source>Pay the exact amount and your turn goes on: you must choose another action. With a bit of luck you can clear all four tiles off the market this way and still have an action left.</source>
        <translation>Betaal je gepast, dan gaat je beurt door: je moet nog een actie kiezen. Met wat geluk koop je zo alle vier de kaartjes van de bouwwerf en heb je daarna nog een actie over.</translation>
    </message>
    <message>
        <source>The building market isn’t refilled until your turn is over.</source>
        <translation>De bouwwerf wordt pas aangevuld als je beurt voorbij is.</translation>
    </message>
    <message>
        <source>Place your tiles</source>
        <translation>Gebouwenkaartje plaatsen</translation>
    </message>
    <message>
        <source>After your actions, place every tile you bought this turn, in any order. Build each one into your Alhambra or put it on your reserve board; you can’t hold any back.</source>
        <translation>Na je acties plaats je alle kaartjes die je deze beurt hebt gekocht, in welke volgorde je maar wilt. Bouw elk kaartje in je Alhambra of leg het op je reserveveld; je mag er geen achterhouden.</translation>
    </message>
    <message>
        <source>Building rules</source>
        <translation>Bouwregels</translation>
    </message>
    <message>
        <source>Where two tiles touch, either both sides have a wall or neither does.</source>
        <translation>Waar twee kaartjes elkaar raken, hebben beide zijden een stadsmuur of geen van beide.</translation>
    </message>
    <message>
        <source>Every tile must touch your Alhambra along a whole side. A corner isn’t enough.</source>
        <translation>Elk kaartje moet met een hele zijde op je Alhambra aansluiten. Alleen een hoek is niet genoeg.</translation>
    </message>
    <message>
        <source>Tiles are never turned. They all lie the same way round as your starting tile, with the roofs at the top.</source>
        <translation>Kaartjes draai je nooit. Ze liggen allemaal net zo als je startkaartje, met het dak naar boven.</translation>
    </message>
    <message>
        <source>Right now you can only place your new tiles. To use one from your reserve board, you have to redesign.</source>
        <translation>Nu kun je alleen je nieuwe kaartjes plaatsen. Wil je een kaartje van je reserveveld gebruiken, dan moet je verbouwen.</translation>
    </message>
    <message>
        <source>Your reserve board can hold any number of tiles.</source>
        <translation>Op je reserveveld kunnen zoveel kaartjes liggen als je wilt.</translation>
    </message>
    <message>
        <source>The on-foot rule: you must be able to walk from the fountain to every tile without climbing over a wall or stepping off the tiles.</source>
        <translation>De voetgangersregel: je moet vanaf de fontein naar elk kaartje kunnen lopen zonder over een muur te klimmen of van de kaartjes af te stappen.</translation>
    </message>
    <message>
        <source>You can’t enclose an empty area, however large. Empty spots that meet only at a corner aren’t connected, so an area that’s open only at a corner counts as enclosed.</source>
        <translation>Je mag geen gat maken: een leeg gebied mag nooit helemaal ingesloten zijn, hoe groot het ook is. Lege plekken die elkaar alleen met een hoek raken, zijn niet verbonden. Een gebied dat alleen via een hoek open is, is dus ook een gat.</translation>
    </message>
    <message>
        <source>Each spot holds one tile. To replace a tile, exchange it when you redesign.</source>
        <translation>Op elke plek ligt hoogstens één kaartje. Wil je een kaartje vervangen, dan kun je het bij het verbouwen wisselen.</translation>
    </message>
    <message>
        <source>Redesign your Alhambra</source>
        <translation>Alhambra verbouwen</translation>
    </message>
    <message>
        <source>Add a tile: take it from your reserve board and put it into your Alhambra.</source>
        <translation>Aanbouwen: een kaartje gaat van je reserveveld naar je Alhambra.</translation>
    </message>
    <message>
        <source>Remove a tile: take it out of your Alhambra and put it on your reserve board. What’s left must still follow the building rules.</source>
        <translation>Afbreken: een kaartje gaat van je Alhambra naar je reserveveld. Wat overblijft, moet nog steeds aan de bouwregels voldoen.</translation>
    </message>
    <message>
        <source>Exchange two tiles: one from your reserve board replaces one in your Alhambra, on the same spot. Only the result has to follow the building rules. Moving a tile to another spot takes two turns: remove it now, add it later.</source>
        <translation>Wisselen: een kaartje van je reserveveld komt op de plek van een kaartje in je Alhambra. Pas na het wisselen moet alles aan de bouwregels voldoen. Een kaartje naar een andere plek verplaatsen kost twee beurten: nu afbreken, later weer aanbouwen.</translation>
    </message>
    <message>
        <source>You can’t remove or exchange the Lion Fountain.</source>
        <translation>De Leeuwenfontein mag je niet afbreken of wisselen.</translation>
    </message>
    <message>
        <source>Tiles you bought this turn are placed at the end of the turn. You can’t use them in a redesign before then.</source>
        <translation>Kaartjes die je deze beurt hebt gekocht, plaats je aan het einde van je beurt. Eerder kun je er niet mee verbouwen.</translation>
    </message>
    <message>
        <source>The coin bag holds 24 coins worth 1 each, six in each currency.</source>
        <translation>In de stoffen buidel zitten 24 munten van 1, zes in elke munteenheid.</translation>
    </message>
    <message>
        <source>For every 2 you overpay, you draw a coin from the coin bag without looking. It can be any currency.</source>
        <translation>Voor elke 2 die je te veel betaalt, trek je blind een munt uit de stoffen buidel. Dat kan elke munteenheid zijn.</translation>
    </message>
    <message>
        <source>Coins lie face up in front of you. When you pay, they count as money cards worth 1, and they can make a payment exact.</source>
        <translation>Munten liggen open voor je. Je betaalt ermee zoals met geldkaarten van 1, en je kunt er ook gepast mee betalen.</translation>
    </message>
    <message>
        <source>Coins you pay with go back into the coin bag before you draw.</source>
        <translation>Munten waarmee je betaalt, gaan terug in de stoffen buidel voordat je trekt.</translation>
    </message>
    <message>
        <source>If the coin bag is empty, you get no change.</source>
        <translation>Is de stoffen buidel leeg, dan krijg je geen wisselgeld.</translation>
    </message>
    <message>
        <source>If you overpay, you get change: a coin for every 2 over the price. Before you pay, you can see how many coins you’d get.</source>
        <translation>Betaal je te veel, dan krijg je wisselgeld: een munt voor elke 2 boven de prijs. Voordat je betaalt, zie je hoeveel munten je zou krijgen.</translation>
    </message>
    <message>
        <source>You draw coins without looking, so they can be any currency. Each one is worth 1 and lies face up next to your cards.</source>
        <translation>Je trekt munten zonder te kijken, dus in een willekeurige munteenheid. Elke munt is 1 waard en ligt open bij je hand.</translation>
    </message>
    <message>
        <source>You pay with coins just as you do with cards: click the ones you want to use. If they help you pay the exact amount, you get another action.</source>
        <translation>Met munten betaal je net als met kaarten: klik aan welke je wilt gebruiken. Betaal je daardoor gepast, dan krijg je nog een actie.</translation>
    </message>
    <message>
        <source>Coins as change</source>
        <translation>Munten als wisselgeld</translation>
    </message>
    <message>
        <source>At the end of the game, coins count as money when the tiles left on the building market are given out.</source>
        <translation>Worden aan het einde van het spel de laatste kaartjes op de bouwwerf verdeeld, dan tellen munten ook mee als geld.</translation>
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
        <source>The building grid on your player sheet has six rows of six buildings. A yellow die gives the row and a blue die the column; they meet at an intersection. The grid and the coin supply with its 20 circles are our own design; the printed sheet may look different.</source>
        <translation>Het gebouwenraster op je spelersblad heeft zes rijen van zes gebouwen. Een gele dobbelsteen wijst de rij aan en een blauwe de kolom; ze komen samen op een kruispunt. Het raster en de muntvoorraad met 20 cirkels hebben we zelf ontworpen; het gedrukte blad kan er anders uitzien.</translation>
    </message>
    <message>
        <source>Everyone gets a player sheet and a pair of dice, one yellow and one blue.</source>
        <translation>Iedereen krijgt een spelersblad en een dobbelsteenpaar: een gele en een blauwe dobbelsteen.</translation>
    </message>
    <message>
        <source>Clockwise from the starting player, everyone rolls their pair of dice and crosses off the building at the intersection.</source>
        <translation>Met de klok mee, te beginnen bij de startspeler, gooit iedereen zijn dobbelsteenpaar en kruist het gebouw op het kruispunt aan.</translation>
    </message>
    <message>
        <source>Repeat this until everyone has three buildings.</source>
        <translation>Herhaal dit tot iedereen drie gebouwen heeft.</translation>
    </message>
    <message>
        <source>If you roll a building you’ve already crossed off, roll again until you get one that’s free.</source>
        <translation>Kom je uit bij een gebouw dat je al hebt aangekruist, gooi dan opnieuw tot je er een krijgt dat nog vrij is.</translation>
    </message>
    <message>
        <source>Everyone starts with three coins. They’re already circled in the coin supply.</source>
        <translation>Iedereen begint met drie munten. Die zijn in de muntvoorraad al omcirkeld.</translation>
    </message>
    <message>
        <source>The starting player begins each round. The others follow clockwise.</source>
        <translation>De startspeler begint elke ronde. De anderen volgen met de klok mee.</translation>
    </message>
    <message>
        <source>On your turn you choose one of two actions: cross off a building or receive coins.</source>
        <translation>Tijdens je beurt kies je een van twee acties: een gebouw aankruisen of munten ontvangen.</translation>
    </message>
    <message>
        <source>After your action it’s the next player’s turn.</source>
        <translation>Na je actie is de volgende speler aan de beurt.</translation>
    </message>
    <message>
        <source>The final scoring comes after the last round.</source>
        <translation>Na de laatste ronde volgt de eindwaardering.</translation>
    </message>
    <message>
        <source>Cross off a building</source>
        <translation>Gebouw aankruisen</translation>
    </message>
    <message>
        <source>Choose a yellow and a blue die on your sheet and cross off the building at their intersection. If your four dice are on four different spaces, you have four intersections to choose from.</source>
        <translation>Kies een gele en een blauwe dobbelsteen op je blad en kruis het gebouw op hun kruispunt aan. Liggen je vier dobbelstenen op vier verschillende velden, dan kun je uit vier kruispunten kiezen.</translation>
    </message>
    <message>
        <source>You can’t cross off the same building twice.</source>
        <translation>Hetzelfde gebouw kun je niet twee keer aankruisen.</translation>
    </message>
    <message>
        <source>Cross the building off on your sheet and mark it on the score sheet.</source>
        <translation>Kruis het gebouw aan op je blad en noteer het op het scoreblad.</translation>
    </message>
    <message>
        <source>If you cross off your last building of a kind, you get points at the end of the round, for the best place still free.</source>
        <translation>Kruis je je laatste gebouw van een soort aan, dan krijg je aan het einde van de ronde punten voor de beste plaats die nog vrij is.</translation>
    </message>
    <message>
        <source>Players who complete the same kind in the same round share the points for the places they take, rounded down.</source>
        <translation>Maken meerdere spelers in dezelfde ronde dezelfde soort compleet, dan delen ze de punten voor de plaatsen die ze innemen, naar beneden afgerond.</translation>
    </message>
    <message>
        <source>Take the pair of dice you used off your dice spaces.</source>
        <translation>Haal het dobbelsteenpaar dat je hebt gebruikt van je dobbelvelden.</translation>
    </message>
    <message>
        <source>Your neighbour puts them on the dice spaces that match their pips.</source>
        <translation>Je linkerbuur legt ze op de dobbelvelden die bij de ogen horen.</translation>
    </message>
    <message>
        <source>Only the player whose turn it is has four dice.</source>
        <translation>Alleen de speler die aan de beurt is, heeft vier dobbelstenen.</translation>
    </message>
    <message>
        <source>Receive coins</source>
        <translation>Munten ontvangen</translation>
    </message>
    <message>
        <source>You get a coin for each of your four intersections where the building is already crossed off.</source>
        <translation>Je krijgt een munt voor elk van je vier kruispunten waar het gebouw al is aangekruist.</translation>
    </message>
    <message>
        <source>If several pairs of dice meet at the same building, each pair counts.</source>
        <translation>Komen meerdere dobbelsteenparen bij hetzelfde gebouw uit, dan telt elk paar.</translation>
    </message>
    <message>
        <source>Circle the coins you get in your coin supply.</source>
        <translation>Omcirkel in je muntvoorraad de munten die je krijgt.</translation>
    </message>
    <message>
        <source>Once all the coins in your supply are circled, you get no more.</source>
        <translation>Zijn alle munten in je voorraad omcirkeld, dan krijg je er geen meer bij.</translation>
    </message>
    <message>
        <source>After receiving coins, roll all four dice.</source>
        <translation>Heb je munten ontvangen, gooi dan alle vier de dobbelstenen.</translation>
    </message>
    <message>
        <source>Keep a yellow and a blue one.</source>
        <translation>Een gele en een blauwe houd je zelf.</translation>
    </message>
    <message>
        <source>Pass the other two on to the left as they are. In a solo game you keep all four.</source>
        <translation>De andere twee geef je door naar links zoals ze liggen. In een solospel houd je ze alle vier.</translation>
    </message>
    <message>
        <source>Special actions</source>
        <translation>Speciale acties</translation>
    </message>
    <message>
        <source>On your turn you can spend coins on one or more special actions.</source>
        <translation>Tijdens je beurt kun je munten uitgeven aan een of meer speciale acties.</translation>
    </message>
    <message>
        <source>When you spend a coin, cross it off. Its circle is used up for good.</source>
        <translation>Geef je een munt uit, zet er dan een kruis door. Die cirkel kun je daarna niet meer gebruiken.</translation>
    </message>
    <message>
        <source>You can’t take a special action without enough coins.</source>
        <translation>Heb je niet genoeg munten, dan kun je geen speciale actie doen.</translation>
    </message>
    <message>
        <source>For one coin you can change the number of pips on one of your dice by one, up or down.</source>
        <translation>Ogenaantal wijzigen: voor één munt draai je een van je dobbelstenen één oog hoger of lager.</translation>
    </message>
    <message>
        <source>Turn dice before you take your action.</source>
        <translation>Dobbelstenen draai je vóór je actie.</translation>
    </message>
    <message>
        <source>With more coins you can turn the same die again, or other dice too.</source>
        <translation>Met meer munten kun je dezelfde dobbelsteen nog eens draaien, of ook andere dobbelstenen.</translation>
    </message>
    <message>
        <source>You can’t turn a die from 1 to 6 or from 6 to 1.</source>
        <translation>Je kunt een dobbelsteen niet van 1 naar 6 draaien, en ook niet van 6 naar 1.</translation>
    </message>
    <message>
        <source>After turning dice, you still take one of the two actions.</source>
        <translation>Na het draaien doe je nog een van de twee acties.</translation>
    </message>
    <message>
        <source>The second building is at the intersection of the two dice you didn’t use for the first.</source>
        <translation>Het tweede gebouw staat op het kruispunt van de twee dobbelstenen die je voor het eerste niet hebt gebruikt.</translation>
    </message>
    <message>
        <source>Mark both buildings on the score sheet.</source>
        <translation>Noteer beide gebouwen op het scoreblad.</translation>
    </message>
    <message>
        <source>Then roll all four dice, keep one pair of dice and pass the other on to the left. In a solo game you keep all four.</source>
        <translation>Gooi daarna alle vier de dobbelstenen, houd één dobbelsteenpaar en geef het andere door naar links. In een solospel houd je ze alle vier.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Eindwaardering</translation>
    </message>
    <message>
        <source>For each kind of building, the players with the most, the second most and the third most get the points for first, second and third place, the same as in the third scoring round of the board game.</source>
        <translation>Per soort gebouw krijgen de drie spelers met de meeste gebouwen de punten voor de plaatsen 1, 2 en 3, net als bij de derde waardering van het bordspel.</translation>
    </message>
    <message>
        <source>Players with the same number share the points for the places they take, rounded down.</source>
        <translation>Spelers met evenveel gebouwen delen de punten voor de plaatsen die ze innemen, naar beneden afgerond.</translation>
    </message>
    <message>
        <source>If you have no buildings of a kind, you get no points for it.</source>
        <translation>Heb je van een soort geen enkel gebouw, dan krijg je voor die soort geen punten.</translation>
    </message>
    <message>
        <source>If some places were already given out during the rounds, you can now only get the ones that are left.</source>
        <translation>Zijn er tijdens de rondes al plaatsen toegekend, dan gaat het nu alleen nog om de rest.</translation>
    </message>
    <message>
        <source>If an imaginary player has already completed the kind you roll, roll again until you get one you can mark.</source>
        <translation>Komt een denkbeeldige speler uit bij een soort die hij al compleet heeft, gooi dan opnieuw tot je een gebouw kunt noteren.</translation>
    </message>
    <message>
        <source>In a solo contest, the imaginary players get points for their buildings, and they can win.</source>
        <translation>In een solowedstrijd krijgen de denkbeeldige spelers punten voor hun gebouwen, en ze kunnen winnen.</translation>
    </message>
    <message>
        <source>If you got points for a kind during the rounds, you get no more for it now.</source>
        <translation>Heb je tijdens de rondes al punten gekregen voor een soort, dan krijg je er nu geen meer voor.</translation>
    </message>
    <message>
        <source>Each row and column with four, five or six buildings crossed off is worth 2, 5 or 10 points.</source>
        <translation>Elke rij en elke kolom met vier, vijf of zes aangekruiste gebouwen is 2, 5 of 10 punten waard.</translation>
    </message>
    <message>
        <source>The buildings in a row or column don’t have to touch.</source>
        <translation>De gebouwen in een rij of kolom hoeven elkaar niet te raken.</translation>
    </message>
    <message>
        <source>Add up the points for all rows and columns.</source>
        <translation>Tel de punten van alle rijen en kolommen bij elkaar op.</translation>
    </message>
    <message>
        <source>Every two coins you haven’t spent are worth a point.</source>
        <translation>Per twee munten die je niet hebt uitgegeven, krijg je een punt.</translation>
    </message>
    <message>
        <source>Add up all the points. The player with the most points wins.</source>
        <translation>Tel alle punten op. De speler met de meeste punten wint.</translation>
    </message>
    <message>
        <source>If players tie, they share the victory.</source>
        <translation>Bij een gelijke stand delen de spelers de overwinning.</translation>
    </message>
    <message>
        <source>In a two-player game, one imaginary player joins in; in a solo game, two do. So there are always at least three players.</source>
        <translation>Met twee spelers doet er één denkbeeldige speler mee, in een solospel zijn het er twee. Zo zijn er altijd minstens drie spelers.</translation>
    </message>
    <message>
        <source>An imaginary player’s points aren’t written down, except in a solo contest.</source>
        <translation>De punten van een denkbeeldige speler schrijf je niet op, behalve in een solowedstrijd.</translation>
    </message>
    <message>
        <source>Each round, every imaginary player crosses off one building.</source>
        <translation>Elke denkbeeldige speler kruist per ronde één gebouw aan.</translation>
    </message>
    <message>
        <source>With two players, you pass the dice back and forth.</source>
        <translation>Met twee spelers geven jullie de dobbelstenen aan elkaar door.</translation>
    </message>
    <message>
        <source>Imaginary players take their turn after everyone else.</source>
        <translation>Denkbeeldige spelers komen na alle anderen aan de beurt.</translation>
    </message>
    <message>
        <source>If an imaginary player gets their last building of a kind, they take a place like anyone else. Then nobody else can get the points for that place.</source>
        <translation>Een denkbeeldige speler die een soort gebouw compleet heeft, neemt net als ieder ander een plaats in. De punten voor die plaats krijgt dan niemand anders meer.</translation>
    </message>
    <message>
        <source>In the final scoring, imaginary players are ranked like everyone else.</source>
        <translation>Bij de eindwaardering krijgen denkbeeldige spelers een plaats, net als ieder ander.</translation>
    </message>
    <message>
        <source>In a solo game, all the imaginary players take their turns after yours.</source>
        <translation>In een solospel komen alle denkbeeldige spelers na jou aan de beurt.</translation>
    </message>
    <message>
        <source>Roll the dice you used and put them back on your dice spaces for the next turn.</source>
        <translation>Gooi de gebruikte dobbelstenen opnieuw en leg ze weer op je dobbelvelden, voor je volgende beurt.</translation>
    </message>
    <message>
        <source>For a harder solo game, play against three or four imaginary players. With you that’s four or five players, so you play 15 or 12 rounds.</source>
        <translation>Wil je een moeilijker solospel, speel dan tegen drie of vier denkbeeldige spelers. Met jou erbij zijn dat vier of vijf spelers, dus speel je 15 of 12 rondes.</translation>
    </message>
    <message>
        <source>At the end of a contest, each imaginary player gets extra points: 21 if there are two of them, 18 if there are three, 15 if there are four.</source>
        <translation>Aan het einde van een wedstrijd krijgt elke denkbeeldige speler extra punten: 21 als het er twee zijn, 18 bij drie en 15 bij vier.</translation>
    </message>
    <message>
        <source>At the end of your turn</source>
        <translation>Einde van de beurt</translation>
    </message>
    <message>
        <source>After your turn, the face-up money cards are topped up to four.</source>
        <translation>Na je beurt worden de open geldkaarten weer aangevuld tot vier.</translation>
    </message>
    <message>
        <source>When the pile runs out, the discard pile is shuffled to make a new one. If the discard pile is empty too, there are fewer cards face up.</source>
        <translation>Is de stapel op, dan maak je een nieuwe door de aflegstapel te schudden. Is die ook leeg, dan liggen er minder kaarten open.</translation>
    </message>
    <message>
        <source>Then the building market is refilled from the bag.</source>
        <translation>Daarna wordt de bouwwerf aangevuld uit de buidel.</translation>
    </message>
    <message>
        <source>The three scoring rounds</source>
        <translation>De drie waarderingen</translation>
    </message>
    <message>
        <source>The scoring round takes place once everything is refilled, before the next turn.</source>
        <translation>De waardering volgt zodra alles is aangevuld, nog vóór de volgende beurt.</translation>
    </message>
    <message>
        <source>Players with the same number share the points for the places they take, rounded down. Say two players have four towers each in the second scoring round: 13 + 6 = 19, so each gets 9 points.</source>
        <translation>Spelers met evenveel gebouwen delen de punten voor de plaatsen die ze innemen, naar beneden afgerond. Stel, twee spelers hebben bij de tweede waardering elk vier torens: 13 + 6 = 19, dus krijgen ze elk 9 punten.</translation>
    </message>
    <message>
        <source>You need at least one building of a kind to get points for it.</source>
        <translation>Je hebt minstens één gebouw van een soort nodig om er punten voor te krijgen.</translation>
    </message>
    <message>
        <source>Tiles on your reserve board don’t count.</source>
        <translation>Kaartjes op je reserveveld tellen niet mee.</translation>
    </message>
    <message>
        <source>In each scoring round you get a point for each side of a tile in the longest unbroken external wall of your Alhambra. If the wall goes all the way around, every side counts.</source>
        <translation>Bij elke waardering levert de langste ononderbroken buitenmuur van je Alhambra punten op: één punt per zijde van een kaartje. Loopt de muur helemaal rond, dan telt elke zijde.</translation>
    </message>
    <message>
        <source>An internal wall, between two tiles, is worth nothing.</source>
        <translation>Een binnenmuur, een muur tussen twee kaartjes, levert niets op.</translation>
    </message>
    <message>
        <source>In each scoring round, your counter moves one space along the scoring board for each point you get.</source>
        <translation>Bij elke waardering gaat je pion op de scoretabel evenveel velden vooruit als je punten krijgt.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Einde van het spel</translation>
    </message>
    <message>
        <source>If the bag doesn’t have enough tiles to fill the building market after a turn, the game ends.</source>
        <translation>Zitten er na een beurt niet genoeg kaartjes in de buidel om de bouwwerf aan te vullen, dan is het spel afgelopen.</translation>
    </message>
    <message>
        <source>If players tie, or nobody has that currency, the tile stays on the market.</source>
        <translation>Staan spelers gelijk, of heeft niemand geld in die munteenheid, dan blijft het kaartje op de bouwwerf liggen.</translation>
    </message>
    <message>
        <source>Then comes the third and last scoring round.</source>
        <translation>Daarna komt de derde en laatste waardering.</translation>
    </message>
    <message>
        <source>The player with the most points wins. If players tie, they share the victory.</source>
        <translation>De speler met de meeste punten wint. Bij een gelijke stand delen de spelers de overwinning.</translation>
    </message>
    <message>
        <source>Citizens move in</source>
        <translation>Bewoners nemen hun intrek</translation>
    </message>
    <message>
        <source>Put your trader tile with its three citizens on a free spot beside your fountain. Dirk has no trader.</source>
        <translation>Leg je handelaarsfiche met de drie bewoners op een vrije plek naast je fontein. Dirk heeft geen handelaar.</translation>
    </message>
    <message>
        <source>There are 42 citizens, seven in each of the six building colours. Before anyone sees the market or the money, everyone secretly picks three citizens of different colours for their own trader tile. All the others form the general supply.</source>
        <translation>Er zijn 42 bewoners, zeven in elk van de zes gebouwkleuren. Nog voordat iemand de bouwwerf of het geld ziet, kiest iedereen in het geheim drie bewoners in verschillende kleuren voor zijn handelaarsfiche. De rest vormt de algemene voorraad.</translation>
    </message>
    <message>
        <source>If you put a tile you’ve just bought or one from your reserve board on the trader’s spot, the trader makes way. Only then can a citizen move in or be swapped.</source>
        <translation>Bouw je op de plek van de handelaar een kaartje dat je net hebt gekocht, of een kaartje van je reserveveld, dan maakt de handelaar plaats. Alleen dan kan een bewoner er zijn intrek nemen of kun je er een ruilen.</translation>
    </message>
    <message>
        <source>If a citizen on your trader tile matches the colour of the new tile, that citizen may move in. If several match, only one of them may.</source>
        <translation>Staat er op je handelaarsfiche een bewoner in de kleur van het nieuwe kaartje, dan mag die er zijn intrek nemen. Zijn er meerdere bewoners in die kleur, dan mag er maar één naar binnen.</translation>
    </message>
    <message>
        <source>After that, put any citizen from the general supply on your trader tile, unless the supply is empty.</source>
        <translation>Zet daarna een bewoner naar keuze uit de algemene voorraad op je handelaarsfiche, tenzij de voorraad leeg is.</translation>
    </message>
    <message>
        <source>If there’s no citizen of that colour on your trader tile, you may swap one of the citizens there for one of another colour from the general supply.</source>
        <translation>Staat er geen bewoner in die kleur op je handelaarsfiche, dan mag je een van de bewoners daar ruilen voor een bewoner in een andere kleur uit de algemene voorraad.</translation>
    </message>
    <message>
        <source>If the trader made way, put it on any free spot beside your Alhambra at the end of your turn. The spot must share a side with your Alhambra, but walls don’t matter.</source>
        <translation>Heeft de handelaar plaatsgemaakt, dan gaat hij aan het einde van je beurt naar een vrije plek die met een zijde aan je Alhambra grenst. Jij kiest welke; muren maken niet uit.</translation>
    </message>
    <message>
        <source>The trader stays put until you build on its spot.</source>
        <translation>De handelaar blijft waar hij is tot je op zijn plek bouwt.</translation>
    </message>
    <message>
        <source>When you remove or exchange a tile, its citizen goes back to the general supply. After an exchange, the new tile has no citizen.</source>
        <translation>Breek je een kaartje af of wissel je het, dan gaat de bewoner terug naar de algemene voorraad. Na het wisselen heeft het nieuwe kaartje geen bewoner.</translation>
    </message>
    <message>
        <source>In each scoring round, the citizens in your buildings form the longest possible series of different colours: 1, 2, 3, 4, 5 or 6 colours are worth 1, 3, 6, 10, 15 or 21 points. Each citizen counts only once.</source>
        <translation>Bij elke waardering vormen de bewoners in je gebouwen zo lang mogelijke series van verschillende kleuren: 1, 2, 3, 4, 5 of 6 kleuren zijn 1, 3, 6, 10, 15 of 21 punten waard. Elke bewoner telt maar één keer.</translation>
    </message>
    <message>
        <source>Citizens can also move into the tiles given out at the end of the game. The trader isn’t placed again after that.</source>
        <translation>Ook in een kaartje dat je aan het einde van het spel krijgt, kan een bewoner zijn intrek nemen. De handelaar leg je daarna niet opnieuw neer.</translation>
    </message>
    <message>
        <source>Before the game, secretly pick three citizens of different colours by clicking them. Then drag your trader onto a spot beside your fountain.</source>
        <translation>Klik vóór het spel in het geheim drie bewoners in verschillende kleuren aan. Sleep dan je handelaar naar een plek naast je fontein.</translation>
    </message>
    <message>
        <source>Build on the trader’s spot. If a citizen there matches the colour of the new tile, that citizen may move in. To let them in, click a new one for your trader tile.</source>
        <translation>Bouw op de plek van de handelaar. Heeft een bewoner daar de kleur van het nieuwe kaartje, dan mag die er zijn intrek nemen. Klik daarvoor een nieuwe aan voor je handelaarsfiche.</translation>
    </message>
    <message>
        <source>If none of them matches, you may swap one: click a citizen on your trader tile and one in the general supply. Then drag the trader onto any free spot beside your Alhambra.</source>
        <translation>Heeft geen van de bewoners die kleur, dan mag je er een ruilen: klik een bewoner op je handelaarsfiche aan en een in de algemene voorraad. Sleep daarna de handelaar naar een vrije plek naast je Alhambra.</translation>
    </message>
    <message>
        <source>In each scoring round, your citizens score in series of different colours. The longer a series, the more points: here 10 + 3.</source>
        <translation>Bij elke waardering krijg je punten voor series bewoners in verschillende kleuren. Hoe langer een serie, hoe meer punten: hier 10 + 3.</translation>
    </message>
    <message>
        <source>Use a thief</source>
        <translation>Dief inzetten</translation>
    </message>
    <message>
        <source>There are twelve thief cards, three for each currency. They’re dealt face down: four each with two or three players, three with four, two with five or six. The rest are out of the game.</source>
        <translation>Er zijn twaalf dievenkaarten, drie voor elke munteenheid. Ze worden gedekt uitgedeeld: met twee of drie spelers krijgt iedereen er vier, met vier spelers drie en met vijf of zes spelers twee. De rest is uit het spel.</translation>
    </message>
    <message>
        <source>When a turn is completely over, all players may use thieves, except the one about to play. Nobody can steal after the last turn.</source>
        <translation>Als een beurt helemaal voorbij is, mogen alle spelers dieven inzetten, behalve degene die nu aan de beurt komt. Na de laatste beurt wordt er niet meer gestolen.</translation>
    </message>
    <message>
        <source>You can only use a thief you have.</source>
        <translation>Je kunt alleen een dief inzetten die je hebt.</translation>
    </message>
    <message>
        <source>A thief takes one face-up money card in its currency, whatever the value, and is then out of the game.</source>
        <translation>Een dief pakt één open geldkaart in zijn munteenheid, hoeveel die ook waard is. Daarna is de dief uit het spel.</translation>
    </message>
    <message>
        <source>After each theft, the face-up money cards are topped up to four. If a scoring card turns up, the scoring round comes before the next theft.</source>
        <translation>Na elke diefstal worden de open geldkaarten aangevuld tot vier. Komt er een waarderingskaart tevoorschijn, dan komt de waardering vóór de volgende diefstal.</translation>
    </message>
    <message>
        <source>If several players want to use a thief, they go in turn order, starting with the player to the left of the one whose turn is next. After each theft they’re all asked again, until nobody wants to steal any more.</source>
        <translation>Willen meerdere spelers een dief inzetten, dan gaat dat in speelvolgorde. De speler links van degene die nu aan de beurt komt, mag eerst. Na elke diefstal mag iedereen weer, tot niemand meer wil stelen.</translation>
    </message>
    <message>
        <source>At the start you get secret thief cards. Each one steals one currency, and only you know which ones you have.</source>
        <translation>Aan het begin krijg je geheime dievenkaarten. Elke dief steelt maar één munteenheid, en alleen jij weet welke je hebt.</translation>
    </message>
    <message>
        <source>After every turn, unless you’re next, you’re asked whether you want to use a thief. Just click a face-up money card that one of your thieves can take.</source>
        <translation>Na elke beurt krijg je de vraag of je een dief wilt inzetten, behalve als jij de volgende bent. Klik gewoon op een open geldkaart die een van je dieven kan pakken.</translation>
    </message>
    <message>
        <source>The money card is yours, and the thief is out of the game. Another card is turned up, so there may be one more to steal.</source>
        <translation>De geldkaart is van jou en de dief is uit het spel. Er komt een nieuwe kaart open te liggen: misschien valt er nog iets te stelen.</translation>
    </message>
    <message>
        <source>If several of you share this screen, you’ll see the names of everyone who still has thieves. Click yours if you want to use a thief, or let the next player take their turn.</source>
        <translation>Spelen jullie met meerdere mensen op één scherm, dan zie je de namen van iedereen die nog dieven heeft. Klik op je eigen naam als je een dief wilt inzetten, of geef de volgende speler de beurt.</translation>
    </message>
    <message>
        <source>Dirk, the third player</source>
        <translation>Dirk, de derde speler</translation>
    </message>
    <message>
        <source>With two players there are only two of each money card, 72 in all.</source>
        <translation>Met twee spelers zijn er van elke geldkaart maar twee, in totaal 72.</translation>
    </message>
    <message>
        <source>Dirk gets points for having the most buildings, like any other player, but never for a wall.</source>
        <translation>Dirk krijgt net als elke speler punten voor de meeste gebouwen, maar nooit voor een muur.</translation>
    </message>
    <message>
        <source>Dirk joins you as an imaginary third player. He takes no turns and builds no Alhambra, but he collects tiles. At the start, once the market is filled, he gets the next six tiles from the bag, for everyone to see.</source>
        <translation>Dirk doet mee als denkbeeldige derde speler. Hij krijgt geen beurten en bouwt geen Alhambra, maar hij verzamelt wel kaartjes. Aan het begin krijgt hij, zodra de bouwwerf gevuld is, de volgende zes kaartjes uit de buidel, voor iedereen te zien.</translation>
    </message>
    <message>
        <source>After the first scoring round, Dirk gets six more tiles, or whatever’s left if the bag holds fewer.</source>
        <translation>Na de eerste waardering krijgt Dirk er zes kaartjes bij, of alles wat er nog in de buidel zit als dat minder is.</translation>
    </message>
    <message>
        <source>After the second scoring round, he gets a third of the tiles left in the bag, rounded down.</source>
        <translation>Na de tweede waardering krijgt hij een derde van de kaartjes die nog in de buidel zitten, naar beneden afgerond.</translation>
    </message>
    <message>
        <source>You can also give a tile you bought this turn to Dirk.</source>
        <translation>Een kaartje dat je deze beurt hebt gekocht, kun je ook aan Dirk schenken.</translation>
    </message>
    <message>
        <source>Tiles given out at the end of the game can’t go to Dirk.</source>
        <translation>De kaartjes die aan het einde van het spel worden verdeeld, kunnen niet naar Dirk.</translation>
    </message>
    <message>
        <source>Dirk can’t win, however many points he has.</source>
        <translation>Dirk kan niet winnen, hoeveel punten hij ook heeft.</translation>
    </message>
    <message>
        <source>Put up a wall</source>
        <translation>Muur oprichten</translation>
    </message>
    <message>
        <source>There’s a fourth action: put up a wall. Like taking money, it’s always the last action of your turn.</source>
        <translation>Ligt er een muurkaart open, dan is er een vierde actie: een muur oprichten. Daarna heb je deze beurt geen acties meer, net als wanneer je geld neemt.</translation>
    </message>
    <message>
        <source>Take any face-up wall card. It’s out of the game afterwards.</source>
        <translation>Neem een open muurkaart naar keuze. Daarna is die uit het spel.</translation>
    </message>
    <message>
        <source>A wall piece can’t go on a side that already has a wall.</source>
        <translation>Een muurdeel mag niet op een zijde die al een muur heeft.</translation>
    </message>
    <message>
        <source>Afterwards your Alhambra must still follow the building rules. So in your Alhambra, wall pieces can only go on sides with no tile next to them.</source>
        <translation>Daarna moet je Alhambra nog steeds aan de bouwregels voldoen. In je Alhambra kan een muurdeel dus alleen op een zijde waar geen kaartje naast ligt.</translation>
    </message>
    <message>
        <source>Wall pieces stay with their tile for good, even if it’s moved in a redesign or given to Dirk.</source>
        <translation>Muurdelen blijven voorgoed bij hun kaartje, ook als het bij een verbouwing verhuist of aan Dirk wordt geschonken.</translation>
    </message>
    <message>
        <source>In a scoring round they count like printed walls.</source>
        <translation>Bij een waardering tellen ze net zo mee als gedrukte muren.</translation>
    </message>
    <message>
        <source>Now and then, a wall card turns up among the money cards. It goes face up beside the building market, for anyone to use.</source>
        <translation>Af en toe komt er tussen de geldkaarten een muurkaart tevoorschijn. Die komt open naast de bouwwerf te liggen, en iedereen kan hem gebruiken.</translation>
    </message>
    <message>
        <source>On your turn, drag a wall card onto one of your tiles: in your Alhambra, on your reserve board or just bought. The tiles you can put it on glow.</source>
        <translation>Sleep tijdens je beurt een muurkaart naar een van je kaartjes: in je Alhambra, op je reserveveld of net gekocht. De kaartjes waar hij past, lichten op.</translation>
    </message>
    <message>
        <source>Putting up a wall is always the last action of your turn, like taking money. The card is out of the game afterwards.</source>
        <translation>Richt je een muur op, dan heb je deze beurt geen acties meer, net als wanneer je geld neemt. De kaart gaat daarna uit het spel.</translation>
    </message>
    <message>
        <source>Close gaps in your external wall. Wooden walls score like any other wall, so here you’d get {wall} points.</source>
        <translation>Sluit de openingen in je buitenmuur. Houten muren tellen gewoon mee: hier zou je {wall} punten krijgen.</translation>
    </message>
    <message>
        <source>Pavilion, seraglio, arcades, chambers, garden and tower, with their prices.</source>
        <translation>Paviljoen, harem, arcade, kamers, tuin en toren, met hun prijzen.</translation>
    </message>
    <message>
        <source>Florin, dirham, denar and ducat.</source>
        <translation>Gulden, dirham, denar en dukaat.</translation>
    </message>
    <message>
        <source>Each square of the building market has its own currency.</source>
        <translation>Elk veld van de bouwwerf heeft zijn eigen munteenheid.</translation>
    </message>
    <message>
        <source>One scoring card in the second pile, one in the fourth.</source>
        <translation>Eén waarderingskaart in de tweede stapel, één in de vierde.</translation>
    </message>
    <message>
        <source>You can take the first two together, or just one card.</source>
        <translation>Je kunt de eerste twee samen nemen, of maar één kaart.</translation>
    </message>
    <message>
        <source>You pay 11 for a garden that costs 10: you get no more actions, and no change for the extra 1.</source>
        <translation>Je betaalt 11 voor een tuin die 10 kost: geen actie meer en geen wisselgeld.</translation>
    </message>
    <message>
        <source>The exact amount: choose another action.</source>
        <translation>Gepast betaald: kies nog een actie.</translation>
    </message>
    <message>
        <source>Right: two open sides. Wrong: a wall meets an open side.</source>
        <translation>Goed: twee open zijden. Fout: een muur tegen een open zijde.</translation>
    </message>
    <message>
        <source>Right: the roof is at the top. Wrong: the tile is turned.</source>
        <translation>Goed: het dak zit boven. Fout: het kaartje is gedraaid.</translation>
    </message>
    <message>
        <source>Wrong: you can’t walk to the garden without climbing over a wall.</source>
        <translation>Fout: je kunt niet naar de tuin lopen zonder over een muur te klimmen.</translation>
    </message>
    <message>
        <source>Wrong: the pavilion touches the Alhambra only at a corner.</source>
        <translation>Fout: het paviljoen raakt het Alhambra alleen met een hoek.</translation>
    </message>
    <message>
        <source>Wrong: the seraglio would enclose an empty area.</source>
        <translation>Fout: met de harem zou er een gat ontstaan.</translation>
    </message>
    <message>
        <source>The garden is added from the reserve board.</source>
        <translation>De tuin komt van het reserveveld en wordt aangebouwd.</translation>
    </message>
    <message>
        <source>The garden is removed and goes onto the reserve board.</source>
        <translation>De tuin wordt afgebroken en gaat naar het reserveveld.</translation>
    </message>
    <message>
        <source>The tower takes the garden’s spot.</source>
        <translation>De toren komt precies op de plek van de tuin.</translation>
    </message>
    <message>
        <source>First scoring round: three towers beat two.</source>
        <translation>Eerste waardering: drie torens winnen van twee.</translation>
    </message>
    <message>
        <source>The longest external wall has {wall} sides: {wall} points.</source>
        <translation>De langste buitenmuur heeft {wall} zijden: {wall} punten.</translation>
    </message>
    <message>
        <source>An internal wall between the arcades and the garden: no points.</source>
        <translation>Een binnenmuur tussen de arcade en de tuin: geen punten.</translation>
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
        <source>The denar thief takes a denar card.</source>
        <translation>De denarendief steelt een kaart met denaren.</translation>
    </message>
    <message>
        <source>Overpaid by 3: one coin.</source>
        <translation>3 te veel betaald: één munt.</translation>
    </message>
    <message>
        <source>The trader with three citizens beside the fountain.</source>
        <translation>De handelaar met drie bewoners naast de fontein.</translation>
    </message>
    <message>
        <source>A series of four and a series of two: 10 + 3 points.</source>
        <translation>Een serie van vier en een serie van twee: 10 + 3 punten.</translation>
    </message>
    <message>
        <source>Yellow 3 and blue 5 meet at a pavilion.</source>
        <translation>De gele 3 en de blauwe 5 komen samen bij een paviljoen.</translation>
    </message>
    <message>
        <source>Four intersections. One building is crossed off, which leaves three to choose from.</source>
        <translation>Vier kruispunten. Eén gebouw is al aangekruist, dus kun je nog uit drie kiezen.</translation>
    </message>
    <message>
        <source>Pass on the dice you didn’t use, just as they are.</source>
        <translation>Geef de ongebruikte dobbelstenen door zoals ze liggen.</translation>
    </message>
    <message>
        <source>Four in one row are worth 2 points, five in one column 5 points.</source>
        <translation>Vier in één rij zijn 2 punten waard, vijf in één kolom 5 punten.</translation>
    </message>
    <message>
        <source>One coin turns the yellow 3 into a 4.</source>
        <translation>Eén munt maakt van de gele 3 een 4.</translation>
    </message>
    <message>
        <source>The starting player goes first, then play continues clockwise.</source>
        <translation>De startspeler begint, en daarna gaat het met de klok mee.</translation>
    </message>
    <message>
        <source>All dice show one to six pips. Half of them are yellow, half are blue.</source>
        <translation>Alle dobbelstenen hebben één tot zes ogen. De helft is geel, de helft blauw.</translation>
    </message>
    <message>
        <source>For each kind of building, the score sheet has one box for every building of that kind on the grid.</source>
        <translation>Op het scoreblad heeft elke soort gebouw evenveel vakjes als er gebouwen van die soort in het raster staan.</translation>
    </message>
    <message>
        <source>Decide among yourselves who’s the starting player.</source>
        <translation>Spreek samen af wie de startspeler is.</translation>
    </message>
    <message>
        <source>Every building you cross off also goes on the score sheet, so everyone can see it.</source>
        <translation>Elk gebouw dat je aankruist, komt ook op het scoreblad te staan, zodat iedereen het kan zien.</translation>
    </message>
    <message>
        <source>Then everyone rolls their pair of dice once more and puts them on the dice spaces on their sheet.</source>
        <translation>Daarna gooit iedereen zijn dobbelsteenpaar nog een keer en legt het op de dobbelvelden van zijn blad.</translation>
    </message>
    <message>
        <source>The starting player rolls an extra pair of dice and puts them on the dice spaces as well.</source>
        <translation>De startspeler gooit nog een extra dobbelsteenpaar en legt ook dat op de dobbelvelden.</translation>
    </message>
    <message>
        <source>A dice space can hold any number of dice.</source>
        <translation>Op een dobbelveld mogen meerdere dobbelstenen liggen.</translation>
    </message>
    <message>
        <source>The game lasts 12 rounds with five players, 15 with four and 18 with three. Imaginary players count too.</source>
        <translation>Met vijf spelers duurt het spel 12 rondes, met vier 15 en met drie 18. Denkbeeldige spelers tellen mee als spelers.</translation>
    </message>
    <message>
        <source>Each time it’s the starting player’s turn, mark off a round.</source>
        <translation>Telkens als de startspeler aan de beurt is, noteer je een nieuwe ronde.</translation>
    </message>
    <message>
        <source>If the buildings at all your intersections are already crossed off, you must choose “Receive coins”.</source>
        <translation>Zijn de gebouwen op al je kruispunten al aangekruist, dan moet je de actie ‘Munten ontvangen’ kiezen.</translation>
    </message>
    <message>
        <source>In later rounds you can only get the places that are left.</source>
        <translation>In latere rondes kun je alleen nog de plaatsen krijgen die over zijn.</translation>
    </message>
    <message>
        <source>Write these points down next to the building.</source>
        <translation>Deze punten noteer je bij het gebouw.</translation>
    </message>
    <message>
        <source>Pass the other pair of dice on to the left, without turning them.</source>
        <translation>Geef het andere dobbelsteenpaar door naar links, zonder de dobbelstenen te draaien.</translation>
    </message>
    <message>
        <source>At the end of your turn, roll the pair of dice you used, ready for your next turn.</source>
        <translation>Gooi aan het einde van je beurt het gebruikte dobbelsteenpaar opnieuw, voor je volgende beurt.</translation>
    </message>
    <message>
        <source>For three coins you can cross off two buildings, if the second one is still free once you’ve crossed off the first.</source>
        <translation>Voor drie munten kun je twee gebouwen aankruisen, als het tweede dan nog vrij is.</translation>
    </message>
    <message>
        <source>Solo game and two-player game</source>
        <translation>Solospel en spel met twee spelers</translation>
    </message>
    <message>
        <source>Each imaginary player has their own pair of dice.</source>
        <translation>Elke denkbeeldige speler heeft een eigen dobbelsteenpaar.</translation>
    </message>
    <message>
        <source>Before you roll for yourselves, roll three times for each imaginary player to give them their first three buildings.</source>
        <translation>Voordat jullie zelf gooien, gooi je voor elke denkbeeldige speler drie keer. Zo krijgt die zijn eerste drie gebouwen.</translation>
    </message>
    <message>
        <source>Imaginary players have no sheet. If they roll the same building again, they get another one of that kind.</source>
        <translation>Een denkbeeldige speler heeft geen blad. Komt hij nog eens bij hetzelfde gebouw uit, dan krijgt hij er nog een van die soort.</translation>
    </message>
    <message>
        <source>Never pass dice on to an imaginary player.</source>
        <translation>Aan een denkbeeldige speler geef je nooit dobbelstenen door.</translation>
    </message>
    <message>
        <source>On an imaginary player’s turn, roll their pair of dice and mark the building on the score sheet.</source>
        <translation>Is een denkbeeldige speler aan de beurt, gooi dan zijn dobbelsteenpaar en noteer het gebouw op het scoreblad.</translation>
    </message>
    <message>
        <source>In a solo game you pass nothing on: the pair of dice you didn’t use stays on your sheet. After you receive coins or cross off two buildings, you roll all four dice and keep them.</source>
        <translation>In een solospel geef je niets door: het dobbelsteenpaar dat je niet hebt gebruikt, blijft op je blad. Heb je munten ontvangen of twee gebouwen aangekruist, dan gooi je alle vier de dobbelstenen en houd je ze.</translation>
    </message>
    <message>
        <source>When a scoring card turns up among the money cards, it’s out of the game, and the next card takes its place straight away.</source>
        <translation>Komt er tussen de geldkaarten een waarderingskaart tevoorschijn, dan gaat die uit het spel en komt meteen de volgende kaart ervoor in de plaats.</translation>
    </message>
    <message>
        <source>For each kind of building, the players with the most in their Alhambra get points. What the buildings cost doesn’t matter.</source>
        <translation>Heb je van alle spelers de meeste gebouwen van een soort in je Alhambra, dan krijg je daar punten voor. Wat ze kostten, maakt niet uit.</translation>
    </message>
    <message>
        <source>In the first scoring round, only the player with the most buildings of a kind gets points: from 1 for pavilions up to 6 for towers.</source>
        <translation>Bij de eerste waardering krijgt alleen de speler met de meeste gebouwen van een soort punten: van 1 punt voor paviljoenen tot 6 voor torens.</translation>
    </message>
    <message>
        <source>In the second scoring round, the players with the most and the second most get points: 13 and 6 for towers.</source>
        <translation>Bij de tweede waardering krijgen de spelers met de meeste en de op één na meeste gebouwen punten: bij torens 13 en 6.</translation>
    </message>
    <message>
        <source>In the third scoring round, the players with the most, the second most and the third most get points: 21, 13 and 6 for towers. The points table shows the numbers for all buildings.</source>
        <translation>Bij de derde waardering krijgen de drie spelers met de meeste gebouwen punten: bij torens 21, 13 en 6. In het puntenoverzicht staan de getallen voor alle gebouwen.</translation>
    </message>
    <message>
        <source>Each tile still on the market goes to the player with the most money in the currency of its square. The price doesn’t matter now, and nobody pays.</source>
        <translation>Elk kaartje dat nog op de bouwwerf ligt, gaat naar de speler met het meeste geld in de munteenheid van dat veld. De prijs maakt niet meer uit, en niemand betaalt.</translation>
    </message>
    <message>
        <source>If you get a tile this way, build it or put it on your reserve board. Players do this one after another.</source>
        <translation>Krijg je zo een kaartje, bouw het dan in je Alhambra of leg het op je reserveveld. De spelers doen dat een voor een.</translation>
    </message>
    <message>
        <source>Eight wall cards join the game: two are shuffled into each pile from the second to the fifth.</source>
        <translation>Er komen acht muurkaarten bij. Schud er twee door elke stapel, behalve de eerste.</translation>
    </message>
    <message>
        <source>A wall card that turns up goes face up beside the building market, and the money cards are topped up to four. Any number of wall cards can lie there.</source>
        <translation>Komt er een muurkaart tevoorschijn, dan komt die open naast de bouwwerf te liggen en worden de geldkaarten aangevuld tot vier. Hoeveel muurkaarten er liggen, maakt niet uit.</translation>
    </message>
    <message>
        <source>Put its wall pieces on one of your own tiles: in your Alhambra (even the fountain), on your reserve board or just bought.</source>
        <translation>Zet de muurdelen van de kaart op een van je eigen kaartjes: een kaartje in je Alhambra (ook de fontein), een kaartje op je reserveveld of een kaartje dat je net hebt gekocht.</translation>
    </message>
    <message>
        <source>Put up exactly the walls on the card, on exactly the sides it shows.</source>
        <translation>Je richt de muren precies zo op als ze op de kaart staan: allemaal, en aan dezelfde zijden.</translation>
    </message>
</context>
</TS>
