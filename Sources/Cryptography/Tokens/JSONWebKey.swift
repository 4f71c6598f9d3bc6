import Crypto
import CryptoExtras
import Kernel

/// A public key of another issuer, in the form of its key set (RFC 7517). It only verifies signatures of the algorithms
/// that fit its kind: the token's own statement cannot choose a weaker one (RFC 8725, section 3.1).
package struct JSONWebKey: Sendable {
    /// The key's id; nil if the set does not contain one.
    package let id: String?
    /// The only algorithm that the key is for; nil if the set does not specify one.
    private let algorithm: TokenAlgorithm?
    private let key: Key

    private enum Key: Sendable {
        case rsa(_RSA.Signing.PublicKey)
        case p256(P256.Signing.PublicKey)
        case p384(P384.Signing.PublicKey)
    }

    /// Reads a key; nil for a key of another kind or use, which a set may contain as well.
    package init?(_ jwk: Claims) {
        guard jwk.string("use").map({ $0.hasSameBytes(as: "sig") }) ?? true, let kind = jwk.string("kty"),
            let key = Self.key(kind, jwk: jwk)
        else { return nil }
        let name = jwk.string("alg")
        algorithm = name.flatMap(TokenAlgorithm.init(rawValue:))
        guard name == nil || algorithm != nil else { return nil }
        id = jwk.string("kid")
        self.key = key
    }

    private static func key(_ kind: String, jwk: Claims) -> Key? {
        switch (kind, jwk.string("crv")) {
        case ("RSA", nil):
            // A modulus of 2048 to 8192 bits.
            guard let n = number("n", of: jwk), let e = number("e", of: jwk), (256...1024).contains(n.count),
                n[0] >= 0x80 || n.count > 256, (1...4).contains(e.count), e != [1],
                let key = try? _RSA.Signing.PublicKey(n: n, e: e)
            else { return nil }
            return .rsa(key)
        case ("EC", "P-256"):
            return point(jwk, of: 32).flatMap { try? P256.Signing.PublicKey(x963Representation: $0) }.map(Key.p256)
        case ("EC", "P-384"):
            return point(jwk, of: 48).flatMap { try? P384.Signing.PublicKey(x963Representation: $0) }.map(Key.p384)
        default: return nil
        }
    }

    /// The number without leading zeros.
    private static func number(_ name: String, of jwk: Claims) -> [UInt8]? {
        guard let text = jwk.string(name), text.utf8.count <= 2048, let bytes = Base64.decodeURL(text) else {
            return nil
        }
        let digits = Array(bytes.drop { $0 == 0 })
        return digits.isEmpty ? nil : digits
    }

    private static func point(_ jwk: Claims, of size: Int) -> [UInt8]? {
        let parts = ["x", "y"].map { jwk.string($0).flatMap { Base64.decodeURL($0) } }
        guard let x = parts[0], let y = parts[1], x.count == size, y.count == size else { return nil }
        return [4] + x + y
    }

    /// Whether `signature` is this key's signature of `message`.
    package func accepts(_ signature: [UInt8], of message: [UInt8], by used: TokenAlgorithm) -> Bool {
        guard algorithm.map({ $0 == used }) ?? true else { return false }
        switch (key, used) {
        case (.rsa(let key), .rs256): return isValid(signature, digest: SHA256.hash(data: message), key: key)
        case (.rsa(let key), .rs384): return isValid(signature, digest: SHA384.hash(data: message), key: key)
        case (.rsa(let key), .rs512): return isValid(signature, digest: SHA512.hash(data: message), key: key)
        case (.p256(let key), .es256):
            return (try? P256.Signing.ECDSASignature(rawRepresentation: signature))
                .map { key.isValidSignature($0, for: message) } ?? false
        case (.p384(let key), .es384):
            return (try? P384.Signing.ECDSASignature(rawRepresentation: signature))
                .map { key.isValidSignature($0, for: message) } ?? false
        case (.rsa, _), (.p256, _), (.p384, _): return false
        }
    }

    private func isValid(_ signature: [UInt8], digest: some Digest, key: _RSA.Signing.PublicKey) -> Bool {
        key.isValidSignature(
            _RSA.Signing.RSASignature(rawRepresentation: signature), for: digest, padding: .insecurePKCS1v1_5)
    }
}

/// The algorithms that tokens of other issuers may be signed with: none with a shared secret, and not `none`.
package enum TokenAlgorithm: String, CaseIterable, Sendable {
    case rs256 = "RS256"
    case rs384 = "RS384"
    case rs512 = "RS512"
    case es256 = "ES256"
    case es384 = "ES384"
}
