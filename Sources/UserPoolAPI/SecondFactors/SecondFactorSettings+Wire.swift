import Directory
import Kernel
import UserPoolsModel

extension PoolSettings {
    /// These settings with the second factors of `input`.
    ///
    /// - Throws: `Refusal` if the mode contradicts the factors.
    func updated(by input: SetUserPoolMfaConfigInput) throws -> PoolSettings {
        var updated = self
        updated.mfa = try input.mfaConfiguration?.storedValue() ?? .off
        guard updated.mfa != .off || !input.hasFactors else {
            throw InvalidInput("Invalid MFA configuration given, can't turn off MFA and configure an MFA together.")
        }
        if let sms = try input.smsMfaConfiguration?.smsConfiguration.map(SMSSettings.init) { updated.sms = sms }
        if let text = input.smsMfaConfiguration?.smsAuthenticationMessage { updated.messages.smsAuthentication = text }
        updated.secondFactors = updated.mfa == .off ? nil : SecondFactorSettings(input)
        guard updated.mfa == .off || updated.secondFactors?.hasAny ?? false else {
            throw InvalidInput(
                "Invalid MFA configuration given, can't disable all MFAs with a required or optional configuration.")
        }
        return updated
    }
}

extension SetUserPoolMfaConfigInput {
    /// Whether a factor is configured, even if only as turned off.
    fileprivate var hasFactors: Bool {
        emailMfaConfiguration != nil || smsMfaConfiguration != nil || softwareTokenMfaConfiguration != nil
    }
}

extension SecondFactorSettings {
    fileprivate init(_ input: SetUserPoolMfaConfigInput) {
        self.init()
        softwareToken = input.softwareTokenMfaConfiguration.map { $0.enabled ?? false }
        sms = input.smsMfaConfiguration != nil
        email = input.emailMfaConfiguration.map { EmailTexts(subject: $0.subject, body: $0.message) }
    }

    /// Whether a factor is turned on.
    fileprivate var hasAny: Bool { softwareToken == true || sms == true || email != nil }
}

/// The second factors of a pool as the service shows them. If it has none, only its mode is shown.
struct ShownSecondFactors {
    let mode: UserPoolMfaType
    let sms: SmsMfaConfigType?
    let softwareToken: SoftwareTokenMfaConfigType?
    let email: EmailMfaConfigType?

    init(_ pool: UserPool) {
        let settings = pool.settings
        mode = UserPoolMfaType(settings.mfa)
        sms =
            settings.offers(.sms)
            ? SmsMfaConfigType(
                smsAuthenticationMessage: settings.messages.smsAuthentication,
                smsConfiguration: settings.sms.map { SmsConfigurationType($0, in: pool.id.region) }) : nil
        softwareToken =
            settings.mfa == .off
            ? nil : settings.secondFactors?.softwareToken.map { SoftwareTokenMfaConfigType(enabled: $0) }
        email =
            settings.offers(.email)
            ? EmailMfaConfigType(
                message: settings.secondFactors?.email?.body, subject: settings.secondFactors?.email?.subject) : nil
    }
}
