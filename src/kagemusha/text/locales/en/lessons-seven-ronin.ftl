### The lessons of 7 Ronin: titles, steps, and reasons why a choice is wrong.

seven-ronin-lessons-first = First steps
seven-ronin-lessons-ronin = The seven ronin
seven-ronin-lessons-areas = The village
seven-ronin-lessons-plans = Planning well

## First steps

seven-ronin-lesson-first-attack = Your first attack
seven-ronin-lesson-first-attack-about = Lead the ninja and take the village.
seven-ronin-lesson-first-attack-goal = You are the Attacker and lead the ninja. Occupy five of the ten areas and you win: four are yours already.
seven-ronin-lesson-first-attack-lone = An area is occupied when ninja are there and no ronin. Kabe, the last ronin here, can guard only one: which, the revealed plans will show.
seven-ronin-lesson-first-attack-plan = Plan in secret: send one ninja each to the Watchtower and the Inn. Then seal the plan.
seven-ronin-lesson-first-attack-plan-wrong = That is not five areas. Kabe holds one of yours, so send new ninja to two areas where you have none.
seven-ronin-lesson-first-attack-win = Kabe guards the Well, but five other areas are occupied. End the step, and the areas are counted.
seven-ronin-lesson-first-attack-win-wrong = You gave up an area that you needed. End the step while five are occupied.
seven-ronin-lesson-first-attack-end = Five areas: the village is yours! Next, see the other side.

seven-ronin-lesson-first-defence = Your first defence
seven-ronin-lesson-first-defence-about = Hold the village to the end of the last round.
seven-ronin-lesson-first-defence-goal = Now you are the Defender and lead the ronin. This is the last of eight rounds: if the Attacker does not win now, you do.
seven-ronin-lesson-first-defence-count = Ninja are on four areas, and with five occupied areas you lose. An area where a ronin stands is not occupied.
seven-ronin-lesson-first-defence-plan = Put Kabe and Musashi on two of the areas with ninja, then seal the plan.
seven-ronin-lesson-first-defence-plan-wrong = New ninja came, and five areas are occupied. Put both ronin where ninja already stand: there you know that you take an area away.
seven-ronin-lesson-first-defence-musashi = Musashi and a ninja are at the same area: it is contested. Use his ability to remove the ninja before it wounds him.
seven-ronin-lesson-first-defence-musashi-wrong = The ninja became a wound and filled Musashi’s tile: he is eliminated. His ability would have saved him.
seven-ronin-lesson-first-defence-end = The last round is over and the village stands. You win!

seven-ronin-lesson-wounds = Wounds
seven-ronin-lesson-wounds-about = What happens when ninja meet a ronin.
seven-ronin-lesson-wounds-vitality = You are the Attacker, and ninja who meet a ronin become wounds on his tile. Yumi has a Vitality of 3 and 1 wound: room for 2 more.
seven-ronin-lesson-wounds-strike = Yumi must stay at Field (3) this round. Eliminate Yumi and occupy the field at once: how many ninja does that take?
seven-ronin-lesson-wounds-strike-wrong = Yumi survives. Two more wounds fill the tile, and one more ninja must be left to occupy the field: send three to Field (3).
seven-ronin-lesson-wounds-strike-exact = Yumi falls, but both ninja are used up as wounds and the field stays free. A third ninja would occupy it.
seven-ronin-lesson-wounds-end = Two ninja filled the tile, the third occupies the field. A ronin who is eliminated never returns; with all of them gone, the Attacker wins too.

## The seven ronin

seven-ronin-lesson-musashi-and-yobu = Musashi and Yobu
seven-ronin-lesson-musashi-and-yobu-about = Abilities for areas with ninja.
seven-ronin-lesson-musashi-and-yobu-contested = You are the Defender: before wounds are dealt, each ronin may use an ability once. Musashi and Yobu need a contested area, with ninja and ronin together.
seven-ronin-lesson-musashi-and-yobu-cut = One wound would fill Musashi’s tile, and a full tile means eliminated. Let him remove the ninja at the Watchtower.
seven-ronin-lesson-musashi-and-yobu-cut-wrong = Musashi did nothing, took the wound and is eliminated. Begin with him.
seven-ronin-lesson-musashi-and-yobu-drive = Two ninja stand before Yobu, and one wound would eliminate him. Drive both to a neighbour who can take them.
seven-ronin-lesson-musashi-and-yobu-drive-wrong = Every ninja sent to the Watchtower hits Musashi, and one wound is his end. Kabe at the Burial Grounds has room for two.
seven-ronin-lesson-musashi-and-yobu-drive-falls = One ninja that stays is enough to eliminate Yobu. Both must go.
seven-ronin-lesson-musashi-and-yobu-end = Kabe took two wounds and nobody fell. Put Musashi and Yobu where you expect ninja, with somebody strong beside Yobu.

