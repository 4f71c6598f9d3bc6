package import Kernel
package import Wire
import WireRuntime

/// The access keys of users and of the account itself, by the owners that the operations of IAM name.
package struct OwnedAccessKeys: Sendable {
    /// The user who has a key, or the account itself.
    package enum Owner: Hashable, Sendable {
        /// The account itself.
        case account
        /// The user with this name.
        case user(String)

        /// The name of the user; nil for the account.
        package var userName: String? {
            if case .user(let name) = self { name } else { nil }
        }

        /// The user called `name`, or the caller if `name` is nil.
        ///
        /// - Throws: `ServiceError` with `.validation` if the caller is neither a user nor the account itself.
        package init(_ name: String?, or caller: IAMCaller) throws {
            switch (name, caller.principal) {
            case (let name?, _), (nil, .user(_, let name)): self = .user(name)
            case (nil, .root): self = .account
            case (nil, .assumedRole), (nil, .federatedUser):
                throw ServiceError(.validation, "Must specify userName when calling with non-User credentials")
            }
        }
    }

    /// The account's own keys.
    package let accountKeys: AccessKeys
    private let userKeys: UserAccessKeys

    /// Both kinds of keys.
    package init(_ accountKeys: AccessKeys, userKeys: UserAccessKeys) {
        self.accountKeys = accountKeys
        self.userKeys = userKeys
    }

    /// Creates a key; its secret is only returned here.
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal`, or `IAMQuotaRefusal`.
    package func create(for owner: Owner) async throws -> NewAccessKey {
        switch owner {
        case .account: try await accountKeys.create(description: "")
        case .user(let name): try await userKeys.create(for: name)
        }
    }

    /// The keys, ordered by id, without their secrets. The key of the environment is not stored.
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal`.
    package func list(of owner: Owner, after: Cursor?, limit: Int) async throws -> Page<AccessKey> {
        switch owner {
        case .account: try await accountKeys.list(after: after, limit: IAMStore.bounded(limit))
        case .user(let name): try await userKeys.list(of: name, after: after, limit: limit)
        }
    }

    /// Activates or deactivates a key.
    ///
    /// - Throws: `EntityRefusal`.
    package func setActive(_ active: Bool, for id: AccessKeyID, of owner: Owner) async throws {
        switch owner {
        case .account: try await refusingAsIAM(id) { try await accountKeys.setActive(active, for: id) }
        case .user(let name): try await userKeys.setActive(active, for: id, of: name)
        }
    }

    /// Deletes a key, which is then unknown.
    ///
    /// - Throws: `EntityRefusal`.
    package func delete(_ id: AccessKeyID, of owner: Owner) async throws {
        switch owner {
        case .account: try await refusingAsIAM(id) { try await accountKeys.delete(id) }
        case .user(let name): try await userKeys.delete(id, of: name)
        }
    }

    /// When a key last signed, and who has it.
    ///
    /// - Throws: `EntityRefusal.noSuchAccessKey`.
    package func lastUse(of id: AccessKeyID) async throws -> (owner: Owner, use: AccessKeyUse?) {
        let found = try await userKeys.lastUse(of: id)
        return (found.user.map(Owner.user) ?? .account, found.use)
    }

    /// Replaces the refusal of a missing key by IAM's.
    private func refusingAsIAM(_ id: AccessKeyID, work: () async throws -> Void) async throws {
        do { try await work() } catch is MissingResource { throw EntityRefusal.noSuchAccessKey(id.rawValue) }
    }
}
