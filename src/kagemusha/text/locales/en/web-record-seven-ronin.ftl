### 7 Ronin: achievements.

web-seven-ronin-achievement-five-areas = Five areas
web-seven-ronin-achievement-five-areas-about = Win as Attacker by holding five areas: spread the ninja where few ronin can stand.
web-seven-ronin-achievement-all-seven = All seven
web-seven-ronin-achievement-all-seven-about = Win as Defender without losing a ronin: spread the wounds so that nobody falls.
web-seven-ronin-achievement-fields = Master of the Fields
web-seven-ronin-achievement-fields-about = Win as Attacker by the Fields: together they count as three areas.
web-seven-ronin-achievement-green = The Green is ours
web-seven-ronin-achievement-green-about = Clear the Green as Defender and win: a ronin there stops the ninja behind the lines.
web-seven-ronin-achievement-bow-and-balm = Bow and balm
web-seven-ronin-achievement-bow-and-balm-about = Use both Yumi and Taiko on free areas in a match that you win.
web-seven-ronin-achievement-no-ninja = Nobody left
web-seven-ronin-achievement-no-ninja-about = Win as Defender because the Attacker has no ninja left: every eliminated ninja counts.
web-seven-ronin-achievement-both-sides = Both sides
web-seven-ronin-achievement-both-sides-about = Win as Attacker and as Defender: knowing both sides helps you guess.
