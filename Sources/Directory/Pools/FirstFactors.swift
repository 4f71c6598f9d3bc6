import Kernel

extension FirstFactor {
    /// The contact that codes are sent to; nil for factors that do not send codes.
    package var contact: ContactAttribute? {
        switch self {
        case .emailCode: .email
        case .smsCode: .phoneNumber
        case .password, .passkey, .authenticator: nil
        }
    }
}

extension PoolSettings {
    /// The first factors that are codes: with one of them, a user does not need a password.
    package var firstFactorCodes: [FirstFactor] { firstFactors.filter { $0.contact != nil } }

    /// Checks the first factors.
    ///
    /// - Throws: `InvalidInput` for first factors that contradict each other or other settings.
    func checkFirstFactors() throws {
        guard firstFactors.contains(.password) else {
            throw InvalidInput("Password should be configured as one of the allowed first auth factors.")
        }
        guard mfa != .on || firstFactorCodes.isEmpty else {
            throw InvalidInput("MFA cannot be required in a user pool with one-time passwords as first auth factors.")
        }
        guard sms != nil || !firstFactors.contains(.smsCode) else {
            throw InvalidInput("SMS configuration is required when SMS_OTP is an allowed first auth factor.")
        }
    }
}

extension User {
    /// The pool's first factors that the user can start a sign-in with. A code can be sent to an unverified contact,
    /// which it then verifies. A user with a second factor starts with the password, because a code alone would be
    /// weaker than the user's own choice.
    ///
    /// - Parameter factors: The user's second factors.
    package func firstFactors(besides factors: UserSecondFactors, in settings: PoolSettings) -> [FirstFactor] {
        guard status != .externalProvider else { return [] }
        let isCodeEnough = settings.mfa != .on && factors.asked(of: self, in: settings).isEmpty
        return settings.firstFactors.filter { factor in
            guard let contact = factor.contact else { return factor == .password && credential != nil }
            return isCodeEnough && attributes.contact(contact) != nil
        }
    }
}
