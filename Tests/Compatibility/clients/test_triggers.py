"""Where functions are: existing handlers under their runtime interface client, hooks, and the API of Lambda."""

import base64
import json
import os
import pathlib
import textwrap

import pytest
import requests

from testkit.aws import refused
from testkit.cognito import PASSWORD, CognitoAPI, attributes, new_email, unique
from testkit.functions import new_function
from testkit.parallel import WORKERS, call_at_once, losses, winners
from testkit.server import run_martlet
from testkit.targets import Hook, LambdaServer, process_targets, trigger
from testkit.waiting import eventually

HANDLERS = '''
    import os
    import time

    print("the module is loaded", flush=True)

    def before_sign_up(event, context):
        name = event["userName"]
        if name.startswith("refused"):
            raise Exception("not this name")
        if name.startswith("crash"):
            os._exit(9)
        if name.startswith("hang"):
            with open(os.environ["JOURNAL"], "a") as journal:
                journal.write(f"hung {context.client_context.custom['idempotencyKey']}\\n")
            time.sleep(600)
        event["response"]["autoConfirmUser"] = True
        return event

    def after_confirmation(event, context):
        with open(os.environ["JOURNAL"], "a") as journal:
            address = event["request"]["userAttributes"].get("email", "nowhere")
            journal.write(f"{os.getpid()} {event['userName']} {address}\\n")
        return event

    def after_sign_in(event, context):
        print("pool", event["userPoolId"], "user", event["userName"], flush=True)
        return event

    def message(event, context):
        assert context.get_remaining_time_in_millis() <= 5000
        event["response"]["emailSubject"] = "Hello from " + context.function_name
        event["response"]["emailMessage"] = "Use " + event["request"]["codeParameter"]
        return event
'''


def confirming(event):
    event["response"]["autoConfirmUser"] = True
    return event


def sign_up(api, client, username=None, **given):
    return api.public.sign_up(
        ClientId=client.id, Username=username or unique(), Password=PASSWORD, UserAttributes=attributes(given))


class Handlers:
    """A server whose configuration has three handlers of one module, and a pool that calls them."""

    def __init__(self, new_server, scratch, **more):
        self.folder = scratch / unique("handlers")
        self.folder.mkdir()
        (self.folder / "app.py").write_text(textwrap.dedent(HANDLERS))
        self.journal = self.folder / "journal"
        self.journal.touch()
        names = {
            "PreSignUp": "before_sign_up", "PostConfirmation": "after_confirmation",
            "PostAuthentication": "after_sign_in", "CustomMessage": "message"}
        self.functions = {kind: new_function() for kind in names}
        targets = process_targets(
            self.folder, {self.functions[kind]: f"app.{name}" for kind, name in names.items()},
            environment={"JOURNAL": str(self.journal)}, **more)
        self.config = self.folder / "martlet.json"
        self.config.write_text(json.dumps({"triggers": targets}))
        self.server = new_server(arguments=["--config", str(self.config), "--log-level", "info"])
        self.server.start()
        self.api = CognitoAPI(self.server)
        pool = self.api.make_pool(LambdaConfig=self.functions, AutoVerifiedAttributes=["email"])
        self.client = self.api.make_client(pool)

    def sign_up(self, name=None, **given):
        return sign_up(self.api, self.client, name, **given)

    def workers(self):
        """The processes under awslambdaric that the server has started."""
        found = []
        for folder in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                words = (folder / "cmdline").read_bytes().split(b"\0")
            except (FileNotFoundError, ProcessLookupError):
                continue
            if parent == self.server.process.pid and b"awslambdaric" in words:
                found.append(int(folder.name))
        return found


@pytest.fixture
def handlers(new_server, scratch):
    return Handlers(new_server, scratch)


@pytest.mark.rows("UP-LAM-03", "UP-LAM-06", "UP-LAM-07", "UP-LPO-03", "UP-LPO-06")
def test_existing_handlers_run_unchanged(handlers):
    name, email = unique(), new_email()
    assert handlers.sign_up(name, email=email)["UserConfirmed"] is True
    assert handlers.api.sign_in(handlers.client, name)["AccessToken"]
    with refused("UserLambdaValidationException", "PreSignUp failed with error not this name."):
        handlers.sign_up("refused-" + unique())
    assert handlers.journal.read_text().split()[1:] == [name, email]
    assert eventually(lambda: f"pool {handlers.client.pool} user {name}" in handlers.server.log.read_text())
    log = handlers.server.log.read_text()
    assert "the module is loaded" in log
    assert "function output" in log
    processes = {line.split()[0] for line in handlers.journal.read_text().splitlines()}
    handlers.sign_up()
    assert {line.split()[0] for line in handlers.journal.read_text().splitlines()} == processes, "it stays for the next"
    assert handlers.journal.read_text().splitlines()[-1].endswith(" nowhere"), "a handler sends mail to an address only"


