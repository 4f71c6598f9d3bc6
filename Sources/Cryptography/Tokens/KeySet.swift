/// The public keys of one pool: those in use, and older ones whose tokens still live.
public struct KeySet: Sendable {
    private let keys: [VerifyingKey]

    /// A ring of these keys.
    public init(_ keys: [VerifyingKey]) { self.keys = keys }

    /// The key of exactly this name.
    public func key(_ kid: String) -> VerifyingKey? { keys.first { $0.kid.utf8.elementsEqual(kid.utf8) } }

    /// The key set that is published (RFC 7517, section 5; spec rows TOK-JWK-01 to -03).
    public var jwks: String { #"{"keys":[\#(keys.map(\.jwk).joined(separator: ","))]}"# }
}
