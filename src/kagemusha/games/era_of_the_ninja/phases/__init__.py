"""The rules of Era of the Ninja as typed classes and functions, a file for each part of a round.

`codes`, `verbs` and `tape` number everything, `cards` is the box, `pieces` and `world` are the
state. What happens next stands on the world's agenda, a pile of steps (`step`): the topmost is
carried out, asks a seat, or asks chance. `flow` goes from one choice to the next.
"""
