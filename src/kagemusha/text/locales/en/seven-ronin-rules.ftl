### The rules page of 7 Ronin, in reading order. B7: the game as a whole. R7: single points.
### The attribute “not-in-book” is what is not in the rulebook; the manifest says of which rules that is all.
### A line is a paragraph; a line that begins with a hyphen is an item of a list.

rules-seven-ronin-intro =
    Two sides fight over a village for eight rounds: the Attacker leads the ninja, the Defender leads seven ronin.
    The Attacker wins with five areas (both Fields count as three), or when all ronin are gone.
    The Defender wins when no ninja is left on the board or in the Reserves, or at the end of round 8.
    The village has ten areas in a ring, and the Green in the middle, which is not an area.
    Each round both sides plan in secret, then both plans are revealed together.
    The Attacker sends new ninja from the Reserves: at least the minimum of the round, to no more areas than the Threat Level, to each area no more than its limit.
    The Attacker may also put one ninja on the Green: each ninja standing there allows one ninja above a limit in later rounds.
    The Defender places every ronin: one to an area, but Tasuke may share an area with another.
    A ronin may visit the Green if ninja stood there when planning began, and removes them all without a wound.
    Then the Defender uses the abilities of the ronin, in any order.
    Musashi and Yobu act where there are ninja; Yumi, Taiko and Hayai where there are none.
    Next, ninja who meet a ronin become wounds on his tile, as far as it has room; a ronin whose tile is full is out of the game.
    Ninja left without a ronin occupy their area and stay there for the rounds to come.
    Last, the Attacker uses the abilities of occupied areas, in any order, and the occupied areas are counted.
    From round 4 on, one ninja in the Reserves starves at the end of each round.

rules-seven-ronin-editions =
    The three editions differ in three points; choose a preset with the option “edition”, or set a switch alone.
    - Minimum force (switch “minimum”). English: the value printed on the time track, here 1 2 3 4 4 4 5 5 (“track”). French: the number of the round or the Threat Level, whichever is smaller (“threat”). Polish: the number of the round (“round”).
    - The Inn copying the Watchtower (switch “inn-watchtower”) wounds the neighbours of the Inn in the English edition (“inn”). Not in the rulebook: the French and the Polish book are silent; in those editions it wounds the neighbours of the Watchtower (“watchtower”).
    - Taiko healing a ronin who stands on the Green (switch “taiko-heals-green”): allowed in the English and the French edition, not in the Polish one.
    The Spy tokens of a promotional pack can be added to every edition (switch “spy”, off unless chosen): see R7.27.
    Not in the rulebook: the order of the ring, the Threat Levels and most of the printed minimum, which the books show only in pictures. The board file marks them as assumed. You may choose other Threat Levels (option “track”) or another number of ninja in the Reserves (option “reserves”), see R7.28, or play with your own board file.

rule-seven-ronin-B7-1 =
    A match lasts at most eight rounds. Each round has three phases.
    - Planning Phase: both sides deploy in secret; then both plans are revealed and moved onto the board.
    - Combat Phase: step 1, the Defender uses ronin abilities; step 2, wounds are dealt and eliminated ronin removed; step 3, the Attacker uses the abilities of occupied areas, then these areas are counted.
    - End Phase: the ronin come off the board; then the time track is resolved and the time marker advances to the next round.
    The Attacker wants to occupy five of the ten areas, or to eliminate all ronin. The Defender wants to eliminate every ninja on the board and in the Reserves, or to hold out until round 8 is over.
    An area is contested when ninja and ronin are there, free when no ninja is there, occupied when only ninja are there.
    .title = The round and the aim

rule-seven-ronin-B7-2 =
    Each side plans in secret behind its screen. When both are ready, the plans are revealed at the same moment, and all markers go to the board.
    .not-in-book =
        A plan is built one marker at a time and sealed when it is complete. Its owner may take the seal back before the reveal.
        Step by step, ninja are entered in the order of the board with the Green last, and ronin in the order of their tiles. A whole plan given as one line may be in any order.
    .title = Secret plans, revealed together

