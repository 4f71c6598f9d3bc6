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
        guard Self.isText("RSA", in: jwk["kty"]), jwk["use"].map({ Self.isText("sig", in: $0) }) ?? true,
            jwk["alg"].map({ Self.isText("RS256", in: $0) }) ?? true,
            let id = jwk["kid"]?.string, (1...256).contains(id.utf8.count),
            let modulus = Self.number(jwk["n"]), Self.isLongEnough(modulus),
            let exponent = Self.number(jwk["e"]), Self.isExponent(exponent),
            let key = try? _RSA.Signing.PublicKey(n: modulus, e: exponent)
        else { return nil }
        self.id = id
        self.key = key
    }

    /// Whether a modulus has 2048 to 8192 bits. The upper limit bounds the cost of a verification.
    private static func isLongEnough(_ modulus: [UInt8]) -> Bool {
        (256...1024).contains(modulus.count) && (modulus[0] >= 0x80 || modulus.count > 256)
    }

    /// Whether a number is odd and greater than 1, with at most 32 bits.
    private static func isExponent(_ number: [UInt8]) -> Bool {
        guard let last = number.last, number.count <= 4 else { return false }
        return number != [1] && last & 1 == 1
    }

    /// Whether `signature` is this key's signature of `message`.
    func accepts(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        key.isValidSignature(
            _RSA.Signing.RSASignature(rawRepresentation: signature), for: SHA256.hash(data: message),
            // The padding of RS256 (RFC 7518, section 3.3). Its attacks are on encryption, not on signatures.
            padding: .insecurePKCS1v1_5)
    }

    private static func isText(_ text: String, in json: JSON?) -> Bool {
        json?.string?.hasSameBytes(as: text) ?? false
    }

    /// The number without leading zeros.
    private static func number(_ json: JSON?) -> [UInt8]? {
        guard let text = json?.string, text.utf8.count <= 2048, let bytes = Base64.decodeURL(text) else { return nil }
        let digits = Array(bytes.drop { $0 == 0 })
        return digits.isEmpty ? nil : digits
    }
}
