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

## Time and end

table-time-up = Your time for this move is up: a bot makes it for you.
table-time-lost = The table is over: the time of seat { $seat } was up.
table-for-review = This table is for looking at only: it was made from a log.
table-still-running = The whole match is shown when the table is over.
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
table-store-damaged = Entry { $number } of the table “{ $table }” does not lead to the state that was kept with it.

reason-time = time is up

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
