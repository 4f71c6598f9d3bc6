import Cryptography
import Kernel
import Storage

extension StoredTable {
    static let hourlyCalls = StoredTable(
        "hourly_calls", key: ["pool_id", "subject", "operation"],
        owner: .user("subject", prefix: ThrottleSubject.userPrefix),
        expiry: [.init("began_at", keptFor: .hours(1))])

    /// The store owns them: services report an address without a pool. They stay until the operator clears them.
    static let suppressedAddresses = StoredTable("suppressed_addresses", key: [.bytes("address_hash")], owner: .store)

    /// Pending messages do not expire: after the last attempt they have failed. Failed ones are kept for the operator,
    /// sent ones for the development inbox, and decoys are leftovers of a process that ended.
    static let outbox = StoredTable(
        "outbox", key: ["message_id"], owner: .pool, poolRemoval: .onExpiry,
        expiry: [
            .init("due_at", state: (column: "state", text: "decoy")),
            .init("due_at", keptFor: .days(1), state: (column: "state", text: "sent")),
            .init("due_at", keptFor: .days(3), state: (column: "state", text: "failed")),
        ],
        sealed: [.init("sealed", purpose: Sealer.Purpose.message.rawValue, boundTo: ["message_id"])])
}
