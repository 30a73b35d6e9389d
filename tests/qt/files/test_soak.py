"""A few sequences of the soak; the command runs hundreds."""

import subprocess
import sys


def test_whatever_is_done_to_windows_and_files_nothing_is_lost() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.soak", "--sequences", "4", "--jobs", "1", "--seed", "1"],
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 sequences" in done.stdout
