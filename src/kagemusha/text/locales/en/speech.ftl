### Signs that sentences of all games are put together with.

speech-colon = {": "}
speech-decimal-mark = .
speech-semicolon = {"; "}
speech-generic-you = You
