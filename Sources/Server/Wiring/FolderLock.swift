import Foundation
import Kernel
import Storage

/// A data folder whose store is elsewhere: it keeps the embedded store out, and is kept out by it.
///
/// Nodes of one PostgreSQL may share a folder, for its keys; the embedded store takes the same lock for itself alone.
final class FolderLock: Sendable {
    private let descriptor: Locked<Int32?>
    private let folderLock: DirectoryLock

    /// Makes the folder at `path` where there is none, and holds it until `release` or the end of the process.
    ///
    /// Throws `ConfigurationError` where an embedded store has it.
    init(_ path: String) throws(ConfigurationError) {
        try PrivateFolder.prepare(path)
        do { folderLock = try DirectoryLock(path, .shared) } catch {
            throw ConfigurationError("another process uses \(path)")
        }
        let file = open("\(path)/martlet.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw ConfigurationError("\(path)/martlet.lock cannot be opened") }
        guard flock(file, LOCK_SH | LOCK_NB) == 0 else {
            close(file)
            throw ConfigurationError("another process uses \(path)")
        }
        descriptor = Locked(file)
    }

    deinit { release() }

    /// Lets other processes in.
    func release() {
        descriptor.change { file in
            if let file { close(file) }
            file = nil
        }
        folderLock.release()
    }

    /// Whether some process uses the folder at `path` now.
    static func isTaken(_ path: String) -> Bool {
        if DirectoryLock.isTaken(path) { return true }
        let file = open("\(path)/martlet.lock", O_RDWR | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        return flock(file, LOCK_EX | LOCK_NB) != 0
    }
}
