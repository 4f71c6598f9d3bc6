import Kernel

/// A token that has been taken apart but not believed.
///
/// Of its payload only the issuer is read, which names the key; the claims are read after the signature is verified.
struct UnverifiedToken {
    /// The key that it says it was signed with.
    let kid: String
    /// Who it says has issued it: good for finding the key and for nothing else.
    let issuer: String
    private let payload: [UInt8]
    private let signed: [UInt8]
    private let signature: [UInt8]

    init(_ text: String, for use: TokenUse) throws(TokenError) {
        guard text.utf8.count <= use.greatestLength else { throw .malformed }
        let bytes = Array(text.utf8)
        let parts = bytes.split(separator: UInt8(ascii: "."), maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count <= 128, parts[2].count <= 2048,
            let header = Base64.decodeURL(Array(parts[0])), let kid = TokenHeader.kid(in: header),
            let signature = Base64.decodeURL(Array(parts[2])), let payload = Base64.decodeURL(Array(parts[1])),
            let issuer = IssuerScan.issuer(in: payload).flatMap(ClaimsReader.text)
        else { throw .malformed }
        self.kid = kid
        self.issuer = issuer
        self.payload = payload
        self.signature = signature
        signed = Array(bytes[..<parts[1].endIndex])
    }

    /// The claims, if `key` has signed them.
    func verified(by key: VerifyingKey, _ good: VerifiedSignatures) throws(TokenError) -> Claims {
        guard good.holds(signature, of: signed, by: key) else { throw .wrongSignature }
        let claims = try ClaimsReader.read(payload)
        guard claims.string("iss")?.hasSameBytes(as: issuer) == true else { throw .malformed }
        return claims
    }
}

extension TokenUse {
    /// The longest token that is looked at, in bytes: longer than any that is issued here and can be sent back.
    ///
    /// An access token has up to 100 groups of 128 characters, 515 bytes each with quotes and comma; 50 scopes of 256
    /// characters; a username of 512 bytes; and less than 2,048 bytes besides. These 66,910 bytes are 89,214 in Base64,
    /// and header and signature make it less than 96 KiB. An ID token has all attributes as well, which can make it
    /// longer than a request may be.
    fileprivate var greatestLength: Int {
        switch self {
        case .access: 98_304
        case .id: 1 << 20
        }
    }
}
