### Signes qui servent aux phrases de tous les jeux.

speech-colon = {" : "}
speech-decimal-mark = ,
speech-semicolon = {" ; "}
speech-generic-you = Vous
