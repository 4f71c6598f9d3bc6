/// The kind of a challenge that waits for its answer in an auth session, by the name that is stored.
struct Challenge: RawRepresentable, Hashable, Sendable {
    var rawValue: String

    /// A new password in place of a temporary one.
    static let newPassword = Challenge(rawValue: "NEW_PASSWORD_REQUIRED")
}
