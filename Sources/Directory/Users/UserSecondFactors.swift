import Kernel

/// The second factors that a user has set up and chosen.
package struct UserSecondFactors: Sendable, Equatable {
    /// The factors that the user wants to be asked for.
    package var enabled: Set<SecondFactor> = []
    /// The factor that is asked for if several are enabled.
    package var preferred: SecondFactor?
    /// Whether an authenticator app is registered and verified.
    package var hasSoftwareToken = false
    /// The user's name for the device of the authenticator app.
    package var deviceName: String?

    /// No second factor.
    package init() {}

    /// Whether the user can prove `factor`. A telephone is proven by its first code (UP-MFA-12); an e-mail address must
    /// be verified before.
    package func isSetUp(_ factor: SecondFactor, by user: User) -> Bool {
        switch factor {
        case .sms: user.attributes.contact(.phoneNumber) != nil
        case .softwareToken: hasSoftwareToken
        case .email: user.attributes.isVerified(.email)
        }
    }

    /// The factors of which a sign-in asks for one; empty if it asks for none.
    ///
    /// If the pool requires a second factor, a user who has enabled none is asked for what is set up: otherwise the
    /// password alone would be enough to register another one.
    ///
    /// - Parameter isDemanded: Whether the risk of the sign-in demands one too, of a pool that has any.
    package func asked(of user: User, in settings: PoolSettings, isDemanded: Bool = false) -> [SecondFactor] {
        let able = settings.offeredSecondFactors.filter { isSetUp($0, by: user) }
        let chosen = able.filter(enabled.contains)
        let isRequired = settings.mfa == .on || isDemanded && settings.mfa != .off
        return chosen.isEmpty && isRequired ? able : chosen
    }
}

/// A caller's settings for one factor. Enabled and preferred are separate switches (UP-MFA-07).
package struct SecondFactorChange: Sendable, Equatable {
    /// The factor.
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
    /// Sets the switches of some factors. A factor can be turned off whatever the pool offers.
    ///
    /// - Throws: `InvalidInput` if the user cannot prove a factor that is turned on, or two are
    ///   preferred.
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
