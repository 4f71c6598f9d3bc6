import Crypto
import Kernel

/// Encrypts a stream of bytes in parts.
///
/// The nonce of a part contains its number and whether it is the last, so parts cannot be removed, repeated or
/// reordered. Each file has its own key, so a nonce is never used twice.
package struct FileEncryption {
    private let key: SymmetricKey
    private var held: [UInt8] = []
    private var number: UInt64 = 0
    /// The first bytes of a file: its header, and the header's authentication code.
    package let beginning: [UInt8]

    /// The number of bytes in every part except the last.
    static let partByteCount = 1 << 16
    static let tagByteCount = 16

    /// Begins a file for `key`.
    ///
    /// - Parameters:
    ///   - cost: The power of two of scrypt's rounds.
    ///   - random: Random bytes.
    /// - Throws: `EncryptedFileError.badKey`.
    package init(for key: FileKey, cost: UInt8 = 17, random: (Int) -> [UInt8]) throws {
        let (header, keys) = try FileKeys.make(for: key, cost: cost, random: random)
        self.key = keys.parts
        beginning = header.bytes + keys.code(of: header)
    }

    /// Adds bytes, and returns the output that is ready to be written.
    package mutating func add(_ bytes: some Sequence<UInt8>) throws -> [UInt8] {
        held += bytes
        var written: [UInt8] = []
        // The last part may be full, so a full part is held until more bytes come.
        var start = 0
        while held.count - start > Self.partByteCount {
            written += try seal(held[start..<start + Self.partByteCount], isLast: false)
            start += Self.partByteCount
        }
        held.removeFirst(start)
        return written
    }

    /// The end of the file.
    package mutating func finish() throws -> [UInt8] { try seal(held[...], isLast: true) }

    private mutating func seal(_ part: ArraySlice<UInt8>, isLast: Bool) throws -> [UInt8] {
        defer { number += 1 }
        let box = try AES.GCM.seal(part, using: key, nonce: try Self.nonce(number, isLast: isLast))
        return Array(box.ciphertext) + Array(box.tag)
    }

    static func nonce(_ number: UInt64, isLast: Bool) throws -> AES.GCM.Nonce {
        var bytes: [UInt8] = [0, 0, 0]
        bytes.append(bigEndian: number)
        return try AES.GCM.Nonce(data: bytes + [isLast ? 1 : 0])
    }
}

/// Decrypts the output of `FileEncryption`. No byte of a part is returned before the part has been authenticated.
package struct FileDecryption {
    private let key: SymmetricKey
    private var held: [UInt8] = []
    private var number: UInt64 = 0
    private static let partByteCount = FileEncryption.partByteCount + FileEncryption.tagByteCount

    /// The number of bytes before the first part of a file.
    package static let beginningByteCount = EncryptedFileHeader.byteCount + FileKeys.codeByteCount

    /// Begins reading a file.
    ///
    /// - Parameter beginning: The file's first bytes.
    /// - Throws: `EncryptedFileError`.
    package init(beginning: [UInt8], openedBy key: FileKey) throws {
        guard beginning.count == Self.beginningByteCount else { throw EncryptedFileError.notAFile }
        let header = try EncryptedFileHeader(Array(beginning.prefix(EncryptedFileHeader.byteCount)))
        let keys = try FileKeys(header, openedBy: key)
        guard ConstantTime.equals(keys.code(of: header), Array(beginning.suffix(FileKeys.codeByteCount))) else {
            throw EncryptedFileError.wrongKey
        }
        self.key = keys.parts
    }

    /// Adds bytes of the file, and returns the content of the parts that are complete.
    ///
    /// - Throws: `EncryptedFileError.damaged`.
    package mutating func add(_ bytes: some Sequence<UInt8>) throws -> [UInt8] {
        held += bytes
        var content: [UInt8] = []
        var start = 0
        while held.count - start > Self.partByteCount {
            content += try open(held[start..<start + Self.partByteCount], isLast: false)
            start += Self.partByteCount
        }
        held.removeFirst(start)
        return content
    }

    /// The content of the last part, at the end of the file.
    ///
    /// - Throws: `EncryptedFileError.truncated` if it is not the last one.
    package mutating func finish() throws -> [UInt8] {
        guard held.count >= FileEncryption.tagByteCount else { throw EncryptedFileError.truncated }
        do { return try open(held[...], isLast: true) } catch {
            // At the border of two parts, the held part is valid but not the last.
            guard held.count == Self.partByteCount, (try? open(held[...], isLast: false)) != nil else { throw error }
            throw EncryptedFileError.truncated
        }
    }

    private mutating func open(_ part: ArraySlice<UInt8>, isLast: Bool) throws -> [UInt8] {
        let nonce = try FileEncryption.nonce(number, isLast: isLast)
        let text = part.dropLast(FileEncryption.tagByteCount)
        guard
            let box = try? AES.GCM.SealedBox(
                nonce: nonce, ciphertext: text, tag: part.suffix(FileEncryption.tagByteCount)),
            let content = try? AES.GCM.open(box, using: key)
        else { throw EncryptedFileError.damaged }
        number += 1
        return Array(content)
    }
}
