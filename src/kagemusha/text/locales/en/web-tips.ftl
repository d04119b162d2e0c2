### The tooltip of a board, and the “?” mode.

web-tips-mode = Choose anything to read what it is. Esc ends this mode.
web-tips-now = Now
web-tips-can = You may
web-tips-end = Done
