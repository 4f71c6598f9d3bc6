import Directory

/// The kind of a challenge that waits for its answer in an auth session, by the name that is stored.
struct Challenge: RawRepresentable, Hashable, Sendable {
    var rawValue: String

    /// A new password in place of a temporary one.
    static let newPassword = Challenge(rawValue: "NEW_PASSWORD_REQUIRED")
    /// The choice between second factors.
    static let secondFactorSelection = Challenge(rawValue: "SELECT_MFA_TYPE")
    /// The registration of a second factor.
    static let secondFactorSetup = Challenge(rawValue: "MFA_SETUP")
    /// The same, once a second factor is registered.
    static let secondFactorRegistered = Challenge(rawValue: "MFA_SETUP registered")

    /// The proof of a second factor.
    static func secondFactor(_ factor: SecondFactor) -> Challenge { Challenge(rawValue: factor.rawValue) }
}
