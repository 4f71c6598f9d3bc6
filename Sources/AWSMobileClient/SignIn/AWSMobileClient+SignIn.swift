import Kernel

extension AWSMobileClient {
    /// Signs a user in with a password, by SRP, or by sending the password if the configuration says so
    /// (`MigrationEnabled`, `USER_PASSWORD_AUTH`), or by the challenges of the pool's functions (`CUSTOM_AUTH`). With
    /// `USER_AUTH` the password is the first factor; see
    /// ``signIn(username:firstFactor:validationData:clientMetaData:)`` for other factors.
    ///
    /// A later sign-in replaces one under way, which throws `AWSMobileClientError.unableToSignIn`.
    ///
    /// - Parameters:
    ///   - username: The username, or an alias that the pool accepts.
    ///   - password: The password.
    ///   - validationData: Passed to the pool's functions before the proof of the password.
    ///   - clientMetaData: Passed to the pool's functions after it.
    /// - Returns: The state `signedIn`, or a challenge that `confirmSignIn` answers; `nextStep` describes it.
    /// - Throws: `AWSMobileClientError.invalidState` if a user is signed in already, an error of the service,
    ///   `TokenStoreError` if the session cannot be kept, `CancellationError`, or an error of the network.
    @discardableResult
    public func signIn(
        username: String, password: String, validationData: [String: String]? = nil,
        clientMetaData: [String: String] = [:]
    ) async throws -> SignInResult {
        let credentials = SignInCredentials(
            username: username, password: Secret(password), validationData: validationData ?? [:],
            clientMetadata: clientMetaData)
        return try Self.result(await driver.perform { .signIn($0, credentials) })
    }

    /// Signs a user in with a factor of the user's choice (`USER_AUTH`), such as a code in place of the password,
    /// regardless of the configured flow. The app client must allow it.
    ///
    /// - Parameters:
    ///   - username: The username, or an alias that the pool accepts.
    ///   - firstFactor: The factor to begin with; nil for a choice, which `nextStep` offers. If the user does not have
    ///     the factor, `nextStep` offers others.
    ///   - validationData: Passed to the pool's functions before the proof of the factor.
    ///   - clientMetaData: Passed to the pool's functions after it.
    /// - Returns: A challenge that `confirmSignIn` answers: `nextStep` is `selectFactor`, `enterPassword` or
    ///   `confirmCode`.
    /// - Throws: The errors of ``signIn(username:password:validationData:clientMetaData:)``.
    @discardableResult
    public func signIn(
        username: String, firstFactor: SignInFactor?, validationData: [String: String]? = nil,
        clientMetaData: [String: String] = [:]
    ) async throws -> SignInResult {
        let credentials = SignInCredentials(
            username: username, firstFactor: firstFactor, validationData: validationData, clientMetadata: clientMetaData
        )
        return try Self.result(await driver.perform { .signIn($0, credentials) })
    }

    /// Answers the challenge that `signIn` or `confirmSignIn` returned.
    ///
    /// - Parameters:
    ///   - challengeResponse: The answer to `SignInResult.nextStep`: a code, a new password, the answer to a custom
    ///     challenge, the name of a factor, an address.
    ///   - userAttributes: With a new password, values of required attributes that the user does not have yet.
    ///   - clientMetaData: Passed to the pool's functions.
    /// - Returns: The state `signedIn`, or another challenge.
    /// - Throws: `AWSMobileClientError.invalidState` without a pending challenge, an error of the service, or the
    ///   errors of `signIn`. After `codeMismatch`, `invalidPassword` or an error of the network the challenge can be
    ///   answered again; a custom challenge only after an error of the network.
    @discardableResult
    public func confirmSignIn(
        challengeResponse: String, userAttributes: [String: String] = [:], clientMetaData: [String: String] = [:]
    ) async throws -> SignInResult {
        let answer = ChallengeAnswer(
            response: Secret(challengeResponse), attributes: userAttributes, clientMetadata: clientMetaData)
        return try Self.result(await driver.perform { .confirmSignIn($0, answer) })
    }

    static func result(_ result: CallResult) throws -> SignInResult {
        guard case .signIn(let result) = result else { throw AWSMobileClientError.noSession }
        return result
    }
}

extension SignInCredentials {
    /// A sign-in without a password, at least in its beginning.
    init(
        username: String, firstFactor: SignInFactor?, validationData: [String: String]?,
        clientMetadata: [String: String]
    ) {
        self.init(
            username: username, password: Secret(""), validationData: validationData ?? [:],
            clientMetadata: clientMetadata, beginning: .withFactor(firstFactor))
    }
}
