extension AWSMobileClient {
    /// The form of ``federatedSignIn(providerName:token:federatedSignInOptions:)`` with a completion handler.
    ///
    /// The user is signed in when this returns.
    @preconcurrency
    public func federatedSignIn(
        providerName: String, token: String, federatedSignInOptions: FederatedSignInOptions = FederatedSignInOptions(),
        completionHandler: @escaping Completion<UserState>
    ) {
        do {
            let login = try federatedLogin(of: providerName, token: token, options: federatedSignInOptions)
            driver.begin(reading(completionHandler) { _ in .signedIn }) { .identity(.federatedSignIn($0, login)) }
        } catch { driver.runCompletion { completionHandler(nil, error) } }
    }

    /// The form of ``getAWSCredentials()`` with a completion handler.
    @preconcurrency
    public func getAWSCredentials(_ completionHandler: @escaping Completion<AWSCredentials>) {
        complete(completionHandler) { try await self.getAWSCredentials() }
    }

    /// The form of ``getIdentityId()`` with a completion handler.
    @preconcurrency
    public func getIdentityId(_ completionHandler: @escaping Completion<String>) {
        complete(completionHandler) { try await self.getIdentityId() }
    }
}
