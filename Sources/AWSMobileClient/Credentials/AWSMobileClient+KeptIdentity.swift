extension AWSMobileClient {
    /// The kept identity, and whether it is a guest's. Nil if there is none.
    ///
    /// The identity of a guest who has signed in remains a guest's until the identity pool has linked it to the user,
    /// or answered with the user's existing identity. Reads the kept session first, as `initialize` does.
    /// - Throws: The errors of `initialize`.
    package func keptIdentity() throws -> (id: String, isGuest: Bool)? {
        if driver.current.state == .unknown { _ = try driver.initializeNow() }
        let (login, kept) = driver.currentLogin
        guard let id = kept.id else { return nil }
        return (id, !kept.isConfirmed || login.login(pool: "") == .guest)
    }
}
