import Kernel

extension AWSMobileClient {
    /// The form of ``initialize()`` with a completion handler, which is called before this returns.
    @preconcurrency
    public func initialize(_ completionHandler: @escaping Completion<UserState>) {
        do { completionHandler(try driver.initializeNow(), nil) } catch { completionHandler(nil, error) }
    }

    /// The form of ``signIn(username:password:validationData:clientMetaData:)`` with a completion handler.
    ///
    /// The sign-in has begun when this returns: a `signOut()` after it ends it.
    @preconcurrency
    public func signIn(
        username: String, password: String, validationData: [String: String]? = nil,
        clientMetaData: [String: String] = [:], completionHandler: @escaping Completion<SignInResult>
    ) {
        let credentials = SignInCredentials(
            username: username, password: Secret(password), validationData: validationData ?? [:],
            clientMetadata: clientMetaData)
        driver.begin(reading(completionHandler, by: Self.result)) { .signIn($0, credentials) }
    }

    /// The form of ``signIn(username:firstFactor:validationData:clientMetaData:)`` with a completion handler.
    ///
    /// The sign-in has begun when this returns: a `signOut()` after it ends it.
    @preconcurrency
    public func signIn(
        username: String, firstFactor: SignInFactor?, validationData: [String: String]? = nil,
        clientMetaData: [String: String] = [:], completionHandler: @escaping Completion<SignInResult>
    ) {
        let credentials = SignInCredentials(
            username: username, firstFactor: firstFactor, validationData: validationData, clientMetadata: clientMetaData
        )
        driver.begin(reading(completionHandler, by: Self.result)) { .signIn($0, credentials) }
    }

    /// The form of ``confirmSignIn(challengeResponse:userAttributes:clientMetaData:)`` with a completion handler.
    @preconcurrency
    public func confirmSignIn(
        challengeResponse: String, userAttributes: [String: String] = [:], clientMetaData: [String: String] = [:],
        completionHandler: @escaping Completion<SignInResult>
    ) {
        let answer = ChallengeAnswer(
            response: Secret(challengeResponse), attributes: userAttributes, clientMetadata: clientMetaData)
        driver.begin(reading(completionHandler, by: Self.result)) { .confirmSignIn($0, answer) }
    }

    /// The form of ``signOut(options:)`` with a completion handler. The session is removed when this returns.
    @preconcurrency
    public func signOut(
        options: SignOutOptions = SignOutOptions(), completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let completion = reading({ (_: Void?, error) in completionHandler(error) }, by: { _ in })
        driver.begin(completion) {
            .signOut($0, invalidate: options.invalidateTokens, globally: options.signOutGlobally)
        }
    }

    /// The form of ``getTokens()`` with a completion handler.
    @preconcurrency
    public func getTokens(_ completionHandler: @escaping Completion<Tokens>) {
        complete(completionHandler) { try await self.getTokens() }
    }
}
