import AWSMobileClient

extension Tour {
    /// Signs a user up and asks for the code that was sent.
    func signUp() async throws {
        let name = try terminal.ask("Name: ")
        let attributes = ["email": try terminal.ask("E-mail: ")]
        let password = try terminal.askHidden("Password: ")
        let result = try await client.signUp(username: name, password: password, userAttributes: attributes)
        tell(result.codeDeliveryDetails)
        if result.signUpConfirmationState == .unconfirmed { try await confirmSignUp(name) }
    }

    /// Asks for the code. After an empty line it can be entered later.
    func confirmSignUp(_ name: String) async throws {
        let code = try terminal.ask("Code: ")
        guard !code.isEmpty else { return }
        try await client.confirmSignUp(username: name, confirmationCode: code)
        terminal.say("\(name) can sign in.")
    }

    /// Sends another code.
    func resend() async throws {
        tell(try await client.resendSignUpCode(username: terminal.ask("Name: ")).codeDeliveryDetails)
    }

    /// Shows where a code was sent.
    func tell(_ details: UserCodeDeliveryDetails?) {
        guard let details else { return }
        terminal.say("A code was sent by \(details.deliveryMedium.rawValue) to \(details.destination ?? "you").")
    }
}
