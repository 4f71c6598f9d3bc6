public import Storage

/// Statements that end all sessions of a store at once.
public struct StoreRevocationTable {
    let tx: any Transaction
    /// Uses the tables in `tx`.
    public init(_ tx: any Transaction) { self.tx = tx }

    /// How many rows were deleted.
    public struct Counts: Sendable {
        /// User sessions, with their access and refresh tokens.
        public var sessions = 0
        /// Refresh tokens, including replaced ones.
        public var refreshTokens = 0
        /// Auth sessions.
        public var authSessions = 0
        /// Verification codes that were not redeemed.
        public var codes = 0

        /// All counts are zero.
        public init() {}
    }

    /// Ends all user sessions, refresh tokens, auth sessions and codes, and deletes the list of used challenges: the
    /// caller has to invalidate the challenges themselves.
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
