### Era of the Ninja: why a bot chose what it chose.

bots-era-only = There is no other choice.
bots-era-hunch = It was a hunch.
bots-era-lord = This is the moment to strike at the Lord.{ $tried ->
    [yes] {""} It is the best of { $plans } choices that were tried.
   *[no] {""}
}
bots-era-attack = This attack gains more than it risks.{ $tried ->
    [yes] {""} It is the best of { $plans } choices that were tried.
   *[no] {""}
}
bots-era-hide = Hiding here is safe enough, and pays.{ $tried ->
    [yes] {""} It is the best of { $plans } choices that were tried.
   *[no] {""}
}
bots-era-wait = Nothing here is better than to wait.{ $tried ->
    [yes] {""} It is the best of { $plans } choices that were tried.
   *[no] {""}
}
bots-era-explore = It is time to open another room.{ $tried ->
    [yes] {""} It is the best of { $plans } choices that were tried.
   *[no] {""}
}
bots-era-go = The ninja stands better elsewhere.{ $tried ->
    [yes] {""} It is the best of { $plans } choices that were tried.
   *[no] {""}
}
bots-era-buy = These cards make the ninja stronger.{ $tried ->
    [yes] {""} It is the best of { $plans } choices that were tried.
   *[no] {""}
}
bots-era-lift = Without the Limit this roll is worth a point of Ki ({ $ki } left).{ $tried ->
    [yes] {""} It is the best of { $plans } choices that were tried.
   *[no] {""}
}
bots-era-reroll = Another roll is worth a point of Ki ({ $ki } left).{ $tried ->
    [yes] {""} It is the best of { $plans } choices that were tried.
   *[no] {""}
}
bots-era-stand = The Ki is worth more later ({ $ki } left).{ $tried ->
    [yes] {""} It is the best of { $plans } choices that were tried.
   *[no] {""}
}
bots-era-fight = The rival is open to a blow.{ $tried ->
    [yes] {""} It is the best of { $plans } choices that were tried.
   *[no] {""}
}
bots-era-other = This promises the most.{ $tried ->
    [yes] {""} It is the best of { $plans } choices that were tried.
   *[no] {""}
}

## How they play

bots-style-era-of-the-ninja-random = Wanders through the castle and tries everything.
bots-style-era-of-the-ninja-greedy = Takes the tile and the Action that pay most this turn.
bots-style-era-of-the-ninja-beginner = Greedy: fears no Wounds, goes for the Lord too early and forgets its abilities.
bots-style-era-of-the-ninja-novice = Impatient: risks too much, and overlooks some of its choices.
bots-style-era-of-the-ninja-skilled = Patient: knows the odds of its dice, and waits for a good moment.
bots-style-era-of-the-ninja-expert = Patient, overlooks nothing, and tries out some plans in advance.
bots-style-era-of-the-ninja-master = Tries its plans out in advance when a turn may decide the match.
