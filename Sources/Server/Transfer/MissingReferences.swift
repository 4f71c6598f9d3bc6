import AccessControl
import Directory
import Federation
import IdentityPools
import Kernel
import Storage
import Sync
import TriggerRunners

/// Finds the user pools, providers, roles and targets that an identity pool refers to and this server lacks: snapshots
/// of the pool do not contain them.
struct MissingReferences {
    private let store: AdminStore
    private let iam: IAMStore

    init(_ store: AdminStore) {
        self.store = store
        iam = IAMStore(store.database, world: store.world, accountID: store.configuration.account.id)
    }

    /// A line for each missing reference, in the order of the settings. Only ASCII characters are shown, so that a name
    /// cannot act on the terminal.
    func lines(of id: IdentityPoolID) async throws -> [String] {
        try await references(of: id).map { line in
            String(decoding: line.utf8.map { $0.isASCIIPrintable ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
        }
    }

    private func references(of id: IdentityPoolID) async throws -> [String] {
        let account = store.configuration.account.id
        let (pool, sync) = try await store.database.read { tx in
            (try IdentityPoolTable(tx).require(id), try SyncReferences(of: id, account: account, tx))
        }
        var lines: [String] = []
        for provider in pool.settings.userPools { lines += try await missing(provider) }
        for arn in pool.settings.openIDProviders {
            lines += try await missing("OpenID Connect provider \(arn)") { try await OIDCProviders(iam).get(arn) }
        }
        for arn in pool.settings.samlProviders {
            lines += try await missing("SAML provider \(arn)") {
                try await IAMSAMLProviders(iam, world: store.world).get(arn)
            }
        }
        for role in Self.distinct(pool.roles.all + sync.roles) {
            if try await !IAMRoles(iam).exists(arn: role) { lines.append("role \(role)") }
        }
        for function in sync.functions {
            let hasTarget = try await store.functions.runner.hasTarget(function, forIdentities: id)
            if !hasTarget { lines.append("target of \(function)") }
        }
        return lines
    }

    private func missing(_ provider: UserPoolProvider) async throws -> [String] {
        guard let pool = UserPoolNames(publicURL: store.configuration.publicURL).pool(named: provider.name) else {
            return ["user pool \(provider.name), which is not a name of this server's pools"]
        }
        do { _ = try await store.settings.pool(pool) } catch is MissingResource { return ["user pool \(pool)"] }
        do {
            let client = try await store.settings.client(provider.client)
            return client.pool == pool ? [] : ["client \(provider.client) of user pool \(pool)"]
        } catch is MissingResource { return ["client \(provider.client) of user pool \(pool)"] }
    }

    private func missing<Found>(_ name: String, unless find: () async throws -> Found) async throws -> [String] {
        do { _ = try await find() } catch is TrustedProviderRefusal { return [name] }
        return []
    }

    private static func distinct(_ names: [String]) -> [String] {
        var seen: Set<ByteKey> = []
        return names.filter { seen.insert(ByteKey($0)).inserted }
    }
}

extension RoleSettings {
    /// The ARNs of all roles: those of identities, then those of rules.
    fileprivate var all: [String] {
        let choices = mappings.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value.source)
        return [authenticated, unauthenticated].compactMap(\.self)
            + choices.flatMap { source in
                switch source {
                case .token: [String]()
                case .rules(let rules): rules.map(\.role)
                }
            }
    }
}
