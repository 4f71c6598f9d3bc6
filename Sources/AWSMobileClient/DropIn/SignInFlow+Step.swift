extension SignInFlow.Step {
    var fields: [SignInField] {
        switch self {
        case .enterName, .forgotPassword: [.username]
        case .enterPassword: [.password]
        case .challenge(let next): next.fields
        case .signUp: [.username, .password]
        case .confirmSignUp: [.code]
        case .resetPassword: [.code, .newPassword]
        case .signedIn: []
        }
    }

    /// The factors to choose from.
    var factors: [SignInFactor] {
        switch self {
        case .challenge(.selectFactor(let factors)), .challenge(.setUpFactor(let factors)): factors
        case .enterName, .enterPassword, .challenge, .signUp, .confirmSignUp, .forgotPassword, .resetPassword,
            .signedIn:
            []
        }
    }

    /// Where a sign-in's code was sent.
    var destination: String? {
        guard case .challenge(.confirmCode(let factor, let sent)) = self, factor != .authenticatorApp else {
            return nil
        }
        return sent.destination
    }

    /// The facts that the user needs to answer.
    func explanations(destination: String?) -> [String] {
        switch self {
        case .challenge(let next): next.explanations
        default: destination.map { ["A code went to \($0)."] } ?? []
        }
    }

    /// A heading in English.
    var title: String {
        switch self {
        case .enterName, .enterPassword, .signedIn, .challenge(.enterPassword): "Sign in"
        case .challenge(.newPassword), .resetPassword: "Choose a new password"
        case .challenge(.selectFactor): "Choose a factor"
        case .challenge(.setUpFactor), .challenge(.setUpAuthenticatorApp), .challenge(.setUpEmail):
            "Set up a second factor"
        case .challenge: "Confirm the sign-in"
        case .signUp: "Create an account"
        case .confirmSignUp: "Confirm the account"
        case .forgotPassword: "Forgot the password"
        }
    }
}

extension SignInNextStep {
    fileprivate var fields: [SignInField] {
        switch self {
        case .done: []
        case .confirmCode, .setUpAuthenticatorApp: [.code]
        case .newPassword(let required, _): [.newPassword] + required.map(SignInField.attribute)
        case .customChallenge: [.answer]
        case .selectFactor, .setUpFactor: [.factor]
        case .setUpEmail: [.email]
        case .enterPassword: [.password]
        }
    }

    fileprivate var explanations: [String] {
        switch self {
        case .done, .enterPassword: []
        case .confirmCode(.authenticatorApp, let app):
            [app.destination.map { "Your authenticator app (\($0)) shows the code." } ?? Self.codeOfApp]
        case .confirmCode(_, let sent): ["A code went to \(sent.destination ?? "you")."]
        case .newPassword: ["Choose a password in place of the temporary one."]
        case .customChallenge(let parameters):
            parameters.filter { !Self.protocolParameters.contains($0.key) }.sorted { $0.key < $1.key }
                .map { "\($0.key): \($0.value)" }
        case .selectFactor: ["Choose how to go on."]
        case .setUpFactor: ["A second factor is required. Choose which one to set up."]
        case .setUpAuthenticatorApp(let setup):
            [
                "Add the secret to an authenticator app, then enter the code that the app shows.",
                "Secret: \(setup.secretCode)", "As a link: \(setup.uri())",
            ]
        case .setUpEmail: ["Codes will be sent to the address."]
        }
    }

    private static let codeOfApp = "Your authenticator app shows the code."
    /// Parameters of a custom challenge that mean nothing to the user.
    private static let protocolParameters: Set<String> = ["USERNAME", "USER_ID_FOR_SRP"]
}
