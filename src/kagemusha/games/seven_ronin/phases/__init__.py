"""The rules of 7 Ronin as a kernel: plain typed functions over one flat state of integers.

The same files run interpreted, compiled by mypyc, wrapped by numba and, later, on a GPU. So they
hold no Python objects, allocate nothing and never recurse. One short file a phase:

`layout` names the cells, choices and events; `planning`, `reveal`, `ronin_step`, `wounds`,
`area_step` and `end_phase` follow the rulebook's round; `flow` strings them together.
"""
