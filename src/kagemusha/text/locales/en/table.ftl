### What a live table and its database refuse.

## Seats

table-unknown = There is no table “{ $table }”.
table-wrong-secret = This secret does not open a seat at this table.
table-other-seat = Seat { $seat } is not yours.
table-which-seat = Specify the seat. Yours are: { $known }.
table-seat-taken = Seat { $seat } is not open.
table-no-seat-open = No seat is open at this table.
table-no-spectators = Spectators can watch this table only when the match is over.

## Commands

table-stale = The table has changed. Look at it again, at your update { $number }, and choose again.
table-plan-too-far = A plan ends where something is revealed or decided by chance: do “{ $action }” first, then continue.
table-bad-command = A command id has 1 to { $number } visible characters.
table-bad-secret = A secret has at least { $number } letters, digits, hyphens or underscores.
table-long-name = A name can have at most { $number } characters.
table-bad-words = A chat message has 1 to { $number } characters.
table-many-undos = You have reached the limit of { $number } undos at this table.
table-full = This table has reached its limit of { $number } entries.
table-too-many = There are already { $number } unfinished tables from your address. Finish or resign one of them, or try again later.
table-too-many-imported = There are already { $number } imported matches of the last 7 days from your address. Try again later.
table-chat-full = This chat has reached its limit of { $number } messages.
table-chat-often = You sent { $number } messages in a minute. Please wait.
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

table-time-up = Your time for this move is up: a bot plays it for you.
table-time-lost = The match is over: seat { $seat } ran out of time.
table-was-closed = The match is over: the server’s operator closed the table.
table-for-review = This table is read-only: it was made from a match log.
table-resigned = You have resigned. A bot is playing for you.
table-bot-plays = A bot is playing for you. Take your seat back first.
table-paused = The match is paused. All players must agree to resume it.
table-no-proposal = This proposal is no longer open.
table-proposal-open = There is already an open proposal. Answer or withdraw it first.
table-not-possible = This is not possible at this table now.
table-declined = The proposal was declined. You can ask again in { $number } s.
table-not-gone = This player is present. You can decide only for a player who has left.
table-wait-for = This player has not been absent long enough. Wait { $number } s more.
table-many-proposals = You have left or made a proposal { $number } times at this table. That is the limit.
table-still-running = You can see the whole match when it is over.
table-rematch-early = You can offer another match when this one is over.
table-rematch-begun = The next match has already started.
table-no-rematch = There is no open rematch offer.
table-rematch-seats = There are { $number } of you, but this game has at most { $most } seats.
table-no-such-move = There is no move { $number }. Moves go from 0, the opening, to { $last }.
table-no-such-seat = There is no seat { $seat }. Seats go from 0 to { $last }.
table-no-such-update = You have no update { $number }. Yours go from 0 to { $last }.
table-fork-move = While a match is running, choose one of your updates to continue from, not a move.
table-fork-seat = To continue from a match that is not over, you need the secret of a seat.
table-fork-over = The match is over at that point: choose an earlier one.
table-fork-people = Nobody can continue from a match that people are still playing: wait until it is over.
table-closed = This server no longer serves the table “{ $table }”.

## Database

table-other-rules = The table “{ $table }” was started with rules ({ $found }) that this program does not have ({ $known }), and cannot be loaded.
table-store-no-url = “{ $url }” is not a database address. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
table-store-no-driver = The driver for { $url } is missing: { $problem }. Install kagemusha with the extra “postgres”.
table-store-failed = The database at { $url } does not work: { $problem }.
table-store-busy = Others were faster { $number } times in a row. Try again.
table-store-too-new = The database has revision { $found }, but this program supports { $known } at most: a newer version wrote it. Install that version, or use another database.
table-store-no-way-back = Revision { $found } cannot be downgraded to “{ $wanted }”.
table-store-damaged = Entry { $number } of the table “{ $table }” does not lead to the state stored with it.

reason-time = time is up
reason-closed = the operator of the server closed the table
reason-resigned = the other side resigned
reason-absent = the other side left the table
reason-draw = a draw was agreed
reason-aborted = the match was aborted

## Backup and restore

terminal-help-backup =
    Write all tables of a server into one file, while it is running. The backup contains everything committed when it starts. Keep it safe: it contains seeds of running matches but no seat secrets.
terminal-help-backup-short = Write all tables of a server into a file.
terminal-help-backup-examples =
    kagemusha backup tables.backup
    kagemusha backup /backups/today --database postgresql://kagemusha@localhost/kagemusha
terminal-help-restore =
    Load a backup into a database that is empty or does not exist yet, all or nothing, and check every table. The database may be of a different kind than before (SQLite or PostgreSQL).
