/// The table of results beyond the server's capacity.
struct OverloadTable {
    /// Password sign-ins per second by just enough callers to keep the server busy.
    let capacity: Double
    let lines: [OverloadTrial.Line]

    var text: String {
        var table = TextTable(
            "load", "offered/s", "accepted/s", "of capacity", "p50 ms", "p99 ms", "refused/s", "p99 ms",
            "loop us a request", "other pool p99 ms", "refused")
        for line in lines { table.add(line, capacity: capacity) }
        return """

            Overload: password sign-ins in one pool at a fixed rate, and a user of another pool beside them.
            Capacity: \(capacity.text(0)) a second. A refusal costs no more CPU than the event loop takes for a request.

            \(table.text)
            """
    }
}

extension TextTable {
    fileprivate mutating func add(_ line: OverloadTrial.Line, capacity: Double) {
        let result = line.result
        let accepted = Sample(latencies: result.accepted.sorted())
        let refusals = Sample(latencies: result.refusals.sorted())
        let goodput = Double(result.accepted.count) / line.seconds
        let requests = result.accepted.count + result.refused + result.failed + line.other.count
        let other = Sample(latencies: line.other)
        var name = "\(line.factor.text(1)) x"
        if result.withoutRetryAfter > 0 { name += ", \(result.withoutRetryAfter) without Retry-After" }
        if result.failed > 0 { name += ", \(result.failed) failed" }
        if result.unsent > 0 { name += ", \(result.unsent) unsent" }
        add(
            name, (Double(result.offered) / line.seconds).text(0), goodput.text(0), (goodput / capacity).text(2),
            accepted.latency(0.5).text(1), accepted.latency(0.99).text(1),
            (Double(result.refused) / line.seconds).text(0), refusals.latency(0.99).text(1),
            (Double(line.loops) / 1000 / Double(max(requests, 1))).text(0), other.latency(0.99).text(1),
            "\(line.otherRefused) of \(line.other.count)")
    }
}
