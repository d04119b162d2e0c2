# kagemusha animate

terminal-help-animate =
    Make a small animation of a match, from what one seat or a spectator knew: an SVG file that plays by itself in browsers and on web pages. Nothing that was hidden from that seat is in the file.
terminal-help-animate-short = Make an animation of a match.
terminal-help-animate-examples =
    kagemusha animate my-match.json
    kagemusha animate my-match.json --seat attacker --out attack.svg
    kagemusha animate my-match.json --seconds 0.5
terminal-option-animate-seat = Whose knowledge is shown. Default: spectator.
terminal-option-animate-out = The file to write; - is standard output. Default: the log’s name with .svg.
terminal-option-animate-seconds = How many seconds each moment is shown. Default: 1.
terminal-animate-title = { $game }, { $variant } · seen by: { $name }
terminal-animate-about = { $number ->
        [one] An animation with { $number } picture.
       *[other] An animation with { $number } pictures.
    }
terminal-error-animate-format = The animation is an SVG file. Give --out a name that ends in .svg, instead of { $file }.
