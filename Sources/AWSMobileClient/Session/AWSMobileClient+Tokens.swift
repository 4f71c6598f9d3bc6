extension AWSMobileClient {
    /// Returns tokens that are valid for more than five minutes, and refreshes them if necessary. Concurrent calls
    /// share one refresh.
    ///
    /// If the service refuses the refresh token, the state becomes `signedOutUserPoolsTokenInvalid`, and the call waits
    /// for a new sign-in, `signOut`, `releaseSignInWait` or `signInWaitLimit`. Without a network it does not wait.
    ///
    /// - Throws: `AWSMobileClientError.notSignedIn` if no user is signed in, `unableToSignIn` if the wait ends without
    ///   the same user's sign-in, `CancellationError`, and any other error of the refresh, such as `URLError`, which
    ///   leaves the session unchanged.
    public func getTokens() async throws -> Tokens { try await driver.freshSession().tokens }

    /// Returns tokens as `getTokens()` does, with options for this call.
    ///
    /// - Parameters:
    ///   - forceRefresh: Refreshes the tokens even if they are valid, so that their claims contain recent changes at
    ///     the service. Concurrent calls share a refresh, unless it began before the call.
    ///   - signInWait: What to do if the user has to sign in again.
    /// - Returns: The tokens.
    /// - Throws: The errors of `getTokens()`; with `SignInWait.fail` `unableToSignIn` at once if a sign-in is needed.
    public func getTokens(forceRefresh: Bool = false, signInWait: SignInWait = .wait) async throws -> Tokens {
        try await driver.freshSession(TokenOptions(forceRefresh: forceRefresh, wait: signInWait)).tokens
    }

    /// The form of ``getTokens(forceRefresh:signInWait:)`` with a completion handler.
    @preconcurrency
    public func getTokens(
        forceRefresh: Bool, signInWait: SignInWait = .wait, completionHandler: @escaping Completion<Tokens>
    ) {
        complete(completionHandler) {
            try await self.getTokens(forceRefresh: forceRefresh, signInWait: signInWait)
        }
    }
}
