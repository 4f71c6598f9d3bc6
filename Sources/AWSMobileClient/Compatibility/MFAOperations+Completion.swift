extension MFAOperations {
    /// The form of ``associateSoftwareToken()`` with a completion handler.
    @preconcurrency
    public func associateSoftwareToken(
        completionHandler: @escaping AWSMobileClient.Completion<AuthenticatorAppSetup>
    ) {
        driver.complete(completionHandler) { try await self.associateSoftwareToken() }
    }

    /// The form of ``verifySoftwareToken(code:deviceName:)`` with a completion handler.
    @preconcurrency
    public func verifySoftwareToken(
        code: String, deviceName: String? = nil, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        driver.complete(completionHandler) {
            try await self.verifySoftwareToken(code: code, deviceName: deviceName)
        }
    }

    /// The form of ``getMFAPreference()`` with a completion handler.
    @preconcurrency
    public func getMFAPreference(completionHandler: @escaping AWSMobileClient.Completion<MFAPreference>) {
        driver.complete(completionHandler) { try await self.getMFAPreference() }
    }

    /// The form of ``setMFAPreference(sms:email:authenticatorApp:)`` with a completion handler.
    @preconcurrency
    public func setMFAPreference(
        sms: MFASetting? = nil, email: MFASetting? = nil, authenticatorApp: MFASetting? = nil,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        driver.complete(completionHandler) {
            try await self.setMFAPreference(sms: sms, email: email, authenticatorApp: authenticatorApp)
        }
    }
}

extension AWSMobileClient {
    /// The form of ``associateSoftwareToken()`` with a completion handler.
    @preconcurrency
    public func associateSoftwareToken(completionHandler: @escaping Completion<AuthenticatorAppSetup>) {
        mfa.associateSoftwareToken(completionHandler: completionHandler)
    }

    /// The form of ``verifySoftwareToken(code:deviceName:)`` with a completion handler.
    @preconcurrency
    public func verifySoftwareToken(
        code: String, deviceName: String? = nil, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        mfa.verifySoftwareToken(code: code, deviceName: deviceName, completionHandler: completionHandler)
    }

    /// The form of ``setMFAPreference(sms:email:authenticatorApp:)`` with a completion handler.
    @preconcurrency
    public func setMFAPreference(
        sms: MFASetting? = nil, email: MFASetting? = nil, authenticatorApp: MFASetting? = nil,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        mfa.setMFAPreference(
            sms: sms, email: email, authenticatorApp: authenticatorApp, completionHandler: completionHandler)
    }
}
