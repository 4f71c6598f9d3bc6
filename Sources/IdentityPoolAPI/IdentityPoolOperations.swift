import IdentityPools
package import Wire

/// All operations of this module.
package enum IdentityPoolOperations {
    /// The operations with these dependencies.
    package static func all(_ services: IdentityPoolServices) -> [any Operation] {
        pools(services) + identities(services) + developers(services)
    }

    private static func pools(_ services: IdentityPoolServices) -> [any Operation] {
        [
            CreateIdentityPool(pools: services.pools),
            DescribeIdentityPool(pools: services.pools),
            UpdateIdentityPool(pools: services.pools),
            DeleteIdentityPool(pools: services.pools),
            ListIdentityPools(pools: services.pools),
            SetIdentityPoolRoles(pools: services.pools, report: services.report),
            GetIdentityPoolRoles(pools: services.pools),
            SetPrincipalTagAttributeMap(pools: services.pools),
            GetPrincipalTagAttributeMap(pools: services.pools),
            TagResource(pools: services.pools),
            UntagResource(pools: services.pools),
            ListTagsForResource(pools: services.pools),
        ]
    }

    private static func identities(_ services: IdentityPoolServices) -> [any Operation] {
        [
            GetId(tokens: services.tokens, accountID: services.accountID),
            GetOpenIdToken(tokens: services.tokens),
            GetCredentialsForIdentity(flow: EnhancedFlow(services.tokens, securityTokens: services.securityTokens)),
            UnlinkIdentity(tokens: services.tokens, names: services.names),
            ListIdentities(identities: services.identities),
            DescribeIdentity(identities: services.identities),
            DeleteIdentities(identities: services.identities),
        ]
    }

    private static func developers(_ services: IdentityPoolServices) -> [any Operation] {
        [
            GetOpenIdTokenForDeveloperIdentity(tokens: services.tokens),
            LookupDeveloperIdentity(pools: services.pools, identities: services.identities),
            MergeDeveloperIdentities(pools: services.pools, identities: services.identities),
            UnlinkDeveloperIdentity(pools: services.pools, identities: services.identities),
        ]
    }
}