@pytest.mark.rows("UP-LAM-05")
def test_the_words_of_a_message_come_from_a_handler(handlers):
    name, email = unique(), new_email()
    handlers.api.admin.admin_create_user(
        UserPoolId=handlers.client.pool, Username=name, MessageAction="SUPPRESS",
        UserAttributes=attributes({"email": email}))
    handlers.api.admin.admin_set_user_password(
        UserPoolId=handlers.client.pool, Username=name, Password=PASSWORD, Permanent=True)
    tokens = handlers.api.sign_in(handlers.client, name)
    handlers.api.public.get_user_attribute_verification_code(
        AccessToken=tokens["AccessToken"], AttributeName="email")
    message = handlers.api.message(email)
    function = handlers.functions["CustomMessage"].rpartition(":")[2]
    assert message["subject"] == f"Hello from {function}"
    assert message["body"] == f"Use {message['code']}"


@pytest.mark.rows("UP-LAM-01", "UP-LAM-02", "UP-LAM-22")
def test_a_handler_that_crashes_or_hangs_fails_its_call_alone(handlers):
    assert handlers.sign_up()["UserConfirmed"] is True
    first = handlers.workers()
    with refused("UserLambdaValidationException", "Runtime exited with error: exit status 9"):
        handlers.sign_up("crash-" + unique())
    assert handlers.sign_up()["UserConfirmed"] is True, "the next call starts another copy"
    with refused("UnexpectedLambdaException", "error Socket timeout while invoking Lambda function."):
        handlers.sign_up("hang-" + unique())
    hung = [line.split()[1] for line in handlers.journal.read_text().splitlines() if line.startswith("hung")]
    assert len(hung) > 1, "a handler can recognise a repetition"
    assert len(set(hung)) == 1, "a handler can recognise a repetition"
    assert handlers.sign_up()["UserConfirmed"] is True
    # Two handlers are in use, each in a copy or two; those that crashed or hung are gone.
    assert eventually(lambda: len(handlers.workers()) <= 3)
    assert set(handlers.workers()) != set(first)


def test_32_calls_share_a_few_copies_which_end_with_the_server(new_server, scratch):
    handlers = Handlers(new_server, scratch, workers=3)
    # So that no call waits for a copy that starts.
    assert handlers.sign_up()["UserConfirmed"] is True
    results = call_at_once(*[handlers.sign_up] * WORKERS)
    assert not losses(results)
    assert all(one["UserConfirmed"] for one in winners(results))
    assert len(handlers.journal.read_text().splitlines()) == WORKERS + 1
    processes = handlers.workers()
    assert 2 <= len(processes) <= 6
    assert handlers.server.stop() == 0
    assert eventually(lambda: not any(os.path.exists(f"/proc/{one}") for one in processes))


def test_copies_without_work_end(new_server, scratch):
    handlers = Handlers(new_server, scratch, **{"idle-seconds": 1})
    assert handlers.sign_up()["UserConfirmed"] is True
    assert handlers.workers()
    assert eventually(lambda: not handlers.workers())
    assert handlers.sign_up()["UserConfirmed"] is True


def test_a_killed_server_leaves_no_copies(handlers):
    handlers.sign_up()
    processes = handlers.workers()
    assert processes
    handlers.server.kill()
    assert eventually(lambda: not any(os.path.exists(f"/proc/{one}") for one in processes))


@pytest.fixture
def hook(api):
    """A hook that confirms every sign-up."""
    made = Hook(api.server, lambda received: (200, confirming(received.event)))
    yield made
    made.close()


@pytest.mark.rows("UP-LAM-03", "UP-LAM-14", "UP-LAM-22")
def test_a_hook(api, hook):
    pool = api.make_pool(LambdaConfig={"PreSignUp": hook.function})
    client = api.make_client(pool)
    assert sign_up(api, client)["UserConfirmed"] is True
    received = hook.received[0]
    hook.check(received)
    assert received.path == "/hook"
    assert received.headers["content-type"] == "application/json"
    assert received.headers["x-martlet-function-arn"] == hook.function
    assert received.event["triggerSource"] == "PreSignUp_SignUp"
    assert received.event["userPoolId"] == pool
    hook.respond = lambda received: (422, {"errorMessage": "closed today"})
    with refused("UserLambdaValidationException", "PreSignUp failed with error closed today."):
        sign_up(api, client)
    assert len(hook.received) == 2, "an error of the function is final"


