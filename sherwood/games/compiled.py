"""`@rule` turns a plain function into compiled code. This is the only file that imports Numba.

Numba's own cache does not notice an edit in an imported file, nor the bounds-check switch, so
compiled code is kept in a folder named after a hash of everything it can depend on.
"""

import functools
import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from llvmlite.binding import Linkage
from numba.core import cgutils, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.registry import CPUDispatcher
from numba.core.sigutils import normalize_signature
from numba.core.typed_passes import NativeLowering
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.extending import intrinsic, overload

Rule = TypeVar("Rule", bound=Callable[..., object])

PACKAGE = Path(__file__).resolve().parent.parent
KIT = "sherwood.games"
BOTS = "sherwood.bots"
HOW: dict[str, object] = {"nopython": True, "nogil": True, "error_model": "numpy"}


class OneSizeOfNumber(CPUDispatcher):  # type: ignore[misc]
    """Compiled code that takes all whole numbers as 64 bits.

    Numba compiles a function anew for every mix of sizes that it is called with, and the fields of
    a table come in several.
    """

    def compile(self, signature: object) -> object:
        """Compile for the widened types of the arguments."""
        arguments, _ = normalize_signature(signature)
        return super().compile(tuple(widened(argument) for argument in arguments))


class LinkedRule(OneSizeOfNumber):
    """A rule: other compiled code calls it, Python does not."""

    def __call__(self, *_: object) -> object:
        """Say so."""
        raise TypeError(f"{self.__name__} is a rule: only kernels call it, or NUMBA_DISABLE_JIT=1")


def widened(argument: types.Type) -> types.Type:
    """64 bits for any whole number; for a text, that it is one and not which."""
    whole = isinstance(argument, types.Integer | types.IntegerLiteral)
    if whole and argument is not types.uint64:
        return types.int64
    plain: types.Type = types.unliteral(argument)  # type: ignore[attr-defined] # not in the stubs
    return plain


class LinkedCode(JITCodeLibrary):  # type: ignore[misc]
    """Code that is linked into kernels and never called from Python.

    So it needs no machine code of its own; Numba would optimise and translate it all the same.
    """

    def _optimize_final_module(self) -> None:
        """Kernels are optimised as a whole."""

    def _finalize_final_module(self) -> None:
        self._finalized = True


class KernelCode(JITCodeLibrary):  # type: ignore[misc]
    """A kernel with all rules linked in.

    They are made its own: what is used in one place only is then inlined there.
    """

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        super()._optimize_final_module()


class KernelCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler for kernels."""

    def __init__(self, typing: Any, target: Any, library: Any, *others: Any) -> None:
        library = KernelCode(target.codegen(), "kernel")
        library.enable_object_caching()
        super().__init__(typing, target, library, *others)


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(NativeLowering):  # type: ignore[misc]
    """Numba's last step, up to where machine code would be made."""

    _name = "rule_lowering"

    def run_pass(self, state: Any) -> bool:
        """Make the code and let other functions find it."""
        state.library = LinkedCode(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        entry = list[None]().append  # a key of its own; the type is what Numba expects
        state.targetctx.insert_user_function(entry, state.cr.fndesc, [state.library])
        state.cr = state.cr._replace(cfunc=entry)
        return True


class RuleCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler with that last step."""

    def define_pipelines(self) -> list[Any]:
        """The usual steps but one."""
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.passes = [
            (RuleLowering if step is NativeLowering else step, why) for step, why in pipeline.passes
        ]
        pipeline.finalize()
        return [pipeline]


def rule(function: Rule) -> Rule:
    """Compile a function as a part of the kernels that use it."""
    if interpreted():
        return widen_interpreted(function)
    how = HOW | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return cast(Rule, LinkedRule(function, targetoptions=how, pipeline_class=RuleCompiler))


def kernel(function: Rule) -> Rule:
    """Compile a function that Python calls, and remember the compiled code on disk."""
    return compiled_for_python(function, HOW)


def short_kernel(function: Rule) -> Rule:
    """A kernel for one table, which keeps the interpreter's lock.

    It would be done before any other thread could take the lock, and then have to wait for it.
    """
    return compiled_for_python(function, HOW | {"nogil": False})


def compiled_for_python(function: Rule, how: dict[str, object]) -> Rule:
    """Compile a kernel."""
    if interpreted():
        return widen_interpreted(function)
    numba.config.CACHE_DIR = str(cache_folder(function.__module__))
    compiled = OneSizeOfNumber(function, targetoptions=how, pipeline_class=KernelCompiler)
    compiled.enable_caching()
    return cast(Rule, compiled)


def widen_interpreted(function: Rule) -> Rule:
    """The plain function, with whole numbers widened on the way in and out, as if compiled."""

    @functools.wraps(function)
    def plain(*arguments: object) -> object:
        return plain_number(function(*map(plain_number, arguments)))

    return cast(Rule, plain)


def plain_number(value: object) -> object:
    """A whole number of Python's instead of NumPy's, and all else as it is."""
    return int(value) if isinstance(value, np.integer) else value


def write_text(cells: Any, at: int, text: str) -> None:
    """Write the letters of a text, which are all plain, into cells of one byte."""
    cells[at : at + len(text)] = list(text.encode("ascii"))


def write_row(cells: Any, at: int, row: Any) -> None:
    """The same with a text that is itself such cells, after its length."""
    cells[at : at + row[0]] = row[1 : 1 + row[0]]


@overload(write_text)
def compiled_write_text(cells, at, text):  # type: ignore[no-untyped-def] # Numba compares signatures
    """Compiled, letter by letter would take longer."""
    return lambda cells, at, text: copy_text(cells, at, text)  # noqa: PLW0108 - the same names


@overload(write_row)
def compiled_write_row(cells, at, row):  # type: ignore[no-untyped-def] # Numba compares signatures
    """The same."""
    return lambda cells, at, row: copy_row(cells, at, row)  # noqa: PLW0108 - the same names


@intrinsic
def copy_text(_typing, cells, at, text):  # type: ignore[no-untyped-def] # Numba asks for it so
    """Copy the letters of a text as a piece of memory."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        letters = cgutils.create_struct_proxy(types.unicode_type)(context, builder, arguments[2])
        return copy_memory(context, builder, signature, arguments, letters.data, letters.length)

    return types.void(cells, at, text), generate


@intrinsic
def copy_row(_typing, cells, at, row):  # type: ignore[no-untyped-def] # Numba asks for it so
    """Copy what stands in cells after its length."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        start = context.make_array(signature.args[2])(context, builder, arguments[2]).data
        length = builder.zext(builder.load(start), arguments[1].type)
        letters = builder.gep(start, [context.get_constant(types.intp, 1)])
        return copy_memory(context, builder, signature, arguments, letters, length)

    return types.void(cells, at, row), generate


def copy_memory(
    context: Any, builder: Any, signature: Any, arguments: Any, letters: Any, length: Any
) -> Any:
    """The code that copies so many letters into cells, the first argument, at the second."""
    cells = context.make_array(signature.args[0])(context, builder, arguments[0])
    place = builder.gep(cells.data, [arguments[1]])
    cgutils.raw_memcpy(builder, place, builder.bitcast(letters, place.type), length, 1)
    return context.get_dummy_value()


def lowest_flag(flags: int) -> int:
    """The number of the lowest flag that is set; there must be one."""
    number = int(flags)
    return (number & -number).bit_length() - 1


@overload(lowest_flag)
def compiled_lowest_flag(flags):  # type: ignore[no-untyped-def] # Numba compares signatures
    """The processor has an instruction for it."""
    return lambda flags: trailing_zeros(flags)  # noqa: PLW0108 - the same names


@functools.cache
def interpreted() -> bool:
    """Whether NUMBA_DISABLE_JIT asks for plain Python, for tracebacks and coverage.

    Asked once: Numba looks again and again, and rules and kernels have to agree.
    """
    return bool(numba.config.DISABLE_JIT)


# What tells a game to people; a new sentence is no reason to compile anything.
NEVER_COMPILED = ("story.py",)


@functools.cache
def cache_folder(module: str) -> Path:
    """Where the compiled code of a module is kept: one folder for each state of its sources."""
    state = hashlib.blake2b(digest_size=8)
    switches = (numba.__version__, np.__version__, numba.config.BOUNDSCHECK, sys.version)
    state.update(repr(switches).encode())
    for source in sources(module):
        state.update(source.name.encode() + b"\0" + source.read_bytes())
    part = "bots-" if module.startswith(BOTS + ".") else ""
    return cache_root() / f"{part}{game_of(module) or 'sherwood'}-{state.hexdigest()}"


def sources(module: str) -> list[Path]:
    """The files that the compiled code of a module can come from."""
    games, bots = PACKAGE / "games", PACKAGE / "bots"
    kit = sorted(games.glob("*.py"))
    if game := game_of(module):
        of_game = sorted((games / game).rglob("*.py"))
        rules = kit + [source for source in of_game if source.name not in NEVER_COMPILED]
        if module.startswith(KIT + "."):
            return rules
        return rules + sorted(bots.glob("*.py")) + sorted((bots / game / "mind").rglob("*.py"))
    return kit if module.startswith(KIT + ".") else sorted(PACKAGE.rglob("*.py"))


def game_of(module: str) -> str:
    """The game whose folder, of rules or of bots, a module lies in; or nothing."""
    for place in (KIT, BOTS):
        folder = module.removeprefix(place + ".").split(".")[0]
        if module.startswith(place + ".") and (PACKAGE / "games" / folder).is_dir():
            return folder
    return ""


@functools.cache
def cache_root() -> Path:
    """The user's cache folder, or a new temporary one where that cannot be written."""
    wanted = Path(os.environ.get("SHERWOOD_CACHE") or user_cache() / "sherwood" / "compiled")
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=wanted):
            return wanted
    except OSError:
        return Path(tempfile.mkdtemp(prefix="sherwood-"))


def user_cache() -> Path:
    """The folder in which this system keeps what can be made again."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
