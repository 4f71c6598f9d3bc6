/// The table of results beyond the server's capacity.
struct OverloadTable {
    /// Password sign-ins per second by just enough callers to keep the server busy.
    let capacity: Double
    let lines: [OverloadTrial.Line]

    /// The server's processor time per sign-in at capacity, in microseconds.
    private var accepted: Double {
        guard let line = lines.first(where: { $0.factor == 1 }) else { return 0 }
        return Double(line.cpu) / 1000 / Double(max(line.result.accepted.count + line.other.count, 1))
    }

    var text: String {
        var table = TextTable(
            "load", "offered/s", "accepted/s", "of capacity", "p50 ms", "p99 ms", "refused/s", "p99 ms",
            "CPU us a refusal", "other pool p99 ms", "refused")
        for line in lines { table.add(line, capacity: capacity, signIn: accepted) }
        return """

            Overload: password sign-ins in one pool at a fixed rate, and a user of another pool beside them.
            Capacity: \(capacity.text(0)) a second. A sign-in at 1 x takes \(accepted.text(0)) us of CPU, which is
            taken off for each accepted one to find what refusals cost.

            \(table.text)
            """
    }
}

extension TextTable {
    fileprivate mutating func add(_ line: OverloadTrial.Line, capacity: Double, signIn: Double) {
        let result = line.result
        let accepted = Sample(latencies: result.accepted.sorted())
        let refusals = Sample(latencies: result.refusals.sorted())
        let goodput = Double(result.accepted.count) / line.seconds
        let spent = Double(line.cpu) / 1000 - Double(result.accepted.count + line.other.count) * signIn
        let other = Sample(latencies: line.other)
        var name = "\(line.factor.text(1)) x"
        if result.withoutRetryAfter > 0 { name += ", \(result.withoutRetryAfter) without Retry-After" }
        if result.failed > 0 { name += ", \(result.failed) failed" }
        if result.unsent > 0 { name += ", \(result.unsent) unsent" }
        add(
            name, (Double(result.offered) / line.seconds).text(0), goodput.text(0), (goodput / capacity).text(2),
            accepted.latency(0.5).text(1), accepted.latency(0.99).text(1),
            (Double(result.refused) / line.seconds).text(0), refusals.latency(0.99).text(1),
            result.refused > 0 ? (max(spent, 0) / Double(result.refused)).text(0) : "", other.latency(0.99).text(1),
            "\(line.otherRefused) of \(line.other.count)")
    }
}
