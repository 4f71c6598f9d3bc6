import Foundation
import Kernel

/// A lock on a directory itself (flock(2)). It stays even if the files in the directory are removed.
///
/// Some network file systems do not support it. Then the directory stays unlocked and only the lock file in it protects
/// it.
package final class DirectoryLock: Sendable {
    /// How a process uses the directory.
    package enum Mode: Sendable {
        /// No other process may use it.
        case exclusive
        /// Other processes with a shared lock may use it at the same time.
        case shared

        fileprivate var operation: Int32 { self == .exclusive ? LOCK_EX : LOCK_SH }
    }

    /// Another process holds the lock.
    package struct Taken: Error {}

    private let descriptor: Locked<Int32?>

    /// Locks the directory at `path` until `release()` or the end of the process.
    package init(_ path: String, mode: Mode) throws(Taken) {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        descriptor = Locked(folder < 0 ? nil : folder)
        guard folder >= 0, AdvisoryLock.take(folder, operation: mode.operation) == .held else { return }
        release()
        throw Taken()
    }

    deinit { release() }

    /// Releases the lock. Later calls do nothing.
    package func release() {
        descriptor.change { descriptor in
            if let descriptor { _ = close(descriptor) }
            descriptor = nil
        }
    }

    /// Whether another process is using the directory at `path`.
    package static func isTaken(_ path: String) -> Bool {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return false }
        defer { _ = close(folder) }
        return flock(folder, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    }
}
