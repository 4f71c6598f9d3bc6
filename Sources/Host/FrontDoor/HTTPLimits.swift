import NIOCore

/// How much of anything a client may send, and how long it may take (security.md 5.5).
struct HTTPLimits: Sendable {
    /// One header field, name and value together, in bytes.
    ///
    /// The request's target counts as one.
    var headerField = 16 * 1024
    /// All header fields together, in bytes.
    var headerList = 32 * 1024
    /// How many header fields.
    var headerCount = 100
    /// The path and query, in bytes.
    var target = 8 * 1024
    /// The body, in bytes.
    var body = 1 << 20
    /// From the first byte, or the start of the connection, to the last byte of the head.
    var headTime = TimeAmount.seconds(10)
    /// From the head to the last byte of the body.
    var bodyTime = TimeAmount.seconds(30)
    /// Between two pieces of a body. A chunk may announce any size; what counts is whether anything comes.
    var silence = TimeAmount.seconds(7)
    /// From the whole request to its answer.
    var answerTime = TimeAmount.seconds(10)
    /// Between two requests on one connection.
    var idleTime = TimeAmount.seconds(60)
    /// How long what a refused client still sends is read and thrown away, so that it gets to see the refusal.
    var leaveTime = TimeAmount.seconds(1)
    /// Connections at a time.
    var connections = 10_000

    /// From the whole request to the end of the work for it: a moment before its answer is due, so that whoever asked
    /// hears from the house, in the service's own words, that it could not be done in time.
    var workTime: Duration { .nanoseconds(max(answerTime.nanoseconds - 500_000_000, 0)) }

    /// The limits that ship.
    init() {}

    /// How often a connection looks at the clock: often enough for the shortest of its limits, and no oftener, since
    /// ten thousand do.
    var tick: TimeAmount {
        let shortest = [headTime, bodyTime, silence, answerTime, idleTime].map(\.nanoseconds).min() ?? 0
        return .nanoseconds(min(max(shortest / 4, 10_000_000), 2_000_000_000))
    }
}
