### Znaki, z których składa się zdania wszystkich gier.

speech-colon = {": "}
speech-decimal-mark = ,
speech-semicolon = {"; "}
speech-generic-you = Ty
