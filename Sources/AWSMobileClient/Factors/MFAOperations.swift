import Kernel
import UserPoolsModel
import WireClient

/// The signed-in user's second factors: `AWSMobileClient.mfa`.
///
/// The calls throw errors of the service or of the network, or the errors of `getTokens`.
public struct MFAOperations: Sendable {
    let driver: SessionDriver

    /// Begins the set-up of an authenticator app. `verifySoftwareToken` ends it; until then nothing changes.
    ///
    /// - Returns: The secret for the app, also as the text of a QR code.
    /// - Throws: An error of the service or of the network, or the errors of `getTokens`.
    public func associateSoftwareToken() async throws -> AuthenticatorAppSetup {
        let secret = try await driver.callSignedIn { pool, token in
            try await pool.call(AssociateSoftwareTokenInput(accessToken: token)).secretCode
        }
        guard let secret else { throw AWSMobileClientError.noSecret }
        return AuthenticatorAppSetup(secret, account: driver.current.session?.username ?? "")
    }

    /// Ends the set-up of an authenticator app with its first code. `setMFAPreference` then turns the factor on.
    ///
    /// - Parameters:
    ///   - code: The code that the app shows.
    ///   - deviceName: A name that reminds the user of the device with the app.
    /// - Throws: `AWSMobileClientError.codeMismatch` for a wrong code; another one can follow. Otherwise an error of
    ///   the service or of the network, or the errors of `getTokens`.
    public func verifySoftwareToken(code: String, deviceName: String? = nil) async throws {
        try await driver.callSignedIn { pool, token in
            let input = VerifySoftwareTokenInput(
                accessToken: token, friendlyDeviceName: deviceName, userCode: Secret(code))
            try await pool.verifySoftwareToken(input)
        }
    }

    /// Reads which factors are turned on.
    ///
    /// - Returns: The factors, and the preferred one.
    /// - Throws: An error of the service or of the network, or the errors of `getTokens`.
    public func getMFAPreference() async throws -> MFAPreference {
        try await driver.callSignedIn { pool, token in
            let output = try await pool.call(GetUserInput(accessToken: token))
            return MFAPreference(
                enabled: (output.userMFASettingList ?? []).map(SignInFactor.init(rawValue:)),
                preferred: output.preferredMfaSetting.map(SignInFactor.init(rawValue:)))
        }
    }

    /// Turns factors on and off. A factor that is nil is unchanged.
    ///
    /// - Parameters:
    ///   - sms: Codes in text messages, which need a verified phone number.
    ///   - email: Codes in emails, which need a verified address.
    ///   - authenticatorApp: Codes of an authenticator app, which needs to be set up.
    /// - Throws: An error of the service or of the network, or the errors of `getTokens`.
    public func setMFAPreference(
        sms: MFASetting? = nil, email: MFASetting? = nil, authenticatorApp: MFASetting? = nil
    ) async throws {
        try await driver.callSignedIn { pool, token in
            _ = try await pool.call(
                SetUserMFAPreferenceInput(
                    accessToken: token,
                    emailMfaSettings: email.map {
                        EmailMfaSettingsType(enabled: $0.isOn, preferredMfa: $0.isPreferred)
                    },
                    smsMfaSettings: sms.map { SMSMfaSettingsType(enabled: $0.isOn, preferredMfa: $0.isPreferred) },
                    softwareTokenMfaSettings: authenticatorApp.map {
                        SoftwareTokenMfaSettingsType(enabled: $0.isOn, preferredMfa: $0.isPreferred)
                    }))
        }
    }
}

extension MFASetting {
    fileprivate var isOn: Bool { self != .disabled }
    fileprivate var isPreferred: Bool { self == .preferred }
}
