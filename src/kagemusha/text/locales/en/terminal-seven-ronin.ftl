### 7 Ronin in the terminal.

terminal-seven-ronin-verify-ok = ok  { $file }: { $game }, edition { $edition }, { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }, { $ended }
terminal-seven-ronin-simulated = { $game }, edition { $edition }: { $number ->
        [one] { $number } match
       *[other] { $number } matches
    } in { $seconds } s ({ $rate } a second), seed { $seed }

terminal-ask-edition = Which edition of the rules?

## The board

terminal-seven-ronin-free = free
terminal-seven-ronin-contested = contested
terminal-seven-ronin-occupied = occupied
terminal-seven-ronin-limit = max { $limit }
terminal-seven-ronin-ninja = { $number ->
        [one] { $number } ninja
       *[other] { $number } ninja
    }
terminal-seven-ronin-short-animal-pen = Animal Pen
terminal-seven-ronin-round = Round { $round } of { $rounds }
terminal-seven-ronin-holds = Attacker holds { $number } of { $wanted } areas
terminal-seven-ronin-green-bonus = (limits +{ $number })
terminal-seven-ronin-stores = Reserves { $reserves }, Supply { $supply }, Threat Level { $threat }, minimum force { $minimum }
terminal-seven-ronin-beside = Beside the board:
terminal-seven-ronin-gone = Eliminated: { $names }
terminal-seven-ronin-tokens = Spy token: { $names }
terminal-seven-ronin-track-round = Round
terminal-seven-ronin-track-threat = Threat Level
terminal-seven-ronin-track-minimum = Minimum force
terminal-seven-ronin-track-hunger = 1 ninja starves
terminal-seven-ronin-track-coming = Coming rounds (Threat Level, minimum force; * 1 ninja starves):
terminal-seven-ronin-track-last = This is the last round.
terminal-seven-ronin-sign-wounds = wounds of Vitality
terminal-seven-ronin-sign-held = held by the Animal Pen
terminal-seven-ronin-sign-silenced = Shrine marker: no ability
terminal-seven-ronin-sign-planned = planned

## Plans

terminal-seven-ronin-plan-empty-attacker = nothing yet; type for example “well 1, passage 2”
terminal-seven-ronin-plan-empty-defender = nothing yet; type for example “kabe granary, yumi well”
terminal-seven-ronin-plan = Plan:
terminal-seven-ronin-plan-numbers = Ninja { $number } (at least { $minimum }), areas { $count } (at most { $threat })
terminal-seven-ronin-plan-left = Not placed yet: { $names }
terminal-seven-ronin-plan-fixed = { $what }: this part of the plan is already fixed and cannot be undone.
terminal-seven-ronin-plan-not-yours-ronin = You lead the ninja: name an area and a number, for example “well 1”.
terminal-seven-ronin-plan-not-yours-ninja = You lead the ronin: name one and his area, for example “kabe granary”.

## Help

terminal-seven-ronin-help-plan-attacker =
    You are planning in secret. Change the plan as often as you like: nothing is sent before “seal”.
      well 1              1 new ninja to the Well
      well 1, passage 2   several areas at once
      well +1, well -1    one more, one fewer; “well 0” takes all of them back
      green 1             1 to the Green: later 1 more may go above a limit
      show                the board with the plan on it
      check               whether it would be accepted, or every rule that it breaks
      undo, clear         undo an edit; start again
      seal                close the plan; when both are closed, they are revealed
terminal-seven-ronin-help-plan-defender =
    You are planning in secret. Change the plan as often as you like: nothing is sent before “seal”.
      kabe granary        Kabe to the Granary; another area moves him
      kabe inn, yumi well several at once
      kabe off            take him out of the plan
      show                the board with the plan on it
      check               whether it would be accepted, or every rule that it breaks
      undo, clear         undo an edit; start again
      seal                close the plan; when both are closed, they are revealed
terminal-seven-ronin-help-goal =
    The Attacker wins by holding 5 areas at the end of a round; both Fields together count as 3. Or by eliminating all ronin.
    The Defender wins when round 8 is over, or when no ninja is left on the board or in the Reserves.
terminal-seven-ronin-help-round =
    1. Both sides plan in secret and seal; the plans are revealed together.
    2. The Defender uses ronin abilities.
    3. Ninja who meet a ronin become wounds on him. Ninja without a ronin occupy the area, and stay.
    4. The Attacker uses the abilities of occupied areas. Then the areas are counted.
    5. The ronin leave the board. From round 4 on, 1 ninja in the Reserves starves.
terminal-seven-ronin-help-planning =
    Attacker: at least the minimum force, on at most as many areas as the Threat Level, on each at most its limit (max). 1 more ninja may go to the Green. Each ninja on the Green when planning begins allows 1 ninja above a limit.
    Defender: every ronin stands on a separate area; Tasuke may share. If ninja are on the Green, one ronin may go there: he removes them all without a wound.
terminal-seven-ronin-help-ronin =
    With ninja at his area:   Musashi removes 1 of them; Yobu drives 1 or 2 to neighbouring areas.
    Without ninja there:      Yumi removes 1 from the Reserves; Taiko heals 1 wound of another; Hayai rides to an area with ninja.
    Tasuke shares an area and its wounds. Kabe has no ability, but 7 Vitality.
terminal-seven-ronin-help-areas =
    Only while occupied (ninja, no ronin), each once a round:
    Watchtower: 1 wound to each ronin on its two neighbours. Well: 1 wound to a ronin. Granary: 2 ninja from the Supply to the Reserves. Animal Pen: a ronin must stay. Shrine: a ronin has no ability next round. Burial Grounds: 1 or 2 ninja back to the Reserves. Passage: 1 or 2 ninja from the Reserves to an area, they fight at once. Inn: use another occupied area’s ability. Fields: both together count as 3.
terminal-seven-ronin-help-board =
    The boxes form a ring: each area has the two next to it as neighbours, round the corners too.
    Each box shows the name, the state and the limit for new ninja (max), the ninja, the ronin with wounds/Vitality.
    States: free (no ninja), contested (ninja and ronin), occupied (ninja alone).
    Signs: + planned, = held by the Animal Pen, ~ Shrine marker. “list” shows the same in lines.
terminal-seven-ronin-help-notation =
    Moves can be typed as the lists show them on the right, or pasted; names may be shortened as long as they are unambiguous.
      deploy watchtower 1, well 1, green 1; seal        deploy kabe granary, tasuke granary
      musashi     yumi     taiko kabe     hayai well    yobu 2 -> inn     yobu 1 -> inn, 1 -> watchtower
      well kabe   granary  passage inn 2  shrine yumi   burial-grounds well 1, inn 1   inn as well kabe
      divide tasuke 1      spy well       no-spy        done

terminal-option-edition = The edition of the rules to play. Default: en.
terminal-option-minimum = Minimum force: as printed, by Threat Level, or the round number. Default: by edition.
terminal-option-inn-watchtower = Whose neighbours an Inn copying the Watchtower wounds. Default: by edition.
terminal-option-taiko-heals-green = Whether Taiko may heal a ronin on the Green. Default: by edition.
terminal-option-spy = Play with the Spy tokens.
terminal-option-track = 7 Ronin: the Threat Levels of the rounds; the Attacker wins more often with rising. Default: village.
terminal-option-reserves = 7 Ronin: how many of the 50 ninja markers are in the Reserves at the start, from 32 to 48; the others are in the Supply. Default: 40.
terminal-option-board = Your own board file.
