# Comment une partie s’est terminée, et une image à partager.
web-ending-turn = Le tournant : { $sentence }
web-ending-turn-round = Le tournant, au tour { $round } : { $sentence }
web-ending-picture = Image à partager
web-ending-picture-about = { $title }. { $why }
web-ending-save = Enregistrer l’image
web-ending-share = Partager…
web-ending-failed = Ce navigateur n’a pas pu créer l’image.