seven-ronin-lesson-yumi-and-taiko = Yumi and Taiko
seven-ronin-lesson-yumi-and-taiko-about = Abilities for areas without ninja.
seven-ronin-lesson-yumi-and-taiko-free = You are the Defender: Yumi and Taiko act from a free area, one without ninja. Taiko heals, and Yumi shoots at the Reserves, the ninja who wait outside.
seven-ronin-lesson-yumi-and-taiko-heal = Two ninja are about to fill Kabe’s tile. Let Taiko heal him first.
seven-ronin-lesson-yumi-and-taiko-heal-wrong = Kabe had room for two wounds, and two fill his tile: he is eliminated. One wound healed would have kept him alive.
seven-ronin-lesson-yumi-and-taiko-shoot = The Passage can send the last ninja of the Reserves to a fifth area. Let Yumi shoot it.
seven-ronin-lesson-yumi-and-taiko-shoot-wrong = The Passage sent the last ninja to a fifth area. Yumi could have shot it in time.
seven-ronin-lesson-yumi-and-taiko-end = With empty Reserves the Passage is useless. Put Yumi and Taiko where you expect no ninja.

seven-ronin-lesson-hayai = Hayai
seven-ronin-lesson-hayai-about = The rider who corrects a bad guess.
seven-ronin-lesson-hayai-five = You are the Defender, and five areas with ninja and no ronin would be your defeat. But Hayai stands on a free area, and from there he can ride.
seven-ronin-lesson-hayai-ride = Hayai rides to any area with ninja and no ronin, and contests it. He has room for two wounds: choose an area where he survives.
seven-ronin-lesson-hayai-ride-wrong = Five areas were occupied, and the Attacker won. Hayai must ride to one of them.
seven-ronin-lesson-hayai-ride-falls = So many ninja eliminate Hayai. Ride to the Well or the Shrine: one ninja means one wound.
seven-ronin-lesson-hayai-end = Four areas, and Hayai lives. He sees the plans before he rides, so keep him strong and on a free area.

seven-ronin-lesson-kabe-and-tasuke = Kabe and Tasuke
seven-ronin-lesson-kabe-and-tasuke-about = The strongest ronin, and the one who shares.
seven-ronin-lesson-kabe-and-tasuke-crowd = You are the Defender, and five ninja sit in the Granary. Kabe has the highest Vitality, 7, but with 3 wounds there is room for only 4.
seven-ronin-lesson-kabe-and-tasuke-share = Only one ronin may stand at an area, but Tasuke may join another. Put both on the Granary and seal.
seven-ronin-lesson-kabe-and-tasuke-share-wrong = The five ninja keep the Granary and its ability. Kabe and Tasuke together can clear it.
seven-ronin-lesson-kabe-and-tasuke-share-alone = Alone Kabe has room for four of five: he is eliminated, and the Granary is still occupied.
seven-ronin-lesson-kabe-and-tasuke-share-tasuke = Tasuke alone bears three wounds, and there are five. Put Kabe beside her.
seven-ronin-lesson-kabe-and-tasuke-divide = Kabe has room for 4 wounds, Tasuke for 3, and a full tile means eliminated. Divide the five wounds so that both live.
seven-ronin-lesson-kabe-and-tasuke-divide-wrong = One tile is full, and that ronin is lost. With 3 for Kabe and 2 for Tasuke both live.
seven-ronin-lesson-kabe-and-tasuke-end = Five ninja are gone, and nobody fell. Tasuke is worth most beside a ronin who will be hit hard.

## The village

