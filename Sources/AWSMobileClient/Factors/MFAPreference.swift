/// The second factors of a user.
public struct MFAPreference: Hashable, Sendable {
    /// The factors that are turned on.
    public let enabled: [SignInFactor]
    /// The factor that a sign-in asks for if there are several; nil if the user chooses each time.
    public let preferred: SignInFactor?
}

/// How a user uses a second factor.
public enum MFASetting: Hashable, Sendable, CaseIterable {
    /// The factor is off.
    case disabled
    /// The factor can be asked for.
    case enabled
    /// The service asks for this factor, even if the user has others.
    case preferred
}
