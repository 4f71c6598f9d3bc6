/// The public keys of one pool: the current ones, and older ones whose tokens have not expired.
package struct KeySet: Sendable {
    private let keys: [VerifyingKey]

    package init(_ keys: [VerifyingKey]) { self.keys = keys }

    /// The key with exactly this id.
    package func key(_ kid: String) -> VerifyingKey? { keys.first { $0.kid.utf8.elementsEqual(kid.utf8) } }

    /// The published JSON Web Key Set (RFC 7517, section 5; TOK-JWK-01 to -03).
    package var jwks: String { #"{"keys":[\#(keys.map(\.jwk).joined(separator: ","))]}"# }
}
