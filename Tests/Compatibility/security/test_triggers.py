"""Functions that are slow, lie or are attacked, and what they may not reach."""

import json
import os
import pathlib
import socket
import sys
import threading
import time

import pytest

from testkit.aws import error_of, refused
from testkit.cognito import PASSWORD, CognitoAPI, attributes, new_email, unique
from testkit.functions import add_target, new_function
from testkit.parallel import call_at_once, losses
from testkit.roles import allow, document
from testkit.targets import Hook, trigger
from testkit.waiting import eventually

INVALID = "InvalidLambdaResponseException"


@pytest.fixture
def hook(api):
    made = Hook(api.server, lambda received: (200, received.event))
    yield made
    made.close()


@pytest.fixture
def client(api, hook):
    """A client of a pool whose sign-ups call the hook."""
    return api.make_client(api.make_pool(LambdaConfig={"PreSignUp": hook.function}))


def sign_up(api, client, **given):
    return api.public.sign_up(
        ClientId=client.id, Username=unique(), Password=PASSWORD, UserAttributes=attributes(given))


@pytest.mark.rows("TRG-01", "UP-LAM-01", "UP-LAM-02")
def test_a_function_has_five_seconds_and_three_tries(api, hook, client):
    hook.respond = lambda received: None
    began = time.monotonic()
    with refused("UnexpectedLambdaException"):
        sign_up(api, client)
    took = time.monotonic() - began
    assert len(hook.received) == 3
    assert 14 < took < 40
    pauses = [later.at - earlier.at for earlier, later in zip(hook.received, hook.received[1:])]
    assert all(4.5 < pause < 12 for pause in pauses), pauses


def test_a_function_is_set_only_with_the_right_to_call_it(api, hook, roles):
    mine, config = api.make_pool(), {"UserMigration": hook.function}
    owner = roles.make_user(allow("cognito-idp:*"))
    users = roles.client_of_user(owner, "cognito-idp")
    members = {
        "PreTokenGenerationConfig": {"LambdaArn": hook.function, "LambdaVersion": "V2_0"},
        "InboundFederation": {"LambdaArn": hook.function, "LambdaVersion": "V1_0"},
        "CustomEmailSender": {"LambdaArn": hook.function, "LambdaVersion": "V1_0"},
        "PreSignUp": hook.function, **config,
    }
    for member, value in members.items():
        for call in (
            lambda: users.update_user_pool(UserPoolId=mine, LambdaConfig={member: value}),
            lambda: users.create_user_pool(PoolName="p", LambdaConfig={member: value}),
        ):
            with refused("AccessDeniedException", f"lambda:InvokeFunction on resource: {hook.function}"):
                call()
    users.update_user_pool(UserPoolId=mine)
    for function, is_allowed in [(new_function(), False), (hook.function, True)]:
        roles.iam.put_user_policy(
            UserName=owner, PolicyName="more", PolicyDocument=document(allow("lambda:InvokeFunction", function)))
        # The server that is asked may have read the policies a second ago.
        time.sleep(1.1)
        if is_allowed:
            users.update_user_pool(UserPoolId=mine, LambdaConfig=config)
        else:
            with refused("AccessDeniedException"):
                users.update_user_pool(UserPoolId=mine, LambdaConfig=config)


def test_a_target_serves_the_pools_that_it_names(api, hook):
    served, other = (api.make_client(api.make_pool()) for _ in range(2))
    arn = new_function()
    add_target(api.server, arn, "--hook", hook.url, "--pool", served.pool)
    assert f"for {served.pool}" in trigger(api.server, "list")
    for call in (
        lambda: api.admin.update_user_pool(UserPoolId=other.pool, LambdaConfig={"PreSignUp": arn}),
        lambda: api.admin.create_user_pool(PoolName="p", LambdaConfig={"PreSignUp": arn}),
    ):
        with refused("InvalidParameterException", f"no target for {arn} that serves this pool"):
            call()
    api.admin.update_user_pool(UserPoolId=served.pool, LambdaConfig={"PreSignUp": arn})
    # The target took the address of the hook, which checks no signature here.
    sign_up(api, served)
    assert [one.event["userPoolId"] for one in hook.received] == [served.pool]
    # A pool that had the function before its target named pools.
    loose = new_function()
    add_target(api.server, loose, "--hook", hook.url)
    api.admin.update_user_pool(UserPoolId=other.pool, LambdaConfig={"PreSignUp": loose})
    sign_up(api, other)
    trigger(api.server, "remove", loose)
    add_target(api.server, loose, "--hook", hook.url, "--pool", served.pool)
    with refused("UnexpectedLambdaException"):
        sign_up(api, other)
    assert len(hook.received) == 2


