import Cryptography
import Directory
import Kernel
import Storage

/// An exchange of a refresh token for the next one.
///
/// A repeated exchange has the same result for a few seconds, because a client that lost the response cannot detect
/// whether the exchange succeeded (decisions/0015-what-is-used-once-and-what-the-clock-says.md).
struct RefreshRotation: Sendable {
    private let database: any Database
    private let world: World
    private let cipher: SecretCipher
    private let context: ClientContext
    private let device: DeviceKey?
    private let hash: [UInt8]
    private let token: Secret<String>
    private let seed: [UInt8]
    private let use: SessionUse

    /// How many seconds a client may repeat the exchange of a token.
    private static let retrySeconds: Int64 = 10
    /// How far, in seconds, another node's clock may be ahead.
    private static let clockDifference: Int64 = 60
    /// How often to check in the database whether a commit with a lost response has happened.
    private static let attempts = 3

    /// Creates an exchange of `token` in `context`, on `device`.
    init(
        _ token: Secret<String>, on device: DeviceKey?, for context: ClientContext, cipher: SecretCipher,
        database: any Database, world: World
    ) {
        self.token = token
        self.device = device
        self.context = context
        self.cipher = cipher
        self.database = database
        self.world = world
        hash = RefreshToken.hash(token.exposed, in: context.pool.id, cipher: cipher)
        seed = RefreshToken.seed(in: context.pool.id, cipher: cipher, world: world)
        use = SessionUse(of: context.pool, at: world.now())
    }

    private var pool: UserPoolID { context.pool.id }

    /// How many seconds a replaced token still returns further tokens (`RetryGracePeriodSeconds`).
    private var grace: Int64 { Int64(context.client.settings.refreshTokenRotation?.retryGracePeriod ?? 0) }

    /// The next refresh token.
    ///
    /// - Throws: `RefreshTokenRefusal.reused` if the token was replaced. The session ends if the token was probably
    ///   stolen: if it is used late, or after its replacement was exchanged (TOK-12, TOK-13).
    func run() async throws -> Secret<String> {
        for _ in 1..<Self.attempts {
            do { return try await exchange() } catch StorageError.interrupted {}
        }
        return try await exchange()
    }

    private func exchange() async throws -> Secret<String> {
        let now = world.now()
        return try await database.commitEvenIfRefused { tx -> Result<Secret<String>, RefreshTokenRefusal> in
            let found = try Refresh.find(hash, on: device, for: context, now: now, tx)
            let current = found.record
            guard let supersededAt = current.supersededAt else {
                try use.note(in: found.request.session, tx)
                return .success(try supersede(current, at: now, tx))
            }
            if !current.successorUsed {
                if grace > 0, isNear(now, within: grace, of: supersededAt) {
                    return .success(try insertSuccessor(of: current, tx))
                }
                if let seed = current.successorSeed, isNear(now, within: Self.retrySeconds, of: supersededAt) {
                    return .success(successor(seed))
                }
            }
            if current.successorUsed || now >= supersededAt.advanced(seconds: max(grace, Self.retrySeconds)) {
                try UserSessionTable(tx).end(current.session, in: pool)
            }
            return .failure(.reused)
        }
    }

    private func supersede(_ current: RefreshRecord, at now: Instant, _ tx: any Transaction) throws -> Secret<String> {
        let tokens = RefreshTokenTable(tx)
        guard try tokens.supersede(hash, in: pool, at: now, seed: seed) else { throw RefreshTokenRefusal.reused }
        if let parent = current.parent { try tokens.markSuccessorUsed(parent, in: pool) }
        return try insertSuccessor(of: current, tx)
    }

    /// Writes the token of this exchange. It already exists if only the response of its commit was lost.
    private func insertSuccessor(of current: RefreshRecord, _ tx: any Transaction) throws -> Secret<String> {
        let successor = successor(seed)
        let record = RefreshRecord(
            hash: RefreshToken.hash(successor.exposed, in: pool, cipher: cipher), session: current.session,
            parent: hash,
            expiresAt: current.expiresAt, supersededAt: nil, successorSeed: nil, successorUsed: false)
        let tokens = RefreshTokenTable(tx)
        if try tokens.find(record.hash, in: pool) == nil { try tokens.insert(record, in: pool) }
        return successor
    }

    private func successor(_ seed: [UInt8]) -> Secret<String> {
        Secret(RefreshToken.successor(of: token.exposed, seed: seed, in: pool, by: cipher))
    }

    /// A clock that was set back must not make an old token new.
    private func isNear(_ now: Instant, within seconds: Int64, of supersededAt: Instant) -> Bool {
        now < supersededAt.advanced(seconds: seconds)
            && now >= supersededAt.advanced(seconds: -Self.clockDifference)
    }
}
