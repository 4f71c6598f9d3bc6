package import Cryptography
package import Kernel
package import SRP

/// The stored form of a user's password.
package enum StoredPassword: Sendable {
    /// Martlet's own form of a password.
    case verifier(SRPVerifier)
    /// The form from another system, until the user first enters the password.
    case foreign(ForeignPasswordHash)
    /// No form of it: only the service that the pool follows knows the password, until the user first enters it here.
    case atSource

    /// Precedes every form that is not a verifier. No verifier begins with it: the prime, which is larger than every
    /// verifier, has only eight such bytes at its beginning.
    private static let mark = [UInt8](repeating: 0xFF, count: 16)
    /// The bytes of `atSource` after the mark. No hash has this text.
    private static let source = Array("source".utf8)

    /// Opens a user's credential, the current one or a former one.
    ///
    /// - Throws: An error if it belongs to another user or pool, or was sealed with keys that this store does not have.
    package init(_ sealed: [UInt8], of user: UserID, in pool: UserPoolID, by cipher: SecretCipher) throws {
        try self.init(encoded: cipher.open(sealed, .verifier, pool.rawValue, user.rawValue))
    }

    /// The credential of the user called `user`.
    package func sealed(for user: UserID, in pool: UserPoolID, by cipher: SecretCipher) throws -> [UInt8] {
        try cipher.seal(encoded, .verifier, pool.rawValue, user.rawValue)
    }

    /// The bytes to seal.
    private var encoded: [UInt8] {
        switch self {
        case .verifier(let verifier): verifier.encoded
        case .foreign(let hash): Self.mark + hash.text.exposed.utf8
        case .atSource: Self.mark + Self.source
        }
    }

    /// Reads what `encoded` wrote.
    ///
    /// - Throws: An error for anything else.
    private init(encoded: [UInt8]) throws {
        guard encoded.starts(with: Self.mark) else {
            self = .verifier(try SRPVerifier(encoded: encoded))
            return
        }
        let rest = encoded.dropFirst(Self.mark.count)
        guard !rest.elementsEqual(Self.source) else {
            self = .atSource
            return
        }
        let text = String(decoding: rest, as: UTF8.self)
        self = .foreign(try ForeignPasswordHash(Secret(text)))
    }
}
