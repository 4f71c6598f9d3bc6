package import Cryptography
package import Kernel
package import SRP

/// The stored form of a user's password.
package enum StoredPassword: Sendable {
    /// Martlet's own form of a password.
    case verifier(SRPVerifier)
    /// The form from another system, until the user first enters the password.
    case foreign(ForeignPasswordHash)

    /// Marks a foreign hash. As a number it is larger than any verifier, because the prime starts with only eight such
    /// bytes.
    private static let mark = [UInt8](repeating: 0xFF, count: 16)

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
        let text = String(decoding: encoded.dropFirst(Self.mark.count), as: UTF8.self)
        self = .foreign(try ForeignPasswordHash(Secret(text)))
    }
}
