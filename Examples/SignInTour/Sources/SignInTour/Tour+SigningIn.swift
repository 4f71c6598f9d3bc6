import AWSMobileClient

extension Tour {
    /// Signs in, and answers whatever the service asks then.
    func signIn() async throws {
        let name = try terminal.ask("Name: ")
        var result = try await client.signIn(username: name, password: terminal.askHidden("Password: "))
        while result.nextStep != .done {
            do { result = try await answer(result.nextStep) } catch AWSMobileClientError.invalidPassword(let message) {
                terminal.say(message)
            } catch AWSMobileClientError.codeMismatch(let message) {
                terminal.say(message)
            } catch AWSMobileClientError.expiredCode(let message) { terminal.say(message) }
        }
        terminal.say("Signed in as \(client.username ?? name).")
    }

    /// Signs in on the hosted pages, in the browser.
    func signInWithBrowser() async throws {
        try await client.showSignIn(hostedUIOptions: HostedUIOptions())
        terminal.say("Signed in as \(client.username ?? "you").")
    }

    /// Asks what `step` needs, and answers it.
    private func answer(_ step: SignInNextStep) async throws -> SignInResult {
        switch step {
        case .newPassword(let required, _): return try await choosePassword(required)
        case .confirmCode(.authenticatorApp, _): terminal.say("Your authenticator app shows the code.")
        case .confirmCode(_, let sent): tell(sent)
        case .customChallenge(let parameters):
            for (name, value) in parameters.sorted(by: { $0.key < $1.key }) { terminal.say("\(name) = \(value)") }
        case .selectFactor(let factors), .setUpFactor(let factors):
            terminal.say("Choose one of: \(factors.map(\.rawValue).joined(separator: ", "))")
        case .setUpAuthenticatorApp(let setup): show(setup)
        case .setUpEmail: terminal.say("Codes will be sent to an address of yours.")
        case .enterPassword, .done: break
        }
        let response =
            step == .enterPassword ? try terminal.askHidden("Password: ") : try terminal.ask(question(of: step))
        return try await client.confirmSignIn(challengeResponse: response)
    }

    private func question(of step: SignInNextStep) -> String {
        switch step {
        case .confirmCode, .setUpAuthenticatorApp: "Code: "
        case .selectFactor, .setUpFactor: "Factor: "
        case .setUpEmail: "E-mail: "
        default: "Answer: "
        }
    }

    /// Asks for a new password in place of a temporary one, and for the required attributes that the user lacks.
    private func choosePassword(_ required: [String]) async throws -> SignInResult {
        terminal.say("You are to choose a password of your own.")
        var attributes: [String: String] = [:]
        for name in required { attributes[name] = try terminal.ask("\(name): ") }
        return try await client.confirmSignIn(
            challengeResponse: terminal.askHidden("New password: "), userAttributes: attributes)
    }
}
