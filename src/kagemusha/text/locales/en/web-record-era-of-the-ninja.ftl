### Era of the Ninja: achievements.

web-era-of-the-ninja-achievement-explorer = Explorer
web-era-of-the-ninja-achievement-explorer-about = Place six tiles in a match: the Lord waits in rooms that nobody has opened yet.
web-era-of-the-ninja-achievement-unseen = Unseen
web-era-of-the-ninja-achievement-unseen-about = Hide, and stay hidden in at least three rounds: unseen ninja are not attacked.
web-era-of-the-ninja-achievement-dodger = Quick feet
web-era-of-the-ninja-achievement-dodger-about = Dodge three attacks in a match: know the number that you need.
web-era-of-the-ninja-achievement-limit = Beyond the Limit
web-era-of-the-ninja-achievement-limit-about = Lift the Limit for a roll: Ki buys results above nine.
web-era-of-the-ninja-achievement-buyer = Well equipped
web-era-of-the-ninja-achievement-buyer-about = Gain three cards in a match: Ingenuity is worth nothing unspent.
web-era-of-the-ninja-achievement-sneak = From the shadows
web-era-of-the-ninja-achievement-sneak-about = Make a sneak attack: hidden ninja strike harder.
web-era-of-the-ninja-achievement-lord = The Lord has fallen
web-era-of-the-ninja-achievement-lord-about = Defeat the Lord: come rested, armed, and with Ki to spare.
