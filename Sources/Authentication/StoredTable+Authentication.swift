import Cryptography
import Storage

extension StoredTable {
    static let authSessions = StoredTable(
        "auth_sessions", key: ["pool_id", .bytes("session_hash")], owner: .user("user_id"),
        expiry: [.init("expires_at")],
        sealed: [
            .init("custom_state", purpose: Sealer.Purpose.signInState.rawValue, boundTo: ["pool_id"])
        ],
        endsOnRestore: true)

    static let usedChallenges = StoredTable(
        "used_challenges", key: ["pool_id", .bytes("challenge")], owner: .pool, expiry: [.init("expires_at")],
        endsOnRestore: true)

    static let sweepHorizons = StoredTable("sweep_horizons", key: ["kind"], owner: .store)
}
