import Foundation
import Storage

/// The folder that one process has for itself.
///
/// The lock's file holds the number of the process, and a second line for as long as the database's log is in use.
final class DataFolder: @unchecked Sendable {
    /// The path of the database's file.
    let database: String
    private let path: String
    private let lockPath: String
    /// The lock's file may be removed by mistake; this lock holds all the same.
    private let folderLock: DirectoryLock
    // `mutex` guards `lock`: a file descriptor that is closed twice is, the second time, somebody else's.
    private let mutex = NSLock()
    private var lock: Int32?

    /// Makes the folder where there is none, and locks it until `unlock()`.
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
        do { folderLock = try DirectoryLock(path, .exclusive) } catch { throw Self.taken(path, lockPath) }
        try takeLock()
        try DatabaseFile(database).prepare()
    }

    deinit { unlock() }

    /// Notes that the log is in use. From here until `markClosed()` the database is not whole without it.
    func markOpen() throws {
        // The log's own entry in the folder must not be younger on the disk than this note.
        guard Self.sync(folder: path) else {
            throw StorageError.unavailable("The data folder \(path) cannot be written to the disk.")
        }
        try write("\(getpid())\nopen\n")
    }

    /// Notes that the log may go now. False where that did not reach the disk: a note without a log would be a reason
    /// not to start.
    func markClosed() -> Bool { (try? write("\(getpid())\n")) != nil }

    /// Lets other processes in.
    func unlock() {
        mutex.withLock {
            if let lock { _ = close(lock) }
            lock = nil
        }
        folderLock.release()
    }

    private static func taken(_ path: String, _ lockPath: String) -> StorageError {
        .unavailable("another process (pid \(note(lockPath).first ?? "unknown")) uses \(path)")
    }

    private func takeLock() throws {
        let descriptor = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw StorageError.unavailable("\(lockPath) cannot be opened: \(String(cString: strerror(errno)))")
        }
        guard Self.locks(descriptor) else {
            _ = close(descriptor)
            throw Self.taken(path, lockPath)
        }
        lock = descriptor
        if Self.note(lockPath).contains("open"), !FileManager.default.fileExists(atPath: database + "-wal") {
            throw StorageError.unavailable(
                """
                \(database)-wal is missing, and with it the last writes before Martlet was killed. Put it back, or \
                restore the data folder from a backup. If another program has merged it into the database, remove \
                \(lockPath).
                """)
        }
        try write("\(getpid())\n")
    }

    /// Tries for a fifth of a second: who only asks whether the folder is taken holds the lock for a moment.
    private static func locks(_ descriptor: Int32) -> Bool {
        for attempt in 0..<10 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
            if attempt < 9 { usleep(20_000) }
        }
        return false
    }

    private static func note(_ lockPath: String) -> [Substring] {
        let text = (try? String(contentsOfFile: lockPath, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { Substring($0) }
    }

    private func write(_ note: String) throws {
        let bytes = Array(note.utf8)
        let isWritten = mutex.withLock {
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
