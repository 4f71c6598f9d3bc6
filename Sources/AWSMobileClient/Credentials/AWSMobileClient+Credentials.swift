import Kernel

extension AWSMobileClient: CredentialsProvider {
    /// The kept identity in the identity pool, without a request; nil if there is none.
    public var identityId: String? { driver.currentLogin.identity.id }

    /// Returns the identity in the identity pool: the user's, or a guest's if no user is signed in. If the identity is
    /// not known yet, it is fetched.
    ///
    /// - Throws: The errors of `getAWSCredentials`.
    public func getIdentityId() async throws -> String { try await driver.confirmedIdentity() }

    /// Returns credentials of the identity's role that are valid for more than ten minutes, and fetches them if
    /// necessary: the user's, or a guest's if no user is signed in. Concurrent calls share one fetch.
    ///
    /// If a provider's token or the refresh token is refused, the call waits for a new sign-in, `signOut`,
    /// `releaseSignInWait` or `signInWaitLimit`. A guest's first credentials change the state to `guest`.
    ///
    /// - Throws: `AWSMobileClientError.cognitoIdentityPoolNotConfigured`, `guestAccessNotAllowed`, `invalidState` if
    ///   `initialize` was not called, `unableToSignIn` if the wait ends without a sign-in or the user signs out during
    ///   the call, another error of the service, `CancellationError`, or an error of the network.
    public func getAWSCredentials() async throws -> AWSCredentials { try await driver.freshCredentials() }

    /// Forgets the keys; the next call fetches new ones. The identity stays.
    public func clearCredentials() { driver.send(.identity(.forget(identity: false))) }

    /// Forgets the keys; the next call fetches new ones. The identity stays.
    public func invalidateCachedTemporaryCredentials() { clearCredentials() }

    /// Forgets the keys and the identity. A user stays signed in and gets the same identity again; a guest gets another
    /// identity.
    public func clearKeychain() { driver.send(.identity(.forget(identity: true))) }

    /// The calls about credentials under one name.
    public var credentials: CredentialsCalls { CredentialsCalls(client: self) }
}
