import Kernel

/// A parsed token whose signature is not verified.
///
/// Only the issuer is read from its payload, to find the key; the claims are read after the signature check.
struct UnverifiedToken {
    /// The id of the key that allegedly signed it.
    let kid: String
    /// The alleged issuer. Use it only to find the key.
    let issuer: String
    private let payload: [UInt8]
    private let signed: [UInt8]
    private let signature: [UInt8]

    /// The longest accepted header in Base64, in bytes: a header of `TokenHeader` has less.
    private static let maxHeaderLength = 128
    /// The longest accepted signature in Base64, in bytes: that of a key of 8192 bits has less.
    private static let maxSignatureLength = 2048

    /// Reads a token in compact form.
    ///
    /// - Throws: `TokenError.malformed` for anything else, and for a token that was not issued by this program.
    init(_ text: String, for use: TokenUse) throws(TokenError) {
        guard text.utf8.count <= use.maxLength else { throw .malformed }
        let bytes = Array(text.utf8)
        let parts = bytes.split(separator: UInt8(ascii: "."), maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count <= Self.maxHeaderLength, parts[2].count <= Self.maxSignatureLength,
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

    /// The claims.
    ///
    /// - Throws: `TokenError` if `key` did not sign them.
    func claims(signedBy key: VerifyingKey, knownFrom cache: VerifiedSignatures) throws(TokenError) -> Claims {
        guard cache.accepts(signature, of: signed, by: key) else { throw .wrongSignature }
        let claims = try ClaimsReader.read(payload)
        guard claims.string("iss")?.hasSameBytes(as: issuer) == true else { throw .malformed }
        return claims
    }
}

extension TokenUse {
    /// The longest accepted token in bytes: longer than any issued token that fits into a request.
    ///
    /// An access token has up to 100 groups of 128 characters, 515 bytes each with quotes and comma; 50 scopes of 256
    /// characters; a username of 512 bytes; and less than 2,048 other bytes. These 66,910 bytes are 89,214 in Base64,
    /// and header and signature make it less than 96 KiB. An ID token also has all attributes, and may be longer than a
    /// request.
    fileprivate var maxLength: Int {
        switch self {
        case .access: 98_304
        case .id: 1 << 20
        }
    }
}
