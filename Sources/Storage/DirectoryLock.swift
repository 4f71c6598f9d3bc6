import Foundation
import Kernel

/// A lock on a folder itself (flock(2)), which holds even if the files in the folder are removed.
///
/// A few network file systems have no such lock. There nothing is held, and the lock file in the folder has to do.
package final class DirectoryLock: Sendable {
    /// How a process uses the folder.
    package enum Mode: Sendable {
        /// No other process may use it.
        case exclusive
        /// Others that share it may use it as well.
        case shared

        fileprivate var operation: Int32 { self == .exclusive ? LOCK_EX : LOCK_SH }
    }

    /// Another process holds the folder.
    package struct Taken: Error {}

    private let descriptor: Locked<Int32?>

    /// Locks the folder at `path` until `release()` or the end of the process.
    package init(_ path: String, _ mode: Mode) throws(Taken) {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        descriptor = Locked(folder < 0 ? nil : folder)
        guard folder >= 0, Self.isRefused(folder, mode.operation) else { return }
        release()
        throw Taken()
    }

    deinit { release() }

    /// Lets other processes in.
    package func release() {
        descriptor.change { descriptor in
            if let descriptor { _ = close(descriptor) }
            descriptor = nil
        }
    }

    /// Whether another process uses the folder at `path` now.
    package static func isTaken(_ path: String) -> Bool {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return false }
        defer { _ = close(folder) }
        return flock(folder, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    }

    /// Tries for a fifth of a second: a process that asks whether the folder is taken holds the lock for a moment.
    private static func isRefused(_ folder: Int32, _ operation: Int32) -> Bool {
        for attempt in 0..<10 {
            if flock(folder, operation | LOCK_NB) == 0 || errno != EWOULDBLOCK { return false }
            if attempt < 9 { usleep(20_000) }
        }
        return true
    }
}
