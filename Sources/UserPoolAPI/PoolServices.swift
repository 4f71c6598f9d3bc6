import Authentication
package import Cryptography
package import Directory
package import Federation
package import Kernel
package import Storage
package import Tokens
import Triggers

/// The dependencies of the operations about pools, clients and groups.
package struct PoolServices: Sendable {
    /// Creates, changes and deletes pools.
    package let pools: Pools
    /// Creates, changes and deletes clients.
    package let clients: Clients
    /// Creates, changes and deletes groups.
    package let groups: Groups
    /// Creates, changes and deletes resource servers.
    package let resourceServers: ResourceServers
    /// Creates, changes and deletes identity providers.
    package let identityProviders: IdentityProviders
    /// The metadata of SAML providers.
    package let providerMetadata: ProviderMetadataSource
    /// Creates, changes and deletes domains.
    package let domains: PoolDomains
    /// Changes how pages look.
    package let brandings: Brandings
    /// The keys that sign requests to SAML providers.
    package let samlKeys: SAMLSigningKeys
    let publicURL: PublicURL
    let database: any Database
    let world: World
    let cipher: SecretCipher
    let triggers: TriggerCheck
    let senders: PermittedSenders
    /// The kinds of log destinations that the server has endpoints for.
    let logDestinations: Set<LogDestination.Kind>
    /// The ids that a copy keeps of what it creates. Requests draw new ones.
    package var kept = KeptIDs()

    package struct KeptIDs: Sendable {
        package var pool: UserPoolID?
        package var client: ClientID?

        package init() {}
    }

    /// Creates the dependencies of one server.
    ///
    /// - Parameters:
    ///   - pools: Creates, changes and deletes pools.
    ///   - cipher: Seals the secrets of clients.
    ///   - samlKeys: Signs requests to SAML providers.
    ///   - providerMetadata: Fetches the metadata of SAML providers.
    ///   - publicURL: The server's base URL for clients.
    ///   - certificates: The ARNs of the certificates that the operator has provided.
    ///   - triggers: Decides which functions pools may call.
    ///   - senders: The senders of e-mails that pools may have.
    ///   - logDestinations: The kinds of log destinations that the server has endpoints for.
    package init(
        pools: Pools, database: any Database, world: World, settings: SettingsCache, cipher: SecretCipher,
        samlKeys: SAMLSigningKeys, providerMetadata: ProviderMetadataSource, publicURL: PublicURL,
        certificates: Set<String> = [], quotas: Quotas = Quotas(),
        groupDeletion: Groups.Deletion = .withMembers, triggers: TriggerCheck = TriggerCheck(),
        senders: PermittedSenders = .any, logDestinations: Set<LogDestination.Kind> = []
    ) {
        self.pools = pools
        clients = Clients(database, world: world, quotas: quotas, cache: settings)
        groups = Groups(database, world: world, quotas: quotas, deletion: groupDeletion)
        resourceServers = ResourceServers(database, world: world, quotas: quotas, cache: settings)
        identityProviders = IdentityProviders(
            database, world: world, quotas: quotas, cipher: cipher, cache: settings)
        domains = PoolDomains(database, world: world, certificates: certificates, cache: settings)
        brandings = Brandings(database, world: world, cache: settings)
        self.publicURL = publicURL
        (self.database, self.world, self.cipher) = (database, world, cipher)
        (self.samlKeys, self.providerMetadata) = (samlKeys, providerMetadata)
        (self.triggers, self.senders, self.logDestinations) = (triggers, senders, logDestinations)
    }
}
