/// An operation that callers repeat.
struct Workload: Sendable {
    let name: String
    /// The calculations that the server must do for it.
    var baseline: [CryptoStep] = []
    /// The goal.
    var target: Target?
    /// Creates the caller of one connection. Its preparation is not measured.
    let caller: @Sendable (_ number: Int, _ connection: Connection) throws -> any Caller

    /// The goal for processor time.
    enum Target: Sendable {
        /// At most this multiple of the required calculations.
        case ratio(Double)
        /// At most this many microseconds.
        case microseconds(Double)
    }
}

/// Repeats an operation over one connection.
protocol Caller {
    /// Performs the operation once.
    mutating func perform(over connection: Connection) throws
}

/// Sends the same prepared request each time.
struct Repeater: Caller {
    let request: Request
    func perform(over connection: Connection) throws { _ = try connection.call(request) }
}
