import Kernel

/// A second factor, by the name of its challenge.
package enum SecondFactor: String, Codable, CaseIterable, Sendable {
    /// A code in a text message.
    case sms = "SMS_MFA"
    /// A code of an authenticator app.
    case softwareToken = "SOFTWARE_TOKEN_MFA"
    /// A code in an e-mail.
    case email = "EMAIL_OTP"

    /// The contact that codes are sent to; nil for factors that do not send codes.
    package var contact: ContactAttribute? {
        switch self {
        case .sms: .phoneNumber
        case .softwareToken: nil
        case .email: .email
        }
    }
}

/// The second factors of a pool (UP-MFA-17).
package struct SecondFactorSettings: Codable, Sendable, Equatable {
    /// Whether users may register an authenticator app; nil if not specified: they may not, and descriptions of the
    /// pool omit it.
    package var softwareToken: Bool?
    /// Whether codes are sent by text message; nil if only `MfaConfiguration` was specified: they are sent if the pool
    /// sends text messages.
    package var sms: Bool?
    /// Nil if no codes are sent by e-mail.
    package var email: EmailTexts?

    /// The texts of an e-mail with a code; nil means Martlet's default text.
    package struct EmailTexts: Codable, Sendable, Equatable {
        package var subject: String?
        /// The body. Contains the placeholder `{####}` of the code.
        package var body: String?

        package init(subject: String? = nil, body: String? = nil) {
            self.subject = subject
            self.body = body
        }
    }

    /// Nothing specified.
    package init() {}
}

extension PoolSettings {
    /// Whether a sign-in may ask for `factor`.
    package func offers(_ factor: SecondFactor) -> Bool {
        guard mfa != .off else { return false }
        return switch factor {
        case .sms: sms != nil && secondFactors?.sms ?? true
        case .softwareToken: secondFactors?.softwareToken ?? false
        case .email: secondFactors?.email != nil
        }
    }

    /// The second factors that the pool offers.
    package var offeredSecondFactors: [SecondFactor] { SecondFactor.allCases.filter(offers) }

    /// Checks that the pool can ask for a second factor.
    ///
    /// - Throws: `InvalidInput` if second factors are on, but the pool offers none, or asks for text messages without
    ///   being able to send them.
    func checkSecondFactors() throws {
        guard mfa != .off else { return }
        guard secondFactors?.sms != true || sms != nil else {
            throw InvalidInput("SMS configuration is required when SMS MFA is enabled.")
        }
        guard !offeredSecondFactors.isEmpty else {
            throw InvalidInput(
                "SMS configuration and Auto verification for phone_number are required when MFA is required/optional")
        }
    }
}
