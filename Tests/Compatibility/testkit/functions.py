"""Functions for triggers: HTTP servers of the walk's own, and programs under awslambdaric."""

import http.server
import json
import sys
import traceback

from testkit import sum_handlers
from testkit.cognito import FLOWS, unique
from testkit.ports import free_port
from testkit.server import ACCOUNT, REGION, ROOT, run_martlet
from testkit.serving import serve

SUM_TRIGGERS = {
    "DefineAuthChallenge": sum_handlers.define, "CreateAuthChallenge": sum_handlers.create,
    "VerifyAuthChallengeResponse": sum_handlers.verify,
}


def new_function():
    return f"arn:aws:lambda:{REGION}:{ACCOUNT}:function:{unique('function')}"


def add_target(server, arn, *words):
    """Says where the function `arn` is, by the command that operators use."""
    done = run_martlet("trigger", "add", arn, *server.store, *words, environment=server.root_key)
    assert done.returncode == 0, done.stderr


class Hooks:
    """Handlers `(event, context) -> event` behind HTTP, one path each. `events` keeps what they got, oldest first."""

    def __init__(self, server):
        self.server, self.events, self._handlers = server, [], {}
        hooks = self

        class Receiver(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                event = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                hooks.events.append(json.loads(json.dumps(event)))
                try:
                    status, response = 200, hooks._handlers[self.path](event, None)
                except Exception as error:
                    traceback.print_exc()
                    status, response = 500, {"errorMessage": str(error), "errorType": type(error).__name__}
                body = json.dumps(response).encode()
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.port = free_port()
        self._http = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), Receiver)
        serve(self._http)

    def add(self, handler):
        """The ARN of a new function that `handler` performs."""
        arn = new_function()
        path = "/" + arn.rpartition(":")[2]
        self._handlers[path] = handler
        add_target(self.server, arn, "--hook", f"http://127.0.0.1:{self.port}{path}")
        return arn

    def add_all(self, handlers):
        """`LambdaConfig` with a function for each handler."""
        return {trigger: self.add(handler) for trigger, handler in handlers.items()}

    def sources(self):
        return [event["triggerSource"] for event in self.events]

    def close(self):
        self._http.shutdown()
        self._http.server_close()


def configured_programs(folder, names):
    """`LambdaConfig` with a function of `sum_handlers` for each trigger, and a configuration file that says that
    awslambdaric runs them."""
    config = {trigger: new_function() for trigger in names}
    path = folder / f"{unique('martlet')}.json"
    path.write_text(json.dumps({"triggers": {
        arn: {
            "kind": "process", "command": [sys.executable, "-m", "awslambdaric", f"sum_handlers.{names[trigger]}"],
            "folder": str(ROOT / "Tests/Compatibility/testkit"),
        } for trigger, arn in config.items()
    }}))
    path.chmod(0o600)
    return config, path


def custom_client(api, config, **settings):
    """A client that may use custom sign-ins, in a new pool with these functions."""
    pool = api.make_pool(LambdaConfig=config)
    return api.make_client(pool, ExplicitAuthFlows=[*FLOWS, "ALLOW_CUSTOM_AUTH"], **settings)


def begin(api, client, username, **parameters):
    return api.public.initiate_auth(
        ClientId=client.id, AuthFlow="CUSTOM_AUTH", AuthParameters=client.parameters(username, **parameters))


def answer(api, client, username, asked, text, **more):
    return api.public.respond_to_auth_challenge(
        ClientId=client.id, ChallengeName="CUSTOM_CHALLENGE", Session=asked["Session"],
        ChallengeResponses=client.parameters(username, ANSWER=text), **more)
