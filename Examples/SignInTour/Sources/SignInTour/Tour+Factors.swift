import AWSMobileClient

extension Tour {
    /// Sets up an authenticator app, for whose code later sign-ins ask.
    func setUpAuthenticatorApp() async throws {
        show(try await client.mfa.associateSoftwareToken())
        try await client.mfa.verifySoftwareToken(code: terminal.ask("Code: "), deviceName: "SignInTour")
        try await client.mfa.setMFAPreference(authenticatorApp: .preferred)
        terminal.say("Sign-ins ask for a code of the app now.")
    }

    /// Shows the secret, to type into an app or to make a QR code of.
    func show(_ setup: AuthenticatorAppSetup) {
        terminal.say("Secret for your authenticator app: \(setup.secretCode)")
        terminal.say("Text of the QR code: \(setup.uri(issuer: "SignInTour"))")
    }

    /// Lists the remembered devices.
    func showDevices() async throws {
        let devices = try await client.devices.list().devices ?? []
        if devices.isEmpty { terminal.say("No device is remembered.") }
        for device in devices {
            let name = device.attributes?["device_name"] ?? "a device"
            terminal.say("\(name), last used \(device.lastAuthenticatedDate?.formatted(.iso8601) ?? "never")")
        }
    }

    /// Remembers this device, if the pool tracks devices.
    func rememberDevice() async throws {
        try await client.devices.updateStatus(remembered: true)
        terminal.say("This device is remembered.")
    }
}
