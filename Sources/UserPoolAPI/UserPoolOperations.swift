package import Accounts
package import Authentication
package import Tokens
package import Wire

/// All operations of this module.
package enum UserPoolOperations {
    /// The operations about users and their sessions.
    package static func userOperations(
        _ authenticator: Authenticator, _ refresh: Refresh, _ clientTokens: ClientTokens, _ accounts: AccountServices
    ) -> [any Operation] {
        signUp(accounts) + signIn(authenticator) + tokens(refresh, clientTokens, accounts) + sessions(accounts)
            + users(accounts)
            + attributes(accounts) + passwords(accounts) + secondFactors(authenticator, accounts) + devices(accounts)
    }

    /// The operations about pools, clients, groups and the other parts of pools.
    package static func poolOperations(_ services: PoolServices) -> [any Operation] {
        pools(services) + clients(services) + groups(services) + resourceServers(services)
            + identityProviders(services) + pages(services)
    }
}
