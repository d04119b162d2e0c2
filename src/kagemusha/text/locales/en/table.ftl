### What a live table and its store refuse.

## Seats

table-unknown = There is no table “{ $table }”.
table-wrong-secret = This secret opens no seat at this table.
table-other-seat = Seat { $seat } is not yours.
table-which-seat = Say which seat is meant. Yours are: { $known }.
table-seat-taken = Seat { $seat } is not open.
table-no-seat-open = No seat is open at this table.
table-no-spectators = This table has no spectators until it is over.

## Commands

table-stale = The table has changed since. Look at it again, at update { $number } of yours, and then choose.
table-plan-too-far = A plan ends where something is revealed or left to chance: do “{ $action }” first, and then choose on.
table-bad-command = The id of a command has 1 to { $number } characters, none of them invisible.
table-bad-secret = A secret has at least { $number } letters, digits, hyphens or underscores.
table-long-name = A name has at most { $number } characters.
table-bad-words = A line of chat has 1 to { $number } characters.
table-many-undos = At this table you have taken back { $number } times. That is the most.
table-full = This table has { $number } entries. It takes no more.
table-chat-full = This chat has { $number } lines. It takes no more.
table-chat-often = You said { $number } lines within a minute. Wait a little.
table-chat-closed = The operator of the server has closed this chat.
table-muted = The operator of the server has muted you at this table.
table-no-such-line = There is no line { $number } in this chat, or it was removed.
table-no-person = Nobody with a name sits at seat { $seat }.
table-report-what = Name either the line of chat or the seat whose name you report.
table-many-reports = { $number } of your reports from this table wait for the operator. That is the most.
table-no-report = There is no report “{ $report }”. “kagemusha admin reports” lists them.
table-report-resolved = This report was resolved already: { $measure }.
table-measure-needs = Something is missing for this measure: { $what }.
table-not-blocked = “{ $value }” is not blocked. “kagemusha admin blocks” lists what is.

## Time and end

table-time-up = Your time for this move is up: a bot makes it for you.
table-time-lost = The table is over: the time of seat { $seat } was up.
table-was-closed = The table is over: the operator of the server closed it.
table-for-review = This table is for looking at only: it was made from a log.
table-resigned = You have resigned. A bot plays on for you.
table-bot-plays = A bot plays for you. Take your seat back first.
table-paused = The table is paused. Agree to go on first.
table-no-proposal = There is no such proposal to answer any more.
table-proposal-open = A proposal is open already. Answer or withdraw it first.
table-not-possible = This is not possible at this table now.
table-declined = This was declined. You can ask again in { $number } s.
table-not-gone = The player is there. You can only decide for somebody who is gone.
table-wait-for = This player is not gone for long enough. Wait { $number } s more.
table-many-proposals = At this table you have left or proposed something { $number } times. That is the most.
table-still-running = The whole match is shown when the table is over.
table-rematch-early = Another game can be offered when this one is over.
table-rematch-begun = The next game has begun already.
table-no-rematch = Nobody offers another game now.
table-rematch-seats = You are { $number } people, and this game has { $most } seats at most.
table-no-such-move = There is no move { $number }. Moves go from 0, the opening, to { $last }.
table-no-such-update = There is no update { $number } of yours. They go from 0 to { $last }.
table-fork-move = While a table runs, say from which update of yours to play on, not from which move.
table-fork-seat = To play on from a table that is not over takes the secret of a seat.
table-fork-over = There is nothing left to play from there: choose an earlier moment.
table-fork-people = While people play this match, nobody can play on from it: wait until it is over.
table-closed = The table “{ $table }” is not served here any more.

## Store

table-other-rules = The table “{ $table }” was begun by other rules ({ $found }) than this program has ({ $known }), and will not be guessed.
table-store-no-url = “{ $url }” is no address of a store. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
table-store-no-driver = The driver for { $url } is missing: { $problem }. Install kagemusha with the extra “postgres”.
table-store-failed = The store at { $url } does not answer as it should: { $problem }.
table-store-busy = Others were faster { $number } times in a row. Try again.
table-store-too-new = The store has revision { $found }, and this program knows { $known } at most: a newer version wrote it. Install that one, or take another store.
table-store-no-way-back = From revision { $found } there is no way back to “{ $wanted }”.
table-store-damaged = Entry { $number } of the table “{ $table }” does not lead to the state that was kept with it.

reason-time = time is up
reason-closed = the operator of the server closed the table
reason-resigned = the other side resigned
reason-absent = the other side was gone
reason-draw = a draw was agreed
reason-aborted = the match was called off

## Backup and restore

