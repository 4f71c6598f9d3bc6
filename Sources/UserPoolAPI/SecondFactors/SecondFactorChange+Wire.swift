import Directory
import Kernel
import UserPoolsModel

/// The members that SetUserMFAPreference and AdminSetUserMFAPreference share.
protocol SecondFactorsInput {
    var emailMfaSettings: EmailMfaSettingsType? { get }
    var smsMfaSettings: SMSMfaSettingsType? { get }
    var softwareTokenMfaSettings: SoftwareTokenMfaSettingsType? { get }
    var webAuthnMfaSettings: WebAuthnMfaSettingsType? { get }
}

extension SetUserMFAPreferenceInput: SecondFactorsInput {}
extension AdminSetUserMFAPreferenceInput: SecondFactorsInput {}

extension SecondFactorsInput {
    /// The switches in the input. A missing one is off; a missing factor stays as it is.
    ///
    /// - Throws: `InvalidInput` for a factor that is not built.
    var changes: [SecondFactorChange] {
        get throws {
            try UnbuiltSettings.requireNone(in: self)
            return [
                smsMfaSettings.map { SecondFactorChange(.sms, enabled: $0.enabled, preferred: $0.preferredMfa) },
                softwareTokenMfaSettings.map {
                    SecondFactorChange(.softwareToken, enabled: $0.enabled, preferred: $0.preferredMfa)
                },
                emailMfaSettings.map { SecondFactorChange(.email, enabled: $0.enabled, preferred: $0.preferredMfa) },
            ].compactMap { $0 }
        }
    }
}

extension SecondFactorChange {
    fileprivate init(_ factor: SecondFactor, enabled: Bool?, preferred: Bool?) {
        self.init(factor, isEnabled: enabled ?? false, isPreferred: preferred ?? false)
    }

    /// The older way to turn text messages on and off: a list of options that contains the telephone or not
    /// (UP-MFA-14).
    ///
    /// - Throws: `InvalidInput` for any other option.
    static func ofText(_ options: [MFAOptionType]) throws -> SecondFactorChange {
        guard options.allSatisfy({ $0.attributeName == "phone_number" && $0.deliveryMedium == .sms }) else {
            throw InvalidInput("MFAOptions can only be phone_number by SMS.")
        }
        return SecondFactorChange(.sms, isEnabled: !options.isEmpty, isPreferred: false)
    }
}

extension [MFAOptionType] {
    /// The option of a user who gets text messages; nil for others.
    static func of(_ factors: [SecondFactor]) -> [MFAOptionType]? {
        factors.contains(.sms) ? [MFAOptionType(attributeName: "phone_number", deliveryMedium: .sms)] : nil
    }
}
