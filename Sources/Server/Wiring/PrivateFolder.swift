import Foundation

/// The data folder, accessible to its owner only.
enum PrivateFolder {
    /// Creates the folder at `path`, or removes other users' access to an existing one.
    ///
    /// - Throws: `ConfigurationError`.
    static func prepare(_ path: String) throws(ConfigurationError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw ConfigurationError("The data folder \(path) cannot be made: \(reason)") }
        guard chmod(path, 0o700) == 0, access(path, R_OK | W_OK | X_OK) == 0 else {
            throw ConfigurationError("The data folder \(path) cannot be used: \(reason)")
        }
    }

    /// Replaces the file at `path` atomically, readable by its owner only.
    ///
    /// - Throws: `ConfigurationError`; the old file then still exists.
    static func write(_ text: String, to path: String) throws(ConfigurationError) {
        let draft = "\(path).\(getpid())"
        unlink(draft)
        let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw ConfigurationError("\(path) cannot be written: \(reason)") }
        let bytes = Array(text.utf8)
        let isWritten = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) } == bytes.count
        let isSafe = isWritten && fsync(file) == 0
        close(file)
        guard isSafe, rename(draft, path) == 0 else {
            unlink(draft)
            throw ConfigurationError("\(path) cannot be written: \(reason)")
        }
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
