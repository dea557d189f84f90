"""Every file of the server can be read after those that it imports: nothing goes round in circles."""

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

SERVER = Path(__file__).parents[2] / "sherwood" / "server"


def module_of(file: Path) -> str:
    parts = file.relative_to(SERVER.parents[1]).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {module_of(file): file for file in SERVER.rglob("*.py")}


def imports_of(file: Path) -> Iterator[str]:
    """What a file imports of the server, wherever in it that stands."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            parts = [f"{node.module}.{name.name}" for name in node.names]
            yield from (part if part in FILES else node.module for part in parts)


def test_no_file_of_the_server_imports_another_in_a_circle() -> None:
    graph = {
        module: {one for one in imports_of(file) if one in FILES and one != module}
        for module, file in FILES.items()
    }
    order = list(TopologicalSorter(graph).static_order())
    assert order.index("sherwood.server.live.room") < order.index("sherwood.server.live.house")


def test_nothing_is_imported_for_the_type_checker_alone() -> None:
    hidden = [module for module, file in FILES.items() if "TYPE_CHECKING" in file.read_text()]
    assert hidden == []
