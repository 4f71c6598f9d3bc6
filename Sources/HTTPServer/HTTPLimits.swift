import NIOCore

/// Limits of size and time for clients.
package struct HTTPLimits: Sendable {
    /// One header field, name and value together, in bytes. The request target has the same limit.
    var headerField = 16 * 1024
    /// All header fields together, in bytes.
    var headerList = 32 * 1024
    /// The number of header fields.
    var headerCount = 100
    /// The path and query, in bytes.
    var target = 8 * 1024
    /// The body, in bytes.
    package var body = 1 << 20
    /// From the first byte, or the start of the connection, to the last byte of the head.
    var headTime = TimeAmount.seconds(10)
    /// From the head to the last byte of the body.
    var bodyTime = TimeAmount.seconds(30)
    /// The same for a body that is processed while it arrives, which may be a large file.
    var streamTime = TimeAmount.minutes(15)
    /// The most bodies that are processed while they arrive, at the same time.
    var streams = 8
    /// How many bytes of such a body are collected before they are passed on.
    var streamPiece = 64 * 1024
    /// Between two pieces of a body. A chunk may announce any size, but bytes have to arrive.
    var silence = TimeAmount.seconds(7)
    /// From the whole request to its response.
    var responseTime = TimeAmount.seconds(10)
    /// Between two requests on one connection.
    var idleTime = TimeAmount.seconds(60)
    /// From a response until the kernel has accepted its last byte, which depends on how fast the client reads.
    var unsentTime = TimeAmount.seconds(60)
    /// How long input after the last response is read and discarded, so that the client can still read the response.
    var lingerTime = TimeAmount.seconds(5)
    /// How many bytes of responses may be unsent before the client's next request has to wait.
    var unsentBytes = 16 * 1024
    /// How many bytes are read at a time. All requests in them are parsed together, each into many times its size.
    var readBytes = 16 * 1024
    /// The size of the kernel's receive buffer, and of its send buffer.
    ///
    /// By default it would buffer megabytes of both. When a client has finished sending, its input is read whether or
    /// not its requests have got responses.
    var kernelBytes = 64 * 1024
    /// Concurrent connections.
    package var connections = 10_000
    /// Concurrent connections from one address of another machine; nil for any number.
    package var connectionsPerAddress: Int?
    /// Bytes of bodies in memory, over all connections.
    package var heldBodies = 256 << 20

    /// How many requests may wait for a future event. Each occupies a connection; a tenth of the connections is
    /// reserved for other requests.
    package var maxWaiting: Int { connections - connections / 10 }

    /// From the whole request to the end of its processing: half a second less than `responseTime`, so that the caller
    /// gets the service's own error after a timeout.
    package var workTime: Duration { .nanoseconds(max(responseTime.nanoseconds - 500_000_000, 0)) }

    /// Creates the default limits.
    package init() {}

    /// How often the deadlines of connections are checked: often enough for the shortest limit, but not more, because
    /// there can be ten thousand connections.
    var tick: TimeAmount {
        let shortest = [headTime, bodyTime, silence, responseTime, idleTime, unsentTime].map(\.nanoseconds).min() ?? 0
        return .nanoseconds(min(max(shortest / 4, 10_000_000), 2_000_000_000))
    }
}
