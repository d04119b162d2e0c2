### Era of the Ninja: why a bot chose what it chose.

bots-era-only = There is no other choice.
bots-era-hunch = It was a hunch.
bots-era-lord = This is the moment to strike at the Lord.{ $tried ->
    [yes] {""} Chance of winning: { $chance } %, the best of { $plans }.
   *[no] {""}
}
bots-era-attack = This attack gains more than it risks.{ $tried ->
    [yes] {""} Chance of winning: { $chance } %, the best of { $plans }.
   *[no] {""}
}
bots-era-hide = Hiding here is safe enough, and pays.{ $tried ->
    [yes] {""} Chance of winning: { $chance } %, the best of { $plans }.
   *[no] {""}
}
bots-era-wait = Nothing here is better than to wait.{ $tried ->
    [yes] {""} Chance of winning: { $chance } %, the best of { $plans }.
   *[no] {""}
}
bots-era-explore = It is time to open another room.{ $tried ->
    [yes] {""} Chance of winning: { $chance } %, the best of { $plans }.
   *[no] {""}
}
bots-era-go = The ninja stands better elsewhere.{ $tried ->
    [yes] {""} Chance of winning: { $chance } %, the best of { $plans }.
   *[no] {""}
}
bots-era-buy = These cards make the ninja stronger.{ $tried ->
    [yes] {""} Chance of winning: { $chance } %, the best of { $plans }.
   *[no] {""}
}
bots-era-lift = Without the Limit this roll is worth a point of Ki ({ $ki } left).{ $tried ->
    [yes] {""} Chance of winning: { $chance } %, the best of { $plans }.
   *[no] {""}
}
bots-era-reroll = Another roll is worth a point of Ki ({ $ki } left).{ $tried ->
    [yes] {""} Chance of winning: { $chance } %, the best of { $plans }.
   *[no] {""}
}
bots-era-stand = The Ki is worth more later ({ $ki } left).{ $tried ->
    [yes] {""} Chance of winning: { $chance } %, the best of { $plans }.
   *[no] {""}
}
bots-era-fight = The rival is open to a blow.{ $tried ->
    [yes] {""} Chance of winning: { $chance } %, the best of { $plans }.
   *[no] {""}
}
bots-era-other = This promises the most.{ $tried ->
    [yes] {""} Chance of winning: { $chance } %, the best of { $plans }.
   *[no] {""}
}