seven-ronin-lesson-limits = Three limits
seven-ronin-lesson-limits-about = Threat Level, Deployment Limit and minimum force.
seven-ronin-lesson-limits-threat = You are the Attacker. The Threat Level says to how many different areas new ninja may go: 4 in this round.
seven-ronin-lesson-limits-limit = A Deployment Limit is the most new ninja that may go to an area in one round: 1 to the Watchtower, 3 to Field (3). Ninja who are there already do not count.
seven-ronin-lesson-limits-minimum = The minimum force says how many you must send in all: 4 in this round. They come from your Reserves.
seven-ronin-lesson-limits-spread = You hold the Passage and the Shrine, and Kabe will guard one area. Plan so that five are occupied anyway, then seal.
seven-ronin-lesson-limits-spread-wrong = Kabe held one area, and four were left. All new ninja must go to areas where you have none.
seven-ronin-lesson-limits-spread-few = Two ninja at one area are still one area. Use the whole Threat Level: four ninja to four new areas.
seven-ronin-lesson-limits-end = Six areas with ninja, one of them guarded: five. When you need areas, spread; when you want to eliminate a ronin, gather.

seven-ronin-lesson-green = The Green
seven-ronin-lesson-green-about = Gather in the middle, then strike above the limit.
seven-ronin-lesson-green-place = You are the Attacker, and in the middle is the Green. It is not an area, but each round you may send one ninja there.
seven-ronin-lesson-green-raise = For each ninja on the Green, one new ninja may go above a limit. The Shrine takes 1; with two on the Green you may send 3.
seven-ronin-lesson-green-strike = Yumi must stay at the Shrine and has room for two wounds: eliminate Yumi and occupy the Shrine. The fourth ninja of the minimum may go to the Green.
seven-ronin-lesson-green-strike-wrong = Yumi survives. Use the Green: send three ninja to the Shrine, one within the limit and two above it.
seven-ronin-lesson-green-strike-exact = Yumi falls, but no ninja is left to occupy the Shrine. Send three there.
seven-ronin-lesson-green-end = The ninja on the Green stay there and help again in each round, until a ronin clears the Green.

seven-ronin-lesson-clear-the-green = Clear the Green
seven-ronin-lesson-clear-the-green-about = Whom to send against the ninja in the middle.
seven-ronin-lesson-clear-the-green-danger = You are the Defender, and four ninja on the Green let the Attacker send four above the limits in every round. A ronin on the Green removes them all without a wound.
seven-ronin-lesson-clear-the-green-clear = One wound would eliminate Yumi; Kabe has room for five. Send one of them to the Green and the other against the two ninja at the Inn.
seven-ronin-lesson-clear-the-green-clear-wrong = Two ninja keep the Inn and its ability. Kabe is strong enough for them.
seven-ronin-lesson-clear-the-green-clear-strong = Kabe takes no wounds on the Green, so his strength is wasted there, and the Inn is lost. Send Yumi, who is nearly out.
seven-ronin-lesson-clear-the-green-clear-left = The Green is full, and next round the Attacker may break the limits five times. Send Yumi there.
seven-ronin-lesson-clear-the-green-end = Five ninja are gone for nothing. But a ronin on the Green has no ability and guards no area, so do not go there for one ninja.

seven-ronin-lesson-watchtower-and-well = Watchtower and Well
seven-ronin-lesson-watchtower-and-well-about = Wounds from afar.
seven-ronin-lesson-watchtower-and-well-arrows = You are the Attacker: after the fight each occupied area may use its ability once. The Watchtower wounds each ronin on its neighbours, the Inn and Field (2).
seven-ronin-lesson-watchtower-and-well-poison = The Well gives one wound to a ronin of your choice, wherever he stands in the village.
seven-ronin-lesson-watchtower-and-well-all = One more wound eliminates each of Yobu, Kabe and Taiko. Eliminate all three now.
seven-ronin-lesson-watchtower-and-well-all-wrong = A ronin is left. Use both abilities, the Watchtower and the Well.
seven-ronin-lesson-watchtower-and-well-all-wasted = The Watchtower hits Yobu and Kabe anyway. Keep the Well for Taiko, whom the arrows do not reach.
seven-ronin-lesson-watchtower-and-well-end = All ronin are eliminated: you win! A ronin with one Vitality left is in danger anywhere.

