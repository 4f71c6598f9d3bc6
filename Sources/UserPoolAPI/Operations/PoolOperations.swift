package import Transfer
package import Wire

/// The operations about pools, clients and groups.
extension UserPoolOperations {
    static func pools(_ services: PoolServices) -> [any Operation] {
        [
            CreateUserPool(services: services),
            DescribeUserPool(services: services),
            UpdateUserPool(services: services),
            DeleteUserPool(services: services),
            ListUserPools(services: services),
            GetUserPoolMfaConfig(services: services),
            SetUserPoolMfaConfig(services: services),
            GetUserPoolSessionConfiguration(services: services),
            SetUserPoolSessionConfiguration(services: services),
            SetRiskConfiguration(services: services),
            DescribeRiskConfiguration(services: services),
            SetLogDeliveryConfiguration(services: services),
            GetLogDeliveryConfiguration(services: services),
            AddCustomAttributes(services: services),
            GetSigningCertificate(keys: services.samlKeys),
            TagResource(services: services),
            UntagResource(services: services),
            ListTagsForResource(services: services),
        ]
    }

    static func clients(_ services: PoolServices) -> [any Operation] {
        [
            CreateUserPoolClient(services: services),
            DescribeUserPoolClient(services: services),
            UpdateUserPoolClient(services: services),
            DeleteUserPoolClient(services: services),
            ListUserPoolClients(services: services),
            GetUserPoolClientSessionConfiguration(services: services),
            SetUserPoolClientSessionConfiguration(services: services),
            AddUserPoolClientSecret(services: services),
            ListUserPoolClientSecrets(services: services),
            DeleteUserPoolClientSecret(services: services),
        ]
    }

    static func resourceServers(_ services: PoolServices) -> [any Operation] {
        [
            CreateResourceServer(servers: services.resourceServers),
            DescribeResourceServer(servers: services.resourceServers),
            UpdateResourceServer(servers: services.resourceServers),
            DeleteResourceServer(servers: services.resourceServers),
            ListResourceServers(servers: services.resourceServers),
        ]
    }

    static func identityProviders(_ services: PoolServices) -> [any Operation] {
        [
            CreateIdentityProvider(
                providers: services.identityProviders, metadata: services.providerMetadata, keys: services.samlKeys),
            DescribeIdentityProvider(providers: services.identityProviders, keys: services.samlKeys),
            UpdateIdentityProvider(
                providers: services.identityProviders, metadata: services.providerMetadata, keys: services.samlKeys),
            DeleteIdentityProvider(providers: services.identityProviders),
            ListIdentityProviders(providers: services.identityProviders),
            GetIdentityProviderByIdentifier(providers: services.identityProviders, keys: services.samlKeys),
        ]
    }

    /// The operations about the addresses and the look of pages.
    static func pages(_ services: PoolServices) -> [any Operation] {
        [
            CreateUserPoolDomain(domains: services.domains, publicURL: services.publicURL),
            DescribeUserPoolDomain(domains: services.domains, publicURL: services.publicURL),
            UpdateUserPoolDomain(domains: services.domains, publicURL: services.publicURL),
            DeleteUserPoolDomain(domains: services.domains),
            SetUICustomization(brandings: services.brandings, publicURL: services.publicURL),
            GetUICustomization(brandings: services.brandings, publicURL: services.publicURL),
        ]
    }

    /// The operations about imports of users.
    package static func imports(_ imports: UserImports) -> [any Operation] {
        [
            GetCSVHeader(imports: imports),
            CreateUserImportJob(imports: imports),
            DescribeUserImportJob(imports: imports),
            ListUserImportJobs(imports: imports),
            StartUserImportJob(imports: imports),
            StopUserImportJob(imports: imports),
        ]
    }

    static func groups(_ services: PoolServices) -> [any Operation] {
        [
            CreateGroup(groups: services.groups),
            GetGroup(groups: services.groups),
            UpdateGroup(groups: services.groups),
            DeleteGroup(groups: services.groups),
            ListGroups(groups: services.groups),
            AdminAddUserToGroup(groups: services.groups),
            AdminRemoveUserFromGroup(groups: services.groups),
            AdminListGroupsForUser(groups: services.groups),
        ]
    }
}
