package import Kernel

/// A password hash of another system, as text that also describes how to compute it.
///
/// `docs/password-hashes.md` lists the forms. The cost of a hash is limited when it is read, because it is computed for
/// every attempt.
package struct ForeignPasswordHash: Sendable {
    /// The text that was read; another `ForeignPasswordHash` can be created from it.
    package let text: Secret<String>
    private let algorithm: Algorithm

    /// The algorithms, each in its forms.
    private enum Algorithm {
        case crypt(CryptHash)
        case argon2(Argon2Hash)
        case scrypt(ScryptHash)
        case firebase(FirebaseHash)
        case pbkdf2(PBKDF2Hash)
        case digest(SaltedDigest)
    }

    /// The kinds that Cognito's imports name.
    package enum Kind: Sendable {
        case bcrypt, scrypt, argon2id, pbkdf2SHA256
        /// Any other.
        case other
    }

    /// The algorithm that hashes the unmodified password.
    package var kind: Kind {
        switch algorithm {
        case .crypt(let hash): hash.isBcrypt ? .bcrypt : .other
        case .argon2(let hash): hash.isArgon2id ? .argon2id : .other
        case .scrypt: .scrypt
        case .pbkdf2(let hash): hash.isSHA256 ? .pbkdf2SHA256 : .other
        case .firebase, .digest: .other
        }
    }

    /// The most bytes of a text.
    private static let maxLength = 1024

    /// Reads a hash.
    ///
    /// - Throws: `ForeignHashRefusal` for an unknown form, a damaged hash, and a hash that costs too much.
    package init(_ text: Secret<String>) throws(ForeignHashRefusal) {
        guard text.exposed.utf8.count <= Self.maxLength, text.exposed.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else {
            throw .unknownForm
        }
        self.text = text
        algorithm = try Self.algorithm(of: HashFields(text.exposed))
    }

    private static func algorithm(of fields: HashFields) throws(ForeignHashRefusal) -> Algorithm {
        switch fields.name {
        case "$2a", "$2b", "$2y", "$6", "bcrypt", "bcrypt_sha256": .crypt(try CryptHash(fields))
        case "$argon2id", "$argon2i", "argon2": .argon2(try Argon2Hash(fields))
        case "$scrypt": .scrypt(try ScryptHash(fields))
        case "scrypt": .scrypt(try ScryptHash(django: fields))
        case "$fbscrypt": .firebase(try FirebaseHash(fields))
        case "$pbkdf2", "$pbkdf2-sha1", "$pbkdf2-sha256", "$pbkdf2-sha512": .pbkdf2(try PBKDF2Hash(fields))
        case "pbkdf2_sha1", "pbkdf2_sha256": .pbkdf2(try PBKDF2Hash(django: fields))
        case "sha1", "$salted-sha1", "$salted-sha256": .digest(try SaltedDigest(fields))
        default: .digest(try SaltedDigest(directoryText: fields.text))
        }
    }

    /// Whether `password` has this hash. It takes up to a second, and is computed in `CryptoPool`.
    package func accepts(_ password: Secret<String>) throws -> Bool {
        let bytes = Array(password.exposed.utf8)
        return switch algorithm {
        case .crypt(let hash): try hash.accepts(bytes)
        case .argon2(let hash): ConstantTime.equals(try hash.derived(from: bytes), hash.tag)
        case .scrypt(let hash): ConstantTime.equals(try hash.derived(from: bytes), hash.key)
        case .firebase(let hash): ConstantTime.equals(try hash.encryptedSigner(for: bytes), hash.encrypted)
        case .pbkdf2(let hash): ConstantTime.equals(try hash.derived(from: bytes), hash.key)
        case .digest(let hash): ConstantTime.equals(try hash.derived(from: bytes), hash.digest)
        }
    }
}
