### Comments and variations on a match that is over.

web-study = Comments and variations
web-study-by = by { $name }
web-study-comment = Your comment
web-study-at = Moment { $number }
web-study-variation = Variation at { $number }
web-study-begin = Try another way from here
web-study-choose = What could be done here:
web-study-step-back = Back in the variation
web-study-step-on = On in the variation
web-study-leave = Back to the match
web-study-drop = Remove it
web-study-drop-sure = The variation and your comments in it are removed.
web-study-new = Save as a study
web-study-new-about = Comments and variations are saved together, and anyone with the link can read them. Only this browser can change them.
web-study-title = Title
web-study-author = Your name (optional)
web-study-save = Save
web-study-saved = Saved ✓
web-study-links = Links
web-study-link = Anyone with this link can read the study
web-study-own-link = With this link you can also change it, on another device: keep it to yourself
web-study-delete = Delete the study
web-study-delete-sure = The study is deleted for everybody. The match stays.

# Several people look through a match, and one of them leads.
web-joint = Review together
web-joint-begin = Review together
web-joint-join = Follow
web-joint-led = { $name } shows this match to others.
web-joint-others = Others look through this match together.
web-joint-you-lead = You lead: the others see what you look at.
web-joint-nobody = Nobody leads now.
web-joint-following = You follow { $name }.
web-joint-alone = You look on your own. { $name } leads.
web-joint-hand-over = Let { $name } lead
web-joint-lead = Lead
web-joint-catch-up = Catch up
web-joint-part = Look on your own
web-joint-leave = Leave
web-joint-about = Send others the link under “Share”: they find you here.
web-joint-guest = Guest
