import Foundation
import Kernel
import Storage

/// A shared lock on the data folder of a PostgreSQL store, which excludes an embedded store.
///
/// Nodes of one PostgreSQL may share a folder for its keys; an embedded store locks it exclusively.
///
/// The folder itself is locked, which holds even if files in it are deleted, and a file in it, for network file systems
/// that cannot lock folders.
final class FolderLock: Sendable {
    private let descriptor: Locked<Int32?>
    private let folderLock: DirectoryLock

    /// Creates the folder at `path` if needed, and locks it until `release` or the end of the process.
    ///
    /// - Throws: `ConfigurationError` if an embedded store has it.
    init(_ path: String) throws(ConfigurationError) {
        try PrivateFolder.prepare(path)
        do { folderLock = try DirectoryLock(path, mode: .shared) } catch {
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

    /// Releases the lock, if it has not been released yet.
    func release() {
        descriptor.change { file in
            if let file { close(file) }
            file = nil
        }
        folderLock.release()
    }

    /// Whether a process has locked the folder at `path`.
    static func isTaken(_ path: String) -> Bool {
        if DirectoryLock.isTaken(path) { return true }
        let file = open("\(path)/martlet.lock", O_RDWR | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        return flock(file, LOCK_EX | LOCK_NB) != 0
    }
}
