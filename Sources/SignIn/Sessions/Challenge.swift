/// A question that stands between a person and the tokens, by its name on the wire.
public struct Challenge: RawRepresentable, Hashable, Sendable {
    /// The name on the wire.
    public var rawValue: String
    /// A challenge by its name on the wire, whether there is one of that name or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A proof of the password, by SRP.
    public static let passwordVerifier = Challenge(rawValue: "PASSWORD_VERIFIER")
    /// A password of the person's own, in place of a temporary one.
    public static let newPassword = Challenge(rawValue: "NEW_PASSWORD_REQUIRED")
}