terminal-help-backup =
    Write all tables of a server into one file, while it serves. What is committed when it begins is in it. Keep it safe: it has the seeds of running matches, but no secret of a seat.
terminal-help-backup-short = Write all tables of a server into a file.
terminal-help-backup-examples =
    kagemusha backup tables.backup
    kagemusha backup /backups/today --database postgresql://kagemusha@localhost/kagemusha
terminal-help-restore =
    Put a backup into a database that is empty or does not exist yet, all of it or nothing, and check every table. It may be another kind of database than before.
terminal-help-restore-short = Put a backup into an empty database.
terminal-help-restore-examples =
    kagemusha restore tables.backup --database sqlite:///new.db
terminal-option-backup-file = The file to write. One that exists is replaced when the new one is complete.
terminal-option-restore-file = The backup.
terminal-option-restore-database = Where to put it: sqlite:///FILE or postgresql://USER@HOST/NAME.
terminal-error-restore-where = Say where to put it: --database sqlite:///FILE or postgresql://USER@HOST/NAME.

backup-written = { $file }: tables { $number }, entries { $moves }, { $size } KiB.
backup-restored = { $file } is restored: tables { $number }, entries { $moves }.
backup-checked = Every entry was played again. Tables that are right: { $number }; wrong: { $wrong }.
backup-not-empty = There are tables in this database already. A backup is put into an empty one.
backup-damaged = “{ $file }” is no backup, or was cut or changed.

## For operators

terminal-help-admin = See to the tables of a server: list, close, export and delete them. It may run meanwhile.
terminal-help-admin-short = See to the tables of a server.
terminal-help-admin-list = List all tables: id, last change, status, game, people, entries.
terminal-help-admin-disk = Show how much of the disk the tables take.
terminal-help-admin-close = End a running match where it is. Nobody wins, and everybody may look back on it.
terminal-help-admin-export = Write the log of a table that is over into a file, for “kagemusha verify”.
terminal-help-admin-delete = Remove a table for ever, even while it is played.
terminal-help-admin-expire = Remove the tables that nobody has touched for so many days. Running matches stay.
terminal-help-admin-downgrade = Bring a database back to a revision that an older program knows. What that one cannot hold is lost: make a backup first, and stop the server.
terminal-option-admin-table = The id of a table.
terminal-option-admin-file = The file to write.
terminal-option-admin-expire = finished=DAYS, abandoned=DAYS (they wait for people, without a clock) or imported=DAYS.
terminal-option-admin-dry-run = Only list what would be removed.
terminal-option-admin-revision = The revision, such as 0003.
terminal-help-admin-reports = List what people have reported: lines of chat and names that wait for you.
terminal-help-admin-resolve = Do something about a report. All reports of the same thing are resolved with it.
terminal-help-admin-moderate = Do something at a table without a report.
terminal-help-admin-block = Block an address or a network: the server answers it no more, and its streams are closed.
terminal-help-admin-blocks = List what is blocked: addresses, tables and the secrets of seats.
terminal-help-admin-unblock = Block something no longer.
terminal-option-admin-report = The id of a report.
terminal-option-admin-measure = dismiss (nothing is done), remove-line, rename, mute, unmute, close-chat, open-chat, close-table, block-client, block-seat or block-table.
terminal-option-admin-name = The new name, for rename. Default: none.
terminal-option-admin-note = A note for operators, kept with a block.
terminal-option-admin-seat = The seat, from 0: for rename, mute, unmute and block-seat.
terminal-option-admin-line = The line of chat, for remove-line.
terminal-option-admin-all = Resolved ones, too.
terminal-option-admin-block = An address or a network, such as 192.0.2.7 or 2001:db8::/64.
terminal-option-admin-unblock = The address, the table or the hash that “kagemusha admin blocks” shows.
terminal-help-admin-examples =
    kagemusha admin list
    kagemusha admin reports
    kagemusha admin expire finished=90 abandoned=30 imported=7 --dry-run

admin-row = people { $people }, entries { $entries }
admin-number = Tables: { $number }.
admin-total = in all
admin-closed = Table { $table } is closed.
admin-deleted = Tables removed: { $number }.
admin-downgraded = The database is at revision { $revision }.
admin-reports = Reports: { $number }.
admin-report-line = seat { $seat } ({ $client }), line { $line }: “{ $words }”
admin-report-name = seat { $seat } ({ $client }), name: “{ $words }”
admin-report-by = reported by seat { $seat }: “{ $reason }”
admin-done = Done: { $measure }.
admin-blocked = { $value } is blocked.
admin-unblocked = { $value } is no longer blocked.
admin-blocks = Blocked: { $number }.
