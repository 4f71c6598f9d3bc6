import Kernel

extension AWSMobileClient {
    /// Finds out who is signed in, and calls `completionHandler` before it returns.
    public func initialize(_ completionHandler: @escaping Completion<UserState>) {
        do { completionHandler(try driver.initializeNow(), nil) } catch { completionHandler(nil, error) }
    }

    /// Signs somebody in with a password. The call counts from the moment at which it returns.
    public func signIn(
        username: String, password: String, validationData: [String: String]? = nil,
        completionHandler: @escaping Completion<SignInResult>
    ) {
        let credentials = Credentials(
            username: username, password: Secret(password), validationData: validationData ?? [:])
        driver.begin(reading(completionHandler, Self.result)) { .signIn($0, credentials) }
    }

    /// Answers the question that `signIn` ended with.
    public func confirmSignIn(
        challengeResponse: String, userAttributes: [String: String] = [:], clientMetaData: [String: String] = [:],
        completionHandler: @escaping Completion<SignInResult>
    ) {
        let answer = ChallengeAnswer(
            response: Secret(challengeResponse), attributes: userAttributes, clientMetadata: clientMetaData)
        driver.begin(reading(completionHandler, Self.result)) { .confirmSignIn($0, answer) }
    }

    /// Forgets the session on this device, and ends it with the service as `options` say.
    public func signOut(
        options: SignOutOptions = SignOutOptions(), completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        guard !options.signOutGlobally else {
            return hand(completionHandler) { try await self.signOut(options: options) }
        }
        let completion = reading({ (_: Void?, error) in completionHandler(error) }, { _ in })
        driver.begin(completion) { .signOut($0, invalidate: options.revokes) }
    }

    /// Gives tokens that are good for more than five minutes.
    public func getTokens(_ completionHandler: @escaping Completion<Tokens>) {
        hand(completionHandler) { try await self.getTokens() }
    }
}
