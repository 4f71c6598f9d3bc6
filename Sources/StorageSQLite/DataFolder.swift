import Foundation
import Storage

/// The data folder, locked for this process.
///
/// The lock file contains the process id and, while the database's log is in use, a second line.
final class DataFolder: @unchecked Sendable {
    let database: String
    private let path: String
    private let lockPath: String
    /// Stays even if the lock file is removed by mistake.
    private let folderLock: DirectoryLock
    // `mutex` guards `lock`: a second close could close a descriptor that has been reused since.
    private let mutex = NSLock()
    private var lock: Int32?

    /// Creates the folder if it is missing, and locks it until `unlock()`.
    init(_ path: String) throws {
        self.path = path
        let url = URL(filePath: path, directoryHint: .isDirectory)
        do {
            try FileManager.default.createDirectory(
                at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw StorageError.unavailable("The data folder \(path) cannot be made: \(error.localizedDescription)")
        }
        database = url.appending(path: "martlet.sqlite").path(percentEncoded: false)
        lockPath = url.appending(path: "martlet.lock").path(percentEncoded: false)
        do { folderLock = try DirectoryLock(path, mode: .exclusive) } catch {
            throw Self.taken(path, lockPath: lockPath)
        }
        try takeLock()
        try DatabaseFile(database).prepare()
    }

    deinit { unlock() }

    /// Records that the log is in use. Until `markClosed()` the database is incomplete without it.
    func markOpen() throws {
        // The log's directory entry must reach the disk before this record does.
        guard Self.sync(folder: path) else {
            throw StorageError.unavailable("The data folder \(path) cannot be written to the disk.")
        }
        try write("\(getpid())\nopen\n")
    }

    /// Records that the log may be removed.
    ///
    /// - Returns: False if the record did not reach the disk. The log must stay then: a record without a log prevents
    ///   the next start.
    func markClosed() -> Bool { (try? write("\(getpid())\n")) != nil }

    func unlock() {
        mutex.withLock {
            if let lock { _ = close(lock) }
            lock = nil
        }
        folderLock.release()
    }

    private static func taken(_ path: String, lockPath: String) -> StorageError {
        .unavailable("another process (pid \(lines(of: lockPath).first ?? "unknown")) uses \(path)")
    }

    private func takeLock() throws {
        let descriptor = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw StorageError.unavailable("\(lockPath) cannot be opened: \(String(cString: strerror(errno)))")
        }
        guard AdvisoryLock.take(descriptor, operation: LOCK_EX) == .taken else {
            _ = close(descriptor)
            throw Self.taken(path, lockPath: lockPath)
        }
        lock = descriptor
        if Self.lines(of: lockPath).contains("open"), !FileManager.default.fileExists(atPath: database + "-wal") {
            throw StorageError.unavailable(
                """
                \(database)-wal is missing, and with it the last writes before Martlet was killed. Put it back, or \
                restore the data folder from a backup. If another program has merged it into the database, remove \
                \(lockPath).
                """)
        }
        try write("\(getpid())\n")
    }

    /// The lines of the lock file; none if it cannot be read.
    private static func lines(of lockPath: String) -> [Substring] {
        let text = (try? String(contentsOfFile: lockPath, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { Substring($0) }
    }

    /// Replaces the text of the lock file.
    private func write(_ text: String) throws {
        let bytes = Array(text.utf8)
        let isWritten = mutex.withLock {
            // After `unlock()` the file may belong to another process.
            guard let lock else { return true }
            return ftruncate(lock, 0) == 0 && pwrite(lock, bytes, bytes.count, 0) == bytes.count && fsync(lock) == 0
        }
        guard isWritten else {
            throw StorageError.unavailable("\(lockPath) cannot be written: \(String(cString: strerror(errno)))")
        }
    }

    private static func sync(folder: String) -> Bool {
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { _ = close(descriptor) }
        return fsync(descriptor) == 0
    }
}
