### Studies: comments and variations on a match that is over.

study-unknown = There is no study { $study }.
study-wrong-secret = Only who began this study can change it: the secret is missing or wrong.
study-stale = The study was changed elsewhere and now has version { $number }. Load it again, then change it.
study-long-text = This text is too long. Write at most { $number } characters.
study-too-much = The study has too much in it: { $number } where at most { $most } fit.
study-too-many = This match has { $number } studies, which is the most. Change one of them instead.
study-empty-variation = A variation needs at least one action.

terminal-help-admin-studies = List all studies: id, last change, table, address, author and title.
terminal-help-admin-delete-study = Delete a study permanently. The match remains.
terminal-option-admin-study = The id of a study.
admin-studies = Studies: { $number }.
admin-study-deleted = Study { $study } is deleted.

review-full = { $number } people are in this joint review, and more do not fit. Watch the match on your own.
review-led = { $name } leads this joint review. Only they can hand the lead over.
review-no-participant = This person is not in the joint review. Join it first.
review-not-leader = Only the leader of a joint review moves everybody. Take the lead first.
