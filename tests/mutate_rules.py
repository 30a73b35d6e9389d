"""Switches off each rule in turn and requires that a test which cites it fails.

    python -m tests.mutate_rules [--jobs 2] [RULE ...]

The mutations stand in `tests.mutations`, a file for each rulebook. They are made in a copy of the
project. Prints a table; the exit code is 1 if a mutant survives or can't be made any more.
"""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import shutil
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from core.kernel.rulebook import Rule
from tests import mutations
from tests.citations import TOP, cited_by_tests, full_name, rule_enums
from tests.mutations import Mutation

COPIED = ("core", "tests")
PYTEST_INI = """\
[pytest]
addopts = --import-mode=importlib --strict-markers -p no:pytest-qt -p no:hypothesispytest
markers = rule(*rules): the rules that a test is about
filterwarnings = error
"""
"""The tests of the rules need no Qt, and so each run starts four times as fast."""
TESTS_FAILED = 1
"""What pytest exits with when tests ran and failed; anything else is no verdict."""
LONGEST_RUN = 120


def all_mutations() -> list[Mutation]:
    """The mutations of all rulebooks."""
    found: list[Mutation] = []
    for module in pkgutil.iter_modules(mutations.__path__, f"{mutations.__name__}."):
        found += importlib.import_module(module.name).MUTATIONS
    return found


def problem_of(mutation: Mutation) -> str | None:
    """Why a mutation can't be made; None where it can."""
    text = (TOP / mutation.path).read_text(encoding="utf-8")
    times = text.count(mutation.old)
    if times != 1:
        return f"its snippet stands {times} times in {mutation.path}: {mutation.old!r}"
    if not cited_by_tests()[mutation.rule]:
        return "no test cites the rule"
    return None


def rules_without_mutation() -> list[Rule]:
    """Rules that nothing switches off."""
    mutated = {mutation.rule for mutation in all_mutations()}
    return [rule for enum in rule_enums() for rule in enum if rule not in mutated]


class Copy:
    """A copy of the project to mutate."""

    def __init__(self, folder: Path) -> None:
        """Copy what the tests of the rules need."""
        self._folder = folder
        leave_out = shutil.ignore_patterns("__pycache__", "qt")
        for name in COPIED:
            shutil.copytree(TOP / name, folder / name, ignore=leave_out)
        (folder / "pytest.ini").write_text(PYTEST_INI, encoding="utf-8")

    def verdict(self, mutation: Mutation) -> str:
        """What the tests that cite the rule say about the mutant."""
        problem = problem_of(mutation)
        if problem is not None:
            return problem
        path = self._folder / mutation.path
        original = path.read_text(encoding="utf-8")
        path.write_text(original.replace(mutation.old, mutation.new), encoding="utf-8")
        try:
            result = self.run_tests([mutation.rule])
        except subprocess.TimeoutExpired:
            return "killed"  # it hangs, which nobody would overlook
        finally:
            path.write_text(original, encoding="utf-8")
        if result.returncode == TESTS_FAILED:
            return "killed"
        if result.returncode == 0:
            return "SURVIVED"
        return f"NO VERDICT\n{result.stdout[-2000:]}"

    def run_tests(self, rules: Iterable[Rule]) -> subprocess.CompletedProcess[str]:
        """Run the tests that cite these rules."""
        tests = dict.fromkeys(
            f"{path}::{name}" for rule in rules for path, name in cited_by_tests()[rule]
        )
        return subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests],
            cwd=self._folder,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            timeout=LONGEST_RUN,
            check=False,
        )


def judge(chosen: list[Mutation], jobs: int) -> dict[Mutation, str]:
    """The verdicts, made in so many copies at the same time."""
    with tempfile.TemporaryDirectory() as folder:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for job in range(jobs):
            copies.put(Copy(Path(folder, str(job))))
        copy = copies.get()
        unchanged = copy.run_tests({mutation.rule for mutation in chosen})
        copies.put(copy)
        if unchanged.returncode != 0:
            sys.exit(f"The tests fail without any mutation:\n{unchanged.stdout[-5000:]}")

        def verdict(mutation: Mutation) -> str:
            copy = copies.get()
            try:
                return copy.verdict(mutation)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(jobs) as pool:
            return dict(zip(chosen, pool.map(verdict, chosen), strict=True))


def main() -> int:
    """Mutate the rules asked for, or all of them."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("rules", nargs="*", metavar="RULE", help="names of rules; all by default")
    options = parser.parse_args()
    began = time.monotonic()
    by_name: dict[str, list[Mutation]] = defaultdict(list)
    for mutation in all_mutations():
        by_name[mutation.rule.name].append(mutation)
    if unknown := set(options.rules) - set(by_name):
        parser.error(f"no mutation of {', '.join(sorted(unknown))}")
    chosen = [one for name in options.rules or by_name for one in by_name[name]]
    verdicts = judge(chosen, options.jobs)
    for mutation, verdict in verdicts.items():
        print(f"{full_name(mutation.rule):60} {mutation.path:36} {verdict}")
    missing = [] if options.rules else rules_without_mutation()
    for rule in missing:
        print(f"{full_name(rule):60} has no mutation")
    killed = sum(verdict == "killed" for verdict in verdicts.values())
    print(f"{killed} of {len(verdicts)} mutants killed in {time.monotonic() - began:.0f} s")
    return 0 if killed == len(verdicts) and not missing else 1


if __name__ == "__main__":
    sys.exit(main())
