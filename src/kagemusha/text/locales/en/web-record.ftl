### Your record: what was played and achieved in this browser.

web-record-about = Every match that you finished in this browser. The record is stored only here. Matches on one screen, and those continued from a position, do not count.
web-record-earned = achieved:
web-record-open = not yet:
web-record-lesson = The lesson
web-record-played = Played
web-record-won = Won
web-record-lost = Lost
web-record-rate = Won %
web-record-all = All matches
web-record-by-mode = By mode or edition
web-record-by-opponent = By opponent
web-record-by-side = By side or seat
web-record-none = No match finished yet.
web-record-unnamed = Unnamed player
web-record-achievements = Achievements: { $number } of { $all }
web-record-export = Download
web-record-delete = Delete the record
web-record-delete-sure = Delete all matches and achievements stored in this browser? This cannot be undone.
