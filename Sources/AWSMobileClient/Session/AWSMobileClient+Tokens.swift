extension AWSMobileClient {
    /// Tokens that are good for more than five minutes: from memory where they are, else fetched anew. However many
    /// ask, they are fetched once.
    ///
    /// Where the service no longer takes the refresh token, listeners hear `signedOutUserPoolsTokenInvalid`, and the
    /// call waits until somebody signs in again, `signOut` or `releaseSignInWait` is called, or `signInWaitLimit` is
    /// over. Any other failure, above all of the network, is thrown and changes nothing.
    ///
    /// Throws `notSignedIn` where nobody is.
    public func getTokens() async throws -> Tokens { try await driver.freshSession().tokens }
}
