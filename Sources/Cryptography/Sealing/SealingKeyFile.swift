import Foundation
package import Kernel

/// The file with the sealing keys, used if the environment does not supply them.
package struct SealingKeyFile: Sendable {
    /// The path. Keep the file outside of the data folder and of database backups.
    package let path: String

    package init(path: String) { self.path = path }

    /// The keys, from `environment` (the value of `MARTLET_SEALING_KEY`) if it is set, otherwise from this file.
    ///
    /// Without both, a key is created and written, but only if no data is sealed yet.
    ///
    /// - Throws: `SealingError`, worded for the operator.
    package func keys(
        environment: Secret<String>?, dataExists: Bool, _ world: World
    ) throws(SealingError) -> SealingKeys {
        if let environment { return try SealingKeys(text: environment, source: "MARTLET_SEALING_KEY") }
        if let text = try read() { return try SealingKeys(text: text, source: path) }
        guard !dataExists else { throw .missingKey(path: path) }
        try create(SealingKeys.makeText(from: world))
        // Read back, because another process may have created the file first; its key then wins.
        guard let text = try read() else { throw .missingKey(path: path) }
        return try SealingKeys(text: text, source: path)
    }

    /// Replaces the whole file.
    ///
    /// - Throws: `SealingError.inaccessibleKeyFile`; the old keys then still exist.
    package func replace(with text: Secret<String>) throws(SealingError) {
        try write(text) { rename($0, path) }
    }

    /// The file's text without surrounding white space; nil if the file does not exist.
    private func read() throws(SealingError) -> Secret<String>? {
        let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else {
            switch errno {
            case ENOENT: return nil
            case ELOOP: throw .exposedKeyFile(path: path)
            default: throw inaccessible()
            }
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw inaccessible() }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 == 0, status.st_uid == geteuid() else {
            throw .exposedKeyFile(path: path)
        }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = bytes.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress, $0.count) }
        guard count >= 0 else { throw inaccessible() }
        guard count < bytes.count else { throw .malformedKey(source: path) }
        let text = String(decoding: bytes.prefix(count), as: UTF8.self)
        return Secret(text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    private func create(_ text: Secret<String>) throws(SealingError) {
        // `link` fails if the name is taken, so if two processes start at once, one key remains.
        try write(text) { temporary in
            defer { unlink(temporary) }
            return link(temporary, path) == 0 || errno == EEXIST ? 0 : -1
        }
    }

    /// Writes the whole file under a temporary name, makes it durable, and passes that name to the closure, which gives
    /// the file its final name.
    private func write(_ text: Secret<String>, naming: (String) -> Int32) throws(SealingError) {
        let temporary = "\(path).\(getpid()).\(pthread_self())"
        unlink(temporary)
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw inaccessible() }
        let bytes = Array((text.exposed + "\n").utf8)
        let written =
            bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) } == bytes.count
            && fsync(file) == 0
        close(file)
        guard written, naming(temporary) == 0 else {
            let error = inaccessible()
            unlink(temporary)
            throw error
        }
        let folder = open((path as NSString).deletingLastPathComponent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw inaccessible() }
        defer { close(folder) }
        guard fsync(folder) == 0 else { throw inaccessible() }
    }

    private func inaccessible() -> SealingError {
        .inaccessibleKeyFile(path: path, reason: String(cString: strerror(errno)))
    }
}
