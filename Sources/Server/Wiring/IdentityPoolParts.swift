import AccessControl
import Cryptography
import Directory
import Federation
import IAMAPI
import IdentityPoolAPI
import IdentityPools
import Kernel
import Logging
import Tokens
import Wire

/// The parts that serve identity pools, and how they are wired.
struct IdentityPoolParts: Sendable {
    /// The keys that sign the OpenID tokens of all pools.
    let keys: IdentityTokenKeys
    let administration: IdentityPoolAdministration
    let identities: Identities
    /// Opens sessions of roles, including for tokens of these pools.
    let securityTokens: SecurityTokens
    /// All operations that are built.
    let operations: [any Operation]

    /// - Parameters:
    ///   - tokens: Issues the tokens of user pools, which identity pools accept as logins.
    ///   - providers: Asks other providers about their tokens.
    ///   - iam: The roles and providers.
    ///   - reading: The queue for reading SAML responses.
    init(
        _ configuration: Configuration, on store: OpenStore, settings: SettingsCache, tokens: TokenIssuer,
        crypto: CryptoPool, providers: ProviderClient, iam: IAMParts, reading: CryptoPool, log: Logger
    ) {
        let (database, world) = (store.database, store.world)
        let names = UserPoolNames(publicURL: configuration.publicURL)
        keys = IdentityTokenKeys(database: database, world: world, sealer: store.sealer, crypto: crypto)
        administration = IdentityPoolAdministration(
            database, tables: storedTables, world: world, quotas: configuration.quotas, names: names,
            settings: settings)
        let inspector = TokenInspector(
            tokens, settings: settings, cipher: store.cipher, database: database, world: world)
        let userPools = IDTokenVerifier(tokens, inspector: inspector, world: world)
        let (issuers, social) = (IssuerTokens(providers, world: world), SocialAccessTokens(providers))
        let verification = LoginVerification([
            UserPoolLogins(userPools, names: names, world: world),
            OpenIDConnectLogins(issuers, providers: OIDCProviders(iam.store), world: world),
            SocialLogins(social),
            SAMLLogins(SAMLAssertions(iam.store, reading: reading, world: world)),
        ])
        identities = Identities(database, cipher: store.cipher, world: world, data: IdentityData.datasets)
        let identityTokens = IdentityTokens(keys, world: world)
        securityTokens = iam.securityTokens(
            FederatedTokens(
                iam.store, identityTokens: identityTokens, identities: identities, userPools: userPools, names: names,
                issuers: issuers, social: social, reading: reading, world: world),
            external: ExternalCredentials(
                ExternalSTSClient(providers), tokens: identityTokens,
                issuer: MartletServer.externalTokenIssuer(configuration.standardURL), world: world))
        operations = IdentityPoolOperations.all(
            IdentityPoolServices(
                pools: administration, identities: identities,
                tokens: OpenIDTokens(identities, verification: verification, tokens: identityTokens),
                securityTokens: securityTokens, names: names, accountID: configuration.account.id,
                report: { claim in
                    log.warning(
                        "users can choose their own role: a rule uses an attribute that they may write",
                        metadata: ["claim": "\(claim.claim)", "client": "\(claim.client)"])
                }))
    }
}
