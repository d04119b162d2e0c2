"""The rules of Era of the Ninja as typed classes and functions: one file for each step of a round.

`codes` numbers everything, `cards` is the box, `table` is what lies on the table. What happens
next stands on the table's agenda (`agenda`): a pile of steps, the topmost of which is carried
out, asks a seat, or asks chance. `flow` turns the pile's top into `legal`, `apply` and `pending`.
"""
