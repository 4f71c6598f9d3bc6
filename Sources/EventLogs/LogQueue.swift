package import Directory
package import Kernel

/// The entries of one pool for one destination, which are sent in their order.
package struct LogQueue: Hashable, Sendable {
    package let pool: UserPoolID
    package let destination: LogDestination

    package init(of pool: UserPoolID, to destination: LogDestination) {
        (self.pool, self.destination) = (pool, destination)
    }

    /// The queue as rows name it. Neither part has a space.
    var key: String { "\(destination.kind.rawValue) \(destination.arn) \(pool.rawValue)" }

    /// The queue of a row; nil if another version wrote it.
    init?(key: String) {
        let parts = key.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        guard parts.count == 3, let kind = LogDestination.Kind(rawValue: parts[0]),
            let destination = LogDestination(kind, arn: parts[1])
        else { return nil }
        self.init(of: UserPoolID(rawValue: parts[2]), to: destination)
    }
}

/// A waiting entry: a JSON text of one line.
package struct LogRecord: Sendable {
    package let id: String
    package let entry: String
    package let createdAt: Instant

    package init(id: String, entry: String, createdAt: Instant) {
        (self.id, self.entry, self.createdAt) = (id, entry, createdAt)
    }
}
