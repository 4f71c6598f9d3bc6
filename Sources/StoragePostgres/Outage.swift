import Foundation
import Storage

/// What all lanes know about a server that cannot be reached, so that a crowd of requests does not become a crowd of
/// attempts to connect.
final class Outage: @unchecked Sendable {
    // `lock` guards both.
    private let lock = NSLock()
    private var current: (error: StorageError, end: Deadline)?

    /// Throws what another attempt has just been told.
    func check() throws {
        if let current = lock.withLock({ current }), !current.end.hasPassed { throw current.error }
    }

    /// Notes that an attempt failed with `error`; the next is made in a tenth of a second.
    func begin(_ error: StorageError) {
        lock.withLock { current = (error, Deadline(in: .milliseconds(100))) }
    }
}
