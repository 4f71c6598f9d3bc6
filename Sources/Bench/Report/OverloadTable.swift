/// The table of what happens beyond the server's capacity.
struct OverloadTable {
    /// Password sign-ins a second, by as many callers as keep the server busy and no more.
    let capacity: Double
    /// The server's processor time for one sign-in, in microseconds.
    let signIn: Double
    let lines: [OverloadTrial.Line]

    var text: String {
        var table = TextTable(
            "load", "offered/s", "accepted/s", "of capacity", "p50 ms", "p99 ms", "refused/s", "p99 ms",
            "CPU us a refusal", "other pool p99 ms", "refused")
        for line in lines { table.add(line, capacity: capacity, signIn: signIn) }
        return """

            Overload: password sign-ins in one pool at a fixed rate, and a user of another pool beside them.
            Capacity: \(capacity.text(0)) a second, \(signIn.text(0)) us of CPU each.

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
        var name = "\(line.factor.text(0)) x"
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
