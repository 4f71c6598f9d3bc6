"""A program in its own terminal: its screen, the keys typed, and whether they are echoed."""

import os
import pty
import select
import signal
import termios
import time


class Terminal:
    """Starts `words` as the session leader of a terminal."""

    def __init__(self, *words, environment, patience=60):
        self.patience = patience
        self.screen = ""
        self._seen = 0
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            try:
                os.execve(words[0], list(map(str, words)), environment)
            finally:
                os._exit(127)

    def wait_for(self, text):
        """Waits for `text` behind the text of the last wait."""
        end = time.monotonic() + self.patience
        while text not in self.screen[self._seen:]:
            assert time.monotonic() < end, f"{text!r} never came:\n{self.screen}"
            assert self._read(0.1), f"{text!r} never came:\n{self.screen}"
        self._seen = self.screen.index(text, self._seen) + len(text)

    def line(self):
        """The rest of the line behind the text of the last wait."""
        begin = self._seen
        self.wait_for("\n")
        return self.screen[begin:self._seen - 1].rstrip("\r")

    def _read(self, seconds):
        """Reads what there is. False at the end of the output."""
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            piece = os.read(self.master, 65536)
        except OSError:
            return False
        self.screen += piece.decode(errors="replace").replace("\r\n", "\n")
        return bool(piece)

    def type(self, line):
        os.write(self.master, f"{line}\n".encode())

    def press(self, key):
        os.write(self.master, key.encode())

    @property
    def echoes(self):
        return bool(termios.tcgetattr(self.master)[3] & termios.ECHO)

    def wait(self):
        """The exit code once the program has ended."""
        end = time.monotonic() + self.patience
        while time.monotonic() < end:
            self._read(0.05)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.pid = None
                return os.waitstatus_to_exitcode(status)
        raise AssertionError(f"the program did not end:\n{self.screen}")

    def close(self):
        if self.pid is not None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.master)
