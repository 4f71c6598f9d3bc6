import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// The functions below hide these.
private let (readBytes, writeBytes) = (read, write)

/// Files that only their owner can read.
enum PrivateFile {
    /// Makes the folder at `path`, and its parents, if they do not exist.
    static func makeFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw TokenStoreError("The folder \(path) cannot be made: \(error.localizedDescription)") }
    }

    /// The content of the file at `path`, or nil if it does not exist.
    static func read(_ path: String) throws -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw TokenStoreError("\(path) cannot be read: \(reason)")
        }
        defer { close(file) }
        var content: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = piece.withUnsafeMutableBytes { readBytes(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw TokenStoreError("\(path) cannot be read: \(reason)") }
            guard count > 0 else { return content }
            content += piece[..<count]
        }
    }

    /// Replaces the file at `path` by a rename, so that readers never see half of it.
    static func replace(_ path: String, with content: [UInt8]) throws {
        let draft = "\(path).\(getpid()).draft"
        unlink(draft)
        let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw TokenStoreError("\(path) cannot be written: \(reason)") }
        let isSafe = write(content, to: file) && fsync(file) == 0
        close(file)
        guard isSafe, rename(draft, path) == 0 else {
            let error = TokenStoreError("\(path) cannot be written: \(reason)")
            unlink(draft)
            throw error
        }
    }

    private static func write(_ content: [UInt8], to file: CInt) -> Bool {
        var rest = content[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { writeBytes(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// The message of `errno`.
    static var reason: String { String(cString: strerror(errno)) }
}
