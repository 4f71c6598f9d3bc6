/// The first part of an encrypted file, which determines how to find its key (docs/snapshots.md).
struct EncryptedFileHeader: Hashable {
    /// The owner of the key that opens the file.
    enum Recipient: Hashable {
        /// Everyone with the passphrase: scrypt with 2^`cost` rounds.
        case passphrase(cost: UInt8, salt: [UInt8])
        /// The holder of a private key of X25519: the file's own public key.
        case privateKey(ephemeral: [UInt8])
    }

    let recipient: Recipient

    private static let magic = Array("martlet-encrypted-1\n".utf8)
    private static let (passphraseKind, privateKeyKind): (UInt8, UInt8) = (1, 2)
    static let (saltByteCount, keyByteCount) = (16, 32)
    /// Rounds as a power of two: the accepted values cost at most 256 MiB and about a second.
    static let costs: ClosedRange<UInt8> = 14...18
    /// The number of bytes in every header: the shorter form is padded with zeros.
    static let byteCount = magic.count + 2 + keyByteCount

    var bytes: [UInt8] {
        switch recipient {
        case .passphrase(let cost, let salt):
            let padding = [UInt8](repeating: 0, count: Self.keyByteCount - Self.saltByteCount)
            return Self.magic + [Self.passphraseKind, cost] + salt + padding
        case .privateKey(let ephemeral): return Self.magic + [Self.privateKeyKind, 0] + ephemeral
        }
    }

    init(_ recipient: Recipient) { self.recipient = recipient }

    /// Reads what `bytes` returned.
    ///
    /// - Throws: `EncryptedFileError`.
    init(_ bytes: [UInt8]) throws(EncryptedFileError) {
        guard bytes.count == Self.byteCount, bytes.starts(with: Self.magic) else { throw .notAFile }
        let rest = Array(bytes.dropFirst(Self.magic.count + 2))
        let (kind, cost) = (bytes[Self.magic.count], bytes[Self.magic.count + 1])
        switch kind {
        case Self.passphraseKind:
            guard Self.costs.contains(cost) else { throw .tooCostly }
            recipient = .passphrase(cost: cost, salt: Array(rest.prefix(Self.saltByteCount)))
        case Self.privateKeyKind: recipient = .privateKey(ephemeral: rest)
        default: throw .notAFile
        }
        // Only one form of a header is accepted, so that every changed bit of the file is detected.
        guard self.bytes == bytes else { throw .notAFile }
    }
}

/// Why an encrypted file cannot be read.
package enum EncryptedFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Another kind of file, or another version of the format.
    case notAFile
    /// The passphrase would take more work than files of this program ask for.
    case tooCostly
    /// The file is for a passphrase but a private key was given, or vice versa.
    case otherRecipient(needsPassphrase: Bool)
    /// The passphrase or the key is wrong, or the header was changed.
    case wrongKey
    /// Parts are changed, missing, surplus or in another order.
    case damaged
    /// The file ends before its last part.
    case truncated
    /// The text is not a key of X25519.
    case badKey

    /// One line for the operator.
    package var description: String {
        switch self {
        case .notAFile: "the file is not an encrypted file of Martlet, or of a version that this release does not read"
        case .tooCostly: "the file asks for more work than is done for a passphrase"
        case .otherRecipient(let needsPassphrase):
            needsPassphrase
                ? "the file was encrypted with a passphrase" : "the file was encrypted for a private key"
        case .wrongKey: "the passphrase or the key does not open the file"
        case .damaged: "the file was changed after it was written"
        case .truncated: "the end of the file is missing"
        case .badKey: "the key does not have 32 bytes in Base64"
        }
    }
}