seven-ronin-lesson-pen-and-shrine = Animal Pen and Shrine
seven-ronin-lesson-pen-and-shrine-about = Prepare the next round.
seven-ronin-lesson-pen-and-shrine-abilities = You are the Attacker, and the Animal Pen makes a ronin stay where he is in the next round. The Shrine takes away a ronin’s ability for that round.
seven-ronin-lesson-pen-and-shrine-fix = Musashi has two wounds and room for two. Use the Animal Pen and the Shrine on him.
seven-ronin-lesson-pen-and-shrine-fix-wrong = Kabe has no ability and is too strong; Musashi is the better victim. Hold him with the Pen and silence him with the Shrine.
seven-ronin-lesson-pen-and-shrine-strike = Musashi must stay at Field (3) and cannot remove a ninja. Eliminate him and occupy the field; send four ninja in all.
seven-ronin-lesson-pen-and-shrine-strike-wrong = Three ninja must go to Field (3): two to fill Musashi’s tile, one to occupy the field.
seven-ronin-lesson-pen-and-shrine-end = You knew where he would be and that he was helpless. That is what the Pen and the Shrine are for.

seven-ronin-lesson-granary-and-burial = Granary and Burial Grounds
seven-ronin-lesson-granary-and-burial-about = New ninja for your Reserves.
seven-ronin-lesson-granary-and-burial-empty = You are the Attacker, and your Reserves are empty. New ninja come only from there: without them you cannot attack next round.
seven-ronin-lesson-granary-and-burial-granary = Eliminated ninja lie in the Supply. Use the Granary, which brings two of them back to your Reserves.
seven-ronin-lesson-granary-and-burial-granary-wrong = The round would end with too few Reserves. Begin with the Granary: it costs nothing.
seven-ronin-lesson-granary-and-burial-back = The Burial Grounds bring back one or two ninja from areas. Four sit at Field (2), where one is enough: bring back two.
seven-ronin-lesson-granary-and-burial-back-wrong = Bring back as many as you can, but never the last ninja of an area that you hold. Field (2) has four.
seven-ronin-lesson-granary-and-burial-end = Four Reserves, and all four areas are still yours. Hunger will take one at the end of the round; another lesson explains that.

seven-ronin-lesson-fields = The two Fields
seven-ronin-lesson-fields-about = Two areas that count as three.
seven-ronin-lesson-fields-three = You are the Attacker. The Fields have no ability, but both together count as three areas.
seven-ronin-lesson-fields-plan = You hold Field (2), the Well and the Shrine; Kabe will guard one area. Your last two ninja must make it five.
seven-ronin-lesson-fields-plan-wrong = That makes four at most. With Field (3) you have both Fields, which count one more; send the other ninja to an area where you have none.
seven-ronin-lesson-fields-end = Four areas and one more for the Fields: five, you win! As the Defender, do not let go of both Fields.

seven-ronin-lesson-passage-and-inn = Passage and Inn
seven-ronin-lesson-passage-and-inn-about = One area opens the next.
seven-ronin-lesson-passage-and-inn-count = You are the Attacker and occupy three areas. The Passage can send one or two ninja from the Reserves to any area, and they fight at once.
seven-ronin-lesson-passage-and-inn-send = Yumi guards the Inn, and one more wound is the end of Yumi. Send enough ninja through the Passage to take the Inn.
seven-ronin-lesson-passage-and-inn-send-wrong = A fourth area alone is not enough. The Inn can do more than any other, so take that one.
seven-ronin-lesson-passage-and-inn-send-one = Yumi falls, but the ninja is used up as the last wound. Send two: the second occupies the Inn.
seven-ronin-lesson-passage-and-inn-copy = The Inn uses the ability of another occupied area. Make it the second Field: together, Field and Inn count one more.
seven-ronin-lesson-passage-and-inn-copy-wrong = Four areas, no victory. If the Inn copies the Field, four areas count as five.
seven-ronin-lesson-passage-and-inn-win = Passage, Burial Grounds, Field (2) and Inn make four, and the two Fields one more. End the step.
seven-ronin-lesson-passage-and-inn-win-wrong = You brought back a ninja that you needed for the count. End the step at once.
seven-ronin-lesson-passage-and-inn-end = Five: you win! An area taken in this step can be used in the same step.

