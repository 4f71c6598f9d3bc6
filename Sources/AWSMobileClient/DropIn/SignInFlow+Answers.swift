import Kernel

extension SignInFlow {
    /// Makes the call that `step` asks for, with the user's `values`, and returns the next step.
    func answer(_ step: Step, with values: [SignInField: String]) async throws -> Step {
        func value(_ field: SignInField) -> String { values[field] ?? "" }
        switch step {
        case .enterName:
            try keep(name: value(.username))
            return try await client.driver.letsUsersChoose ? chooseFactor() : .enterPassword
        case .enterPassword: return try await signIn(Secret(value(.password)))
        case .challenge(let asked): return try await confirm(asked, with: values)
        case .signUp: return try await signUp(values)
        case .confirmSignUp:
            let name = state.read(\.username)
            try await client.confirmSignUp(username: name, confirmationCode: value(.code))
            return try await signInAgain()
        case .forgotPassword:
            try keep(name: value(.username))
            return try await sendResetCode()
        case .resetPassword:
            let name = state.read(\.username)
            try await client.confirmForgotPassword(
                username: name, newPassword: value(.newPassword), confirmationCode: value(.code))
            state.change { $0.password = Secret(value(.newPassword)) }
            return try await signInAgain()
        case .signedIn: return .signedIn
        }
    }

    private func keep(name: String) throws {
        guard !name.isEmpty else { throw AWSMobileClientError.invalidParameter(message: "The name is empty.") }
        state.change { $0.username = name }
    }

    private func signIn(_ password: Secret<String>) async throws -> Step {
        let name = state.read(\.username)
        do {
            return next(try await movingOnError { try await client.signIn(username: name, password: password.exposed) })
        } catch AWSMobileClientError.userNotConfirmed {
            let sent = try await client.resendSignUpCode(username: name)
            state.change { ($0.password, $0.destination) = (password, sent.codeDeliveryDetails?.destination) }
            return .confirmSignUp
        } catch AWSMobileClientError.passwordResetRequired { return try await sendResetCode() }
    }

    /// Lets the user choose the first factor.
    private func chooseFactor() async throws -> Step {
        let name = state.read(\.username)
        return next(try await client.signIn(username: name, firstFactor: nil))
    }

    private func confirm(_ asked: SignInNextStep, with values: [SignInField: String]) async throws -> Step {
        let step = Step.challenge(asked)
        let response = step.fields.first.flatMap { values[$0] } ?? ""
        guard step.factors.isEmpty || step.factors.contains(SignInFactor(rawValue: response)) else {
            throw AWSMobileClientError.invalidParameter(message: "The answer is not one of the factors.")
        }
        let attributes = step.fields.reduce(into: [String: String]()) { attributes, field in
            if case .attribute(let name) = field { attributes[name] = values[field] ?? "" }
        }
        return next(
            try await movingOnError {
                try await client.confirmSignIn(challengeResponse: response, userAttributes: attributes)
            })
    }

    /// Runs a call of a sign-in. After an error, moves to the step of the challenge that is then open, or to the
    /// password.
    private func movingOnError(_ call: () async throws -> SignInResult) async throws -> SignInResult {
        do { return try await call() } catch {
            let open = client.driver.openChallenge
            state.change { $0.move(to: Self.step(at: open, after: $0.step)) }
            throw error
        }
    }

    private static func step(at open: SignInChallenge?, after step: Step) -> Step {
        // The proof of a device asks the user nothing: it is tried again with the password.
        guard let open, open.kind != .device else { return .enterPassword }
        // The code was right, so further answers would be ignored.
        if case .appIsVerified = open.progress { return step }
        return .challenge(open.result.nextStep)
    }

    private func signUp(_ values: [SignInField: String]) async throws -> Step {
        let (name, password) = (values[.username] ?? "", Secret(values[.password] ?? ""))
        try keep(name: name)
        let attributes = signUpAttributes.reduce(into: [String: String]()) { all, name in
            let value = values[name == "email" ? .email : .attribute(name)] ?? ""
            if !value.isEmpty { all[name] = value }
        }
        let result = try await client.signUp(
            username: name, password: password.exposed, userAttributes: attributes)
        state.change { ($0.password, $0.destination) = (password, result.codeDeliveryDetails?.destination) }
        return result.signUpConfirmationState == .confirmed ? try await signInAgain() : .confirmSignUp
    }

    private func sendResetCode() async throws -> Step {
        let sent = try await client.forgotPassword(username: state.read(\.username))
        state.change { $0.destination = sent.codeDeliveryDetails?.destination }
        return .resetPassword
    }

    /// Signs in with the new password. The step before it is complete, so if the sign-in fails, the next step asks for
    /// the password.
    private func signInAgain() async throws -> Step {
        let password = state.change { state in
            defer { state.password = nil }
            return state.password
        }
        guard let password else {
            state.change { $0.destination = nil }
            return .enterPassword
        }
        state.change { $0.move(to: .enterPassword) }
        return try await signIn(password)
    }

    /// The step that follows a result of the client.
    private func next(_ result: SignInResult) -> Step {
        let step = result.signInState == .signedIn ? Step.signedIn : .challenge(result.nextStep)
        state.change { $0.destination = step.destination }
        return step
    }
}

extension SignInFlow.State {
    /// Goes to a step of the sign-in. If it is a different step, the former step's destination of a code is dropped.
    fileprivate mutating func move(to next: SignInFlow.Step) {
        if next != step { (step, destination) = (next, next.destination) }
    }
}

extension SessionDriver {
    /// Whether the configuration lets users choose the first factor.
    fileprivate var letsUsersChoose: Bool {
        guard case .success(let calls) = pool, case .choice = calls.pool.flow else { return false }
        return true
    }

    /// The challenge that waits for an answer; nil without one.
    fileprivate var openChallenge: SignInChallenge? {
        machine.read { machine in
            guard case .challenged(let challenge)? = machine.attempt else { return nil }
            return challenge
        }
    }
}
