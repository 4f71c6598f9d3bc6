"""One server for each engine and worker; each test runs on both engines, unless no store decides its outcome."""

import itertools
import os
import pathlib
import shutil
import signal
import tempfile
import zlib

import pytest

from testkit.cognito import CognitoAPI
from testkit.identities import IdentityAPI
from testkit.postgres import new_database
from testkit.roles import Roles
from testkit.server import BINARY, TestServer

SECONDS_PER_TEST = int(os.environ.get("SECONDS_PER_TEST", "600"))


def pytest_configure(config):
    config.addinivalue_line("markers", "seconds(n): the limit for a test that needs more than SECONDS_PER_TEST")
    config.addinivalue_line("markers", "one_engine: no store decides the outcome, so that one engine is enough")
    config.addinivalue_line("markers", "xdist_group(name): tests that one worker runs")
    if not BINARY.exists():
        raise pytest.UsageError(f"{BINARY} is missing: run make release")
    if "TEST_POSTGRES" not in os.environ:
        raise pytest.UsageError("TEST_POSTGRES is not set: run this through Scripts/postgres-for-tests run")


def pytest_collection_modifyitems(config, items):
    """Leaves out one of the two runs of tests with `one_engine`, so that each engine gets about half of them."""
    left_out = [item for item in items if item.get_closest_marker("one_engine") and not is_chosen(item)]
    config.hook.pytest_deselected(items=left_out)
    unwanted = set(left_out)
    items[:] = [item for item in items if item not in unwanted]


def is_chosen(item):
    engine = item.callspec.params.get("engine") if hasattr(item, "callspec") else None
    if engine is None:
        return True
    name = item.nodeid.replace(f"[{engine}", "[", 1)
    return engine == ("sqlite", "postgres")[zlib.crc32(name.encode()) % 2]

# Numbers of servers' folders: names of tests that begin alike would give two tests one folder.
FOLDERS = itertools.count()


@pytest.fixture(autouse=True)
def time_limit(request):
    """Ends a test that hangs, which says nothing about its speed."""
    marker = request.node.get_closest_marker("seconds")
    limit = marker.args[0] if marker else SECONDS_PER_TEST

    def give_up(*_):
        pytest.fail(f"the test took more than {limit} seconds")

    before = signal.signal(signal.SIGALRM, give_up)
    # Again after ten seconds, if the test has caught the first failure.
    signal.setitimer(signal.ITIMER_REAL, limit, 10)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="session")
def scratch():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="martlet-walks-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def engine(request):
    return request.param


@pytest.fixture(scope="session")
def server(engine, scratch):
    """The release binary, ready to respond."""
    made = TestServer(scratch / engine, database=new_database() if engine == "postgres" else None)
    made.start()
    yield made
    assert made.is_alive(), f"martlet ended with {made.process.returncode} during the walks:\n{made.tail(60)}"
    assert made.stop() == 0


@pytest.fixture
def api(server):
    assert server.is_alive(), server.tail(60)
    made = CognitoAPI(server)
    yield made
    made.tear_down()


@pytest.fixture
def identities(server):
    """Identity pools, with user pools as their providers."""
    made = IdentityAPI(server)
    yield made
    made.tear_down()


@pytest.fixture
def roles(server):
    """Roles, policies and providers of IAM."""
    made = Roles(server)
    yield made
    made.tear_down()


@pytest.fixture
def target(engine, scratch, request):
    """A server with the other engine, with its own keys."""
    folder = scratch / f"target-{engine}-{request.node.name[:20].split('[')[0]}-{os.getpid()}-{next(FOLDERS)}"
    made = TestServer(folder, database=new_database() if engine == "sqlite" else None)
    made.start()
    yield made
    made.kill()


@pytest.fixture
def passphrase(tmp_path):
    file = tmp_path / "passphrase"
    file.write_text("correct horse battery\n")
    file.chmod(0o600)
    return file


@pytest.fixture
def new_server(engine, scratch, request):
    """Makes servers for one test, on its engine; they are killed after it."""
    made = []

    def make(name=None, share=None, **settings):
        """`share` is another server whose store the new one uses."""
        folder = scratch / f"{engine}-{request.node.name[:20].replace('[', '-').strip(']')}-{os.getpid()}-{next(FOLDERS)}"
        database = share.database if share else (new_database() if engine == "postgres" else None)
        made.append(TestServer(share.folder if share else folder, database=database, **settings))
        return made[-1]

    yield make
    for server in made:
        if server.process is not None:
            server.kill()
