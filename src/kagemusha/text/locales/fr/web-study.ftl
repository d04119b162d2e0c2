### Commentaires et variantes sur une partie finie.

web-study = Commentaires et variantes
web-study-by = par { $name }
web-study-comment = Votre commentaire
web-study-at = Moment { $number }
web-study-variation = Variante au moment { $number }
web-study-begin = Essayer autre chose à partir d’ici
web-study-choose = Ce qu’on pourrait faire ici :
web-study-step-back = Reculer dans la variante
web-study-step-on = Avancer dans la variante
web-study-leave = Revenir à la partie
web-study-drop = La retirer
web-study-drop-sure = La variante et vos commentaires dans celle-ci sont retirés.
web-study-new = Enregistrer comme étude
web-study-new-about = Commentaires et variantes sont enregistrés ensemble, et qui a le lien peut les lire. Seul ce navigateur peut les modifier.
web-study-title = Titre
web-study-author = Votre nom (facultatif)
web-study-save = Enregistrer
web-study-saved = Enregistré ✓
web-study-links = Liens
web-study-link = Qui a ce lien peut lire l’étude
web-study-own-link = Avec ce lien, vous pouvez aussi la modifier sur un autre appareil : gardez-le pour vous
web-study-delete = Supprimer l’étude
web-study-delete-sure = L’étude est supprimée pour tout le monde. La partie reste.

# Plusieurs personnes revoient une partie, et l’une d’elles guide.
web-joint = Revoir ensemble
web-joint-begin = Revoir ensemble
web-joint-join = Suivre
web-joint-led = { $name } montre cette partie à d’autres.
web-joint-others = D’autres revoient cette partie ensemble.
web-joint-you-lead = Vous guidez : les autres voient ce que vous regardez.
web-joint-nobody = Personne ne guide en ce moment.
web-joint-following = Vous suivez { $name }.
web-joint-alone = Vous regardez de votre côté. { $name } guide.
web-joint-hand-over = Laisser { $name } guider
web-joint-lead = Guider
web-joint-catch-up = Rejoindre les autres
web-joint-part = Regarder de votre côté
web-joint-leave = Quitter
web-joint-about = Envoyez aux autres le lien sous « Partager » : ils vous trouveront ici.
web-joint-guest = Invité
