"""What contradicts a promise."""

import collections
import dataclasses

# An acknowledged write is not there, something that was ended is accepted again, something that may be used once was
# used twice, a write without a response is there in part, and a node does not come back by itself.
KINDS = LOST, RESURRECTED, DOUBLED, HALF, STUCK = "lost", "resurrected", "doubled", "half", "stuck"


@dataclasses.dataclass
class Finding:
    kind: str
    promise: str
    text: str


class Verdict:
    """The findings of a round, and what became known of calls without a response."""

    def __init__(self):
        self.findings = []
        self.acknowledged = self.happened = self.not_happened = 0

    def find(self, kind, promise, text):
        self.findings.append(Finding(kind, promise, text))

    def resolve(self, has_happened):
        """Counts a call without a response."""
        if has_happened:
            self.happened += 1
        else:
            self.not_happened += 1

    @property
    def counts(self):
        return collections.Counter(one.kind for one in self.findings)
