package import AccessControl
package import Cryptography

/// The dependencies of the operations of STS and IAM.
package struct IAMServices: Sendable {
    /// The account: twelve digits.
    let account: String
    let users: IAMUsers
    let roles: IAMRoles
    let inlinePolicies: InlinePolicies
    let managedPolicies: ManagedPolicies
    let attachments: PolicyAttachments
    let keys: OwnedAccessKeys
    let oidcProviders: OIDCProviders
    let samlProviders: IAMSAMLProviders
    let securityTokens: SecurityTokens
    let authorizer: Authorizer
    let simulator: PolicySimulator

    /// Creates the dependencies of one server.
    ///
    /// - Parameters:
    ///   - store: Stores users, roles, policies and providers.
    ///   - keys: The account's own access keys.
    ///   - sealer: Seals the secrets of users' access keys.
    ///   - tokens: Opens sessions.
    ///   - metadata: Reads the metadata of SAML providers.
    ///   - report: Called for each role that trusts the users of any app, or everyone.
    package init(
        _ store: IAMStore, keys: AccessKeys, sealer: Sealer, tokens: SecurityTokens,
        metadata: @escaping IAMSAMLProviders.MetadataReading, report: @escaping IAMRoles.Report = { _, _ in }
    ) {
        account = store.accountID
        users = IAMUsers(store)
        roles = IAMRoles(store, report: report)
        inlinePolicies = InlinePolicies(store)
        managedPolicies = ManagedPolicies(store)
        attachments = PolicyAttachments(store)
        self.keys = OwnedAccessKeys(keys, userKeys: UserAccessKeys(store, sealer: sealer))
        oidcProviders = OIDCProviders(store)
        samlProviders = IAMSAMLProviders(store, metadata: metadata)
        securityTokens = tokens
        authorizer = Authorizer(store)
        simulator = PolicySimulator(store)
    }
}
