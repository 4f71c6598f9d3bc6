"""The lock file of a data folder is removed while a server uses the folder."""

from testkit.cognito import CognitoAPI
from testkit.ports import free_port
from testkit.server import run_martlet


def refusal(done):
    """The only line that a refused command prints."""
    assert done.returncode == 1, done
    lines = [line for line in done.stderr.splitlines() if line.strip()]
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("martlet: "), done.stderr
    return lines[0]


def test_a_second_start_is_refused_without_the_lock_file(new_server, engine):
    """No second process uses the folder for an embedded store, whichever engine the first server has."""
    server = new_server(dev=False)
    server.start()
    api = CognitoAPI(server)
    pool = api.make_pool()
    (server.folder / "martlet.lock").unlink()
    for _ in range(2):
        line = refusal(run_martlet(
            "serve", "--data", server.folder, "--port", free_port(), "--admin-port", free_port(),
            environment=server.root_key))
        assert "another process" in line
        assert str(server.folder) in line
    if engine == "sqlite":
        assert "uses" in refusal(run_martlet("rekey", "--data", server.folder))
    assert pool in run_martlet("pool", "list", *server.store, environment=server.root_key).stdout
    assert api.make_user(pool).sub
    assert server.stop() == 0
    server.start()
    assert api.make_user(pool).sub
