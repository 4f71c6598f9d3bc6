extension AWSMobileClient {
    /// The signed-in user's second factors.
    public var mfa: MFAOperations { MFAOperations(driver: driver) }

    /// The same as `mfa.associateSoftwareToken()`.
    ///
    /// - Throws: The errors of `mfa.associateSoftwareToken()`.
    public func associateSoftwareToken() async throws -> AuthenticatorAppSetup {
        try await mfa.associateSoftwareToken()
    }

    /// The same as `mfa.verifySoftwareToken(code:deviceName:)`.
    ///
    /// - Throws: The errors of `mfa.verifySoftwareToken(code:deviceName:)`.
    public func verifySoftwareToken(code: String, deviceName: String? = nil) async throws {
        try await mfa.verifySoftwareToken(code: code, deviceName: deviceName)
    }

    /// The same as `mfa.setMFAPreference(sms:email:authenticatorApp:)`.
    ///
    /// - Throws: The errors of `mfa.setMFAPreference(sms:email:authenticatorApp:)`.
    public func setMFAPreference(
        sms: MFASetting? = nil, email: MFASetting? = nil, authenticatorApp: MFASetting? = nil
    ) async throws {
        try await mfa.setMFAPreference(sms: sms, email: email, authenticatorApp: authenticatorApp)
    }
}
