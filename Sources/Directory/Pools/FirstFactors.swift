import Kernel

extension FirstFactor {
    /// The contact that codes are sent to; nil if none is sent.
    package var contact: ContactAttribute? {
        switch self {
        case .emailCode: .email
        case .smsCode: .phoneNumber
        case .password, .passkey, .authenticator: nil
        }
    }
}

extension PoolSettings {
    /// The first factors that are codes: with one of them, a user needs no password.
    package var firstFactorCodes: [FirstFactor] { firstFactors.filter { $0.contact != nil } }

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
    /// The pool's first factors that the user can begin a sign-in with. A code can be sent to a contact that is not
    /// verified: it verifies the contact. A user with a second factor begins with the password, because a code alone
    /// would be less than the user asked for.
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