rule-seven-ronin-B7-3 =
    There are 50 ninja markers: 40 begin in the Attacker’s Reserves, 10 in the Supply. New ninja are deployed from the Reserves only. Eliminated ninja, healed wounds and the wounds of an eliminated ronin go to the Supply.
    No marker is ever lost: Reserves, board with the Green, wounds on the tiles and Supply always make 50. Supply and wounds are open to both sides; the Reserves are too, except in the Planning Phase.
    .not-in-book = Here the Reserves are open in the Planning Phase too, but as they were when it began.
    .title = Reserves, Supply and fifty markers

rule-seven-ronin-B7-4 =
    In one round, new ninja may go to at most as many different areas as the Threat Level of the round. The Green does not count. Ninja who are already on the board do not count either.
    .not-in-book = The levels themselves are printed only in a picture of the board, which was not available. This village has 3 in rounds 1 to 3, 4 in rounds 4 to 6, 5 in rounds 7 and 8.
    .title = Threat Level

rule-seven-ronin-B7-5 =
    Each area has a Deployment Limit: the most new ninja that one plan may put there. Ninja on the Green allow more (R7.3). The limit binds only the Attacker’s plan: ninja already there do not count, and abilities may exceed it.
    .title = Deployment Limit

rule-seven-ronin-B7-6 =
    The ten areas form a ring. Each with its Deployment Limit and what it does while occupied:
    - Watchtower, 1: one wound to each ronin on its two neighbours.
    - Field (2), 2: see Field (3).
    - Passage, 2: one or two ninja from the Reserves to one area.
    - Field (3), 3: both Fields together count as three areas.
    - Granary, 2: two ninja from the Supply to the Reserves.
    - Animal Pen, 2: a chosen ronin stays where he is for the next round.
    - Well, 1: one wound to a chosen ronin.
    - Shrine, 1: a chosen ronin has no ability in the next round.
    - Burial Grounds, 2: one or two ninja from areas back to the Reserves.
    - Inn, 1: uses the ability of another occupied area.
    The ronin, with their Vitality and ability:
    - Yobu, 3: from a contested area, drives one or two ninja to neighbouring areas.
    - Yumi, 3: from a free area, removes one ninja from the Reserves.
    - Musashi, 4: on a contested area, removes one ninja there.
    - Hayai, 5: from a free area, rides to an area with ninja.
    - Taiko, 5: from a free area, heals one wound of another ronin.
    - Kabe, 7: no ability.
    - Tasuke, 3: may share an area with one other ronin, and the Defender then divides the wounds.
    .not-in-book = The order of the ring is the order of this list: each area is next to the one before and after it, the last next to the first. The books say only that the Inn lies between the Burial Grounds and the Watchtower, and a Field on the other side of the Watchtower.
    .title = Areas and ronin at a glance

rule-seven-ronin-B7-7 =
    At the end of a round marked with the casualty sign (rounds 4 to 8), one ninja of the Reserves goes to the Supply; with empty Reserves nothing happens. If that was the last ninja of board and Reserves, the Defender wins at once. Since the match ends with round 8 before this is done, it happens only in rounds 4 to 7. Then the next round begins with its own Threat Level and minimum.
    .title = The time track: hunger and the next round

rule-seven-ronin-R7-1 =
    The Attacker may plan one ninja for the Green each round, never more than one. It does not count toward the Threat Level. The Green has no limit and keeps the ninja of earlier rounds.
    .not-in-book = This ninja counts toward the minimum force.
    .title = One ninja a round to the Green

rule-seven-ronin-R7-2 =
    The Attacker must deploy at least the minimum force of the round (see the editions). With fewer ninja in the Reserves than that, all of them must be deployed. With none, the plan is empty.
    .title = Minimum force and short Reserves

rule-seven-ronin-R7-3 =
    Count the ninja on the Green when planning begins. That many new ninja in all may go above the limits, at one area or spread over several. This holds even if a ronin clears the Green in the same round. Limits are for new ninja only: the total at an area may be higher.
    .not-in-book = One line of the French book says the opposite of its own section on the Green; it is taken as a misprint.
    .title = The Green raises limits

