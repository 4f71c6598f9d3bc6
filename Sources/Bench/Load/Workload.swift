/// One thing that callers do again and again.
struct Workload: Sendable {
    let name: String
    /// What the server must compute for it at the least.
    var baseline: [CryptoStep] = []
    /// What is to be reached.
    var target: Target?
    /// Makes the caller of one connection. What it prepares is not measured.
    let caller: @Sendable (_ number: Int, _ connection: Connection) throws -> any Caller

    /// How processor time is judged.
    enum Target: Sendable {
        /// So many times the floor at most.
        case ratio(Double)
        /// So many microseconds at most.
        case microseconds(Double)
    }
}

/// Whoever calls, over one connection.
protocol Caller {
    /// Does the whole thing once.
    mutating func perform(over connection: Connection) throws
}

/// A caller that sends one prepared request.
struct Repeater: Caller {
    let request: Request
    func perform(over connection: Connection) throws { _ = try connection.call(request) }
}
