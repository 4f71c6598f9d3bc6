"""Examples/QuickStart, whose files the quick start shows, against the release binary."""

import os
import subprocess

from testkit.cognito import unique
from testkit.consumer import BUILT

QUICK_START = BUILT / "QuickStart"


def test_the_quick_start(api, tmp_path):
    """The first run signs a user up and in; the second finds the session and asks nothing."""
    (tmp_path / "data").symlink_to(api.server.folder)
    folder = tmp_path / "apps/QuickStart"
    folder.mkdir(parents=True)
    environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "home")}
    name = unique("ada")
    greeting = f"Hello, {name}. Your address is {name}@example.com.\n"
    first = subprocess.Popen(
        [QUICK_START], cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True)
    first.stdin.write(f"{name}\n")
    first.stdin.flush()
    output, errors = first.communicate(f"{api.code(f'{name}@example.com')}\n", timeout=240)
    assert first.returncode == 0, errors
    assert output.endswith(greeting), errors
    assert "ThreadSanitizer" not in errors, errors
    second = subprocess.run(
        [QUICK_START], cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        timeout=240)
    assert second.returncode == 0, second.stderr
    assert second.stdout == greeting, second.stderr
