import Kernel
import WireRuntime

/// A signed token in compact form (RFC 7515, section 7.1), which returns its claims only for the key that signed it.
struct CompactToken: Sendable {
    /// The longest token that is read, in bytes.
    static let maxLength = 16_384

    /// The id of the key that allegedly signed it.
    let keyID: String
    /// The alleged issuer. It only selects the keys for the verification.
    let statedIssuer: String
    private let unverifiedClaims: JSONObject
    private let signed: [UInt8]
    private let signature: [UInt8]

    /// Reads a token.
    ///
    /// - Throws: `CallerRefusal` unless the token's header contains exactly a key id, RS256 and optionally the type of
    ///   a JWT. A header with a key, or with the address of a key, is refused (RFC 8725, section 3.10).
    init(_ text: Secret<String>) throws(CallerRefusal) {
        guard text.exposed.utf8.count <= Self.maxLength else { throw .invalidToken }
        let bytes = Array(text.exposed.utf8)
        let parts = bytes.split(separator: UInt8(ascii: "."), maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count <= 1024, (1...2048).contains(parts[2].count),
            let header = Base64.decodeURL(Array(parts[0])), let payload = Base64.decodeURL(Array(parts[1])),
            let signature = Base64.decodeURL(Array(parts[2]))
        else { throw .invalidToken }
        keyID = try Self.keyID(in: header)
        guard let claims = Self.object(payload), let issuer = claims["iss"]?.string else { throw .invalidToken }
        statedIssuer = issuer
        unverifiedClaims = claims
        self.signature = signature
        signed = Array(bytes[..<parts[1].endIndex])
    }

    /// The claims.
    ///
    /// - Throws: `CallerRefusal` unless `key` signed the token.
    func claims(signedBy key: RSAVerificationKey) throws(CallerRefusal) -> JSONObject {
        guard key.accepts(signature, of: signed) else {
            throw .token(.wrongSignature, message: "The signature of the token is wrong.")
        }
        return unverifiedClaims
    }

    private static func keyID(in header: [UInt8]) throws(CallerRefusal) -> String {
        guard let header = object(header), let kid = header["kid"]?.string, (1...256).contains(kid.utf8.count),
            header["alg"]?.string?.hasSameBytes(as: "RS256") == true,
            header.members.count == (header["typ"] == nil ? 2 : 3)
        else { throw .invalidToken }
        if let type = header["typ"] {
            guard type.string?.utf8.map(\.asciiLowercased).elementsEqual("jwt".utf8) == true else {
                throw .invalidToken
            }
        }
        return kid
    }

    private static func object(_ bytes: [UInt8]) -> JSONObject? {
        let limits = JSONReader.Limits(length: maxLength, depth: 12, values: 4096)
        return (try? JSONReader.read(bytes, limits: limits))?.object
    }
}
