<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n card in the pile</numerusform>
            <numerusform>%n cards in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded card(s)</source>
        <translation>
            <numerusform>%n discarded card</numerusform>
            <numerusform>%n discarded cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n tile in the bag</numerusform>
            <numerusform>%n tiles in the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n money card(s)</source>
        <translation>
            <numerusform>%n money card</numerusform>
            <numerusform>%n money cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the reserve board</source>
        <translation>
            <numerusform>%n on the reserve board</numerusform>
            <numerusform>%n on the reserve board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s): {sides}</source>
        <translation>
            <numerusform>%n wall: {sides}</numerusform>
            <numerusform>%n walls: {sides}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n florin(s)</source>
        <translation>
            <numerusform>%n florin</numerusform>
            <numerusform>%n florins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dirham(s)</source>
        <translation>
            <numerusform>%n dirham</numerusform>
            <numerusform>%n dirhams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n denar(s)</source>
        <translation>
            <numerusform>%n denar</numerusform>
            <numerusform>%n denars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ducat(s)</source>
        <translation>
            <numerusform>%n ducat</numerusform>
            <numerusform>%n ducats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more florin(s)</source>
        <translation>
            <numerusform>You need %n more florin</numerusform>
            <numerusform>You need %n more florins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more dirham(s)</source>
        <translation>
            <numerusform>You need %n more dirham</numerusform>
            <numerusform>You need %n more dirhams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more denar(s)</source>
        <translation>
            <numerusform>You need %n more denar</numerusform>
            <numerusform>You need %n more denars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more ducat(s)</source>
        <translation>
            <numerusform>You need %n more ducat</numerusform>
            <numerusform>You need %n more ducats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n too much</source>
        <translation>
            <numerusform>At least %n too much</numerusform>
            <numerusform>At least %n too much</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too much</source>
        <translation>
            <numerusform>%n too much</numerusform>
            <numerusform>%n too much</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n short</numerusform>
            <numerusform>%n short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dirk gets %n tile(s) from the bag</source>
        <translation>
            <numerusform>Dirk gets %n tile from the bag</numerusform>
            <numerusform>Dirk gets %n tiles from the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) worse</source>
        <translation>
            <numerusform>about %n point worse</numerusform>
            <numerusform>about %n points worse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wall card with %n wall(s): {sides}</source>
        <translation>
            <numerusform>Wall card with %n wall: {sides}</numerusform>
            <numerusform>Wall card with %n walls: {sides}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coin bag: %n coin(s)</source>
        <translation>
            <numerusform>Coin bag: %n coin</numerusform>
            <numerusform>Coin bag: %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) as change</source>
        <translation>
            <numerusform>%n coin as change</numerusform>
            <numerusform>%n coins as change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n coin(s) from the coin bag: {coins}</source>
        <translation>
            <numerusform>{name} draws %n coin from the coin bag: {coins}</numerusform>
            <numerusform>{name} draws %n coins from the coin bag: {coins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s): {coins}</source>
        <translation>
            <numerusform>%n coin: {coins}</numerusform>
            <numerusform>%n coins: {coins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thief card(s)</source>
        <translation>
            <numerusform>%n thief card</numerusform>
            <numerusform>%n thief cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>General supply: %n citizen(s)</source>
        <translation>
            <numerusform>General supply: %n citizen</numerusform>
            <numerusform>General supply: %n citizens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imaginary player(s)</source>
        <translation>
            <numerusform>%n imaginary player</numerusform>
            <numerusform>%n imaginary players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s) crossed off</source>
        <translation>
            <numerusform>%n building crossed off</numerusform>
            <numerusform>%n buildings crossed off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>receives %n coin(s)</source>
        <translation>
            <numerusform>receives %n coin</numerusform>
            <numerusform>receives %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make it a {pips} for %n coin(s)</source>
        <translation>
            <numerusform>Make it a {pips} for %n coin</numerusform>
            <numerusform>Make it a {pips} for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{buildings}, or receive %n coin(s)</source>
        <translation>
            <numerusform>{buildings}, or receive %n coin</numerusform>
            <numerusform>{buildings}, or receive %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>receive %n coin(s)</source>
        <translation>
            <numerusform>receive %n coin</numerusform>
            <numerusform>receive %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best with %n imaginary player(s): {points}</source>
        <translation>
            <numerusform>Your best with %n imaginary player: {points}</numerusform>
            <numerusform>Your best with %n imaginary players: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) more</source>
        <translation>
            <numerusform>about %n point more</numerusform>
            <numerusform>about %n points more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These dice should earn you %n point(s) on your next turn.</source>
        <translation>
            <numerusform>These dice should earn you %n point on your next turn.</numerusform>
            <numerusform>These dice should earn you %n points on your next turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) are worth more than any building now.</source>
        <translation>
            <numerusform>%n coin is worth more than any building now.</numerusform>
            <numerusform>%n coins are worth more than any building now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstAdvisor</name>
    <message numerus="yes">
        <source>You get %n coin(s) now: click the framed button.</source>
        <translation>
            <numerusform>You get %n coin now: click the framed button.</numerusform>
            <numerusform>You get %n coins now: click the framed button.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaymentChooser</name>
    <message numerus="yes">
        <source>%n too much</source>
        <translation>
            <numerusform>%n too much</numerusform>
            <numerusform>%n too much</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message numerus="yes">
        <source>Receive %n coin(s)</source>
        <translation>
            <numerusform>Receive %n coin</numerusform>
            <numerusform>Receive %n coins</numerusform>
        </translation>
    </message>
</context>
</TS>
