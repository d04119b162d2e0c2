"""7 Ronin: seven hired swords against a ninja clan, eight days, two secret plans a day."""
