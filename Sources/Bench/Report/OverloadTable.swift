/// The table of results beyond the server's capacity.
struct OverloadTable {
    /// Password sign-ins by just enough callers to keep the server busy.
    let capacity: Sample
    /// The arithmetic of a password sign-in alone, in microseconds, as a measure of the machine's speed.
    let baseline: Double
    let cores: Int
    let lines: [OverloadTrial.Line]
    /// Event-loop time of an exchange without work, in nanoseconds.
    let exchange: Double

    var text: String {
        var table = TextTable(
            "load", "offered/s", "accepted/s", "of capacity", "callers' cores", "goodput", "p50 ms", "p99 ms",
            "refused/s", "p99 ms", "loop us a request", "other pool p99 ms", "refused")
        for line in lines { table.add(line, capacity: capacity.perSecond, goodput: goodput(line)) }
        return """

            Overload: password sign-ins in one pool at a fixed rate, and a user of another pool beside them.
            Capacity: \(capacity.perSecond.text(0)) a second. Goodput: accepted of what the capacity would be on the
            processor time that the callers left, since they run on the same \(cores) cores.
            A refusal costs no more CPU than the event loop takes for a request: under the highest load
            \(perRequest.text(0)) us, \((perRequest / baseline * 100).text(1)) % of a sign-in's arithmetic \
            (\(baseline.text(0)) us), at most 3 %: \(perRequest / baseline <= 0.03 ? "meets" : "misses").
            For comparison, an exchange without work (a key set from the cache): \((exchange / 1000).text(0)) us.

            \(table.text)
            """
    }
}

extension OverloadTable {
    /// The event loops' time for a request under the highest load, in microseconds.
    private var perRequest: Double {
        guard let last = lines.last else { return 0 }
        return Double(last.loops) / 1000 / Double(max(last.requests, 1))
    }

    /// Accepted sign-ins as a fraction of the server's capacity in the same processor time.
    private func goodput(_ line: OverloadTrial.Line) -> Double {
        let left = Double(cores) - line.callerCores
        let leftAtCapacity = Double(cores) - Double(capacity.callerCPU) / 1e9 / capacity.seconds
        return Double(line.result.accepted.count) / line.seconds / left / (capacity.perSecond / leftAtCapacity)
    }
}

extension OverloadTrial.Line {
    /// How many cores the callers kept busy.
    fileprivate var callerCores: Double { Double(callers) / 1e9 / seconds }
    fileprivate var requests: Int { result.accepted.count + result.refused + result.failed + other.count }
}

extension TextTable {
    fileprivate mutating func add(_ line: OverloadTrial.Line, capacity: Double, goodput: Double) {
        let result = line.result
        let accepted = Sample(latencies: result.accepted.sorted())
        let refusals = Sample(latencies: result.refusals.sorted())
        let perSecond = Double(result.accepted.count) / line.seconds
        let other = Sample(latencies: line.other)
        var name = "\(line.factor.text(1)) x"
        if result.withoutRetryAfter > 0 { name += ", \(result.withoutRetryAfter) without Retry-After" }
        if result.failed > 0 { name += ", \(result.failed) failed" }
        if result.unsent > 0 { name += ", \(result.unsent) unsent" }
        add(
            name, (Double(result.offered) / line.seconds).text(0), perSecond.text(0), (perSecond / capacity).text(2),
            line.callerCores.text(2), goodput.text(2), accepted.latency(0.5).text(1), accepted.latency(0.99).text(1),
            (Double(result.refused) / line.seconds).text(0), refusals.latency(0.99).text(1),
            (Double(line.loops) / 1000 / Double(max(line.requests, 1))).text(0), other.latency(0.99).text(1),
            "\(line.otherRefused) of \(line.other.count)")
    }
}
