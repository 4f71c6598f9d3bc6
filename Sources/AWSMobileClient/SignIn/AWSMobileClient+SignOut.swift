extension AWSMobileClient {
    /// Removes the session on this device before it returns. The refresh token stays valid at the service.
    ///
    /// It needs no network, but waits for the store: up to 35 seconds if the store is locked.
    public func signOut() { driver.send(.signOut(nil, invalidate: false)) }

    /// Removes the session on this device, and then ends it at the service.
    ///
    /// The session is removed in any case. A user who signed in on hosted pages sees the page that ends the browser's
    /// session, unless `invalidateTokens` is false.
    ///
    /// - Parameter options: What to end at the service.
    /// - Throws: `SignOutError`, which names the steps at the service that failed, `TokenStoreError` if the session
    ///   cannot be removed from the store, or `CancellationError`.
    public func signOut(options: SignOutOptions) async throws {
        _ = try await driver.perform {
            .signOut($0, invalidate: options.invalidateTokens, globally: options.signOutGlobally)
        }
    }
}
