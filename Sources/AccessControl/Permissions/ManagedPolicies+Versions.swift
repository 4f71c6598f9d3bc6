import Kernel
import Storage

extension ManagedPolicies {
    /// Adds a version (`CreatePolicyVersion`).
    ///
    /// - Throws: `ManagedPolicyRefusal.notFound`, `PolicyDocumentRefusal` or `IAMQuotaRefusal`.
    package func createVersion(
        of arn: String, document: String, isDefault: Bool = false
    ) async throws -> ManagedPolicyVersion {
        try checkDocument(document)
        let now = store.world.now()
        return try await change(arn) { [maximum = store.quotas.versionsPerPolicy] policy, tx in
            let versions = ManagedPolicyVersionTable(tx)
            guard try versions.all(of: policy).count < maximum else { throw IAMQuotaRefusal.versions(maximum) }
            policy.latestVersion += 1
            if isDefault { policy.defaultVersion = policy.latestVersion }
            try versions.insert(document, as: policy.latestVersion, of: policy.id, at: now)
            return ManagedPolicyVersion(
                number: policy.latestVersion, document: document, isDefault: isDefault, createdAt: now)
        }
    }

    /// A version of a policy (`GetPolicyVersion`).
    ///
    /// - Throws: `ManagedPolicyRefusal`.
    package func version(_ name: String, of arn: String) async throws -> ManagedPolicyVersion {
        try await store.database.read { [store] tx in
            try Self.version(name, of: store.policy(arn, in: tx), arn: arn, tx)
        }
    }

    /// The versions of a policy, the newest first (`ListPolicyVersions`). There are at most five.
    ///
    /// - Throws: `ManagedPolicyRefusal.notFound`.
    package func versions(of arn: String) async throws -> [ManagedPolicyVersion] {
        try await store.database.read { [store] tx in
            try ManagedPolicyVersionTable(tx).all(of: store.policy(arn, in: tx))
        }
    }

    /// Deletes a version (`DeletePolicyVersion`).
    ///
    /// - Throws: `ManagedPolicyRefusal`.
    package func deleteVersion(_ name: String, of arn: String) async throws {
        try await change(arn) { policy, tx in
            let version = try Self.version(name, of: policy, arn: arn, tx)
            guard !version.isDefault else { throw ManagedPolicyRefusal.isDefaultVersion }
            try ManagedPolicyVersionTable(tx).delete(version.number, of: policy.id)
        }
    }

    /// Makes a version the default (`SetDefaultPolicyVersion`).
    ///
    /// - Throws: `ManagedPolicyRefusal`.
    package func setDefaultVersion(_ name: String, of arn: String) async throws {
        try await change(arn) { policy, tx in
            policy.defaultVersion = try Self.version(name, of: policy, arn: arn, tx).number
        }
    }

    private func change<Value: Sendable>(
        _ arn: String, body: @escaping @Sendable (inout ManagedPolicy, any Transaction) throws -> Value
    ) async throws -> Value {
        let now = store.world.now()
        let (value, id) = try await store.database.write { [store] tx in
            var policy = try store.ownPolicy(arn, in: tx)
            let value = try body(&policy, tx)
            policy.modifiedAt = now
            try ManagedPolicyTable(tx).update(policy)
            return (value, policy.id)
        }
        store.cache.forget(id)
        return value
    }

    private static func version(
        _ name: String, of policy: ManagedPolicy, arn: String, _ tx: any Transaction
    ) throws -> ManagedPolicyVersion {
        guard let number = ManagedPolicyVersion.number(of: name),
            let version = try ManagedPolicyVersionTable(tx).find(number, of: policy)
        else { throw ManagedPolicyRefusal.noSuchVersion(name, arn: arn) }
        return version
    }
}
