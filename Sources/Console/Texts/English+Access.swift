extension ConsoleTexts.Access {
    static let english = Self(
        title: "Access", lead: "Who may call the operations: users and roles of IAM, their policies, and providers.",
        shipped: "Policies for operators",
        shippedLead: "They are in every account. Attach one to a user or role; no other policy is needed for its work.",
        shippedPolicy: "The policy comes with Martlet. It can be attached, and not changed.",
        shippedPolicies: [
            ("MartletAdmin", "everything"), ("MartletUserAdmin", "users, groups, sessions and identities; no settings"),
            ("MartletConfigAdmin", "settings of pools and their clients; no data of users"),
            ("MartletReadOnly", "reading everything without secrets"),
            ("MartletAuditor", "reading who may do what, and sign-ins"),
        ], attached: "Attached policies", detach: "Detach", inline: "Inline policies",
        newInline: "Add an inline policy", inlineLead: "A policy that belongs to this user or role alone.",
        keys: "Access keys", newKey: "New access key",
        secretOnce: "Copy the secret now: it is shown on this page, and never again.", activate: "Activate",
        deactivate: "Deactivate", deleteKey: "Delete", trust: "Trust policy",
        trustLead: "Who may assume the role.", editTrust: "Edit the trust policy", remove: "Remove",
        clientIDs: "Client IDs", back: "Back", policyLead: "A change makes a new version, which becomes the default.",
        holders: "Who has it", noHolders: "No user and no role has the policy.", versions: "Versions",
        isDefault: "default", makeDefault: "Make the default", simulator: "Policy simulator",
        simulatorLead: "Whether policies allow a request, and which statement decides.",
        simulate: "Simulate the policies", simulation: "Simulate", principal: "User or role",
        principalHint: "Its ARN; empty to try the policy below alone.", document: "Policy",
        documentHint: "A policy document, alone or in addition to those of the user or role.", actions: "Actions",
        actionsHint: "A line for each, such as cognito-idp:ListUsers.", resources: "Resources",
        resourcesHint: "A line for each ARN; empty for any.", context: "Context",
        contextHint: "A line key=value for each, such as aws:SourceIp=192.0.2.1; lines with one key are its values.",
        nothingToSimulate: "Name a user or role, or write a policy, and name an action.", results: "Decisions",
        decidedBy: "Decided by", nearly: "Would decide otherwise",
        noStatement: "No statement allows it.",
        unread: "Your policies do not let these documents be read, so statements are not shown:",
        moreActions: "These are the first decisions; simulate the other actions by themselves.",
        otherResource: "It is for other resources.", missing: { "\($0) is missing." },
        missingKeys: { "Context keys that policies ask for and the request lacks: \($0)." },
        doneBefore: { "Before that was done, and stays: \($0.joined(separator: ", "))." }, effect: consequence,
        decision: { decisions[$0] ?? $0 }, failed: { condition($0, key: $1, given: $2) })

    private static let decisions = [
        "allowed": "allowed", "explicitDeny": "denied by a statement", "implicitDeny": "denied: not allowed",
    ]

    private static func condition(_ test: String, key: String, given: [String]?) -> String {
        guard let given else { return "\(test) on \(key) does not hold: the request lacks the key." }
        return "\(test) on \(key) does not hold: the request has \(given.joined(separator: ", "))."
    }

    private static func consequence(_ action: AccessAction) -> String {
        switch action {
        case .attachUserPolicy, .attachRolePolicy: "The policy decides within a second what it may do."
        case .detachUserPolicy, .detachRolePolicy: "What only this policy allows is refused within a second."
        case .deleteUserPolicy, .deleteRolePolicy: "The policy is gone. What only it allows is refused within a second."
        case .createAccessKey: "Programs can sign with the key. Its secret is shown once, on the next page."
        case .updateAccessKey: "Programs that sign with an inactive key are refused at once."
        case .deleteAccessKey: "Programs that sign with the key are refused at once, and its secret is gone."
        case .tagRole, .untagRole: "Policies that ask for tags of the role see the new ones."
        case .setDefaultVersion: "The version decides within a second for all who have the policy."
        case .deleteVersion: "The version’s document is gone. The default one stays."
        case .addClientID: "Tokens for this client are accepted."
        case .removeClientID: "Tokens for this client are refused."
        }
    }
}