terminal-help-restore-short = Load a backup into an empty database.
terminal-help-restore-examples =
    kagemusha restore tables.backup --database sqlite:///new.db
terminal-option-backup-file = The file to write. An existing file is replaced once the new one is complete.
terminal-option-restore-file = The backup.
terminal-option-restore-database = The target database: sqlite:///FILE or postgresql://USER@HOST/NAME.
terminal-error-restore-where = Name the target database: --database sqlite:///FILE or postgresql://USER@HOST/NAME.

backup-written = { $file }: tables { $number }, entries { $moves }, { $size } KiB.
backup-restored = { $file } is restored: tables { $number }, entries { $moves }.
backup-checked = Every entry was replayed. Valid tables: { $number }; invalid: { $wrong }.
backup-not-empty = This database already contains tables. Restore a backup into an empty one.
backup-damaged = “{ $file }” is not a backup, or it is incomplete or changed.

## For operators

terminal-help-admin = Manage the tables of a server: list, close, export and delete them. The server may be running.
terminal-help-admin-short = Manage the tables of a server.
terminal-help-admin-list = List all tables: id, last change, status, game, people, entries.
terminal-help-admin-disk = Show how much disk space the tables use.
terminal-help-admin-close = End a running match. Nobody wins, and everyone may review it.
terminal-help-admin-export = Write the log of a finished match into a file, for “kagemusha verify”.
terminal-help-admin-delete = Delete a table permanently, even during a match.
terminal-help-admin-expire = Delete tables that have not changed for the given number of days. Running matches are kept.
terminal-help-admin-downgrade = Bring a database back to a revision that an older version supports. Data that the older version cannot store is lost: make a backup first, and stop the server.
terminal-option-admin-table = The id of a table.
terminal-option-admin-file = The file to write.
terminal-option-admin-expire = finished=DAYS, abandoned=DAYS (no clock, waiting for people) or imported=DAYS.
terminal-option-admin-dry-run = Only list what would be removed.
terminal-option-admin-revision = The revision, such as 0003.
terminal-help-admin-reports = List what people have reported: lines of chat and names that you have not dealt with yet.
terminal-help-admin-resolve = Apply a measure to a report. All reports about the same thing are resolved with it.
terminal-help-admin-moderate = Apply a measure at a table without a report.
terminal-help-admin-block = Block an address or a network: the server no longer answers it, and its streams are closed.
terminal-help-admin-blocks = List what is blocked: addresses, tables and the secrets of seats.
terminal-help-admin-unblock = Remove a block.
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

## Fair play

terminal-help-admin-fair-play = Show how people play at rated tables: agreement with the engine, compared with what is usual at that rating, and thinking times. Without a profile, it lists all profiles with the analyses that already exist. With a profile, it analyses that player’s matches, and then those of others for comparison. Signals for you alone: nothing follows from them.
terminal-option-fair-play-profile = The id of a profile. Default: all are listed.
terminal-option-fair-play-matches = How many matches of each profile are read, the newest first. Default: 20.
terminal-option-fair-play-seconds = After how many seconds no further match is read or analysed. Finished analyses are kept. Default: 600.
fair-play-number = Ratings: { $number }.
fair-play-note = These are signals, not proof. Look at the matches before you decide anything.
fair-play-matches = matches: { $read } read, { $analysed } of them analysed; { $unread } not read
fair-play-best = as the engine: { $mean } % (95 % interval { $low } to { $high }) of { $number } decisions that matter, in { $matches } matches
fair-play-best-few = Too few decisions are analysed to compare them with the engine.
fair-play-loss = chance given away in a decision: { $mean } % (95 % interval { $low } to { $high })
fair-play-usual = usual at this rating: { $mean } %, ± { $spread } from player to player (as sure as with { $others } others); distance { $distance } standard deviations
fair-play-usual-few = Too few others of about this rating are analysed to say what is usual.
fair-play-bot = bot { $name }, rated { $rating }: as the engine { $best } %, gives away { $loss } % ({ $number } decisions)
fair-play-times = times of { $number } decisions: median { $median } s, spread { $spread }, nearly the same { $band } %
fair-play-times-few = Too few decisions to say anything about thinking times.
fair-play-difficulty = longer with more choices: rank correlation { $value } (95 % interval { $low } to { $high })
fair-play-times-others = { $number } others in this pool: median { $medians } s, spread { $spreads }, nearly the same { $bands } %, rank correlation { $difficulties }
fair-play-times-alone = Too few others in this pool to compare the times with.
fair-play-range = { $low } to { $high }