@pytest.mark.rows("TRG-01", "TRG-05")
def test_a_slow_function_delays_only_its_own_pool(api, hook, client):
    hook.respond = lambda received: None
    other = api.make_client(api.make_pool())
    user = api.make_user(other.pool)
    results = []
    callers = [
        threading.Thread(target=lambda: results.append(call_at_once(lambda: sign_up(api, client)))) for _ in range(60)
    ]
    for caller in callers:
        caller.start()
    # Each try of a call that got a thread is one request.
    assert eventually(lambda: len(hook.received) >= 32)
    for _ in range(5):
        assert api.sign_in(other, user.username)["AccessToken"]
    assert not results, "no slow call had ended before"
    for caller in callers:
        caller.join(120)
    assert {code for result in results for code in losses(result)} == {"UnexpectedLambdaException"}


@pytest.mark.seconds(120)
@pytest.mark.one_engine
@pytest.mark.rows("TRG-05")
def test_as_many_calls_of_a_function_run_at_once_as_the_page_says(api, hook, client):
    """None of them waits for another while its five seconds run."""
    all_run = threading.Event()
    hook.respond = lambda received: (all_run.wait(4), (200, received.event))[1]
    results = []
    callers = [
        threading.Thread(target=lambda: results.append(call_at_once(lambda: sign_up(api, client)))) for _ in range(48)
    ]
    for caller in callers:
        caller.start()
    # All are at the function before it has responded to one.
    assert eventually(lambda: len({received.body for received in hook.received}) == 48 or results)
    at_once = len({received.body for received in hook.received})
    all_run.set()
    for caller in callers:
        caller.join(120)
    assert at_once == 48


@pytest.mark.one_engine
@pytest.mark.rows("TRG-14")
def test_what_a_program_has_started_ends_with_the_server(new_server, scratch):
    """Also what has called setsid."""
    folder = scratch / unique("program")
    folder.mkdir()
    program = folder / "program.py"
    program.write_text(
        "import http.client, os, subprocess, time\n"
        "left = subprocess.Popen(['sleep', '600'], start_new_session=True)\n"
        f"open({str(folder / 'left')!r}, 'w').write(str(left.pid))\n"
        "api = http.client.HTTPConnection(os.environ['AWS_LAMBDA_RUNTIME_API'])\n"
        "while True:\n"
        "    api.request('GET', '/2018-06-01/runtime/invocation/next')\n"
        "    response = api.getresponse()\n"
        "    event, name = response.read(), response.headers['Lambda-Runtime-Aws-Request-Id']\n"
        "    api.request('POST', f'/2018-06-01/runtime/invocation/{name}/response', event)\n"
        "    api.getresponse().read()\n")
    server, function = new_server(), new_function()
    server.start()
    trigger(server, "add", function, "--process", "/usr/bin/env", "--folder", folder, "--", "python3", program)
    api = CognitoAPI(server)
    client = api.make_client(api.make_pool(LambdaConfig={"PreSignUp": function}))
    sign_up(api, client)
    left = int((folder / "left").read_text())
    assert os.getsid(left) == left
    assert server.stop() == 0
    assert not runs(left)


