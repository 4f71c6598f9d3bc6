import Directory
import Kernel
import Storage

extension Refresh {
    /// A refresh token that was found good, and what is to be issued for it.
    struct Found: Sendable {
        var record: RefreshRecord
        var order: TokenOrder
        var user: User { order.user }
    }

    /// Looks a refresh token up. Throws `notAuthorized` where it is not, or no longer, good for this client (TOK-09).
    func find(_ token: String, _ call: ClientCall) async throws -> Found {
        let hash = RefreshToken.hash(token, in: call.pool.id, facilities.vault)
        let now = facilities.world.now()
        let found = try await facilities.database.read { tx in try Self.find(hash, call, now: now, tx) }
        Trail.note(found.user.id)
        // What was superseded stays so, also where the client has ceased to rotate its tokens since (TOK-14).
        guard found.record.supersededAt == nil || call.client.rotatesRefreshTokens else {
            throw Refusal.refreshTokenRevoked
        }
        return found
    }

    private static func find(_ hash: [UInt8], _ call: ClientCall, now: Instant, _ tx: any Transaction) throws -> Found {
        let pool = call.pool.id
        guard let record = try RefreshTokenTable(tx).find(hash, in: pool) else { throw Refusal.refreshTokenInvalid }
        guard let signIn = try SignInTable(tx).find(record.signIn, in: pool) else { throw Refusal.refreshTokenRevoked }
        guard signIn.client == call.client.id else { throw Refusal.refreshTokenInvalid }
        guard now < record.expiresAt else { throw Refusal.refreshTokenExpired }
        guard let user = try UserTable(tx).find(signIn.user, in: pool) else { throw Refusal.refreshTokenRevoked }
        guard user.enabled else { throw Refusal.disabled }
        let groups = try MembershipTable(tx).groups(of: user.id, in: pool)
        return Found(
            record: record,
            order: TokenOrder(
                pool: call.pool, client: call.client, user: user, groups: groups, signIn: signIn, issuedAt: now))
    }

    /// Asks again after the signatures, so that nothing leaves the house behind a sign-out or a lock (RACE-09).
    func requireStillGood(_ found: Found, _ call: ClientCall) async throws {
        let bearer = Bearer(
            pool: call.pool.id, user: found.user.id, client: call.client.id, signIn: found.record.signIn)
        let standing = try await facilities.database.read { tx in try BearerTable(tx).standing(of: bearer) }
        guard let standing, standing.isSignedIn else { throw Refusal.refreshTokenRevoked }
        guard standing.isEnabled else { throw Refusal.disabled }
    }

    /// Puts a new refresh token in the old one's place.
    ///
    /// For `grace` seconds the old one still buys a sibling, for a client that lost the answer (TOK-12). Behind that it
    /// is refused.
    func rotate(_ found: Found, _ call: ClientCall, grace: Int64) async throws -> Secret<String> {
        let pool = call.pool.id
        let token = Secret(RefreshToken.make(facilities.world))
        let heir = RefreshRecord(
            hash: RefreshToken.hash(token.exposed, in: pool, facilities.vault), signIn: found.record.signIn,
            parent: found.record.hash, expiresAt: found.record.expiresAt, supersededAt: nil, heirUsed: false)
        let now = facilities.world.now()
        try await facilities.database.settle { tx -> Result<Void, Refusal> in
            let tokens = RefreshTokenTable(tx)
            let current = try Self.find(found.record.hash, call, now: now, tx).record
            if let supersededAt = current.supersededAt {
                guard !current.heirUsed, now < supersededAt.advanced(seconds: grace), grace > 0 else {
                    try Self.punishReuse(of: current, grace: grace, in: pool, now: now, tx)
                    return .failure(.reused)
                }
            } else {
                guard try tokens.supersede(current.hash, in: pool, at: now) else { return .failure(.reused) }
                if let parent = current.parent { try tokens.markHeirUsed(parent, in: pool) }
            }
            try tokens.insert(heir, in: pool)
            return .success(())
        }
        return token
    }

    /// A client that asks several times at once, or asks again for an answer it lost, does so within moments; whoever
    /// comes with an old token later, or after its heir was exchanged, has it from elsewhere, and the whole sign-in
    /// ends (TOK-12, TOK-13).
    private static func punishReuse(
        of token: RefreshRecord, grace: Int64, in pool: UserPoolID, now: Instant, _ tx: any Transaction
    ) throws {
        guard let supersededAt = token.supersededAt else { return }
        let isLate = now >= supersededAt.advanced(seconds: max(grace, momentsOfRetries))
        if isLate || token.heirUsed { try SignInTable(tx).end(token.signIn, in: pool) }
    }

    /// Seconds in which a client may have asked several times with one token.
    private static let momentsOfRetries: Int64 = 5
}

extension Refusal {
    fileprivate static let reused = Refusal(.refreshTokenReuse, "Refresh token has been used already.")
}

extension Client {
    /// Whether every exchange of a refresh token brings a new one.
    var rotatesRefreshTokens: Bool { settings.refreshTokenRotation?.enabled ?? false }
}
