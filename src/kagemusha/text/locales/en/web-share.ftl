### A match that is over, for others.

web-share = Share this match
web-share-link = The link to the match: anyone who opens it can replay and review it
web-share-embed = HTML code that shows the replay in another web page
web-share-embed-about = It begins with the opening, from the seat that you look from.
web-share-embed-here = It begins with moment { $number }, from the seat that you look from.
web-share-embed-look = See how it looks
web-share-animation = Animation
web-share-animation-about = A small file that plays by itself. It shows only what the chosen seat knew.
web-share-animation-make = Make the animation
web-share-animation-busy = Drawing the match …
web-share-animation-picture = The match as an animation
web-share-animation-save = Save the file
web-share-animation-send = Share the file …
web-embed-open = Open in Kagemusha
