import Kernel

/// Header and claims of a signed token as they are written, for its holder. Nothing is verified.
package struct TokenContents: Sendable {
    package let header: Claims
    package let claims: Claims

    /// The longest text that is read, in bytes.
    private static let maxLength = 1 << 20

    /// Reads a token in compact form (RFC 7515, section 7.1).
    ///
    /// - Throws: `TokenError.malformed` for anything else.
    package init(_ text: String) throws(TokenError) {
        guard text.utf8.count <= Self.maxLength else { throw .malformed }
        let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 3, let header = Base64.decodeURL(Array(parts[0])),
            let payload = Base64.decodeURL(Array(parts[1])), Base64.decodeURL(Array(parts[2])) != nil
        else { throw .malformed }
        self.header = try ClaimsReader.read(header)
        claims = try ClaimsReader.read(payload)
    }
}
