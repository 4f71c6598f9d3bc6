import AWSMobileClient
import Foundation

extension Guide {
    func showQRCode(_ text: String, secret: String) { log.append("\(text) \(secret)") }
    func answer(_ parameters: [String: String]) -> String { parameters["round"] == "1" ? "1133" : "7" }

    func goOn(after result: SignInResult) {
        switch result.nextStep {
        case .done: print("Welcome.")
        case .confirmCode(.authenticatorApp, _): print("Enter the code of your app.")
        case .confirmCode(_, let sent): print("Enter the code that went to \(sent.destination ?? "you").")
        case .selectFactor(let factors): print("Choose: \(factors.map(\.rawValue).joined(separator: ", ")).")
        default: print("This app cannot go on.")
        }
    }

    func confirmCode() async throws {
        do {
            try await client.confirmSignIn(challengeResponse: code)
        } catch AWSMobileClientError.codeMismatch(let message) {
            print(message)
        }
    }

    func signInByCode() async throws {
        let asked = try await client.signIn(username: "jane", firstFactor: .email)
        if case .confirmCode(_, let sent) = asked.nextStep {
            print("Enter the code that went to \(sent.destination ?? "you").")
        }
        try await client.confirmSignIn(challengeResponse: code)
    }

    func setUp(after result: SignInResult) {
        switch result.nextStep {
        case .setUpFactor(let factors): print("Set up one of \(factors.count).")
        case .setUpAuthenticatorApp(let setup): showQRCode(setup.uri(issuer: "Example"), secret: setup.secretCode)
        case .setUpEmail: print("Enter your address.")
        default: break
        }
    }

    func associateApp() async throws {
        let setup = try await client.mfa.associateSoftwareToken()
        showQRCode(setup.uri(issuer: "Example"), secret: setup.secretCode)
    }

    func preferApp() async throws {
        try await client.mfa.verifySoftwareToken(code: code, deviceName: "Telephone")
        try await client.mfa.setMFAPreference(authenticatorApp: .preferred)
        let preference = try await client.mfa.getMFAPreference()
        print("On: \(preference.enabled.map(\.rawValue).joined(separator: ", ")).")
    }

    func signInByChallenges() async throws {
        var result = try await client.signIn(username: "jane", password: "not needed")
        while case .customChallenge(let parameters) = result.nextStep {
            result = try await client.confirmSignIn(challengeResponse: answer(parameters))
        }
    }

    func rememberDevice() async throws {
        try await client.deviceOperations.updateStatus(remembered: true)
    }

    func listDevices() async throws {
        let result = try await client.deviceOperations.list(limit: 60)
        for device in result.devices ?? [] {
            print(device.attributes?["device_name"] ?? device.deviceKey ?? "")
        }
    }

    func forgetDevice() async throws {
        do {
            try await client.deviceOperations.forget()
        } catch AWSMobileClientError.deviceNotRemembered {
            print("This device was not remembered.")
        }
    }
}
