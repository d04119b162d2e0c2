### 7 Ronin: what is asked, and what each choice would do.

## What to do, and what each move does

speech-seven-ronin-goal-attacker = The Attacker leads the ninja: occupy { $wanted } of the { $count } areas (both Fields count as 3) or eliminate every ronin, before round { $rounds } is over.
speech-seven-ronin-goal-defender = The Defender leads the ronin: hold out until round { $rounds } is over, or eliminate every ninja.
speech-seven-ronin-task-planning-attacker = Plan the attack: at least { $minimum } ninja, on at most { $threat } areas. One of the ninja may go to the Green instead, which does not count as an area.
speech-seven-ronin-task-planning-defender = Plan the defence: every ronin needs an area, one each; only Tasuke may join another.
speech-seven-ronin-task-spy-attacker = You have a Spy token: name an area to learn which ronin will stand there, or keep it.
speech-seven-ronin-task-spy-defender = You have a Spy token: name an area to learn how many new ninja will come, or keep it.
speech-seven-ronin-task-ronin-abilities = Use the abilities of your ronin, in any order.
speech-seven-ronin-task-division = Divide the wounds between Tasuke and her partner.
speech-seven-ronin-task-area-abilities = Use the abilities of the areas you occupy, in any order.
speech-seven-ronin-task-passage-division = Ninja came through the Passage: divide the wounds between Tasuke and her partner.

speech-seven-ronin-do-musashi = Musashi removes 1 ninja from his area: { $place }
speech-seven-ronin-do-yumi = Yumi removes 1 ninja from the Reserves
speech-seven-ronin-do-taiko = Taiko heals 1 wound: { $who }
speech-seven-ronin-do-hayai = Hayai rides to { $place } ({ $number ->
        [one] { $number } ninja
       *[other] { $number } ninja
    })
speech-seven-ronin-do-yobu = Yobu drives ninja away: { $places }
speech-seven-ronin-do-divide = { $shares }
speech-seven-ronin-do-falls = , falls
speech-seven-ronin-do-watchtower = Watchtower, 1 wound each: { $names }
speech-seven-ronin-do-watchtower-some = Watchtower, 1 wound each, as the Supply is short: { $names }
speech-seven-ronin-do-granary = Granary: { $number } ninja from the Supply to the Reserves
speech-seven-ronin-do-well = Well, 1 wound: { $who }
speech-seven-ronin-do-animal-pen = Animal Pen, must stay for the next round: { $who } ({ $place })
speech-seven-ronin-do-shrine = Shrine, no ability in the next round: { $who }
speech-seven-ronin-do-burial-grounds = Burial Grounds, back to the Reserves: { $places }
speech-seven-ronin-do-passage = Passage, from the Reserves to: { $places }
speech-seven-ronin-do-field = Field: counts as the second one this round
speech-seven-ronin-do-inn = Inn as { $words }
speech-seven-ronin-group-passage = Passage: 1 or 2 ninja from the Reserves to an area
speech-seven-ronin-group-well = Well: 1 wound to a ronin
speech-seven-ronin-group-animal-pen = Animal Pen: a ronin must stay for the next round
speech-seven-ronin-group-shrine = Shrine: a ronin has no ability in the next round
speech-seven-ronin-group-burial-grounds = Burial Grounds: 1 or 2 ninja back to the Reserves
speech-seven-ronin-group-watchtower = Watchtower: 1 wound each, as far as the Supply goes
speech-seven-ronin-group-yobu = Yobu drives 1 or 2 ninja to neighbouring areas
speech-seven-ronin-group-taiko = Taiko heals 1 wound of another
speech-seven-ronin-group-hayai = Hayai rides to an area with ninja
speech-seven-ronin-group-spy = Send the spy to an area
speech-seven-ronin-group-divide = Divide the wounds
speech-seven-ronin-do-spy = Send the spy to: { $place }
speech-seven-ronin-do-no-spy = Keep the Spy token
speech-seven-ronin-do-seal = Seal the plan
speech-seven-ronin-do-done-ronin = End: no further ability
speech-seven-ronin-do-done-areas = End: no further ability, count the areas
speech-seven-ronin-do-deploy-ninja = Plan 1 ninja: { $place }
speech-seven-ronin-do-deploy-ronin = Plan { $who }: { $place }

## Ronin and areas to read

speech-seven-ronin-station-beside-the-board = beside the board
speech-seven-ronin-station-eliminated = eliminated
speech-seven-ronin-card-vitality = Vitality: { $number }
speech-seven-ronin-card-limit = New ninja per round, at most: { $number }
speech-seven-ronin-card-yobu = On a contested area: drives 1 or 2 of its ninja to neighbouring areas.
speech-seven-ronin-card-yumi = On a free area: removes 1 ninja from the Reserves.
speech-seven-ronin-card-musashi = On a contested area: removes 1 of its ninja.
speech-seven-ronin-card-hayai = On a free area: rides to an area with ninja where no ronin stands, or none but Tasuke.
speech-seven-ronin-card-taiko = On a free area: heals 1 wound of another ronin.
speech-seven-ronin-card-kabe = No ability.
speech-seven-ronin-card-tasuke = May share an area with one other ronin; the Defender then divides the wounds.
speech-seven-ronin-card-watchtower = While occupied, once a round: 1 wound to each ronin on the two neighbouring areas.
speech-seven-ronin-card-granary = While occupied, once a round: 2 ninja from the Supply to the Reserves.
speech-seven-ronin-card-well = While occupied, once a round: 1 wound to a chosen ronin.
speech-seven-ronin-card-inn = While occupied, once a round: the ability of another occupied area.
speech-seven-ronin-card-animal-pen = While occupied, once a round: a chosen ronin must stay for the next round.
speech-seven-ronin-card-shrine = While occupied, once a round: a chosen ronin has no ability in the next round.
speech-seven-ronin-card-burial-grounds = While occupied, once a round: 1 or 2 ninja from areas back to the Reserves.
speech-seven-ronin-card-passage = While occupied, once a round: 1 or 2 ninja from the Reserves to an area, where they fight at once.
speech-seven-ronin-card-field = If both Fields are occupied, they count as 3 areas together.
speech-seven-ronin-card-plain = An area without an ability.
speech-seven-ronin-card-green = Not an area. 1 new ninja a round may go here; each ninja here allows 1 new ninja above a limit. A ronin who comes here removes them all without a wound.

## Advice to a newcomer

speech-seven-ronin-advice-attack = It attacks: { $areas }. Where no ronin waits, you occupy the area; where one waits, the ninja become wounds.
speech-seven-ronin-advice-guard = The risk: these areas stay open, and ninja who come there occupy them: { $areas }.
speech-seven-ronin-advice-weak = One more wound eliminates: { $ronin }.
speech-seven-ronin-mixture-attack = How often its plans attack each area, and with how many ninja most often: { $areas }.
speech-seven-ronin-mixture-guard = How often its plans guard each area, and by whom most often: { $areas }.
speech-seven-ronin-mixture-area = { $area } { $percent } % ({ $most })
speech-seven-ronin-mixture-force = Ninja that it sends: { $least } to { $most }.
