import Foundation

/// The data folder, accessible to its owner only.
enum PrivateFolder {
    /// Creates the folder at `path`, or removes other users' access to an existing one.
    ///
    /// - Throws: `ConfigurationError`.
    static func prepare(_ path: String) throws(ConfigurationError) {
        guard make(path) else { throw ConfigurationError("The data folder \(path) cannot be made: \(reason)") }
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

    /// Makes the folder and those above it. `errno` says why it returns false.
    private static func make(_ path: String) -> Bool {
        let above = (path as NSString).deletingLastPathComponent
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT != S_IFDIR else { return true }
            errno = ENOTDIR
            return false
        }
        guard errno == ENOENT, above == path || make(above) else { return false }
        return mkdir(path, 0o700) == 0 || errno == EEXIST
    }

    private static var reason: String { FileProblem.lastReason }
}
