import Cryptography
import Kernel
import Messaging
import Storage

extension StoredTable {
    static let passwordAttempts = StoredTable(
        "password_attempts", key: ["pool_id", "subject"],
        owner: .user("subject", prefix: ThrottleSubject.userPrefix),
        expiry: [.init("failed_at", keptFor: .hours(1))])

    // Wrong codes do not expire, so neither do the rows.
    static let secondFactorFailures = StoredTable(
        "second_factor_failures", key: ["pool_id", "user_id"], owner: .user("user_id"))

    static let codes = StoredTable(
        "codes", key: ["pool_id", "user_id", "purpose"], owner: .user("user_id"), expiry: [.init("expires_at")],
        endsOnRestore: true)

    static let recoveryCodes = StoredTable(
        "recovery_codes", key: ["pool_id", "user_id", .bytes("code_hash")], owner: .user("user_id"),
        endsOnRestore: true, snapshots: .always, poolHashes: ["code_hash"])

    // Pending seeds come first, because a seed that is verified during resealing moves to the other column.
    static let secondFactors = StoredTable(
        "second_factors", key: ["pool_id", "user_id"], owner: .user("user_id"),
        sealed: [
            .init("pending_seed", purpose: Sealer.Purpose.totpSeed.rawValue, boundTo: ["pool_id", "user_id"]),
            .init("seed", purpose: Sealer.Purpose.totpSeed.rawValue, boundTo: ["pool_id", "user_id"]),
        ])

    // A backup would restore devices that have since been forgotten.
    static let userDevices = StoredTable(
        "user_devices", key: ["pool_id", "user_id", "device_key"], owner: .user("user_id"),
        sealed: [
            .init(
                "verifier", purpose: Sealer.Purpose.deviceVerifier.rawValue,
                boundTo: ["pool_id", "user_id", "device_key"])
        ], endsOnRestore: true, snapshots: .always)
}
