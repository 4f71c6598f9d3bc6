"""A run as a table."""

import collections
import statistics

from failover.findings import DOUBLED, HALF, LOST, RESURRECTED, STUCK

HEADINGS = [
    "fault", "rounds", "acknowledged", "lost", "resurrected", "doubled", "unknown: happened, not",
    "bare writer", "write", "sign-in", "read", "added to writes", "at the balancer",
]
# What the ledger must find without synchronous replication, and in which fault.
BLIND = {LOST: "cut-replication-and-kill"}


def spread(values):
    """The median and the largest value."""
    return f"{statistics.median(values):.1f} / {max(values):.1f}" if values else "–"


def at_nodes(rounds, part, kind):
    """The values of all Martlet nodes."""
    return [value for one in rounds for host, value in getattr(one, part).get(kind, {}).items() if host != "lb"]


def row(name, rounds):
    def total(kind):
        return sum(one.counts.get(kind, 0) for one in rounds)

    bare = [value for one in rounds for value in one.bare.values() if value is not None]
    balancer = [one.first["write"]["lb"] for one in rounds if "lb" in one.first.get("write", {})]
    return [
        name, len(rounds), sum(one.acknowledged for one in rounds), total(LOST), total(RESURRECTED), total(DOUBLED),
        f"{sum(one.happened for one in rounds)}, {sum(one.not_happened for one in rounds)}", spread(bare),
        *(spread(at_nodes(rounds, "first", kind)) for kind in ("write", "sign-in", "read")),
        spread(at_nodes(rounds, "added", "write")), spread(balancer),
    ]


def by_fault(rounds):
    found = collections.defaultdict(list)
    for one in rounds:
        found[one.fault if one.synchronous else f"{one.fault}, asynchronous"].append(one)
    return found


def table(rounds):
    """The lines of a Markdown table: seconds to the first success, each as the median and the longest."""
    lines = [HEADINGS, ["---"] * len(HEADINGS)]
    lines += [row(name, some) for name, some in by_fault(rounds).items()]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def notes(rounds):
    """What the table leaves out."""
    statuses, mails = collections.Counter(), collections.Counter()
    for one in rounds:
        statuses.update(one.statuses)
        mails.update(one.mails)
    added = [value for one in rounds if one.synchronous for value in at_nodes([one], "added", "write")]
    yield f"added to the first write, over all faults: {spread(added)} s"
    told = ", ".join(f"{name}: {count}" for name, count in statuses.most_common())
    yield f"answers from 500 on, and none: {told or 'not seen'}"
    yield "codes by mail: " + (", ".join(f"{n} sent {times} times" for times, n in sorted(mails.items())) or "none")
    failed = collections.Counter()
    for one in rounds:
        failed[one.fault] += one.failed_at_balancer
    told = ", ".join(f"{name}: {count}" for name, count in sorted(failed.items()))
    yield f"measured calls at the balancer that failed: {told or 'none'}"
    yield f"nodes restarted by hand: {sum(one.restarts_by_hand for one in rounds)}"
    for name, kind in (("synchronous", True), ("asynchronous", False)):
        lost = sum(one.bare_lost for one in rounds if one.synchronous is kind)
        yield f"rows lost of the bare writers, {name}: {lost}"
    yield f"connections of Martlet after a round: at most {max((one.connections for one in rounds), default=0)}"
    slow = [one.slowest for one in rounds]
    for name in ("before", "during", "after"):
        known = [one[name] * 1000 for one in slow if one.get(name) is not None]
        if known:
            yield f"p99 of acknowledged writes {name} the fault: {statistics.median(known):.0f} ms in the median round"


def all_controls(rounds, controls):
    """How much each control has found: those of the ledger, and the asynchronous rounds."""
    found = dict(controls)
    for kind, fault in BLIND.items():
        some = [one for one in rounds if not one.synchronous and one.fault == fault]
        if some:
            found[f"asynchronous replication, {kind}"] = sum(one.counts.get(kind, 0) for one in some)
    return found


def complaints(rounds):
    """The findings that fail a run: none may be there in synchronous mode."""
    for one in rounds:
        if one.synchronous:
            for finding in one.findings:
                if finding["kind"] in (LOST, RESURRECTED, DOUBLED, HALF, STUCK):
                    yield f"{one.fault} {one.number}: {finding['kind']}: {finding['promise']}: {finding['text']}"
