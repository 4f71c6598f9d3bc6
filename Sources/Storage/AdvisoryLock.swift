import Foundation

/// Advisory locks of open files and directories (flock(2)).
package enum AdvisoryLock {
    /// The result of an attempt to take a lock.
    package enum Attempt: Sendable {
        case taken
        /// Another process has it.
        case held
        /// The file system does not support locks.
        case unsupported
    }

    /// Tries to take a lock.
    ///
    /// It tries for a fifth of a second, because another process that only checks the lock has it briefly.
    ///
    /// - Parameter operation: `LOCK_EX` or `LOCK_SH`.
    package static func take(_ descriptor: Int32, operation: Int32) -> Attempt {
        for attempt in 0..<10 {
            if attempt > 0 { usleep(20_000) }
            if flock(descriptor, operation | LOCK_NB) == 0 { return .taken }
            if errno != EWOULDBLOCK { return .unsupported }
        }
        return .held
    }
}
