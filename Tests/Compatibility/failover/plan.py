"""What a run does: rounds of faults, and controls that must find something. One task is one line of JSON."""

import dataclasses

from failover import controls


@dataclasses.dataclass(frozen=True)
class Task:
    """A round of a fault, or, without a fault, a control."""

    fault: str = ""
    number: int = 0
    synchronous: bool = True
    control: str = ""

    @property
    def name(self):
        if self.control:
            return f"control, {self.control}"
        return f"{self.fault} {self.number}" + ("" if self.synchronous else ", asynchronous")


def tasks(faults, rounds, control_rounds):
    """All tasks of a run, in order.

    The first round of all faults comes before the second one of any, so that a run that is stopped has as many of each.
    Controls come last: a cluster that was asynchronous stays so until its end.
    """
    yield from (Task(fault, number) for number in range(rounds) for fault in faults)
    if control_rounds:
        yield from (Task(control=name) for name in controls.ALL)
    yield from (
        Task(fault, number, synchronous=False)
        for number in range(control_rounds) for fault in (controls.LOSES.name, "kill-primary"))
