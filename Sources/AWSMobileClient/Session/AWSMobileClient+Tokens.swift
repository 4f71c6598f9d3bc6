extension AWSMobileClient {
    /// Returns tokens that are valid for more than five minutes, and refreshes them if necessary. Concurrent calls
    /// share one refresh.
    ///
    /// If the service refuses the refresh token, the state becomes `signedOutUserPoolsTokenInvalid`, and the call waits
    /// for a new sign-in, `signOut`, `releaseSignInWait` or `signInWaitLimit`. Without a network it does not wait.
    ///
    /// - Throws: `AWSMobileClientError.notSignedIn` if no user is signed in, `unableToSignIn` if the wait ends without
    ///   the same user's sign-in, `CancellationError`, and any other error of the refresh, such as `URLError`, which
    ///   changes nothing.
    public func getTokens() async throws -> Tokens { try await driver.freshSession().tokens }
}