def runs(process):
    """Whether a process does anything: one that has ended may wait for its parent."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


@pytest.mark.rows("TRG-05")
def test_more_calls_than_may_wait_are_refused_at_once(api, hook, client):
    hook.respond = lambda received: None
    began = time.monotonic()
    results = call_at_once(*[lambda: timed(lambda: sign_up(api, client), began)] * 330)
    early = sorted(results)[:40]
    # 256 calls of a function run or wait. The others do not wait for fifteen seconds.
    assert early[-1] < 14, results


def timed(call, began):
    with refused("UnexpectedLambdaException"):
        call()
    return time.monotonic() - began


NO_OBJECT = [
    b"", b"no JSON", b"[]", b"null", b'{"response": {}, "response": {}}', b'{"response": {}} x', b"\xff\xfe",
    b"[" * 100_000]
NO_RESPONSE = [
    b"{}", b'{"response": null}', b'{"response": []}', b'{"response": "x"}',
    b'{"response": {"autoConfirmUser": "true"}}', b'{"response": {"autoConfirmUser": 1}}',
    b'{"response": {"autoConfirmUser": true}, "x": "' + b"x" * (1 << 20) + b'"}']


@pytest.mark.parametrize("response", NO_OBJECT + NO_RESPONSE, ids=lambda response: repr(response[:40]))
@pytest.mark.rows("TRG-02", "UP-LAM-21")
def test_a_response_that_is_not_valid(api, hook, client, response):
    hook.respond = lambda received: (200, response)
    with refused(INVALID) as caught:
        sign_up(api, client)
    message = (
        "Invalid lambda function output : Invalid JSON" if response in NO_OBJECT else "Unrecognizable lambda output")
    assert caught.value.response["Error"]["Message"] == message
    assert len(hook.received) == 1


@pytest.mark.rows("TRG-02")
def test_what_a_function_says_about_the_request_is_ignored(api, hook, client):
    def lying(received):
        event = received.event
        event.update(userName="another", userPoolId="us-east-1_another", more={"a": [1, 2]})
        event["request"]["userAttributes"] = {"email": "another@example.com", "email_verified": "true"}
        event["response"].update(autoConfirmUser=True, more="x")
        return 200, event

    hook.respond = lying
    name, email = unique(), new_email()
    response = api.public.sign_up(
        ClientId=client.id, Username=name, Password=PASSWORD, UserAttributes=attributes({"email": email}))
    assert response["UserConfirmed"] is True
    seen = api.attributes_of(client.pool, name)
    assert seen["email"] == email
    assert seen.get("email_verified") != "true"
    with refused("UserNotFoundException"):
        api.admin.admin_get_user(UserPoolId=client.pool, Username="another")


def test_an_error_message_has_a_limit_and_stays_one_value(api, hook, client):
    hook.respond = lambda received: (400, {"errorMessage": '","x":"\r\nSet-Cookie: a' + "x" * 100_000})
    response = api.wire.post("SignUp", {"ClientId": client.id, "Username": unique(), "Password": PASSWORD})
    kind, message = error_of(response)
    assert kind == "UserLambdaValidationException"
    assert len(message) < 5000
    assert "Set-Cookie" not in response.headers


@pytest.mark.parametrize(
    "host", ["10.0.0.1", "192.168.0.1", "169.254.169.254", "[fd00::1]", "0.0.0.0", "[::ffff:10.0.0.1]"])
@pytest.mark.rows("TRG-03")
def test_no_hook_is_in_a_private_network(api, host):
    function = new_function()
    trigger(api.server, "add", function, "--hook", f"https://{host}/")
    pool = api.make_pool(LambdaConfig={"PreSignUp": function})
    began = time.monotonic()
    said = trigger(api.server, "invoke", "PreSignUp", "--pool", pool, "--sample", code=1)
    assert "it cannot be called" in said, "nothing was sent that could time out"
    assert time.monotonic() - began < 5, "nothing was sent that could time out"
    trigger(api.server, "remove", function)


@pytest.mark.rows("TRG-03")
def test_a_private_network_is_reached_if_the_operator_allows_it(api):
    # An address of this machine that is not its loopback, and a server that speaks no TLS.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("198.51.100.1", 9))
        except OSError:
            pytest.skip("this machine has no network")
        address = probe.getsockname()[0]
    with socket.create_server((address, 0)) as listener:
        listener.settimeout(30)
        words = ["--hook", f"https://{address}:{listener.getsockname()[1]}/"]
        for more in ([], ["--allow-private"]):
            function = new_function()
            trigger(api.server, "add", function, *words, *more)
            pool = api.make_pool(LambdaConfig={"PreSignUp": function})
            called = threading.Thread(
                target=trigger, args=(api.server, "invoke", "PreSignUp", "--pool", pool, "--sample"),
                kwargs={"code": 1})
            called.start()
            if more:
                listener.accept()[0].close()
            called.join(60)
        listener.settimeout(0)
        with pytest.raises(OSError):
            listener.accept()


@pytest.mark.parametrize("url", [
    "http://hooks.example.com/", "file:///etc/passwd", "gopher://127.0.0.1/", "https://user:password@127.0.0.1/",
    "http://127.0.0.1.example.com/", "http://0x7f000001/", "https://a.example/\r\nX: y",
])
@pytest.mark.rows("TRG-03")
def test_no_hook_has_another_kind_of_address(api, url):
    function = new_function()
    trigger(api.server, "add", function, "--hook", url, code=1)
    assert function not in trigger(api.server, "list")


@pytest.mark.rows("TRG-13")
def test_a_receiver_can_refuse_what_was_changed_or_recorded(api, hook, client):
    hook.respond = lambda received: hook.check(received) or (200, received.event)
    sign_up(api, client)
    received = hook.received[0]
    assert abs(int(received.headers["webhook-timestamp"]) - time.time()) < 60
    with pytest.raises(PermissionError, match="old"):
        hook.check(received)
    with pytest.raises(PermissionError, match="wrong"):
        hook.check(received, body=received.body.replace(b"PreSignUp_SignUp", b"PreSignUp_Other"))
    later = dict(received.headers, **{"webhook-timestamp": str(int(time.time()) + 5)})
    received.headers = later
    with pytest.raises(PermissionError, match="wrong"):
        hook.check(received)


def test_the_secret_of_a_hook_is_in_no_table_log_or_list(api, hook, client):
    sign_up(api, client)
    text = hook.secret.removeprefix("whsec_")
    for path in [*api.server.folder.rglob("*"), api.server.log]:
        if path.is_file():
            assert text.encode() not in path.read_bytes(), path


@pytest.mark.rows("TRG-14")
def test_a_program_gets_no_shell_and_nothing_of_the_server(api, scratch):
    folder = scratch / unique("program")
    folder.mkdir()
    report = folder / "report.json"
    program = folder / "program.py"
    program.write_text(
        "import http.client, json, os, sys\n"
        "api = http.client.HTTPConnection(os.environ['AWS_LAMBDA_RUNTIME_API'])\n"
        "api.request('GET', '/2018-06-01/runtime/invocation/next')\n"
        "response = api.getresponse()\n"
        "event = response.read()\n"
        "files = [os.readlink(f'/proc/self/fd/{name}') for name in os.listdir('/proc/self/fd')\n"
        "         if os.path.exists(f'/proc/self/fd/{name}')]\n"
        "json.dump({'arguments': sys.argv[1:], 'variables': dict(os.environ), 'files': files}, "
        f"open({str(report)!r}, 'w'))\n"
        "name = response.headers['Lambda-Runtime-Aws-Request-Id']\n"
        "api.request('POST', f'/2018-06-01/runtime/invocation/{name}/response', event)\n"
        "api.getresponse().read()\n")
    function, evil = new_function(), f"$(touch {folder}/evil); `id` && '\"x"
    trigger(
        api.server, "add", function, "--process", "/usr/bin/env", "--folder", folder,
        "--environment", "GREETING=a=b", "--environment", f"EVIL={evil}", "--", "python3", program, evil)
    client = api.make_client(api.make_pool(LambdaConfig={"PreSignUp": function}))
    name = f"$(touch {folder}/evil)"
    api.public.sign_up(ClientId=client.id, Username=name.replace(" ", ""), Password=PASSWORD)
    found = json.loads(report.read_text())
    assert found["variables"]["GREETING"] == "a=b"
    assert found["variables"]["EVIL"] == evil
    assert found["arguments"] == [evil]
    assert not (folder / "evil").exists()
    assert not [name for name in found["variables"] if name.startswith("MARTLET_")]
    assert api.server.secret_access_key not in json.dumps(found)
    assert found["variables"]["PATH"].startswith("/usr/local")
    assert not [file for file in found["files"] if "sqlite" in file or "sealing" in file], found["files"]
    assert sum(file.startswith("socket:") for file in found["files"]) == 1, found["files"]
    trigger(api.server, "remove", function)


@pytest.mark.rows("TRG-14")
def test_production_takes_programs_from_the_configuration_file_only(new_server, scratch):
    server = new_server(dev=False)
    server.start()
    function = new_function()
    words = ["--process", "/bin/true", "--folder", "/"]
    if server.database:
        # Who opens the store with its keys may write it, but the server does not start what it finds there.
        trigger(server, "add", function, *words)
        with refused("InvalidParameterException", "has no target"):
            CognitoAPI(server).make_pool(LambdaConfig={"PreSignUp": function})
    else:
        assert "configuration file" in trigger(server, "add", function, *words, code=1)


@pytest.mark.rows("TRG-14")
def test_no_stranger_gets_the_events_of_a_program(api, scratch):
    folder = scratch / unique("program")
    folder.mkdir()
    (folder / "app.py").write_text(
        "import os\n\ndef handler(event, context):\n"
        "    open('address', 'w').write(os.environ['AWS_LAMBDA_RUNTIME_API'])\n    return event\n")
    function = new_function()
    trigger(
        api.server, "add", function, "--process", sys.executable, "--folder", folder, "--",
        "-m", "awslambdaric", "app.handler")
    client = api.make_client(api.make_pool(LambdaConfig={"PreSignUp": function}))
    sign_up(api, client)
    host, port = (folder / "address").read_text().split(":")
    with socket.create_connection((host, int(port)), timeout=30) as stranger:
        stranger.sendall(b"GET /2018-06-01/runtime/invocation/next HTTP/1.1\r\nHost: a\r\n\r\n")
        sign_up(api, client)
        assert stranger.recv(65536) == b""
    trigger(api.server, "remove", function)
