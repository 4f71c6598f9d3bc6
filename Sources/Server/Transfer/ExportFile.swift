import Foundation

/// A new file for data of users: only its owner may read it, and it gets its name only once it is complete.
struct ExportFile {
    /// The suffix of a file's name until it is complete.
    static let partSuffix = ".part"

    private let path: String

    /// - Parameter path: The file, which must not exist.
    init(_ path: String) { self.path = path }

    /// Writes the file.
    ///
    /// - Parameter content: Writes the contents to the open file.
    /// - Returns: What `content` returns.
    /// - Throws: `ConfigurationError` if the file exists, cannot be written, or is written by another command; or what
    ///   `content` throws. On an error no file is left.
    func write<Value>(_ content: (FileHandle) async throws -> Value) async throws -> Value {
        guard !FileManager.default.fileExists(atPath: path) else { throw ConfigurationError("\(path) exists already") }
        let part = path + Self.partSuffix
        let file = try Self.openPart(part)
        // Closing gives up the lock, so the file has its name before that.
        defer { try? file.close() }
        do {
            let value = try await content(file)
            try file.synchronize()
            try FileManager.default.moveItem(atPath: part, toPath: path)
            return value
        } catch {
            try? FileManager.default.removeItem(atPath: part)
            throw error
        }
    }

    /// Opens the file for the contents, and locks it. A file that a killed command has left is written anew.
    private static func openPart(_ part: String) throws -> FileHandle {
        // Without O_NONBLOCK, a pipe would wait for a reader.
        let flags = O_WRONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
        var descriptor = open(part, flags | O_CREAT | O_EXCL, 0o600)
        // Some file systems store no modes, so only a file that was there is checked.
        let isNew = descriptor >= 0
        if !isNew { descriptor = open(part, flags) }
        guard descriptor >= 0 else { throw ConfigurationError("\(part) cannot be written") }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw ConfigurationError("another command writes \(part)")
        }
        guard isNew || isPrivate(descriptor, named: part) else {
            throw ConfigurationError("\(part) exists already and is not a file of this user alone")
        }
        try file.truncate(atOffset: 0)
        return file
    }

    /// Whether only this user can read a file, and it still has its name.
    private static func isPrivate(_ descriptor: Int32, named name: String) -> Bool {
        var opened = stat()
        var found = stat()
        guard fstat(descriptor, &opened) == 0, lstat(name, &found) == 0 else { return false }
        return opened.st_mode == S_IFREG | 0o600 && opened.st_uid == geteuid() && opened.st_nlink == 1
            && opened.st_dev == found.st_dev && opened.st_ino == found.st_ino
    }
}