rule-seven-ronin-R7-4 =
    The Defender deploys every living ronin who is not held by the Animal Pen. One ronin stands at an area; only Tasuke may share it, with exactly one other. At most one ronin goes to the Green, and only if at least one ninja was there when planning began.
    .title = Deploying the ronin

rule-seven-ronin-R7-5 =
    A ronin held by the Animal Pen stays on his area and keeps it: only Tasuke may join him.
    .not-in-book = If the held one is Tasuke, alone and not under a Shrine marker, any one ronin may join her. A held ronin keeps his ability, but a held Hayai may not ride.
    .title = Held ronin

rule-seven-ronin-R7-6 =
    A ronin deployed on the Green removes every ninja there at the reveal, even one that arrives this round. They go to the Supply, and he takes no wounds.
    .title = Clearing the Green

rule-seven-ronin-R7-7 =
    After a plan that breaks a rule, both sides hide their boards and plan again.
    .not-in-book = Here such a plan is refused as a whole before anything is revealed, and each rule that it breaks is named. The other side keeps its plan.
    .title = Illegal plans

rule-seven-ronin-R7-8 =
    Ronin abilities are optional. Each may be used once a round at most, in step 1 only, in any order. A contested area has ninja and ronin, a free one has no ninja.
    .not-in-book = Whether the condition of an ability holds is checked at the moment of use, with the markers as they are then.
    .title = Step 1: ronin abilities

rule-seven-ronin-R7-9 =
    Musashi, on a contested area: one ninja of his area goes to the Supply.
    Yobu, on a contested area: one or two ninja of his area go to one neighbour or, one each, to both. Limits do not matter.
    .title = Musashi and Yobu

rule-seven-ronin-R7-10 =
    Yumi, on a free area: one ninja from the Reserves goes to the Supply.
    Taiko, on a free area: one wound of another living ronin goes to the Supply. Whether that ronin may stand on the Green depends on the edition.
    .title = Yumi and Taiko

rule-seven-ronin-R7-11 =
    Hayai, on a free area: he rides to any area, near or far, that has ninja and no ronin, or no ronin but Tasuke. He cannot ride to the Green.
    .not-in-book = The English book speaks of occupied areas, the French and the Polish book of contested or occupied ones. Read together they also allow an area that Tasuke contests.
    .title = Hayai

rule-seven-ronin-R7-12 =
    No ability can be used from the Green, and none under a Shrine marker.
    A marker laid in one round works in the next round only. Kabe has no ability, so the Shrine does nothing to him.
    .not-in-book =
        A marker on Tasuke: in the next round she may not share an area, nor may Hayai ride to her; in the round in which it is laid the Defender still divides the wounds. If Tasuke under a marker and a partner are both held, they stay together, and the Defender still divides the wounds.
        Kabe cannot be chosen for the Shrine. Markers are not limited to the two of the box. A marker laid on a ronin who already carries one from the round before renews it for the next round.
    .title = Shrine markers

rule-seven-ronin-R7-13 =
    In step 2, on each contested area, ninja become wounds of the ronin there, as many as his Vitality still has room for. When his tile is full he is eliminated at once: his wounds go to the Supply, and he is out of the game. Ninja he had no room for stay and occupy the area.
    .title = Step 2: wounds and elimination

rule-seven-ronin-R7-14 =
    Where Tasuke stands with another ronin, the Defender divides the wounds between the two in any way that fits on their tiles.
    .title = Tasuke and her partner

rule-seven-ronin-R7-15 =
    Area abilities are optional. Each may be used once a round at most, in step 3, in any order, and only while its area is occupied: ninja and no ronin. An area that is taken during the step counts at once. The ability of an area that is emptied and taken again cannot be used a second time.
    .not-in-book = A use without any effect is not offered.
    .title = Step 3: area abilities

rule-seven-ronin-R7-16 =
    Watchtower: each ronin on its two neighbours takes one wound.
    Well: one chosen ronin takes one wound. The Defender cannot divide these wounds.
    Granary: two ninja go from the Supply to the Reserves.
    The wounds are taken from the Supply.
    .not-in-book =
        If Tasuke and a partner stand next to the Watchtower, both take a wound. Tasuke’s own note, in all three books, says that the Attacker chooses one of them; the Watchtower’s “each ronin” is followed instead.
        If the Supply has only one ninja, the Granary moves that one. If it has too few markers for all wounds when the ability is used, the Attacker chooses who takes those there are. All wounds of one use fall together; then eliminated ronin are removed.
    .title = Watchtower, Well and Granary

