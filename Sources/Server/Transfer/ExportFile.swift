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
    /// - Parameter content: Writes the contents.
    /// - Returns: What `content` returns.
    /// - Throws: `ConfigurationError` if the file exists or cannot be written, or what `content` throws. On an error no
    ///   file is left.
    func write<Value>(_ content: (FileHandle) async throws -> Value) async throws -> Value {
        guard !FileManager.default.fileExists(atPath: path) else { throw ConfigurationError("\(path) exists already") }
        let part = path + Self.partSuffix
        let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw ConfigurationError("\(part) exists already or cannot be written") }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            let value = try await content(file)
            try file.synchronize()
            try file.close()
            try FileManager.default.moveItem(atPath: part, toPath: path)
            return value
        } catch {
            try? FileManager.default.removeItem(atPath: part)
            throw error
        }
    }
}
