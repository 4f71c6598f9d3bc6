"""Snapshots of pools: the files that `martlet pool` and `martlet identity-pool` write and read, and their rows."""

from testkit.admin import ask_admin
from testkit.server import run_martlet


class Snapshots:
    """The commands of one kind of pool, with one passphrase."""

    def __init__(self, passphrase, group="pool"):
        self.passphrase, self.group = passphrase, group

    def run(self, word, server, *words):
        return run_martlet(self.group, word, *server.store, *words, environment=server.root_key, timeout=240)

    def export(self, server, name, file, *words):
        """Writes `file`, and returns its number of rows."""
        said = self.run("export", server, *words, "--passphrase-file", self.passphrase, name, file)
        assert said.returncode == 0, said.stderr
        return int(said.stdout.split()[-2])

    def load(self, server, file):
        """Reads `file`: what the command says, which may have failed."""
        return self.run("import", server, "--passphrase-file", self.passphrase, file)


def rows_of(server, name, **place):
    """The manifest and the lines of a pool."""
    lines, position = [], {"table": 0, "after": []}
    while position:
        page = ask_admin(server, "ExportPoolRows", pool=name, position=position, **place)
        lines += page["lines"]
        position = page.get("next")
    return page["manifest"], lines
