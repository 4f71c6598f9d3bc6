public import AWSMobileClient

extension AWSMobileClient: SyncCredentialsProvider {
    /// The kept identity, without a request. Reads the kept session first, if `initialize` was not called yet.
    ///
    /// - Throws: The errors of `initialize`.
    public func syncIdentity() throws -> SyncIdentity? {
        try keptIdentity().map { SyncIdentity(id: $0.id, isGuest: $0.isGuest) }
    }

    /// Forgets the keys and the identity; see `clearKeychain`.
    public func forgetIdentity() { clearKeychain() }
}
