package import Kernel
import Wire
import WireRuntime

/// Reads the tags of pools for conditions of policies: the port to the modules with the pools.
package struct PoolTags: Sendable {
    /// Reads the tags of a user pool; none if the pool does not exist.
    package var userPool: @Sendable (UserPoolID) async throws -> [String: String]
    /// Reads the tags of an identity pool; none if the pool does not exist.
    package var identityPool: @Sendable (IdentityPoolID) async throws -> [String: String]

    /// Reads with the given functions.
    package init(
        userPool: @escaping @Sendable (UserPoolID) async throws -> [String: String],
        identityPool: @escaping @Sendable (IdentityPoolID) async throws -> [String: String]
    ) {
        (self.userPool, self.identityPool) = (userPool, identityPool)
    }

    /// For servers without pools.
    package static let none = PoolTags(userPool: { _ in [:] }, identityPool: { _ in [:] })

    /// The condition keys of the tags of the pool that a request names, including by its ARN or that of an identity.
    func conditionKeys(of resource: Resource) async throws -> [String: [String]] {
        let tags: [String: String] =
            switch resource {
            case .userPool(let id): try await userPool(id)
            case .identityPool(let id), .identity(_, pool: let id, dataset: _):
                try await identityPool(IdentityPoolID(rawValue: id))
            case .named(let arn): try await self.tags(named: arn)
            case .everything, .user, .role, .accessKey, .created: [:]
            }
        return TagConditionKeys.keys("aws:ResourceTag/", of: tags)
    }

    /// The operation refuses an ARN of another region or account, so only the pool's id is read here.
    private func tags(named arn: String) async throws -> [String: String] {
        let parts = arn.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 5, omittingEmptySubsequences: false)
        guard parts.count == 6 else { return [:] }
        func id(_ service: ServiceName, kind: String) -> String? {
            guard parts[2].elementsEqual(service.signingName.utf8), parts[5].starts(with: kind.utf8) else { return nil }
            return String(Substring(parts[5].dropFirst(kind.utf8.count)))
        }
        if let id = id(.userPools, kind: "userpool/") { return try await userPool(UserPoolID(rawValue: id)) }
        if let id = id(.identityPools, kind: "identitypool/") {
            return try await identityPool(IdentityPoolID(rawValue: id))
        }
        return [:]
    }
}
