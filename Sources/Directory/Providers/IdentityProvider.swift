package import Kernel

/// A provider that a pool's users may sign in with (UP-FED).
package struct IdentityProvider: Sendable, Equatable {
    /// The provider's pool.
    package var pool: UserPoolID
    /// Unique in the pool; the usernames of the provider's users begin with it.
    package var name: String
    /// The protocol or the brand of the provider.
    package var kind: ProviderKind
    /// The details by the names of Cognito's API, without secrets.
    package var details: [String: String]
    /// The secrets among the details, as sealed JSON; nil if there are none.
    package var sealedSecrets: [UInt8]?
    /// The names of attributes, each with the provider's claim that supplies its value (UP-MAP-01).
    package var attributeMapping: [String: String]
    /// Other names of the provider, such as the mail domains of a company (UP-SAML-14).
    package var identifiers: [String]
    /// The groups that the provider's users get at each sign-in.
    package var groupRules: [GroupRule]
    /// The address that an OpenID Connect or social provider redirects browsers to.
    package var callback: ProviderCallback
    /// When it was created.
    package var createdAt: Instant
    /// When it last changed.
    package var modifiedAt: Instant

    package init(
        pool: UserPoolID, name: String, kind: ProviderKind, details: [String: String], sealedSecrets: [UInt8]? = nil,
        attributeMapping: [String: String], identifiers: [String], groupRules: [GroupRule] = [],
        callback: ProviderCallback = .shared, createdAt: Instant, modifiedAt: Instant
    ) {
        self.pool = pool
        self.name = name
        self.kind = kind
        self.details = details
        self.sealedSecrets = sealedSecrets
        self.attributeMapping = attributeMapping
        self.identifiers = identifiers
        self.groupRules = groupRules
        self.callback = callback
        self.createdAt = createdAt
        self.modifiedAt = modifiedAt
    }

    /// The group of the provider's users (UP-GRP): `<pool>_<provider>`.
    package var groupName: GroupName { GroupName(rawValue: ProviderGroup.prefix(of: pool) + name) }

    /// The name of the pool itself among the providers of a client.
    package static let ownName = "COGNITO"
}
