import Crypto
import Kernel

/// A pool's public key with its key id.
package struct VerifyingKey: Sendable {
    /// The key id: Base64 of the key's thumbprint (RFC 7638), 44 characters as in Cognito's key sets.
    package let kid: String
    let key: RSAPublicKey

    /// Derives the id of `key`.
    package init(_ key: RSAPublicKey) {
        self.key = key
        kid = Base64.encode(
            Array(SHA256.hash(data: Array(#"{"e":"\#(Self.e(key))","kty":"RSA","n":"\#(Self.n(key))"}"#.utf8))))
    }

    /// The key as a JSON Web Key (RFC 7517), with exactly the members that Cognito publishes.
    package var jwk: String { jwk(for: .rs256) }

    /// The key as a JSON Web Key that only verifies signatures of this algorithm.
    package func jwk(for algorithm: TokenAlgorithm) -> String {
        let (algorithm, e, n) = (algorithm.rawValue, Self.e(key), Self.n(key))
        return #"{"alg":"\#(algorithm)","e":"\#(e)","kid":"\#(kid)","kty":"RSA","n":"\#(n)","use":"sig"}"#
    }

    private static func e(_ key: RSAPublicKey) -> String { Base64.encodeURL(key.exponent) }
    private static func n(_ key: RSAPublicKey) -> String { Base64.encodeURL(key.modulus) }
}

/// The stored form: the data that a node needs to verify tokens, without any secret.
extension VerifyingKey {
    /// The modulus, big-endian.
    package var modulus: [UInt8] { key.modulus }
    /// The public exponent, big-endian.
    package var exponent: [UInt8] { key.exponent }

    /// Reads modulus and exponent.
    ///
    /// - Throws: If they are not an RSA key of at least 2048 bits.
    package init(modulus: [UInt8], exponent: [UInt8]) throws {
        self.init(try RSAPublicKey(modulus: modulus, exponent: exponent))
    }
}
