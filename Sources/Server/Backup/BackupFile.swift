import Cryptography
import Foundation

/// Reads a backup in parts.
struct BackupFile {
    private let file: FileHandle
    private let key: FileKey?
    private let path: String
    private static let chunk = 1 << 20

    /// - Parameter key: Opens the file; nil for a plain file.
    init(_ path: String, openedBy key: FileKey?) throws {
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw ConfigurationError(FileProblem.reading(path) ?? "\(path) cannot be read")
        }
        (self.file, self.key, self.path) = (file, key, path)
    }

    /// Calls `body` with each decrypted part of the file's content.
    ///
    /// - Throws: `EncryptedFileError`, `ConfigurationError`, or what `body` throws.
    func forEachPart(_ body: ([UInt8]) throws -> Void) throws {
        guard let key else {
            while let part = try file.read(upToCount: Self.chunk), !part.isEmpty { try body(Array(part)) }
            return
        }
        let beginning = try file.read(upToCount: FileDecryption.beginningByteCount) ?? Data()
        var decryption = try FileDecryption(beginning: Array(beginning), openedBy: key)
        while let part = try file.read(upToCount: Self.chunk), !part.isEmpty { try body(try decryption.add(part)) }
        try body(try decryption.finish())
    }

    /// Whether the decrypted content is that of `copy`.
    func hasSameContent(as copy: FileHandle) throws -> Bool {
        var isSame = true
        try forEachPart { part in
            guard isSame, !part.isEmpty else { return }
            isSame = try Array(copy.read(upToCount: part.count) ?? Data()) == part
        }
        return try isSame && copy.read(upToCount: 1)?.isEmpty ?? true
    }
}
