### The settings in the browser.

web-settings-look = Look
web-settings-theme = Colours
web-settings-theme-system = Same as system
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-size = Text size
web-settings-size-normal = Normal
web-settings-size-large = Large
web-settings-size-largest = Very large
web-settings-contrast = More contrast
web-settings-play = Play
web-settings-speed = Animations and bot turns
web-settings-speed-slow = Slow
web-settings-speed-normal = Normal
web-settings-speed-fast = Fast
web-settings-speed-none = Instant
web-settings-confirm = Ask before final choices
web-settings-confirm-about = Before you seal a plan, or do something else that cannot be undone.
web-settings-hints = Offer hints
web-settings-hints-about = Only against bots.
web-settings-forced = Make forced choices for me
web-settings-forced-about = Against bots, when there is only one choice.
web-settings-kept = This browser stores these settings for all games.
web-settings-bots-full = The bots play at full strength.
web-settings-bots-soon = The bots reach full strength in some minutes: they are being compiled.
web-settings-bots-less = The bots are not compiled here, for lack of a C compiler or because it failed: the strongest do not see as far.
