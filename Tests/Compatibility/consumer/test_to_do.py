"""Examples/ToDo: what a list on a device keeps, without a service."""

import json
import os
import subprocess

import pytest

from testkit.consumer import BUILT

TO_DO = BUILT / "ToDo"


@pytest.fixture
def device(tmp_path):
    """Starts the program on a device; nothing listens at the service's port."""
    pool = {"PoolId": "us-east-1:00000000-1111-2222-3333-444444444444", "Endpoint": "127.0.0.1:1"}
    configuration = tmp_path / "awsconfiguration.json"
    configuration.write_text(json.dumps({"CredentialsProvider": {"CognitoIdentity": {"Default": pool}}}))
    environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "home")}

    def start():
        return subprocess.Popen(
            [TO_DO, tmp_path / "phone", configuration], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True)

    return start


def test_what_was_added_survives_a_kill(device):
    """Each command is killed when the next one has shown that it returned."""
    for number, word in enumerate(["milk", "bread", "salt"], 1):
        program = device()
        program.stdin.write(f"add {word}\nlist\n")
        program.stdin.flush()
        while not program.stdout.readline().startswith(f"{number}. {word}"):
            assert program.poll() is None, program.stderr.read()
        program.kill()
        program.wait()
    output, errors = device().communicate("done 2\nlist\nquit\n", timeout=240)
    assert output.splitlines()[1:] == ["Done: bread", "1. milk", "2. salt"] and "ThreadSanitizer" not in errors, errors


def test_without_a_service_a_list_waits_for_it(device):
    output, errors = device().communicate("add milk\nsync\nlist\nquit\n", timeout=240)
    assert "scheduled" in output.splitlines() and "1. milk" in output, errors