## Planning well

seven-ronin-lesson-places = Everybody in the right place
seven-ronin-lesson-places-about = Where each ronin helps most.
seven-ronin-lesson-places-strong = You are the Defender: four ninja sit at Field (3), and more may come. Only a ronin with a high Vitality can face a crowd: Kabe has room for seven.
seven-ronin-lesson-places-weak = Musashi needs an area with few ninja. Yumi and Taiko need areas where none will come, and one wound would eliminate Yumi.
seven-ronin-lesson-places-plan = Place all four ronin and seal: who goes to Field (3), who to the Well with its single ninja, who stays away?
seven-ronin-lesson-places-plan-wrong = Kabe stands well, but the Well needs Musashi: he removes one ninja there. Yumi and Taiko belong where no ninja are.
seven-ronin-lesson-places-plan-crowd = Six ninja at Field (3) are too many for anybody but Kabe. Put him there, and Musashi at the Well.
seven-ronin-lesson-places-use = Everybody can act now: use the abilities of Yumi, Musashi and Taiko, in any order.
seven-ronin-lesson-places-use-wrong = Use all three abilities before you end the step.
seven-ronin-lesson-places-use-early = An ability was left unused, and there is no second chance in this round. Use all three before you end the step.
seven-ronin-lesson-places-end = One Reserve shot, one ninja removed, one wound healed, and nobody fell. Strong ronin to the crowd, abilities where they work: that is a good plan.

seven-ronin-lesson-hunger = Hunger
seven-ronin-lesson-hunger-about = Let the last ninja starve.
seven-ronin-lesson-hunger-rule = You are the Defender, and at the end of rounds 4 to 7 hunger takes one ninja from the Reserves. If none is left there and on the board, you win at once.
seven-ronin-lesson-hunger-shoot = There are two ninja in the Reserves and one at the Well. Use Yumi and Musashi, and hunger does the rest.
seven-ronin-lesson-hunger-shoot-wrong = One ninja is left in the Reserves, and the match continues. Yumi must shoot one, hunger takes the other.
seven-ronin-lesson-hunger-end = No ninja left: you win! Yumi on a free area and hunger together take two Reserves a round.

seven-ronin-lesson-reserves = Saving Reserves
seven-ronin-lesson-reserves-about = Forty ninja are fewer than you think.
seven-ronin-lesson-reserves-budget = You are the Attacker and begin with 40 Reserves. The minimum forces of the eight rounds take 28 of them, and hunger takes 4.
seven-ronin-lesson-reserves-spare = So only 8 ninja are really yours to spend. Ninja who occupy areas last; ninja who become wounds are gone.
seven-ronin-lesson-reserves-save = It is round 7 with 11 Reserves and six ronin: you will not win in this round. Plan so that five are left for the last one, after hunger has taken its share.
seven-ronin-lesson-reserves-save-wrong = In the last round you must send five, and fewer than five are left. Send exactly the minimum now, which is five.
seven-ronin-lesson-reserves-end = Five of eleven are deployed, hunger took one, five are left. When nothing can be won, send no more than the minimum.

seven-ronin-lesson-guessing = Guessing well
seven-ronin-lesson-guessing-about = What chance has a plan, and why to mix.
seven-ronin-lesson-guessing-hidden = You are the Attacker: Yumi, the last ronin, has one Vitality left and may be at any of ten areas. Find Yumi and you win.
seven-ronin-lesson-guessing-cover = You must send three ninja and may attack three areas. Choose the plan that finds Yumi most often.
seven-ronin-lesson-guessing-cover-wrong = Fewer areas find Yumi less often: one area in 1 case of 10, two in 2, three in 3. Send your ninja to three different areas.
seven-ronin-lesson-guessing-luck = Three areas of ten: that plan works in 3 cases of 10, and a plan with one area in only 1. A good plan may fail and a bad one succeed, so look at the chance, not at the result.
seven-ronin-lesson-guessing-mix = A player who always does the same is found in 10 cases out of 10. So on both sides let chance decide among plans that are about equally good.
