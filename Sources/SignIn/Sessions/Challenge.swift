/// A challenge, by its name on the wire.
public struct Challenge: RawRepresentable, Hashable, Sendable {
    /// The name on the wire.
    public var rawValue: String
    /// Creates a challenge, known or unknown.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A proof of the password by SRP.
    public static let passwordVerifier = Challenge(rawValue: "PASSWORD_VERIFIER")
    /// A new password in place of a temporary one.
    public static let newPassword = Challenge(rawValue: "NEW_PASSWORD_REQUIRED")
}
