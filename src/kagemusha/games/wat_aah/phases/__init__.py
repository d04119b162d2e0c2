"""The rules of Shinobi WAT-AAH! as a kernel: plain typed functions over one flat state.

Cards that nobody can tell apart (same clan, same strength) are one kind and are counted, so that
no card carries a hidden name. What a seat has seen of another's hand is counted, too.

`layout` names the cells, choices and events; `cards` moves cards and keeps what is known; `draw`,
`place`, `powers`, `swap`, `turn` and `court` follow a turn; `ranking` and `pawns` the end of a
round; `flow` strings them together.
"""
