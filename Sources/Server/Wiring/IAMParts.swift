import AccessControl
import Directory
import IdentityPools
import Kernel
import Logging
import Storage

/// The parts of IAM and STS, and how they are wired.
struct IAMParts: Sendable {
    /// The users, roles, policies and providers, with the shared cache.
    let store: IAMStore
    /// Finds the users and roles whose credentials sign.
    let principals: Principals
    /// Seals the tokens of sessions.
    let tokens: SessionTokens

    /// Reports roles that trust the users of any app, or everyone, to the operator.
    let report: IAMRoles.Report

    init(_ configuration: Configuration, on store: OpenStore, settings: SettingsCache, log: Logger) {
        self.store = IAMStore(
            store.database, world: store.world, accountID: configuration.account.id,
            quotas: configuration.account.quotas)
        tokens = SessionTokens(store.cipher, world: store.world)
        principals = Principals(self.store, tokens: tokens, poolTags: PoolTags(settings, database: store.database))
        report = { role, trust in
            switch trust {
            case .anyApp(let provider):
                log.warning(
                    "a role trusts the users of any app: its trust policy has no condition on the audience",
                    metadata: ["role": "\(role)", "provider": "\(provider)"])
            case .everyone:
                log.warning(
                    "a role trusts every caller of the account: its trust policy names * without a condition",
                    metadata: ["role": "\(role)"])
            }
        }
    }

    /// Opens sessions for callers, and for holders of tokens that `federation` checks.
    ///
    /// - Parameter external: Asks the external STSes of roles.
    func securityTokens(
        _ federation: any FederatedTokenChecking, external: ExternalCredentials
    ) -> SecurityTokens {
        SecurityTokens(store, tokens: tokens, federation: federation, external: external)
    }
}

extension PoolTags {
    /// The pools of the store. Settings of user pools are at most a second old.
    init(_ settings: SettingsCache, database: any Database) {
        self.init(
            userPool: { id in
                do { return try await settings.pool(id).settings.tags } catch is MissingResource { return [:] }
            },
            identityPool: { id in try await database.read { try IdentityPoolTable($0).find(id) }?.settings.tags ?? [:] }
        )
    }
}
