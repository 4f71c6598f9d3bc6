public import Storage

/// Every statement that ends all sessions of a store at once.
public struct StoreRevocationTable {
    let tx: any Transaction
    /// The tables as `tx` sees them.
    public init(_ tx: any Transaction) { self.tx = tx }

    /// How much was ended.
    public struct Counts: Sendable {
        /// User sessions, with their access and refresh tokens.
        public var sessions = 0
        /// Refresh tokens, those that newer ones replaced included.
        public var refreshTokens = 0
        /// Sign-ins that wait for the answer to a challenge.
        public var authSessions = 0
        /// Codes that were sent and not used.
        public var codes = 0

        /// Nothing was ended.
        public init() {}
    }

    /// Ends all user sessions, refresh tokens, pending sign-ins and codes, and forgets which challenges were used: the
    /// caller has to make the challenges themselves useless.
    public func endAll() throws -> Counts {
        var counts = Counts()
        counts.sessions = try tx.execute("DELETE FROM user_sessions")
        counts.refreshTokens = try tx.execute("DELETE FROM refresh_tokens")
        counts.authSessions = try tx.execute("DELETE FROM auth_sessions")
        counts.codes = try tx.execute("DELETE FROM codes")
        try tx.execute("DELETE FROM used_challenges")
        return counts
    }
}
