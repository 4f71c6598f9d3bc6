package import AccessControl
package import IdentityPools

/// The dependencies of the operations of identity pools.
package struct IdentityPoolServices: Sendable {
    let pools: IdentityPoolAdministration
    let identities: Identities
    let tokens: OpenIDTokens
    let securityTokens: SecurityTokens
    let names: UserPoolNames
    let accountID: String
    let report: @Sendable (WritableClaim) -> Void

    /// Creates the dependencies of one server.
    ///
    /// - Parameters:
    ///   - securityTokens: Opens sessions of roles.
    ///   - names: Finds the user pools of providers.
    ///   - accountID: The account of all pools: twelve digits.
    ///   - report: Called for each rule that lets users choose their own role (RBAC-BP-01).
    package init(
        pools: IdentityPoolAdministration, identities: Identities, tokens: OpenIDTokens,
        securityTokens: SecurityTokens, names: UserPoolNames, accountID: String,
        report: @escaping @Sendable (WritableClaim) -> Void
    ) {
        self.pools = pools
        self.identities = identities
        self.tokens = tokens
        self.securityTokens = securityTokens
        self.names = names
        self.accountID = accountID
        self.report = report
    }
}