rule-seven-ronin-R7-17 =
    The Animal Pen, the Shrine and the Well choose a ronin who stands on a village area, never one on the Green.
    .title = Whom areas may choose

rule-seven-ronin-R7-18 =
    Burial Grounds: one or two ninja from one or two areas return to the Reserves. None may come from the Green.
    .title = Burial Grounds

rule-seven-ronin-R7-19 =
    Passage: one or two ninja from the Reserves go to one area, not to the Green; limits do not matter. A ronin there takes wounds at once as in step 2, and with Tasuke the Defender divides. Ninja who are left occupy the area, and its ability may be used in the same step.
    .title = Passage

rule-seven-ronin-R7-20 =
    The Inn uses the ability of another area that is occupied at that moment, even of one whose ability was used already. Copying does not use up the copied area’s own use.
    .title = Inn

rule-seven-ronin-R7-21 =
    At the end of step 3 the occupied areas are counted. One is added if both Fields are occupied, or if one Field is occupied and the Inn copied a Field this round. Never more than one is added: both Fields and the Inn make four. With five or more the Attacker wins. There is no count at any earlier moment.
    .not-in-book = The Inn must itself be occupied at the count.
    .title = Counting the areas

rule-seven-ronin-R7-22 =
    At any moment: if all ronin are eliminated and at least one ninja is on the board (with the Green) or in the Reserves, the Attacker wins at once. If no ninja is left there, the Defender wins at once, even if no ronin is left either.
    .title = One side is gone

rule-seven-ronin-R7-23 =
    In the End Phase, ronin chosen this round by the Animal Pen (or by the Inn copying it) stay on their areas for the next round. All others come off, also those who were held from the round before. A Shrine marker laid in one round comes off in the End Phase of the next. After round 8 the Defender wins.
    .title = End Phase

rule-seven-ronin-R7-24 =
    The minimum force never asks for more than can be deployed: if limits, Threat Level and Green leave less room, as many as fit must be deployed. In the village of the box this does not happen; on your own board it might.
    .title = A minimum that does not fit

rule-seven-ronin-R7-25 =
    A step in which a side has nothing to choose is passed by itself. Wounds that can be divided in only one way are divided by themselves.
    .title = Steps without a choice

rule-seven-ronin-R7-26 =
    The Inn may copy a Field whenever a Field is occupied, even when both are. Whether it makes a difference is seen at the count.
    .not-in-book = The two Fields are the same to copy, so there is one choice, not two.
    .title = The Inn and the Fields

rule-seven-ronin-R7-27 =
    A variant from a promotional pack, not in the books; off unless chosen. Each side has one Spy token, to be used once in the match, at the start of planning. The Attacker decides first: he may name an area and learns which ronin will stand there. If he does not, the Defender may name an area and learns how many new ninja will come there. At most one token is used in a round, and the Green cannot be named.
    The side that is spied on seals its plan first; then the spying side learns the answer, and only then plans. The area is named openly; only the spying side learns the answer.
    .title = Spies (variant)

rule-seven-ronin-R7-28 =
    For players who are not equally strong, or who want other chances, two options change the set-up; without them the village is as it is. They do not change its rules, and they cannot be combined with a board of your own.
    - The option “track” gives the village other Threat Levels. With “rising” they are 3 in round 1, 4 in rounds 2 to 5, 6 in rounds 6 to 8; the printed minimum of the English edition is then the number of the round or the Threat Level, whichever is smaller. The Attacker then wins more often than with the usual ones.
    - The option “reserves” says how many markers begin in the Reserves, from 32 to 48 instead of 40; the Supply has the rest of the 50. More help the Attacker, fewer help the Defender.
    How often the Attacker wins with these options is on the page of the game in the documentation.
    .title = Handicaps
