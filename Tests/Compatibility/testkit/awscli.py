"""A shell whose `aws` is the AWS CLI in one process that forks: its start takes longer than most of its calls."""

import os
import socket
import subprocess
import sys

CLIENT = """#!{python} -S
import json, os, socket, sys
with socket.socket(socket.AF_UNIX) as server:
    server.connect({path!r})
    server.sendall(json.dumps([sys.argv[1:], os.getcwd()]).encode() + b"\\n")
    code, out, err = json.loads(server.makefile().readline())
sys.stdout.write(out)
sys.stderr.write(err)
sys.exit(code)
"""

SERVER = """
import contextlib, io, json, os, socket, sys
import awscli.clidriver, botocore.session
listening = socket.socket(fileno=int(sys.argv[1]))
# What the first call of each service loads is there for all.
loader = botocore.session.get_session()
for service in ("cognito-idp", "iam"):
    loader.get_service_model(service)
while True:
    caller, _ = listening.accept()
    if os.fork():
        caller.close()
        with contextlib.suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        continue
    words, folder = json.loads(caller.makefile().readline())
    os.chdir(folder)
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = awscli.clidriver.create_clidriver().main(words)
    caller.sendall(json.dumps([code, out.getvalue(), err.getvalue()]).encode() + b"\\n")
    os._exit(0)
"""


class AWSCommands:
    """Runs scripts in one bash, in a folder and an environment."""

    def __init__(self, folder, environment):
        self.folder = folder
        self.environment = {
            "HOME": str(folder), "AWS_PAGER": "", "AWS_EC2_METADATA_DISABLED": "true",
            "AWS_DEFAULT_REGION": "us-east-1", **environment}
        self.environment["PATH"] = f"{folder}/bin:{self.environment['PATH']}"

    def __enter__(self):
        (self.folder / "bin").mkdir()
        # The path of a socket is short, wherever the folder is.
        path = f"/tmp/aws-{os.getpid()}-{id(self)}"
        self.listening = socket.socket(socket.AF_UNIX)
        self.listening.bind(path)
        self.listening.listen()
        self.path = path
        client = self.folder / "bin/aws"
        client.write_text(CLIENT.format(python=sys.executable, path=path))
        client.chmod(0o755)
        self.server = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(self.listening.fileno())], env=self.environment,
            pass_fds=[self.listening.fileno()])
        self.shell = subprocess.Popen(
            ["bash"], cwd=self.folder, env=self.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        return self

    def run(self, script, what):
        """The output of a script. Variables stay for the next one."""
        self.shell.stdin.write(f"{script}\nCODE=$?; echo; echo ENDED $CODE\n")
        self.shell.stdin.flush()
        lines = []
        for line in self.shell.stdout:
            if line.startswith("ENDED "):
                assert line == "ENDED 0\n", (what, script, "".join(lines))
                return "".join(lines)[:-1]
            lines.append(line)
        raise AssertionError((what, "the shell ended", "".join(lines)))

    def __exit__(self, *_):
        self.shell.kill()
        self.server.kill()
        self.shell.wait()
        self.server.wait()
        self.listening.close()
        os.unlink(self.path)
