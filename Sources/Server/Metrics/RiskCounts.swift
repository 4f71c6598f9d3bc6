import Kernel

/// The counts of what threat protection has found (UP-ASF-24 to 29).
struct RiskCounts: Sendable {
    /// A request, as it is counted.
    struct Request: Hashable, Comparable, Sendable {
        var act: JudgedRisk.Act
        /// The pool, or `other` for the pools beyond the number that is counted by name.
        var pool: String

        static func < (one: Request, other: Request) -> Bool {
            (one.pool, one.act.rawValue) < (other.pool, other.act.rawValue)
        }
    }

    private(set) var risky: [Request: Int] = [:]
    private(set) var notRisky: [Request: Int] = [:]
    private(set) var compromised: [Request: Int] = [:]
    private(set) var takeovers: [RiskLevel: Int] = [:]
    private(set) var blocks: [RiskLevel: Int] = [:]

    private var pools: Set<String> = []
    private static let maxPools = 256

    /// Counts a request. A block without a level is counted as high, as Cognito does.
    mutating func count(_ found: JudgedRisk) {
        let request = Request(act: found.act, pool: label(of: found.pool))
        if found.isCompromised { compromised[request, default: 0] += 1 }
        if let level = found.level { takeovers[level, default: 0] += 1 }
        if found.isBlocked { blocks[found.level ?? .high, default: 0] += 1 }
        if found.isCompromised || found.isBlocked || found.level != nil {
            risky[request, default: 0] += 1
        } else {
            notRisky[request, default: 0] += 1
        }
    }

    private mutating func label(of pool: UserPoolID) -> String {
        guard pools.count < Self.maxPools || pools.contains(pool.rawValue) else { return "other" }
        pools.insert(pool.rawValue)
        return pool.rawValue
    }
}

extension MetricsPage {
    mutating func risks(_ counts: RiskCounts) {
        requests("martlet_risk_total", of: counts.risky, help: "Requests that threat protection found risky.")
        requests("martlet_no_risk_total", of: counts.notRisky, help: "Requests that it found not risky.")
        requests(
            "martlet_compromised_credentials_risk_total", of: counts.compromised, level: .high,
            help: "Requests with a compromised password.")
        levels(
            "martlet_account_takeover_risk_total", of: counts.takeovers,
            help: "Sign-ins by the risk that another takes over the account.")
        levels(
            "martlet_override_block_total", of: counts.blocks,
            help: "Requests that the settings of a pool refused, by their risk.")
    }

    private mutating func requests(
        _ name: String, of counts: [RiskCounts.Request: Int], level: RiskLevel? = nil, help: String
    ) {
        head(name, kind: "counter", help: help)
        for (request, count) in counts.sorted(by: { $0.key < $1.key }) {
            let labels = [("operation", request.act.rawValue), ("user_pool_id", request.pool)]
            line(name, labels: labels + (level.map { [("risk_level", Self.label($0))] } ?? []), value: "\(count)")
        }
    }

    private mutating func levels(_ name: String, of counts: [RiskLevel: Int], help: String) {
        head(name, kind: "counter", help: help)
        for level in RiskLevel.allCases {
            line(name, labels: [("risk_level", Self.label(level))], value: "\(counts[level, default: 0])")
        }
    }

    private static func label(_ level: RiskLevel) -> String { level.rawValue.lowercased() }
}
