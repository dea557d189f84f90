"""Numba, aimed at WebAssembly: everything here leans on parts of Numba that may change.

Numba compiles for this machine, because its target context owns a generator of code for it. We put
another generator in its place, which makes LLVM code for wasm32 and no machine code at all. From then
on nothing compiled can be called in this process. What we rely on is checked first, so that a new
Numba fails with a sentence that says what has changed.
"""

import inspect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core import callconv, codegen, compiler, cpu, types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys
from numba.np import arrayobj

from sherwood.games.compiled import Kernel, LinkedCode, RuleCompiler, widened

TRIPLE = "wasm32-unknown-unknown"
FEATURES = (
    "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"  # in every browser since 2021
)
BYTE, POINTER, WHOLE, TRUTH = ir.IntType(8), ir.IntType(32), ir.IntType(64), ir.IntType(32)

# What is replaced or called here and is no part of what Numba promises.
RELIED_ON: tuple[tuple[object, str], ...] = (
    (codegen.CPUCodegen, "_init"),
    (codegen.CPUCodegen, "_create_empty_module"),
    (codegen.CPUCodegen, "_module_pass_manager"),
    (codegen.JITCPUCodegen, "set_env"),
    (codegen.CPUCodeLibrary, "_optimize_final_module"),
    (codegen.CPUCodeLibrary, "_finalize_final_module"),
    (codegen.JITCodeLibrary, "get_pointer_to_function"),
    (cpu.CPUContext, "codegen"),
    (cpu_target.target_context, "_internal_codegen"),
    (callconv.CPUCallConv, "call_function"),
    (arrayobj, "populate_array"),
    (rtsys, "_init"),
)
HOW_TO_COMPILE = ("typingctx", "targetctx", "func", "args", "return_type", "flags", "locals")


Kind = Literal["array", "whole", "truth"]
"""What an argument of an entry is."""


class ChangedNumba(RuntimeError):
    """Numba no longer has what WebAssembly modules are made with."""

    def __init__(self, what: str) -> None:
        super().__init__(
            f"Numba {numba.__version__} {what}; sherwood/wasm/target.py has to be adapted to it"
        )


@dataclass(frozen=True)
class KernelEntry:
    """A kernel as a module exports it.

    An array comes as its address and its lengths, a whole number as 64 bits, a truth as 32.
    """

    name: str
    kernel: Kernel
    arguments: tuple[Any, ...]  # their types, as Numba calls them
    is_fast: bool  # whether it is made for speed; else for size, since every visitor fetches it


class WasmCode(LinkedCode):
    """Code for WebAssembly: it is linked into modules and never called."""

    def get_pointer_to_function(self, _name: str) -> int:
        """Nowhere in this process."""
        return 0


class WasmModule(codegen.JITCodeLibrary):  # type: ignore[misc] # Numba has no types
    """All kernels of a game, optimised as a whole; nothing but its entries is kept for its own sake."""

    def __init__(
        self, generator: "WasmGenerator", name: str, entries: Sequence[KernelEntry]
    ) -> None:
        super().__init__(generator, name)
        self._entries = frozenset(entry.name for entry in entries)
        self._fast = frozenset(entry.name for entry in entries if entry.is_fast)

    def _optimize_final_module(self) -> None:
        code = self._final_module
        for thing in (*code.functions, *code.global_variables):
            if not thing.is_declaration and thing.name not in self._entries:
                thing.linkage = llvm.Linkage.internal
        fast = reached(code, self._fast)
        for function in code.functions:
            if not function.is_declaration and function.name not in fast:
                function.add_function_attribute("optsize")
        super()._optimize_final_module()

    def _finalize_final_module(self) -> None:
        self._finalized = True

    def missing(self) -> list[str]:
        """What is called and not there."""
        there = {one.name for one in arrays_in_memory().functions}
        called = {one.name for one in self._final_module.functions if one.is_declaration}
        return sorted(name for name in called - there if not name.startswith("llvm."))

    def objects(self) -> list[bytes]:
        """The module as a linker takes it.

        What finds room for arrays is an object by itself, as it is for native code: inlined, it would
        be optimised by what Numba promises of the memory that it hands out, and that is not its own.
        """
        machine = self._codegen.machine
        return [machine.emit_object(code) for code in (self._final_module, arrays_in_memory())]


