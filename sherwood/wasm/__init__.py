"""The rules as WebAssembly: what leans on Numba's code lives here.

`python -m sherwood.wasm web/wasm` makes one module for each game, with what a page has to know about
it beside it. Building happens in a process of its own, in which no kernel can be called.
"""
