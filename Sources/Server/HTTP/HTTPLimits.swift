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
    /// From an answer to the moment when its last byte has been handed to the kernel, which takes no more of them from
    /// us than the client reads.
    var unsentTime = TimeAmount.seconds(60)
    /// How long what a client still sends after its last answer is read and thrown away, so that it gets to see the
    /// answer.
    var lingerTime = TimeAmount.seconds(5)
    /// How many bytes of answers may wait for a client before its next request has to wait as well.
    var unsentBytes = 16 * 1024
    /// How many bytes are read at a time. All requests in them are parsed at once, each into many times its size.
    var readBytes = 16 * 1024
    /// How many bytes the kernel keeps that we have not read, and as many that the client has not taken.
    ///
    /// By itself it would keep megabytes of both. When a client has sent all it wants to send, what it has sent is read
    /// whether or not its requests have been answered.
    var kernelBytes = 64 * 1024
    /// Connections at a time.
    var connections = 10_000
    /// Connections at a time from one address that is not this machine's; nil for any number.
    var connectionsPerAddress: Int?
    /// Bytes of bodies in memory, over all connections.
    var heldBodies = 256 << 20

    /// From the whole request to the end of the work for it: a moment before its answer is due, so that whoever asked
    /// hears from the house, in the service's own words, that it could not be done in time.
    var workTime: Duration { .nanoseconds(max(answerTime.nanoseconds - 500_000_000, 0)) }

    /// The limits that ship.
    init() {}

    /// How often a connection looks at the clock: often enough for the shortest of its limits, and no oftener, since
    /// ten thousand do.
    var tick: TimeAmount {
        let shortest = [headTime, bodyTime, silence, answerTime, idleTime, unsentTime].map(\.nanoseconds).min() ?? 0
        return .nanoseconds(min(max(shortest / 4, 10_000_000), 2_000_000_000))
    }
}
