import Kernel
import Messaging
import Storage

extension StoredTable {
    static let passwordAttempts = StoredTable(
        "password_attempts", key: ["pool_id", "subject"],
        owner: .user("subject", prefix: ThrottleSubject.userPrefix),
        expiry: [.init("failed_at", keptFor: .hours(1))])

    static let codes = StoredTable(
        "codes", key: ["pool_id", "user_id", "purpose"], owner: .user("user_id"), expiry: [.init("expires_at")],
        endsOnRestore: true)
}
