import AccessControl
import IAMModel
import SecurityTokensModel
package import Wire
import WireRuntime

/// The operations of STS and IAM that are built.
package enum IAMOperations {
    /// The tables of both services.
    package static func tables(
        _ services: IAMServices, authentication: CallerAuthentication, pages: PageSeal, frame: RequestFrame
    ) -> [OperationTable] {
        let identities =
            users(services) + roles(services) + policies(services) + attachments(services) + providers(services)
            + simulations(services)
        return [(Catalogue.securityTokens, securityTokens(services)), (.iam, identities)].map { catalogue, operations in
            OperationTable(
                catalogue, operations: operations, authentication: authentication, pages: pages, frame: frame)
        }
    }

    private static func securityTokens(_ services: IAMServices) -> [any Operation] {
        [
            AssumeRole(tokens: services.securityTokens),
            AssumeRoleWithSAML(tokens: services.securityTokens),
            AssumeRoleWithWebIdentity(tokens: services.securityTokens),
            DecodeAuthorizationMessage(),
            GetAccessKeyInfo(keys: services.keys.accountKeys),
            GetCallerIdentity(),
            GetFederationToken(tokens: services.securityTokens),
            GetSessionToken(tokens: services.securityTokens),
        ]
    }

    private static func users(_ services: IAMServices) -> [any Operation] {
        [
            CreateUser(users: services.users, account: services.account),
            IAMGetUser(users: services.users, account: services.account),
            UpdateUser(users: services.users, authorizer: services.authorizer),
            IAMDeleteUser(users: services.users),
            IAMListUsers(users: services.users, account: services.account),
            CreateAccessKey(keys: services.keys),
            ListAccessKeys(keys: services.keys),
            UpdateAccessKey(keys: services.keys),
            DeleteAccessKey(keys: services.keys),
            GetAccessKeyLastUsed(keys: services.keys),
        ]
    }

    private static func roles(_ services: IAMServices) -> [any Operation] {
        [
            CreateRole(roles: services.roles, account: services.account),
            GetRole(roles: services.roles, account: services.account),
            UpdateRole(roles: services.roles),
            UpdateAssumeRolePolicy(roles: services.roles),
            DeleteRole(roles: services.roles),
            ListRoles(roles: services.roles, account: services.account),
            ListInstanceProfilesForRole(roles: services.roles),
            TagRole(roles: services.roles),
            UntagRole(roles: services.roles),
            ListRoleTags(roles: services.roles),
        ]
    }
}

extension IAMOperations {
    private static func policies(_ services: IAMServices) -> [any Operation] {
        let (inline, managed) = (services.inlinePolicies, services.managedPolicies)
        return [
            PutUserPolicy(policies: inline),
            GetUserPolicy(policies: inline),
            DeleteUserPolicy(policies: inline),
            ListUserPolicies(policies: inline),
            PutRolePolicy(policies: inline),
            GetRolePolicy(policies: inline),
            DeleteRolePolicy(policies: inline),
            ListRolePolicies(policies: inline),
            CreatePolicy(policies: managed, account: services.account),
            GetPolicy(policies: managed, account: services.account),
            DeletePolicy(policies: managed),
            ListPolicies(policies: managed, account: services.account),
            CreatePolicyVersion(policies: managed),
            GetPolicyVersion(policies: managed),
            ListPolicyVersions(policies: managed),
            DeletePolicyVersion(policies: managed),
            SetDefaultPolicyVersion(policies: managed),
        ]
    }

    private static func attachments(_ services: IAMServices) -> [any Operation] {
        [
            AttachUserPolicy(attachments: services.attachments),
            DetachUserPolicy(attachments: services.attachments),
            ListAttachedUserPolicies(attachments: services.attachments, account: services.account),
            AttachRolePolicy(attachments: services.attachments),
            DetachRolePolicy(attachments: services.attachments),
            ListAttachedRolePolicies(attachments: services.attachments, account: services.account),
            ListEntitiesForPolicy(attachments: services.attachments, policies: services.managedPolicies),
        ]
    }

    private static func providers(_ services: IAMServices) -> [any Operation] {
        let (oidc, saml) = (services.oidcProviders, services.samlProviders)
        return [
            CreateOpenIDConnectProvider(providers: oidc, account: services.account),
            GetOpenIDConnectProvider(providers: oidc),
            ListOpenIDConnectProviders(providers: oidc, account: services.account),
            DeleteOpenIDConnectProvider(providers: oidc),
            AddClientIDToOpenIDConnectProvider(providers: oidc),
            RemoveClientIDFromOpenIDConnectProvider(providers: oidc),
            UpdateOpenIDConnectProviderThumbprint(providers: oidc),
            CreateSAMLProvider(providers: saml, account: services.account),
            GetSAMLProvider(providers: saml),
            ListSAMLProviders(providers: saml, account: services.account),
            UpdateSAMLProvider(providers: saml),
            DeleteSAMLProvider(providers: saml),
        ]
    }

    private static func simulations(_ services: IAMServices) -> [any Operation] {
        [
            SimulateCustomPolicy(),
            SimulatePrincipalPolicy(simulator: services.simulator),
        ]
    }
}
