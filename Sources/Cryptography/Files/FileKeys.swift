import Crypto
import CryptoExtras
import Foundation
package import Kernel

/// The secret that encrypts or opens a file.
package enum FileKey: Sendable {
    /// A passphrase, for writing and reading.
    case passphrase(Secret<String>)
    /// The public key that files are written with.
    case publicKey([UInt8])
    /// The private key that files are read with.
    case privateKey(Secret<[UInt8]>)

    /// Reads a public key in Base64.
    ///
    /// - Throws: `EncryptedFileError.badKey`.
    package static func publicKey(text: String) throws(EncryptedFileError) -> FileKey {
        guard let bytes = Base64.decode(text), bytes.count == EncryptedFileHeader.keyByteCount else { throw .badKey }
        return .publicKey(bytes)
    }

    /// Reads a private key in Base64.
    ///
    /// - Throws: `EncryptedFileError.badKey`.
    package static func privateKey(text: Secret<String>) throws(EncryptedFileError) -> FileKey {
        guard let bytes = Base64.decode(text.exposed), bytes.count == EncryptedFileHeader.keyByteCount else {
            throw .badKey
        }
        return .privateKey(Secret(bytes))
    }

    /// A new pair of keys in Base64.
    package static func makePair() -> (publicKey: String, privateKey: Secret<String>) {
        let key = Curve25519.KeyAgreement.PrivateKey()
        return (
            Base64.encode(Array(key.publicKey.rawRepresentation)), Secret(Base64.encode(Array(key.rawRepresentation)))
        )
    }
}

/// The keys of one file, derived from its header and its owner's key.
struct FileKeys {
    /// Seals the parts.
    let parts: SymmetricKey
    /// Authenticates the header.
    let header: SymmetricKey

    /// The number of bytes of the header's authentication code.
    static let codeByteCount = 32

    private init(secret: SymmetricKey, header bytes: [UInt8]) {
        func derived(_ label: String) -> SymmetricKey {
            HKDF<SHA256>.deriveKey(
                inputKeyMaterial: secret, salt: bytes, info: Array("martlet-encrypted-1 \(label)".utf8),
                outputByteCount: 32)
        }
        (parts, header) = (derived("parts"), derived("header"))
    }

    /// The header and the keys of a new file.
    ///
    /// - Throws: `EncryptedFileError`.
    static func make(
        for key: FileKey, cost: UInt8, random: (Int) -> [UInt8]
    ) throws -> (header: EncryptedFileHeader, keys: FileKeys) {
        switch key {
        case .passphrase(let text):
            let header = EncryptedFileHeader(
                .passphrase(cost: cost, salt: random(EncryptedFileHeader.saltByteCount)))
            return (header, try FileKeys(header, openedBy: .passphrase(text)))
        case .publicKey(let bytes):
            guard let theirs = try? Curve25519.KeyAgreement.PublicKey(rawRepresentation: bytes) else {
                throw EncryptedFileError.badKey
            }
            let own = try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: random(32))
            let header = EncryptedFileHeader(.privateKey(ephemeral: Array(own.publicKey.rawRepresentation)))
            return (header, try FileKeys(header, own: own, theirs: theirs, receiver: bytes))
        case .privateKey: throw EncryptedFileError.badKey
        }
    }

    /// The keys of a file with this header.
    ///
    /// - Throws: `EncryptedFileError`.
    init(_ header: EncryptedFileHeader, openedBy key: FileKey) throws {
        switch (header.recipient, key) {
        case (.passphrase(let cost, let salt), .passphrase(let text)):
            let secret = try KDF.Scrypt.deriveKey(
                from: Array(text.exposed.utf8), salt: salt, outputByteCount: 32, rounds: 1 << Int(cost), blockSize: 8,
                parallelism: 1, maxMemory: 512 << 20)
            self.init(secret: secret, header: header.bytes)
        case (.privateKey(let ephemeral), .privateKey(let bytes)):
            guard let theirs = try? Curve25519.KeyAgreement.PublicKey(rawRepresentation: ephemeral),
                let own = try? Curve25519.KeyAgreement.PrivateKey(rawRepresentation: bytes.exposed)
            else { throw EncryptedFileError.badKey }
            try self.init(header, own: own, theirs: theirs, receiver: Array(own.publicKey.rawRepresentation))
        case (.passphrase, _): throw EncryptedFileError.otherRecipient(needsPassphrase: true)
        case (.privateKey, _): throw EncryptedFileError.otherRecipient(needsPassphrase: false)
        }
    }

    private init(
        _ header: EncryptedFileHeader, own: Curve25519.KeyAgreement.PrivateKey,
        theirs: Curve25519.KeyAgreement.PublicKey, receiver: [UInt8]
    ) throws {
        // With a public key of small order, the shared secret is zero and thus not secret.
        guard let shared = try? own.sharedSecretFromKeyAgreement(with: theirs),
            shared.withUnsafeBytes({ $0.contains { $0 != 0 } })
        else { throw EncryptedFileError.badKey }
        self.init(secret: SymmetricKey(data: shared), header: header.bytes + receiver)
    }

    /// The authentication code of the header.
    func code(of header: EncryptedFileHeader) -> [UInt8] {
        Array(HMAC<SHA256>.authenticationCode(for: header.bytes, using: self.header))
    }

}
