import Cryptography
import Kernel
import Storage

extension StoredTable {
    static let signingKeys = StoredTable(
        "signing_keys", key: ["pool_id", "kid"], owner: .pool,
        sealed: [.init("sealed", purpose: Sealer.Purpose.signingKey.rawValue, boundTo: ["pool_id", "kid"])])

    /// A session stays when its user is deleted. It is of no use without the user, but a refresh can say that the user
    /// was deleted. An access token can outlive its refresh token by a day.
    static let userSessions = StoredTable(
        "user_sessions", key: ["pool_id", "session_id"], owner: .user("user_id", isKeptUntilExpiry: true),
        expiry: [.init("expires_at", keptFor: .days(1))], endsOnRestore: true, snapshots: .onRequest)

    /// An expired session stays until the codes issued in it have expired.
    static let browserSessions = StoredTable(
        "browser_sessions", key: ["pool_id", .bytes("session_hash")], owner: .user("user_id"),
        expiry: [.init("expires_at", keptFor: .minutes(10))], endsOnRestore: true, snapshots: .onRequest,
        poolHashes: ["session_hash"])

    /// The clients of a session outlive it, because their own sessions do.
    static let browserSessionClients = StoredTable(
        "browser_session_clients", key: ["pool_id", "sid", "client_id"], owner: .user("user_id"),
        expiry: [.init("expires_at")], endsOnRestore: true, snapshots: .onRequest)

    /// The notice of a deleted user stays until it is delivered. The worker gives up before a notice expires here.
    static let logoutNotices = StoredTable(
        "logout_notices", key: ["pool_id", "notice_id"], owner: .user("user_id", isKeptUntilExpiry: true),
        expiry: [.init("expires_at", keptFor: .hours(1))])

    /// The history of sign-ins is not a session, so a restore keeps it.
    static let lastSignIns = StoredTable("last_sign_ins", key: ["pool_id", "user_id"], owner: .user("user_id"))

    /// A token of an ended session stays, so that it differs from an unknown one.
    static let refreshTokens = StoredTable(
        "refresh_tokens", key: ["pool_id", .bytes("token_hash")], owner: .session("session_id"),
        expiry: [.init("expires_at", keptFor: .days(1))], endsOnRestore: true, snapshots: .onRequest,
        poolHashes: ["token_hash"])
}