@pytest.mark.rows("UP-LAM-02")
def test_a_hook_that_is_away_is_tried_three_times_under_one_id(api, hook):
    client = api.make_client(api.make_pool(LambdaConfig={"PreSignUp": hook.function}))
    responses = [(503, {}), (302, {}, {"Location": hook.url + "/elsewhere"})]
    hook.respond = lambda received: responses.pop(0) if responses else (200, confirming(received.event))
    assert sign_up(api, client)["UserConfirmed"] is True
    assert [one.path for one in hook.received] == ["/hook"] * 3, "redirects are not followed"
    assert len({one.headers["webhook-id"] for one in hook.received}) == 1
    for received in hook.received[1:]:
        assert received.body == hook.received[0].body
    hook.respond = lambda received: (500, b"<html>")
    with refused("UnexpectedLambdaException", "PreSignUp invocation failed due to configuration."):
        sign_up(api, client)
    assert len(hook.received) == 6


@pytest.mark.rows("UP-LAM-03", "UP-LAM-22")
def test_the_api_of_lambda(api, scratch):
    server = LambdaServer(confirming)
    secret = scratch / unique("secret")
    secret.touch(mode=0o600)
    secret.write_text(LambdaServer.SECRET + "\n")
    function, named = (new_function().replace("us-east-1", LambdaServer.REGION) for _ in range(2))
    words = ["--lambda", server.url, "--access-key-id", LambdaServer.KEY, "--secret-access-key-file", secret]
    trigger(api.server, "add", function, *words)
    trigger(api.server, "add", named, *words, "--function-name", "short:live")
    client = api.make_client(api.make_pool(LambdaConfig={"PreSignUp": function}))
    assert sign_up(api, client)["UserConfirmed"] is True
    assert server.name_in(server.received[0]) == function
    context = json.loads(base64.b64decode(server.received[0].headers["x-amz-client-context"]))
    assert context["custom"]["idempotencyKey"]
    other = api.make_client(api.make_pool(LambdaConfig={"PreSignUp": named}))
    assert sign_up(api, other)["UserConfirmed"] is True
    assert server.name_in(server.received[1]) == "short:live"

    def failing(event):
        raise ValueError("no")

    server.function = failing
    with refused("UserLambdaValidationException", "PreSignUp failed with error no."):
        sign_up(api, client)
    # The API refuses another secret, and Martlet says only that the call failed.
    secret.write_text("another-secret-of-this-key\n")
    trigger(api.server, "remove", named)
    trigger(api.server, "add", named, *words)
    with refused("UnexpectedLambdaException"):
        sign_up(api, other)
    assert len(server.received) == 6
    assert not server.is_signed(server.received[-1])
    server.close()


def test_targets_are_added_listed_tried_and_removed(api, hook):
    pool = api.make_pool(LambdaConfig={"PreSignUp": hook.function, "DefineAuthChallenge": hook.function})
    listed = [line.split() for line in trigger(api.server, "list").splitlines()]
    assert [hook.function, "hook", hook.url + "/hook"] in listed
    assert hook.secret not in trigger(api.server, "list"), "a secret is shown once"
    assert "has a target already" in trigger(api.server, "add", hook.function, "--hook", hook.url, code=1)
    for kind in ("PreSignUp", "DefineAuthChallenge"):
        hook.respond = lambda received: (200, received.event)
        said = trigger(api.server, "invoke", kind, "--pool", pool, "--sample").splitlines()
        event, response = (json.loads(line.split(None, 1)[1]) for line in said)
        assert event == response == hook.received[-1].event
        assert event["userPoolId"] == pool
        assert event["triggerSource"].startswith(kind + "_")
    hook.check(hook.received[-1])
    hook.respond = lambda received: (400, {"errorMessage": "no sample"})
    assert "no sample" in trigger(api.server, "invoke", "PreSignUp", "--pool", pool, "--sample", code=1)
    for words, line in [
        (["PostConfirmation", "--pool", pool], "has no function for PostConfirmation"),
        (["PreSignup", "--pool", pool], "is not a trigger"), (["PreSignUp", "--pool", "us-east-1_none"], "does not exist"),
    ]:
        assert line in trigger(api.server, "invoke", *words, "--sample", code=1)
    trigger(api.server, "remove", hook.function)
    assert "does not exist" in trigger(api.server, "remove", hook.function, code=1)
    with refused("UnexpectedLambdaException"):
        sign_up(api, api.make_client(pool))
    with refused("InvalidParameterException", f"Martlet has no target for {hook.function}"):
        api.make_pool(LambdaConfig={"PreSignUp": hook.function})


