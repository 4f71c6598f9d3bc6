import Kernel

/// A token that has been read but not believed.
///
/// Only `verified(by:_:)` gives its claims away.
struct UnverifiedToken {
    /// The key that it says it was signed with.
    let kid: String
    private let claims: Claims
    private let signed: [UInt8]
    private let signature: [UInt8]

    /// Larger than any token that is issued here: a hundred groups and all attributes at their longest.
    static let greatestLength = 262_144

    init(_ text: String) throws(TokenFault) {
        guard text.utf8.count <= Self.greatestLength else { throw .malformed }
        let bytes = Array(text.utf8)
        let parts = bytes.split(separator: UInt8(ascii: "."), maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count <= 128, parts[2].count <= 2048,
            let header = Base64.decodeURL(Array(parts[0])), let kid = TokenHeader.kid(in: header),
            let signature = Base64.decodeURL(Array(parts[2])), let payload = Base64.decodeURL(Array(parts[1]))
        else { throw .malformed }
        self.kid = kid
        self.signature = signature
        claims = try ClaimsReader.read(payload)
        signed = Array(bytes[..<parts[1].endIndex])
    }

    /// Who it says has issued it: good for finding the key and for nothing else.
    var issuer: String? { claims.string("iss") }

    /// The claims, where `key` has signed them.
    func verified(by key: VerifyingKey, _ good: GoodSignatures) throws(TokenFault) -> Claims {
        guard good.holds(signature, of: signed, by: key) else { throw .wrongSignature }
        return claims
    }
}
