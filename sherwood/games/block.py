"""A block of actions: those that differ in one thing only, such as whom somebody steals from.

Rules ask a block whether it `holds` an action, for the `index` of one and for the one at an index, so
that nothing depends on the order in which a game declares its blocks.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from operator import getitem
from typing import Any

from numba.core.imputils import lower_constant
from numba.extending import (
    make_attribute_wrapper,
    models,
    overload,
    overload_method,
    register_model,
    typeof_impl,
    types,
)


@dataclass(frozen=True)
class Block:
    """Actions whose numbers follow one another."""

    first: int
    length: int

    def __len__(self) -> int:
        return self.length

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.first, self.first + self.length))

    def __getitem__(self, index: int) -> int:
        """The action at an index. As in rules, nobody checks that there is one."""
        return self.first + index

    def holds(self, action: int) -> bool:
        """Whether an action is one of these."""
        return self.first <= action < self.first + self.length

    def index(self, action: int) -> int:
        """Which of these an action is; it must be one of them."""
        return action - self.first


class BlockType(types.Type):  # type: ignore[misc] # Numba has no types
    """What compiled code knows of a block: two numbers."""

    def __init__(self) -> None:
        super().__init__("Block")


BLOCK = BlockType()
NUMBERS = ("first", "length")


@register_model(BlockType)
class BlockModel(models.StructModel):  # type: ignore[misc] # Numba has no types
    """How these numbers lie in memory."""

    def __init__(self, manager: Any, block: Any) -> None:
        super().__init__(manager, block, [(name, types.int64) for name in NUMBERS])


for name in NUMBERS:
    make_attribute_wrapper(BlockType, name, name)


@typeof_impl.register(Block)  # type: ignore[untyped-decorator] # Numba has no types
def type_of_block(_block: Block, _context: Any) -> BlockType:
    """All blocks have one type."""
    return BLOCK


@lower_constant(BlockType)  # type: ignore[untyped-decorator] # Numba has no types
def constant_block(context: Any, builder: Any, _type: Any, block: Block) -> Any:
    """A block that stands in a game's module."""
    numbers = [context.get_constant(types.int64, getattr(block, name)) for name in NUMBERS]
    made = context.make_helper(builder, BLOCK)
    made.first, made.length = numbers
    return made._getvalue()  # noqa: SLF001 - Numba's own name for it


@overload_method(BlockType, "holds")
def compiled_holds(block, action):  # type: ignore[no-untyped-def] # Numba compares signatures
    """What compiled code does for `holds`."""
    return lambda block, action: block.first <= action < block.first + block.length


@overload_method(BlockType, "index")
def compiled_index(block, action):  # type: ignore[no-untyped-def] # Numba compares signatures
    """What compiled code does for `index`."""
    return lambda block, action: action - block.first


@overload(getitem)
def compiled_getitem(block, index):  # type: ignore[no-untyped-def] # Numba compares signatures
    """What compiled code does for `block[index]`."""
    return (lambda block, index: block.first + index) if block is BLOCK else None


@overload(len)
def compiled_len(block):  # type: ignore[no-untyped-def] # Numba compares signatures
    """What compiled code does for `len(block)`."""
    return (lambda block: block.length) if block is BLOCK else None
