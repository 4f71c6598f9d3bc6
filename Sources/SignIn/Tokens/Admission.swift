import Directory
import Kernel
import Keys
import Storage

/// What lets a person in: a new sign-in with its refresh token, planned before the transaction that writes it.
struct Admission: Sendable {
    var order: TokenOrder
    var refreshToken: Secret<String>
    private var record: SignInRecord
    private var refresh: RefreshRecord
    private var pool: UserPoolID

    /// Plans a sign-in of `user` through the client of `call`.
    init(_ call: ClientCall, user: User, groups: [Group], now: Instant, _ facilities: Facilities) {
        let world = facilities.world
        let client = call.client
        pool = call.pool.id
        refreshToken = Secret(RefreshToken.make(world))
        let expiry = now.advanced(seconds: client.settings.tokenValidity.refreshSeconds)
        record = SignInRecord(
            id: SignInID(rawValue: world.uuid()), user: user.id, client: client.id, origin: world.uuid(),
            scope: TokenOrder.ownScope, beganAt: now, expiresAt: expiry)
        refresh = RefreshRecord(
            hash: RefreshToken.hash(refreshToken.exposed, in: pool, facilities.vault), signIn: record.id, parent: nil,
            expiresAt: expiry, supersededAt: nil, heirSeed: nil, heirUsed: false)
        order = TokenOrder(pool: call.pool, client: client, user: user, groups: groups, signIn: record, issuedAt: now)
    }

    func write(_ tx: any Transaction) throws {
        try SignInTable(tx).insert(record, in: pool)
        try RefreshTokenTable(tx).insert(refresh, in: pool)
    }
}

/// The opaque token that buys new ones (TOK-REF-06): 384 random bits, of which the house keeps a keyed hash.
enum RefreshToken {
    static func make(_ world: World) -> String { Base64.encodeURL(world.bytes(48)) }

    /// The token that is given in exchange for `parent`.
    ///
    /// The same seed gives the same token again, but only together with the text of `parent`, which is not stored.
    static func heir(of parent: String, seed: [UInt8], in pool: UserPoolID, _ vault: Vault) -> String {
        let halves = ["first half", "second half"].flatMap { half in
            vault.digest(parent, .refreshToken, pool.rawValue, "heir", half, Hex.encode(seed))
        }
        return Base64.encodeURL(halves.prefix(48))
    }

    static func hash(_ token: String, in pool: UserPoolID, _ vault: Vault) -> [UInt8] {
        vault.digest(token, .refreshToken, pool.rawValue)
    }
}