class WasmGenerator(codegen.JITCPUCodegen):  # type: ignore[misc] # Numba has no types
    """Numba's generator of code, without an engine that would run it."""

    _library_class = WasmCode

    def _init(self, llvm_module: Any) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        target = llvm.Target.from_triple(TRIPLE)
        self.machine = self._tm = target.create_target_machine(
            opt=3, features=FEATURES, reloc="static"
        )
        self._target_data = self.machine.target_data
        self._data_layout = str(self._target_data)
        self._tm_features, self._loopvect, self._opt_level = FEATURES, False, 0
        llvm_module.data_layout = self._data_layout

    def _create_empty_module(self, name: str) -> Any:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module

    def _add_module(self, module: Any) -> None:
        """There is nothing to add it to."""

    def set_env(self, env_name: str, env: Any) -> None:
        """There is no Python where this code runs."""


def check_numba() -> None:
    """Complain about a Numba that lacks what is needed here."""
    for owner, name in RELIED_ON:
        if not hasattr(owner, name):
            called = getattr(owner, "__name__", type(owner).__name__)
            raise ChangedNumba(f"has no {name} in {called} any more")
    takes = tuple(inspect.signature(compiler.compile_extra).parameters)
    if takes[: len(HOW_TO_COMPILE)] != HOW_TO_COMPILE:
        raise ChangedNumba(f"compiles with other arguments: {', '.join(takes)}")


def aim_at_wasm() -> WasmGenerator:
    """From now on, Numba makes code for WebAssembly in this process, and for nothing else."""
    check_numba()
    if rtsys._init:  # noqa: SLF001 - whether anything was compiled before
        raise RuntimeError("something was compiled before; a module takes a process of its own")
    generator = WasmGenerator("sherwood.wasm")
    cpu_target.target_context._internal_codegen = generator  # noqa: SLF001 - the hook itself
    return generator


def switches() -> tuple[object, ...]:
    """The settings of Numba that change the code it makes."""
    return numba.config.BOUNDSCHECK, numba.config.OPT, FEATURES


def reached(code: Any, names: frozenset[str]) -> set[str]:
    """The functions of these names, and all that are called from them."""
    functions = {function.name: function for function in code.functions}
    found: set[str] = set()
    left = [name for name in functions if name in names]
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += [called for called in called_by(functions[name]) if called in functions]
    return found


def called_by(function: Any) -> Iterator[str]:
    """The names of the functions that a function calls."""
    for block in function.blocks:
        for instruction in block.instructions:
            if instruction.opcode == "call":
                yield [operand.name for operand in instruction.operands][-1]


def arrays_in_memory() -> Any:
    """The code that finds room for the arrays which kernels make for themselves."""
    text = Path(__file__).with_name("arrays.ll").read_text(encoding="utf-8")
    code = llvm.parse_assembly(f'target triple = "{TRIPLE}"\n{text}')
    code.verify()
    return code


def argument_types(arguments: Sequence[object]) -> tuple[Any, ...]:
    """The types of a kernel's arguments, as it is compiled for them."""
    return tuple(widened(numba.typeof(argument)) for argument in arguments)


def compile_module(name: str, entries: Sequence[KernelEntry]) -> WasmModule:
    """All kernels of a game as one module."""
    generator = aim_at_wasm()
    context = cpu_target.target_context
    with global_compiler_lock:
        module = WasmModule(generator, name, entries)
        for entry in entries:
            compiled = compile_kernel(entry)
            module.add_linking_library(compiled.library)
            module.add_ir_module(export(context, entry, compiled.fndesc))
        module.finalize()
    return module


