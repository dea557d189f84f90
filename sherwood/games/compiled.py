"""`@rule` turns a plain function into compiled code, and `@kernel` makes a function for Python of it."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from llvmlite.binding import Linkage
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.registry import CPUDispatcher
from numba.core.sigutils import normalize_signature
from numba.core.typed_passes import NativeLowering

from sherwood.games.cache import ContentCache
from sherwood.games.interpreted import interpreted, plainly

Rule = TypeVar("Rule", bound=Callable[..., object])

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


class Kernel(OneSizeOfNumber):
    """A function that Python calls."""

    def enable_caching(self) -> None:
        """Keep the compiled code in our own folders."""
        self._cache = ContentCache(self.py_func)


class LinkedRule(OneSizeOfNumber):
    """A rule: other compiled code calls it, Python does not."""

    def __call__(self, *_: object) -> object:
        """Complain that only compiled code calls a rule."""
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
        return plainly(function)
    how = HOW | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return cast(Rule, LinkedRule(function, targetoptions=how, pipeline_class=RuleCompiler))


def in_python(function: Rule) -> Rule:
    """A rule as Python runs it, before a game, where compiled code would not pay; it calls no other."""
    return cast(Rule, getattr(function, "py_func", function))


def kernel(function: Rule) -> Rule:
    """Compile a function that Python calls, and remember the compiled code on disk."""
    return compiled_for_python(function, HOW)


def short_kernel(function: Rule) -> Rule:
    """A kernel for one table, which keeps the interpreter's lock.

    It would be done before any other thread could take the lock, and then have to wait for it.
    """
    return compiled_for_python(function, HOW | {"nogil": False})


def compiled_for_python(function: Rule, how: dict[str, object]) -> Rule:
    """A function that Python calls, compiled in a certain way and kept on disk."""
    if interpreted():
        return plainly(function)
    compiled = Kernel(function, targetoptions=how, pipeline_class=KernelCompiler)
    compiled.enable_caching()
    return cast(Rule, compiled)
