"""Bots for Shinobi WAT-AAH!"""
