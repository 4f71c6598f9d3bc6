import Kernel

extension AWSMobileClient {
    /// Signs somebody in with a password: without showing it to the service, or by sending it where the configuration
    /// says so (`MigrationEnabled`).
    ///
    /// The result may be a question, which `confirmSignIn` answers. A sign-in that is under way gives way to a later
    /// one.
    ///
    /// - Parameters:
    ///   - username: The person's name, or whatever else the pool lets people sign in with.
    ///   - password: The person's password.
    ///   - validationData: Passed to the pool's triggers.
    ///
    /// Throws `invalidState` where somebody is signed in already, else what the service refuses with.
    @discardableResult
    public func signIn(
        username: String, password: String, validationData: [String: String]? = nil
    ) async throws -> SignInResult {
        let credentials = Credentials(
            username: username, password: Secret(password), validationData: validationData ?? [:])
        return try Self.result(await driver.outcome { .signIn($0, credentials) })
    }

    /// Answers the question that `signIn` ended with: at present a required new password.
    ///
    /// - Parameters:
    ///   - challengeResponse: The answer, here the new password.
    ///   - userAttributes: What the pool requires of the person and does not know yet.
    ///   - clientMetaData: Passed to the pool's triggers.
    ///
    /// Throws `invalidState` where there is no question. After `invalidPassword`, or where the network failed, the
    /// question can be answered again.
    @discardableResult
    public func confirmSignIn(
        challengeResponse: String, userAttributes: [String: String] = [:], clientMetaData: [String: String] = [:]
    ) async throws -> SignInResult {
        let answer = ChallengeAnswer(
            response: Secret(challengeResponse), attributes: userAttributes, clientMetadata: clientMetaData)
        return try Self.result(await driver.outcome { .confirmSignIn($0, answer) })
    }

    static func result(_ outcome: Outcome) throws -> SignInResult {
        guard case .signIn(let result) = outcome else { throw AWSMobileClientError.noSession }
        return result
    }
}
