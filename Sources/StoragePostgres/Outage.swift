import Foundation
import Storage

/// Shares a failure to connect between workers, so that many requests do not cause as many connection attempts.
final class Outage: @unchecked Sendable {
    // `lock` guards `current`.
    private let lock = NSLock()
    private var current: (error: StorageError, end: Deadline)?

    /// Throws the error of the last failed attempt while it is recent.
    func check() throws {
        if let current = lock.withLock({ current }), !current.end.hasPassed { throw current.error }
    }

    /// Records a failed attempt; the next is made after a tenth of a second.
    func record(_ error: StorageError) {
        lock.withLock { current = (error, Deadline(in: .milliseconds(100))) }
    }
}
