import Dispatch
import Kernel

/// The identities of this device in a store, one for each user of a pool, under the names of the iOS SDK. Sign-outs
/// keep them.
///
/// They are found by the user's name in the pool. For another name that the user typed, such as an email address, an
/// entry `device.username` contains the name in the pool, because a sign-in must name the device before the service
/// returns that name.
final class DeviceStore: Sendable {
    private let store: any TokenStore
    private let service: String
    private let pool: UserPoolID
    /// Uses the store, which may block, outside of the threads of Swift's concurrency.
    private let queue = DispatchQueue(label: "AWSMobileClient.devices")

    init(_ store: any TokenStore, service: String, pool: UserPoolID) {
        self.store = store
        self.service = service
        self.pool = pool
    }

    /// The identity of this device for the user who is called `name` or signs in as `name`; nil if there is none.
    func find(_ name: String) async throws -> DeviceIdentity? {
        try await onQueue { [self] in
            let entries = try store.entries(of: service)
            let username = entries["\(prefix(name)).username"] ?? name
            func value(_ part: String) -> String? { entries["\(prefix(username)).\(part)"] }
            guard let key = value("id"), let group = value("group"), let password = value("secret") else { return nil }
            return DeviceIdentity(key: key, group: group, password: Secret(password))
        }
    }

    /// Keeps the identity for the user called `username`, who signed in as `alias`.
    func save(_ identity: DeviceIdentity, of username: String, alias: String?) async throws {
        try await change { [self] entries in
            entries["\(prefix(username)).id"] = identity.key
            entries["\(prefix(username)).group"] = identity.group
            entries["\(prefix(username)).secret"] = identity.password.exposed
            if let alias, alias != username { entries["\(prefix(alias)).username"] = username }
        }
    }

    /// Forgets the identity with this key. If `name` is an alias, only its entry is removed, because the alias may have
    /// moved to another user.
    func forget(_ key: String, of name: String) async throws {
        try await change { [self] entries in
            if entries.removeValue(forKey: "\(prefix(name)).username") != nil { return }
            guard entries["\(prefix(name)).id"] == key else { return }
            for part in ["id", "group", "secret"] { entries["\(prefix(name)).\(part)"] = nil }
        }
    }

    /// Forgets everything about a user who is deleted.
    func forgetUser(_ username: String) async throws {
        try await change { [self] entries in
            for part in ["id", "group", "secret"] { entries["\(prefix(username)).\(part)"] = nil }
            let (start, end) = ("\(pool.rawValue).", ".device.username")
            entries = entries.filter { !($0.key.hasPrefix(start) && $0.key.hasSuffix(end) && $0.value == username) }
        }
    }

    private func prefix(_ name: String) -> String { "\(pool.rawValue).\(name).device" }

    private func change(_ body: @escaping @Sendable (inout [String: String]) -> Void) async throws {
        try await onQueue { [self] in try store.change(service, body) }
    }

    private func onQueue<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Swift.Result(catching: work)) }
        }
    }
}

extension PoolCalls {
    /// The same calls with the identities of this device in the store of `sessions`.
    func keepingDevices(with sessions: SessionStore?) -> PoolCalls {
        var calls = self
        calls.devices = sessions.map { DeviceStore($0.store, service: $0.service, pool: pool.id) }
        return calls
    }
}
