import Kernel

/// A token of another issuer. Its claims can only be read with the key that signed it.
package struct ForeignToken: Sendable {
    /// The id of the key that allegedly signed it.
    package let keyID: String?
    /// The algorithm of the signature.
    package let algorithm: TokenAlgorithm
    private let payload: [UInt8]
    private let signed: [UInt8]
    private let signature: [UInt8]

    /// The longest accepted token in bytes.
    private static let maxLength = 65_536
    /// The longest accepted header in Base64, in bytes.
    private static let maxHeaderLength = 4096
    /// A key set may have many keys without an id; a token is not tried with all of them.
    private static let maxKeys = 8
    /// Reads the header of a signed token in compact form (RFC 7515, section 7.1).
    ///
    /// - Throws: `TokenError.malformed` for anything else, and for an algorithm that is not accepted.
    package init(_ text: String) throws(TokenError) {
        guard text.utf8.count <= Self.maxLength else { throw .malformed }
        let bytes = Array(text.utf8)
        let parts = bytes.split(separator: UInt8(ascii: "."), maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count <= Self.maxHeaderLength,
            let headerBytes = Base64.decodeURL(Array(parts[0])),
            let payload = Base64.decodeURL(Array(parts[1])), let signature = Base64.decodeURL(Array(parts[2]))
        else { throw .malformed }
        let header = try ClaimsReader.read(headerBytes)
        // Critical headers are not supported (RFC 7515, section 4.1.11).
        guard header["crit"] == nil, let name = header.string("alg"),
            let algorithm = TokenAlgorithm.allCases.first(where: { name.hasSameBytes(as: $0.rawValue) })
        else { throw .malformed }
        keyID = header.string("kid")
        self.algorithm = algorithm
        self.payload = payload
        self.signature = signature
        signed = Array(bytes[..<parts[1].endIndex])
    }

    /// The issuer that the token states, unverified: it only determines whose keys to use.
    package var statedIssuer: String? { (try? ClaimsReader.read(payload))?.string("iss") }

    /// The claims.
    ///
    /// - Throws: `TokenError.wrongSignature` unless one of `keys` signed the token.
    package func claims(signedBy keys: [JSONWebKey]) throws(TokenError) -> Claims {
        let candidates = keys.filter { key in
            guard let keyID else { return true }
            return key.id.map { $0.hasSameBytes(as: keyID) } ?? true
        }
        let isSigned = candidates.prefix(Self.maxKeys).contains { $0.accepts(signature, of: signed, by: algorithm) }
        guard isSigned else { throw .wrongSignature }
        return try ClaimsReader.read(payload)
    }

}
