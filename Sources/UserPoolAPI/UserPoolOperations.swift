package import Accounts
package import Authentication
package import Tokens
package import Wire

/// All operations of this module.
package enum UserPoolOperations {
    /// The operations about users and their sessions.
    package static func userOperations(
        _ accounts: AccountServices, authenticator: Authenticator, refresh: Refresh, clientTokens: ClientTokens
    ) -> [any Operation] {
        signUp(accounts) + signIn(authenticator) + tokens(accounts, refresh: refresh, clientTokens: clientTokens)
            + sessions(accounts) + users(accounts) + attributes(accounts) + passwords(accounts)
            + secondFactors(accounts, authenticator: authenticator) + devices(accounts)
    }

    /// The operations about pools, clients, groups and the other parts of pools.
    package static func poolOperations(_ services: PoolServices) -> [any Operation] {
        pools(services) + clients(services) + groups(services) + resourceServers(services)
            + identityProviders(services) + pages(services)
    }
}
