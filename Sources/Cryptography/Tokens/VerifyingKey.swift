import Crypto
import Kernel

/// A pool's public key under the name by which tokens call it.
public struct VerifyingKey: Sendable {
    /// The name: Base64 of the key's thumbprint (RFC 7638), 44 characters as in the service's own key sets.
    public let kid: String
    let key: RSAPublicKey

    /// Names `key`.
    public init(_ key: RSAPublicKey) {
        self.key = key
        kid = Base64.encode(
            Array(SHA256.hash(data: Array(#"{"e":"\#(Self.e(key))","kty":"RSA","n":"\#(Self.n(key))"}"#.utf8))))
    }

    /// The key as a JSON Web Key (RFC 7517), with the members that the service shows and no others.
    public var jwk: String {
        #"{"alg":"RS256","e":"\#(Self.e(key))","kid":"\#(kid)","kty":"RSA","n":"\#(Self.n(key))","use":"sig"}"#
    }

    private static func e(_ key: RSAPublicKey) -> String { Base64.encodeURL(key.exponent) }
    private static func n(_ key: RSAPublicKey) -> String { Base64.encodeURL(key.modulus) }
}

/// The stored form: what a node needs to check a token, without any secret.
extension VerifyingKey {
    /// The modulus, most significant byte first.
    public var modulus: [UInt8] { key.modulus }
    /// The public exponent, most significant byte first.
    public var exponent: [UInt8] { key.exponent }

    /// Reads modulus and exponent.
    ///
    /// Throws where they are no RSA key of 2048 bits or more.
    public init(modulus: [UInt8], exponent: [UInt8]) throws {
        self.init(try RSAPublicKey(modulus: modulus, exponent: exponent))
    }
}
