### The tooltip of a board, and the “?” mode.

web-tips-mode = Choose anything to have it explained. Esc ends this.
web-tips-now = Now
web-tips-can = You may
web-tips-end = Done
