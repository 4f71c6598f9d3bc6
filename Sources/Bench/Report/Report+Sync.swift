/// The cost of sync relative to a refresh, and of waiting requests.
extension Report {
    var sync: [String] {
        let refresh = lines.first { $0.workload.name == "Refresh" }
        let limits = [(SyncTarget.listName, 1.0), (SyncTarget.updateName, 1.5)]
        let ratios = limits.compactMap { name, limit -> String? in
            guard let refresh, let line = lines.first(where: { $0.workload.name == name }) else { return nil }
            return Self.fact(
                "\(name), CPU against a refresh", value: line.sample.cpu / refresh.sample.cpu, unit: "times",
                atMost: limit)
        }
        guard !waiting.isEmpty else { return ratios }
        let rounds = waiting.map { $0.text(1) }.joined(separator: ", ")
        let middle = waiting.sorted()[waiting.count / 2]
        return ratios + [
            Self.fact(
                "memory of each of \(WaitingMemory.count) requests that wait", value: middle, unit: "KB", atMost: 32)
                + " (\(rounds))"
        ]
    }
}
