import Kernel
import UserPoolsModel
import WireClient
import WireRuntime

extension PoolCalls {
    /// The session in `output`, or the challenge for the app. The client itself proves the device, registers a new one,
    /// and fetches the secret of an authenticator app.
    ///
    /// - Parameters:
    ///   - username: The name that the last request had.
    ///   - alias: The name that the user signed in with.
    ///   - isAfterDevice: Whether the device was proven already, so that no service can ask without end.
    func proceed(
        from output: AuthOutput, of username: String, alias: String?, metadata: [String: String],
        isAfterDevice: Bool = false
    ) async throws -> SignInProgress {
        if let result = output.result { return .session(try await begin(result, of: username, alias: alias)) }
        guard let name = output.name else { throw AWSMobileClientError.noSession }
        guard let kind = SignInChallenge.Kind(rawValue: name.rawValue), !(kind == .device && isAfterDevice) else {
            throw AWSMobileClientError.unsupportedChallenge(name.rawValue)
        }
        let challenge = SignInChallenge(
            kind: kind, username: output.parameters["USERNAME"] ?? output.parameters["USER_ID_FOR_SRP"] ?? username,
            session: output.session, parameters: output.parameters, available: output.available, alias: alias)
        switch kind {
        case .device: return try await interruptible(challenge) { try await passDevice(challenge, metadata: metadata) }
        case .setUpFactor: return try await interruptible(challenge) { try await beginSetup(challenge) }
        case .newPassword, .smsCode, .softwareToken, .emailCode, .smsInPlaceOfPassword, .custom, .chooseFactor,
            .chooseFirstFactor:
            return .challenge(challenge)
        }
    }

    /// Begins the session of `result`, and registers a new device. If the device cannot be registered, the sign-in
    /// fails, because in a pool that tracks devices the tokens could not be refreshed.
    private func begin(
        _ result: AuthenticationResultType, of username: String, alias: String?
    ) async throws -> Session {
        let session = try session(result, username: username)
        do { try await confirmDevice(result, of: session, alias: alias) } catch {
            throw SignInInterruption(reason: error, open: nil)
        }
        return session
    }

    private func passDevice(_ challenge: SignInChallenge, metadata: [String: String]) async throws -> SignInProgress {
        try await proceed(
            from: try await proveDevice(for: challenge, metadata: metadata), of: challenge.username,
            alias: challenge.alias, metadata: metadata, isAfterDevice: true)
    }

    /// Runs `work`, which meets `challenge` after the service has accepted an answer: the challenge stays open after an
    /// error that does not end it.
    private func interruptible(
        _ challenge: SignInChallenge, work: () async throws -> SignInProgress
    ) async throws -> SignInProgress {
        do { return try await work() } catch let interruption as SignInInterruption { throw interruption } catch {
            let ends = (error as? ServiceResponseError)?.endsChallenge ?? (error is AWSMobileClientError)
            throw SignInInterruption(reason: error, open: ends ? nil : challenge)
        }
    }

    /// Continues the sign-in with the app's answer to the open challenge.
    func respond(to challenge: SignInChallenge, with answer: ChallengeAnswer) async throws -> SignInProgress {
        do {
            switch challenge.kind {
            case .device: return try await passDevice(challenge, metadata: answer.clientMetadata)
            case .setUpFactor: return try await setUp(for: challenge, with: answer)
            case .chooseFirstFactor where challenge.chooses(.password, by: answer):
                return .challenge(challenge.after(.passwordChosen))
            case .chooseFirstFactor where challenge.takesPassword:
                return try await enterPassword(for: challenge, with: answer)
            case .newPassword, .smsCode, .softwareToken, .emailCode, .smsInPlaceOfPassword, .custom, .chooseFactor,
                .chooseFirstFactor:
                return try await send(challenge.responses(answer), to: challenge, metadata: answer.clientMetadata)
            }
        } catch let error as ServiceResponseError {
            guard let ends = challenge.ends(after: error) else { throw error }
            throw SignInInterruption(reason: error, open: ends ? nil : challenge)
        }
    }

    /// Sends the responses of the app, and returns the next step.
    func send(
        _ responses: [String: String], to challenge: SignInChallenge, metadata: [String: String]
    ) async throws -> SignInProgress {
        let output = try await respond(
            to: ChallengeNameType(rawValue: challenge.kind.rawValue), of: challenge.username, responses: responses,
            session: challenge.session, metadata: metadata)
        return try await proceed(from: output, of: challenge.username, alias: challenge.alias, metadata: metadata)
    }
}

extension SignInChallenge {
    /// Whether the app chooses `factor`, which the service offers.
    func chooses(_ factor: SignInFactor, by answer: ChallengeAnswer) -> Bool {
        guard !takesPassword else { return false }
        let named = answer.response.exposed == Self.passwordBySRP ? "PASSWORD" : answer.response.exposed
        return factor.rawValue == named && offered.contains(factor)
    }

    /// Whether the password was chosen, and the next answer is the password.
    var takesPassword: Bool { if case .passwordChosen = progress { true } else { false } }

    /// The parameters of the protocol for the app's answer.
    func responses(_ answer: ChallengeAnswer) -> [String: String] {
        let response = answer.response.exposed
        switch kind {
        case .newPassword:
            return answer.attributes.reduce(into: ["NEW_PASSWORD": response]) { responses, attribute in
                responses["userAttributes.\(attribute.key)"] = attribute.value
            }
        case .smsCode, .softwareToken, .emailCode, .smsInPlaceOfPassword: return ["\(kind.rawValue)_CODE": response]
        case .chooseFirstFactor:
            guard case .passwordChosen = progress else { return ["ANSWER": response] }
            return ["ANSWER": SignInFactor.password.rawValue, "PASSWORD": response]
        case .custom, .chooseFactor: return ["ANSWER": response]
        case .setUpFactor, .device: return [:]
        }
    }

    /// Whether this error ends the sign-in, if that differs from other challenges; else nil.
    ///
    /// The pool's functions judge a custom answer only once. A used code of an authenticator app is refused like an old
    /// code; only the next code is valid.
    func ends(after error: ServiceResponseError) -> Bool? {
        switch kind {
        case .custom: error.status < 500 && error.code != .tooManyRequests && error.code != .throttling
        case .softwareToken where error.code == .expiredCode: false
        case .newPassword, .smsCode, .softwareToken, .emailCode, .smsInPlaceOfPassword, .chooseFactor,
            .chooseFirstFactor, .setUpFactor, .device:
            nil
        }
    }
}
