import Kernel

/// The second factors that a user has set up and chosen.
package struct UserSecondFactors: Sendable, Equatable {
    /// The factors that the user has enabled.
    package var enabled: Set<SecondFactor> = []
    /// The factor that is asked for if several are enabled.
    package var preferred: SecondFactor?
    /// Whether an authenticator app is registered and verified.
    package var hasSoftwareToken = false
    /// The user's name for the device of the authenticator app.
    package var deviceName: String?

    /// No second factor.
    package init() {}

    /// Whether the user can prove `factor`. The first code proves a telephone (UP-MFA-12), but an e-mail address must
    /// already be verified.
    package func isSetUp(_ factor: SecondFactor, by user: User) -> Bool {
        switch factor {
        case .sms: user.attributes.contact(.phoneNumber) != nil
        case .softwareToken: hasSoftwareToken
        case .email: user.attributes.isVerified(.email)
        }
    }

    /// The factors that a sign-in asks for one of; empty if it asks for none.
    ///
    /// If the pool requires a second factor, a user who has enabled none is asked for a factor that is set up:
    /// otherwise the password alone would be enough to register another one.
    ///
    /// - Parameter isDemanded: Whether the risk of the sign-in also demands a factor, if the pool offers any.
    package func asked(of user: User, in settings: PoolSettings, isDemanded: Bool = false) -> [SecondFactor] {
        let able = settings.offeredSecondFactors.filter { isSetUp($0, by: user) }
        let chosen = able.filter(enabled.contains)
        let isRequired = settings.mfa == .on || isDemanded && settings.mfa != .off
        return chosen.isEmpty && isRequired ? able : chosen
    }
}

/// A caller's settings for one factor. Enabled and preferred are separate switches (UP-MFA-07).
package struct SecondFactorChange: Sendable, Equatable {
    package var factor: SecondFactor
    /// Whether sign-ins ask for it.
    package var isEnabled: Bool
    /// Whether it is asked for if several are enabled.
    package var isPreferred: Bool

    /// A change of one factor's switches.
    package init(_ factor: SecondFactor, isEnabled: Bool, isPreferred: Bool) {
        self.factor = factor
        self.isEnabled = isEnabled
        self.isPreferred = isPreferred
    }
}

extension UserSecondFactors {
    /// Sets the switches of some factors. A factor can be turned off even if the pool does not offer it.
    ///
    /// - Throws: `InvalidInput` if the user cannot prove a factor that is turned on, or two are preferred.
    package mutating func apply(_ changes: [SecondFactorChange], of user: User, in settings: PoolSettings) throws {
        guard changes.filter(\.isPreferred).count <= 1 else {
            throw InvalidInput("Only one MFA setting can be preferred.")
        }
        for change in changes { try apply(change, of: user, in: settings) }
    }

    private mutating func apply(_ change: SecondFactorChange, of user: User, in settings: PoolSettings) throws {
        let factor = change.factor
        guard change.isEnabled || !change.isPreferred else {
            throw InvalidInput("\(factor.rawValue) must be enabled to be preferred.")
        }
        guard !change.isEnabled || settings.offers(factor) && isSetUp(factor, by: user) else {
            throw InvalidInput("User does not have delivery config set to turn on \(factor.rawValue)")
        }
        if change.isEnabled { enabled.insert(factor) } else { enabled.remove(factor) }
        if change.isPreferred {
            preferred = factor
        } else if preferred == factor {
            preferred = nil
        }
    }
}
