"""Shinobi WAT-AAH!: clans gathered from hidden hands, two modes, two to four seats."""