extension ConsoleTexts.Changes {
    static let accessOutcomes = [
        "CreateIdentityPool": "The identity pool is created. It needs roles for credentials.",
        "UpdateIdentityPool": "The identity pool was saved successfully.",
        "SetIdentityPoolRoles": "The roles are saved.", "SetPrincipalTagAttributeMap": "The principal tags are saved.",
        "DeleteIdentityPool": "The identity pool is deleted.", "DeleteIdentities": "The identity is deleted.",
        "UnlinkDeveloperIdentity": "The user is unlinked.", "CreateUser": "The user is created.",
        "UpdateUser": "The user is saved.", "DeleteUser": "The user is deleted.", "CreateRole": "The role is created.",
        "UpdateRole": "The role is saved.", "DeleteRole": "The role is deleted.",
        "UpdateAssumeRolePolicy": "The trust policy is saved.", "CreatePolicy": "The policy is created.",
        "CreatePolicyVersion": "The policy is saved as a new version.", "DeletePolicy": "The policy is deleted.",
        "PutUserPolicy": "The inline policy is saved.", "PutRolePolicy": "The inline policy is saved.",
        "DeleteUserPolicy": "The inline policy is deleted.", "DeleteRolePolicy": "The inline policy is deleted.",
        "AttachUserPolicy": "The policy is attached.", "AttachRolePolicy": "The policy is attached.",
        "DetachUserPolicy": "The policy is detached.", "DetachRolePolicy": "The policy is detached.",
        "UpdateAccessKey": "The access key is changed.", "DeleteAccessKey": "The access key is deleted.",
        "TagRole": "The tag is saved.", "UntagRole": "The tag is removed.",
        "SetDefaultPolicyVersion": "The version is the default.", "DeletePolicyVersion": "The version is deleted.",
        "CreateOpenIDConnectProvider": "The provider is created.",
        "DeleteOpenIDConnectProvider": "The provider is deleted.",
        "UpdateOpenIDConnectProviderThumbprint": "The provider is saved.",
        "AddClientIDToOpenIDConnectProvider": "The client ID is added.",
        "RemoveClientIDFromOpenIDConnectProvider": "The client ID is removed.",
        "CreateSAMLProvider": "The provider is created.", "UpdateSAMLProvider": "The provider is saved.",
        "DeleteSAMLProvider": "The provider is deleted.",
    ]
}

extension ConsoleTexts.Parts {
    static let accessParts: [String: ConsoleTexts.PartText] = [
        "user": .init(
            title: "IAM users", create: "Create an IAM user", lead: "Programs and operators with access keys.",
            effect: "The user has no permissions and no access key yet."),
        "role": .init(
            title: "Roles", create: "Create a role",
            lead: "Permissions for who may assume them: identities, users, other programs.",
            effect: "Who the trust policy names can assume the role. It has no permissions yet."),
        "policy": .init(
            title: "Policies", create: "Create a policy", lead: "Permissions that users and roles share.",
            effect: "The policy has no effect until it is attached."),
        "openid-provider": .init(
            title: "OpenID providers", create: "Create an OpenID provider",
            lead: "Issuers whose tokens identity pools and roles trust.",
            effect: "Identity pools and trust policies can name the provider."),
        "saml-provider": .init(
            title: "SAML providers", create: "Create a SAML provider",
            lead: "Providers whose assertions identity pools and roles trust.",
            effect: "Identity pools and trust policies can name the provider."),
    ]

    static let accessDeletions: [String: String] = [
        "user": "A user with access keys or policies attached is refused: remove these first.",
        "role": "A role with policies attached is refused. Credentials of the role stop working at once.",
        "policy": "A policy that is attached, or has further versions, is refused.",
        "openid-provider": "Identity pools and roles that name it admit its users no longer.",
        "saml-provider": "Identity pools and roles that name it admit its users no longer.",
    ]
}

extension ConsoleTexts.Settings {
    static let access: [String: ConsoleTexts.SettingText] = [
        "UserName": .init("The name of the user.", effect: ""),
        "NewUserName": .init(
            "The name. Access keys and policies stay.", effect: "Policies that name the user’s ARN no longer match."),
        "NewPath": .init("The path before the name in the ARN.", effect: "The user’s ARN is another."),
        "Path": .init("The path before the name in the ARN; / if empty.", effect: ""),
        "RoleName": .init("The name, which never changes.", effect: ""),
        "AssumeRolePolicyDocument": .init("Who may assume the role.", effect: ""),
        "Role.Description": .init("For operators.", effect: "Lists show it."),
        "MaxSessionDuration": .init(
            "The longest session in seconds.", effect: "Longer sessions are refused from now on."),
        "PolicyName": .init("The name, which never changes.", effect: ""),
        "PolicyDocument": .init(
            "A policy in JSON.", effect: "What the document no longer allows is refused within a second."),
        "Url": .init("The issuer, with https://. It never changes.", effect: ""),
        "ClientIDList": .init("The client ids that tokens are for.", effect: ""),
        "ThumbprintList": .init(
            "Digests of certificates, which Martlet keeps for tools and does not compare.",
            effect: "Tools that read the provider see these."),
        "SAMLMetadataDocument": .init(
            "The provider’s metadata as XML.", effect: "Assertions that the former keys signed are refused."),
    ]
}
