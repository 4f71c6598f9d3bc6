extension AWSManagedPolicy {
    /// The permissions. Patterns cover new operations, except for operations of identity pools that begin with `Get`:
    /// those are listed, because some of them return tokens.
    var document: String {
        switch self {
        case .developerAuthenticatedIdentities:
            Self.allowing([
                "cognito-identity:GetOpenIdTokenForDeveloperIdentity", "cognito-identity:LookupDeveloperIdentity",
                "cognito-identity:MergeDeveloperIdentities", "cognito-identity:UnlinkDeveloperIdentity",
            ])
        case .powerUser:
            Self.allowing([
                "cognito-identity:*", "cognito-idp:*", "cognito-sync:*", "iam:GetRole", "iam:GetSAMLProvider",
                "iam:ListOpenIDConnectProviders", "iam:ListRoles", "iam:ListSAMLProviders",
            ])
        case .readOnly:
            Self.allowing([
                "cognito-identity:Describe*", "cognito-identity:GetIdentityPoolRoles",
                "cognito-identity:GetPrincipalTagAttributeMap", "cognito-identity:List*", "cognito-idp:AdminGet*",
                "cognito-idp:AdminList*", "cognito-idp:Describe*", "cognito-idp:Get*", "cognito-idp:List*",
                "cognito-sync:Describe*", "cognito-sync:Get*", "cognito-sync:List*", "iam:ListOpenIDConnectProviders",
                "iam:ListRoles",
            ])
        case .martletAdmin:
            Self.allowing(["cognito-identity:*", "cognito-idp:*", "cognito-sync:*", "iam:*", "martlet:*", "sts:*"])
        case .martletUserAdmin: Self.allowing(Self.userActions)
        case .martletConfigAdmin: Self.allowing(Self.settingActions + Self.accessActions)
        case .martletReadOnly: Self.allowing(Self.shownActions + Self.userReadings + Self.accessActions)
        case .martletAuditor: Self.allowing(Self.userReadings + Self.accessActions + Self.auditActions)
        }
    }

    private static func allowing(_ actions: [String]) -> String {
        let listed = actions.map { "\"\($0)\"" }.joined(separator: ",")
        return #"{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":[\#(listed)],"Resource":"*"}]}"#
    }
}

/// The actions of the policies for operators. No policy for reading allows operations whose outputs have secrets or
/// tokens, so the actions are listed; a pattern covers only verbs that never return any.
extension AWSManagedPolicy {
    /// Users, groups, sessions and identities. `AdminInitiateAuth` is not among them: it returns tokens of users.
    private static let userActions =
        userReadings
        + [
            "AdminAdd*", "AdminConfirm*", "AdminCreate*", "AdminDelete*", "AdminDisable*", "AdminEnable*",
            "AdminForget*", "AdminLink*", "AdminRemove*", "AdminReset*", "AdminRevoke*", "AdminSet*", "AdminUpdate*",
            "AdminUserGlobalSignOut", "CreateGroup", "CreateUserImportJob", "DeleteGroup", "DescribeUserImportJob",
            "GetCSVHeader", "ListUserImportJobs", "StartUserImportJob", "StopUserImportJob", "UpdateGroup",
        ].map { "cognito-idp:\($0)" }
        + ["DeleteIdentities", "MergeDeveloperIdentities", "UnlinkDeveloperIdentity"].map { "cognito-identity:\($0)" }
        + ["cognito-sync:DeleteDataset"]

    /// Reading users and identities, but not the records of their datasets.
    private static let userReadings =
        [
            "AdminGet*", "AdminList*", "DescribeUserPool", "GetGroup", "ListGroups", "ListUserPools", "ListUsers",
            "ListUsersInGroup",
        ].map { "cognito-idp:\($0)" }
        + [
            "DescribeIdentity", "DescribeIdentityPool", "ListIdentities", "ListIdentityPools",
            "LookupDeveloperIdentity",
        ].map { "cognito-identity:\($0)" }
        + ["DescribeDataset", "DescribeIdentityUsage", "ListDatasets"].map { "cognito-sync:\($0)" }

    /// Settings without secrets.
    private static let shownActions =
        [
            "DescribeIdentityProvider", "DescribeManagedLoginBranding*", "DescribeResourceServer",
            "DescribeRiskConfiguration", "DescribeTerms*", "DescribeUserPool", "DescribeUserPoolDomain", "GetCSVHeader",
            "GetIdentityProviderByIdentifier", "GetLogDeliveryConfiguration", "GetProvisionedLimit",
            "GetSigningCertificate", "GetUICustomization", "GetUserPool*", "ListIdentityProviders",
            "ListResourceServers", "ListTagsForResource", "ListTerms", "ListUserPoolClients", "ListUserPoolReplicas",
            "ListUserPools",
        ].map { "cognito-idp:\($0)" }
        + [
            "DescribeIdentityPool", "GetIdentityPoolRoles", "GetPrincipalTagAttributeMap", "ListIdentityPools",
            "ListTagsForResource",
        ].map { "cognito-identity:\($0)" }
        + [
            "DescribeIdentityPoolUsage", "GetBulkPublishDetails", "GetCognitoEvents", "GetIdentityPoolConfiguration",
            "ListIdentityPoolUsage",
        ].map { "cognito-sync:\($0)" }

    /// Settings, and the secrets of app clients. Deleting pools is left out, because it deletes their users too.
    /// Setting roles also requires `iam:PassRole` for them.
    private static let settingActions =
        shownActions
        + [
            "AddCustomAttributes", "AddUserPoolClientSecret", "CreateIdentityProvider", "CreateManagedLoginBranding",
            "CreateResourceServer", "CreateTerms", "CreateUserPool", "CreateUserPoolClient", "CreateUserPoolDomain",
            "DeleteIdentityProvider", "DeleteManagedLoginBranding", "DeleteResourceServer", "DeleteTerms",
            "DeleteUserPoolClient", "DeleteUserPoolClientSecret", "DeleteUserPoolDomain", "DescribeUserPoolClient",
            "ListUserPoolClientSecrets", "SetLogDeliveryConfiguration", "SetRiskConfiguration", "SetUICustomization",
            "SetUserPool*", "TagResource", "UntagResource", "UpdateIdentityProvider", "UpdateManagedLoginBranding",
            "UpdateProvisionedLimit", "UpdateResourceServer", "UpdateTerms", "UpdateUserPool", "UpdateUserPoolClient",
            "UpdateUserPoolDomain",
        ].map { "cognito-idp:\($0)" }
        + [
            "CreateIdentityPool", "SetIdentityPoolRoles", "SetPrincipalTagAttributeMap", "TagResource",
            "UntagResource", "UpdateIdentityPool",
        ].map { "cognito-identity:\($0)" }
        + ["SetCognitoEvents", "SetIdentityPoolConfiguration"].map { "cognito-sync:\($0)" }

    /// Reading the entities of IAM. Only `CreateAccessKey` returns a secret access key.
    private static let accessActions = ["iam:Get*", "iam:List*", "iam:Simulate*"]

    /// Reading the settings that protect sign-ins, and encoded denials.
    private static let auditActions = [
        "cognito-identity:GetIdentityPoolRoles", "cognito-identity:GetPrincipalTagAttributeMap",
        "cognito-idp:DescribeRiskConfiguration", "cognito-idp:GetLogDeliveryConfiguration",
        "cognito-idp:GetUserPool*", "cognito-idp:ListIdentityProviders", "sts:DecodeAuthorizationMessage",
    ]
}