def test_commands_with_mistakes_are_refused_in_one_line(api, scratch):
    function, exposed = new_function(), scratch / unique("exposed")
    exposed.write_text("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw\n")
    exposed.chmod(0o644)
    for words, line, code in [
        ([function], "give one of --hook, --lambda, --kinesis, --process, --apns-key-file", 2),
        ([function, "--hook", "https://a.example", "--lambda", "https://b.example"], "give one of", 2),
        ([function, "--lambda", "https://a.example"], "--lambda needs", 2),
        ([function, "--hook", "http://a.example"], "must be https unless it is on this machine", 1),
        ([function, "--hook", "file:///etc/passwd"], "is not an https:// address", 1),
        (["check", "--hook", "https://a.example"], "is not an ARN of a function", 1),
        ([function, "--hook", "https://a.example", "--secret-file", exposed], "anyone may read", 1),
        ([function, "--process", "python3", "--folder", "/"], "absolute paths", 1),
        ([function, "--process", "/bin/true", "--folder", "/", "--environment", "A"], "is NAME=VALUE", 2),
        ([function, "--process", "/bin/true", "--folder", "/", "--environment", "=A"], "variable is empty", 1),
        ([function, "--hook", "https://a.example", "--environment", "A=b"], "--environment needs --process", 2),
    ]:
        said = trigger(api.server, "add", *words, code=code)
        assert line in said, said
        assert len(said.strip().splitlines()) == 1, said
        assert "MfKQ" not in said, said
    assert function not in trigger(api.server, "list")


@pytest.mark.rows("TOK-24")
def test_targets_survive_a_restart_and_a_new_sealing_key(new_server):
    server = new_server()
    server.start()
    hook = Hook(server, lambda received: (200, confirming(received.event)))
    api = CognitoAPI(server)
    client = api.make_client(api.make_pool(LambdaConfig={"PreSignUp": hook.function}))
    assert server.stop() == 0
    assert hook.function in trigger(server, "list"), "without a server, the command reads the store"
    done = run_martlet("rekey", *server.store)
    assert done.returncode == 0, done.stderr
    server.start()
    assert sign_up(api, client)["UserConfirmed"] is True
    hook.check(hook.received[-1])
    hook.close()


def test_the_inbox_shows_the_last_calls(api, hook):
    client = api.make_client(api.make_pool(LambdaConfig={"PreSignUp": hook.function}))
    name = unique()
    sign_up(api, client, name)
    hook.respond = lambda received: (400, {"errorMessage": "<b>no</b>"})
    with refused("UserLambdaValidationException"):
        sign_up(api, client)
    shown = requests.get(f"{api.server.url}/inbox/triggers/calls", timeout=60).json()
    failed, good = [call for call in shown if call["function"] == hook.function]
    assert json.loads(good["event"])["userName"] == name
    assert good["trigger"] == "PreSignUp"
    assert json.loads(good["answer"])["response"]["autoConfirmUser"] is True
    assert good["milliseconds"] >= 0
    assert failed["problem"] == "it failed: <b>no</b>"
    assert failed["answer"] == ""
    hook.respond = lambda received: (200, {**received.event, "response": {"autoConfirmUser": "yes"}})
    with refused("InvalidLambdaResponseException", "Unrecognizable lambda output"):
        sign_up(api, client)
    shown = requests.get(f"{api.server.url}/inbox/triggers/calls", timeout=60).json()
    assert shown[0]["problem"] == "its answer is not valid: autoConfirmUser is not a boolean."
    assert "yes" in shown[0]["answer"]
    page = requests.get(f"{api.server.url}/inbox/triggers", timeout=60)
    assert page.status_code == 200
    assert "script" not in page.text
    assert "<b>no" not in page.text
    assert "&lt;b&gt;no" in page.text
    assert name in page.text
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    told = requests.get(f"{api.server.admin_url}/metrics", timeout=60).text
    for outcome in ("answered", "failed"):
        assert f'martlet_trigger_calls_total{{trigger="PreSignUp",outcome="{outcome}"}}' in told
