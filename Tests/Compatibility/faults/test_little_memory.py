"""The limits of the process leave too little memory, or too few threads, for a server."""

import concurrent.futures
import os
import subprocess

import pytest

from testkit.cognito import CognitoAPI
from testkit.ports import free_port
from testkit.server import BINARY, TestServer

# With less than the first, the system cannot load the program.
MEGABYTES = [180, 200, 220, 240, 260, 280, 300, 340, 380, 400, 440, 460, 480]


def start(folder, *limit):
    """The finished start under a limit; None if it hangs or serves."""
    command = [*limit, str(BINARY), "serve", "--data", str(folder)]
    command += ["--port", str(free_port()), "--admin-port", str(free_port())]
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("MARTLET_", "AWS_"))}
    with subprocess.Popen(
        command, env={**clean, "SWIFT_BACKTRACE": "enable=no"}, cwd="/", stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as process:
        try:
            said, complaint = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            process.kill()
            return None
    return subprocess.CompletedProcess(command, process.returncode, said, complaint)


def line(done):
    """The only line that a refused start prints."""
    assert done is not None, "it hangs or serves"
    lines = [text for text in done.stderr.splitlines() if text.strip()]
    assert done.returncode == 1, done
    assert len(lines) == 1, done
    assert done.stdout == "", done
    return lines[0]


@pytest.mark.parametrize("option", ["as", "data"])
def test_a_start_with_too_little_memory_ends_with_a_line(scratch, option):
    """The process ends by itself and makes no file."""
    for megabytes in MEGABYTES:
        folder = scratch / f"little-{option}-{megabytes}"
        said = line(start(folder, "prlimit", f"--{option}={megabytes << 20}"))
        assert said.startswith("martlet: too little memory"), (megabytes, said)
        assert "ulimit" in said, (megabytes, said)
        assert not folder.exists(), megabytes


def test_a_start_with_too_few_threads_ends_with_a_line(scratch):
    """Otherwise SwiftNIO would trap when it starts its threads."""
    if os.geteuid() != 0:
        pytest.skip("the limit counts all processes of a user; only root can be another user for the test")
    folder = scratch / "few-threads"
    said = line(start(folder, "prlimit", "--nproc=12", "setpriv", "--reuid=54321", "--clear-groups"))
    assert said.startswith("martlet: too few threads"), said
    assert not folder.exists()


def test_a_gigabyte_of_addresses_is_enough(scratch):
    """The server works with the memory that docs/operations.md calls enough."""
    server = TestServer(scratch / "a-gigabyte")
    command, enough = server.command, (1 << 30) + (32 << 20) * max(0, os.cpu_count() - 2)
    server.command = lambda: ["prlimit", f"--as={enough}", *command()]
    server.start()
    try:
        api = CognitoAPI(server)
        client = api.make_client(api.make_pool())
        users = [api.make_user(client.pool) for _ in range(4)]
        with concurrent.futures.ThreadPoolExecutor(16) as threads:
            tokens = list(threads.map(lambda number: api.sign_in(client, users[number % 4].username), range(200)))
        assert all(token["AccessToken"] for token in tokens)
        assert server.is_alive()
        assert server.stop() == 0
    finally:
        server.kill()
