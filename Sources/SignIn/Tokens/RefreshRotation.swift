import Directory
import Kernel
import Storage

/// One exchange of a refresh token for the next.
///
/// The same exchange asked for again within moments has the same result, because a client that lost the answer cannot
/// know whether there was one (decisions/0015).
struct RefreshRotation: Sendable {
    let facilities: Facilities
    let call: ClientCall
    let hash: [UInt8]
    private let token: Secret<String>
    private let seed: [UInt8]

    /// Seconds in which a client may ask again with the token that it has just exchanged.
    private static let retrySeconds: Int64 = 10
    /// How far, in seconds, another node's clock may be ahead.
    private static let clockDifference: Int64 = 60
    /// How often the database is asked whether a commit whose answer was lost has happened.
    private static let attempts = 3
    private static let reused = Refusal(.refreshTokenReuse, "Refresh token has been used already.")

    /// An exchange of `token`, which `call` brings.
    init(_ token: Secret<String>, _ call: ClientCall, _ facilities: Facilities) {
        self.token = token
        self.call = call
        self.facilities = facilities
        hash = RefreshToken.hash(token.exposed, in: call.pool.id, facilities.vault)
        seed = facilities.world.bytes(16)
    }

    private var pool: UserPoolID { call.pool.id }

    /// Seconds in which the token buys further tokens of its own (`RetryGracePeriodSeconds`).
    private var grace: Int64 { Int64(call.client.settings.refreshTokenRotation?.retryGracePeriod ?? 0) }

    /// The next refresh token.
    ///
    /// Throws `refreshTokenReuse` if another has taken the token's place, and ends the session if the token was stolen:
    /// if it comes late, or after its heir was exchanged (TOK-12, TOK-13).
    func run() async throws -> Secret<String> {
        for _ in 1..<Self.attempts {
            do { return try await exchange() } catch StorageError.interrupted {}
        }
        return try await exchange()
    }

    private func exchange() async throws -> Secret<String> {
        let now = facilities.world.now()
        return try await facilities.database.settle { tx in
            let current = try Refresh.find(hash, call, now: now, tx).record
            guard let supersededAt = current.supersededAt else {
                return .success(try supersede(current, at: now, tx))
            }
            if !current.heirUsed {
                if grace > 0, isMoment(now, within: grace, of: supersededAt) {
                    return .success(try admitHeir(of: current, tx))
                }
                if let seed = current.heirSeed, isMoment(now, within: Self.retrySeconds, of: supersededAt) {
                    return .success(heir(seed))
                }
            }
            if current.heirUsed || now >= supersededAt.advanced(seconds: max(grace, Self.retrySeconds)) {
                try SignInTable(tx).end(current.signIn, in: pool)
            }
            return .failure(Self.reused)
        }
    }

    private func supersede(_ current: RefreshRecord, at now: Instant, _ tx: any Transaction) throws -> Secret<String> {
        let tokens = RefreshTokenTable(tx)
        guard try tokens.supersede(hash, in: pool, at: now, seed: seed) else { throw Self.reused }
        if let parent = current.parent { try tokens.markHeirUsed(parent, in: pool) }
        return try admitHeir(of: current, tx)
    }

    /// Writes the token of this exchange. It is there already if only the answer to its commit was lost.
    private func admitHeir(of current: RefreshRecord, _ tx: any Transaction) throws -> Secret<String> {
        let heir = heir(seed)
        let record = RefreshRecord(
            hash: RefreshToken.hash(heir.exposed, in: pool, facilities.vault), signIn: current.signIn, parent: hash,
            expiresAt: current.expiresAt, supersededAt: nil, heirSeed: nil, heirUsed: false)
        let tokens = RefreshTokenTable(tx)
        if try tokens.find(record.hash, in: pool) == nil { try tokens.insert(record, in: pool) }
        return heir
    }

    private func heir(_ seed: [UInt8]) -> Secret<String> {
        Secret(RefreshToken.heir(of: token.exposed, seed: seed, in: pool, facilities.vault))
    }

    /// A clock that was put back must not make an old token new.
    private func isMoment(_ now: Instant, within seconds: Int64, of supersededAt: Instant) -> Bool {
        now < supersededAt.advanced(seconds: seconds)
            && now >= supersededAt.advanced(seconds: -Self.clockDifference)
    }
}
