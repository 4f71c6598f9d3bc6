import Crypto
import CryptoExtras
import Foundation
import Kernel
import WireRuntime

/// A public key for verifying an issuer's signatures: RS256 only, even if a token names another algorithm (RFC 8725,
/// section 3.1).
struct RSAVerificationKey: Sendable {
    let id: String
    private let key: _RSA.Signing.PublicKey

    /// Reads a key of a key set (RFC 7517); nil for a key of another kind, use or algorithm, or with less than 2048
    /// bits.
    init?(_ jwk: JSONObject) {
        guard Self.says("RSA", in: jwk["kty"]), jwk["use"].map({ Self.says("sig", in: $0) }) ?? true,
            jwk["alg"].map({ Self.says("RS256", in: $0) }) ?? true, let id = jwk["kid"]?.string,
            (1...256).contains(id.utf8.count), let n = Self.number(jwk["n"]), let e = Self.number(jwk["e"]),
            (256...1024).contains(n.count), n[0] >= 0x80 || n.count > 256, (1...4).contains(e.count), e != [1],
            e.last.map({ $0 & 1 == 1 }) ?? false, let key = try? _RSA.Signing.PublicKey(n: n, e: e)
        else { return nil }
        self.id = id
        self.key = key
    }

    /// Whether `signature` is this key's signature of `message`.
    func accepts(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        key.isValidSignature(
            _RSA.Signing.RSASignature(rawRepresentation: signature), for: SHA256.hash(data: message),
            padding: .insecurePKCS1v1_5)
    }

    private static func says(_ text: String, in json: JSON?) -> Bool {
        json?.string?.hasSameBytes(as: text) ?? false
    }

    /// The number without leading zeros.
    private static func number(_ json: JSON?) -> [UInt8]? {
        guard let text = json?.string, text.utf8.count <= 2048, let bytes = Base64.decodeURL(text) else { return nil }
        let digits = Array(bytes.drop { $0 == 0 })
        return digits.isEmpty ? nil : digits
    }
}
