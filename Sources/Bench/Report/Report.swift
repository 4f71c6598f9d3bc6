import Foundation

/// All results, as printed.
struct Report {
    let engine: String
    let connections: Int
    let rounds: Int
    var lines: [Line] = []
    var idle = ProcessMeter.Memory()
    var loaded = ProcessMeter.Memory()
    /// Milliseconds until the first response, the median of several starts.
    var startUp = 0.0
    /// Milliseconds of the app's processor time per sign-in by `AWSMobileClient`, if measured.
    var clientSignIn: Double?
    /// The cost of a decision of policies, if measured.
    var policies: PolicyEvaluation?
    /// The cost that a warm trigger adds to a sign-in, if measured.
    var trigger: TriggerCost?
    /// Kilobytes of each request that waits for a change, in each round.
    var waiting: [Double] = []
    /// The results beyond the capacity, if measured.
    var overload: OverloadTable?
    var pageOverload: PageOverloadTable?
    /// Credentials of guests and of users, by the number of identities in the pool.
    var byIdentities: [(identities: Int, guests: Sample, users: Sample)] = []
    /// Password sign-ins, by the number of users in the pool.
    var bySize: [(users: Int, sample: Sample)] = []

    /// One line of the table.
    struct Line {
        let workload: Workload
        let sample: Sample
        /// Microseconds; nil if no calculation is required.
        var baseline: Double?
        /// The same with the server's own code, in microseconds.
        var own: Double?

        var ratio: Double? { baseline.map { sample.cpu / $0 } }
        /// The sort key of rounds.
        var weight: Double { ratio ?? sample.cpu }
    }

    var text: String { ([title, table] + facts).joined(separator: "\n") + "\n" }

    private var title: String { "\(engine), \(connections) connections, server and callers on one machine\n" }

    private var table: String {
        var table = TextTable(
            "operation", "requests/s", "p50 ms", "p99 ms", "CPU us", "a core/s", "own us", "floor us", "ratio",
            "target", "")
        for line in lines {
            table.add(
                line.workload.name, line.sample.perSecond.text(0), line.sample.latency(0.5).text(2),
                line.sample.latency(0.99).text(2), line.sample.cpu.text(0), (1e6 / line.sample.cpu).text(0),
                line.own?.text(0) ?? "", line.baseline?.text(0) ?? "", line.ratio?.text(2) ?? "", line.target,
                line.verdict)
        }
        return table.text
    }

    private var facts: [String] {
        [
            "CPU: the server's processor time for each operation. Floor: what the operation must compute with large",
            "numbers (exponentiations, signatures, checks of signatures, decryptions) and nothing else, by OpenSSL on",
            "all cores. Own: the same by the server's code, which knows a shorter way to powers of g.",
            "Each line is the round in the middle of \(rounds), by its ratio.",
            "",
            Self.fact("resident memory, idle", value: idle.resident.megabytes, unit: "MB", atMost: 60)
                + " (\(idle.anonymous.megabytes.text(1)) MB its own)",
            "resident memory, loaded: \(loaded.resident.megabytes.text(1)) MB, at most "
                + loaded.peak.megabytes.text(1),
            Self.fact("start on an existing store", value: startUp, unit: "ms", atMost: 200),
        ] + decisions + client + triggers + sync + identitySizes + sizes + (overload.map { [$0.text] } ?? [])
            + (pageOverload.map { [$0.text] } ?? [])
    }

    private var decisions: [String] {
        guard let policies else { return [] }
        return [
            Self.fact(
                "\(PolicyEvaluation.name) of usual kinds, evaluated", value: policies.usual, unit: "us", atMost: 20),
            "\(PolicyEvaluation.name) of 10,240 characters, evaluated: \(policies.long.text(1)) us",
        ]
    }

    private var client: [String] {
        clientSignIn.map { [Self.fact("\(ClientSignIn.name), the app's own CPU", value: $0, unit: "ms", atMost: 150)] }
            ?? []
    }

    private var triggers: [String] {
        guard let trigger else { return [] }
        let name = "what a warm trigger adds to a password sign-in, one caller"
        return [
            Self.fact("\(name), the server's CPU", value: trigger.cpu, unit: "ms", atMost: 1.5),
            Self.fact("\(name), p50", value: trigger.latency, unit: "ms", atMost: 3),
        ]
    }

    private var identitySizes: [String] {
        guard let small = byIdentities.first, let large = byIdentities.last, byIdentities.count > 1 else { return [] }
        let each = byIdentities.map { size in
            "credentials with \(size.identities) identities: of a guest \(size.guests.cpu.text(0)) us of CPU, "
                + "GetId and credentials of a user \(size.users.cpu.text(0)) us"
        }
        let names = "\(large.identities) identities against \(small.identities), CPU"
        let logarithm = log(Double(large.identities)) / log(Double(small.identities))
        return each + [
            Self.fact("guests, \(names)", value: large.guests.cpu / small.guests.cpu, unit: "times", atMost: logarithm),
            Self.fact("users, \(names)", value: large.users.cpu / small.users.cpu, unit: "times", atMost: logarithm),
        ]
    }

    private var sizes: [String] {
        guard let small = bySize.first, let large = bySize.last, bySize.count > 1 else { return [] }
        let each = bySize.map { size in
            "password sign-in with \(size.users) users: \(size.sample.cpu.text(0)) us of CPU, "
                + "p50 \(size.sample.latency(0.5).text(2)) ms, p99 \(size.sample.latency(0.99).text(2)) ms"
        }
        let names = "\(large.users) users against \(small.users)"
        return each + [
            Self.fact("CPU, \(names)", value: large.sample.cpu / small.sample.cpu, unit: "times", atMost: 1.2),
            Self.fact(
                "p50, \(names)", value: large.sample.latency(0.5) / max(small.sample.latency(0.5), 0.001),
                unit: "times", atMost: 1.2),
        ]
    }

    /// A sentence about a measured value and its goal.
    static func fact(_ name: String, value: Double, unit: String, atMost limit: Double) -> String {
        let digits = limit < 10 ? 2 : 1
        return "\(name): \(value.text(digits)) \(unit), at most \(limit.text(limit < 10 ? 1 : 0)): "
            + (value <= limit ? "meets" : "misses")
    }
}

extension Report.Line {
    var target: String {
        switch workload.target {
        case .ratio(let limit): "<= \(limit.text(2))"
        case .microseconds(let limit): "<= \(limit.text(0)) us"
        case nil: ""
        }
    }

    var verdict: String {
        switch workload.target {
        case .ratio(let limit): (ratio ?? .infinity) <= limit ? "meets" : "misses"
        case .microseconds(let limit): sample.cpu <= limit ? "meets" : "misses"
        case nil: ""
        }
    }
}

extension Int {
    fileprivate var megabytes: Double { Double(self) / 1e6 }
}
