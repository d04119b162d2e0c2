# How a match ended, and a picture of it to share.
web-ending-turn = The turning point: { $sentence }
web-ending-turn-round = The turning point, in round { $round }: { $sentence }
web-ending-picture = Picture to share
web-ending-picture-about = { $title }. { $why }
web-ending-save = Save the picture
web-ending-share = Share…
web-ending-failed = The picture could not be made in this browser.