def compile_kernel(entry: KernelEntry) -> Any:
    """A kernel as Numba compiles a rule: up to LLVM code and no further."""
    kernel, flags = entry.kernel, compiler.Flags()
    how = kernel.targetoptions | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    kernel.targetdescr.options.parse_as_flags(flags, how)
    return compiler.compile_extra(
        kernel.typingctx,
        kernel.targetctx,
        kernel.py_func,
        entry.arguments,
        None,
        flags,
        {},
        pipeline_class=RuleCompiler,
    )


def export(context: Any, entry: KernelEntry, described: Any) -> Any:
    """The code of an entry: it takes plain numbers, calls its kernel and stops at an error."""
    module = context.create_module(f"entry.{entry.name}")
    convention = context.call_conv
    kind = convention.get_function_type(described.restype, described.argtypes)
    kernel = ir.Function(module, kind, described.llvm_func_name)
    taken = [part for argument in described.argtypes for part in parts_of(argument)]
    function = ir.Function(module, ir.FunctionType(given(described.restype), taken), entry.name)
    builder = ir.IRBuilder(function.append_basic_block())
    parts = list(function.args)
    arguments = [taken_from(parts, context, builder, argument) for argument in described.argtypes]
    status, result = convention.call_function(
        builder, kernel, described.restype, described.argtypes, arguments
    )
    with builder.if_then(status.is_error, likely=False):
        builder.call(
            module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ())), ()
        )
        builder.unreachable()
    give(builder, described.restype, result)
    return module


def parts_of(argument: Any) -> list[Any]:
    """The plain numbers in which an argument comes."""
    if isinstance(argument, types.Array):
        return [POINTER] * (1 + argument.ndim)
    return [given(argument)]


def given(result: Any) -> Any:
    """A type as the outside sees it: whole numbers of all sizes have 64 bits."""
    plain = types.unliteral(result)  # type: ignore[attr-defined] # not in the stubs
    if isinstance(plain, types.Integer):
        return WHOLE
    if plain not in (types.none, types.boolean):
        raise TypeError(f"an entry of a module has whole numbers, truths and arrays, not {plain}")
    return TRUTH if plain == types.boolean else ir.VoidType()


def taken_from(parts: list[Any], context: Any, builder: Any, argument: Any) -> Any:
    """An argument as its kernel takes it, made of the next parts."""
    if not isinstance(argument, types.Array):
        part = parts.pop(0)
        return builder.trunc(part, ir.IntType(1)) if argument == types.boolean else part
    array = context.make_array(argument)(context, builder)
    data = builder.inttoptr(parts.pop(0), array.data.type)
    shape = [builder.zext(parts.pop(0), WHOLE) for _ in range(argument.ndim)]
    size = context.get_constant(types.intp, item_size(argument))
    strides = [size]
    for length in shape[:0:-1]:
        strides.insert(0, builder.mul(strides[0], length))
    arrayobj.populate_array(array, data, shape, strides, size, None)
    return array._getvalue()  # noqa: SLF001 - Numba's own name for it


def described(argument: Any) -> tuple[Kind, int, int]:
    """An argument for those who call an entry: its kind, its dimensions, and the bytes of an item."""
    if isinstance(argument, types.Array):
        return "array", argument.ndim, item_size(argument)
    return ("truth" if argument == types.boolean else "whole"), 0, 0


def item_size(argument: Any) -> int:
    """The bytes of one item of an array."""
    item = argument.dtype
    return int(item.size if isinstance(item, types.Record) else item.bitwidth // 8)


def give(builder: Any, kind: Any, result: Any) -> None:
    """Return a kernel's result."""
    wanted = given(kind)
    if isinstance(wanted, ir.VoidType):
        builder.ret_void()
    elif result.type.width == wanted.width:
        builder.ret(result)
    else:
        signed = wanted is WHOLE and getattr(kind, "signed", True)
        builder.ret(builder.sext(result, wanted) if signed else builder.zext(result, wanted))
