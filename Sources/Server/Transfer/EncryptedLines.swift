import Cryptography
import Foundation

/// Writes lines to an encrypted file.
struct EncryptedLineWriter {
    private let file: FileHandle
    private var encryption: FileEncryption

    /// - Throws: `EncryptedFileError.badKey`, or the error of the file.
    init(to file: FileHandle, for key: FileKey, random: (Int) -> [UInt8]) throws {
        self.file = file
        encryption = try FileEncryption(for: key, random: random)
        try file.write(contentsOf: Data(encryption.beginning))
    }

    /// - Throws: `ConfigurationError` for a line that readers would refuse.
    mutating func write(_ line: String) throws {
        guard line.utf8.count <= EncryptedLineReader.maxLineLength else {
            throw ConfigurationError("a row has more than \(EncryptedLineReader.maxLineLength) bytes")
        }
        let bytes = try encryption.add(Array(line.utf8) + [UInt8(ascii: "\n")])
        if !bytes.isEmpty { try file.write(contentsOf: Data(bytes)) }
    }

    /// Writes the end of the file, without which readers refuse it.
    mutating func finish() throws { try file.write(contentsOf: Data(try encryption.finish())) }
}

/// Reads the lines of an encrypted file. At most one part of the file and one line are in memory.
struct EncryptedLineReader {
    private let file: FileHandle
    private var decryption: FileDecryption
    /// The decrypted bytes, of which those before `offset` have been returned.
    private var held: [UInt8] = []
    private var offset = 0
    private var isAtEnd = false
    private static let chunk = 1 << 16
    /// The most bytes of a line.
    static let maxLineLength = 1 << 20

    /// - Throws: `ConfigurationError` or `EncryptedFileError`.
    init(_ path: String, openedBy key: FileKey) throws {
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw ConfigurationError(FileProblem.reading(path) ?? "\(path) cannot be read")
        }
        self.file = file
        let beginning = try file.read(upToCount: FileDecryption.beginningByteCount) ?? Data()
        decryption = try FileDecryption(beginning: Array(beginning), openedBy: key)
    }

    /// The next line; nil at the end.
    ///
    /// - Throws: `EncryptedFileError`, or `ConfigurationError` for a line that is too long.
    mutating func next() throws -> String? {
        var searched = offset
        while true {
            if let end = held[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { offset = end + 1 }
                guard let line = String(validating: held[offset..<end], as: UTF8.self) else {
                    throw ConfigurationError("the file has a line that is not UTF-8")
                }
                return line
            }
            guard held.count - offset <= Self.maxLineLength else {
                throw ConfigurationError("the file has a line of more than \(Self.maxLineLength) bytes")
            }
            guard !isAtEnd else {
                guard offset == held.count else { throw EncryptedFileError.truncated }
                return nil
            }
            held.removeFirst(offset)
            offset = 0
            searched = held.count
            try readMore()
        }
    }

    private mutating func readMore() throws {
        if let bytes = try file.read(upToCount: Self.chunk), !bytes.isEmpty {
            held += try decryption.add(bytes)
        } else {
            held += try decryption.finish()
            isAtEnd = true
        }
    }
}
