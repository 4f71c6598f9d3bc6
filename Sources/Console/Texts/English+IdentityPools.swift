extension ConsoleTexts.IdentityPoolPages {
    static let english = Self(
        title: "Identity pools", create: "Create an identity pool",
        createLead: "An identity pool gives users and guests identities, and credentials of roles.",
        createEffect: "Apps can get identities. For credentials the pool needs roles: the next page makes them.",
        admitsNone: "Without guests and without a provider, no identity could exist. Allow one of them.",
        parts: "Parts of the identity pool", edit: "Edit identity pool", providers: "Authentication providers",
        noProviders: "The pool has no provider whose users could get another role.", roles: "Roles",
        rolesLead: "The roles whose credentials signed-in identities and guests get.", newRoles: "Create new roles",
        newRolesLead: "Credentials need two roles: one for identities that have signed in, one for guests. Allow makes "
            + "both, lets only identities of this pool assume them, and permits each identity its own sync datasets.",
        newRolesEffect: "Identities get credentials of these roles. What else they may do, you add to the roles.",
        newRoleName: "The name of the role that is made.", allow: "Allow", dontAllow: "Don’t allow",
        rules: "Role rules",
        rulesLead: "The first rule that matches decides. Rules can be moved; nothing is stored before the review.",
        principalTags: "Principal tags",
        principalTagsLead: "Tags that policies may ask for (aws:PrincipalTag), from the claims of tokens.",
        snippets: "For your app", browser: "Identity browser", identityID: "Identity ID",
        noIdentities: "No identity found.", logins: "Logins", guest: "none: a guest",
        hideDisabled: "Hide disabled identities", showDisabled: "Show disabled identities",
        developerUsers: "Users of the developer provider", developerUser: "User identifier",
        noDeveloperUsers: "The identity has no user of the developer provider.", unlink: "Unlink",
        unlinkEffect:
            "The user gets another identity at the next sign-in. If no login is left, the identity is disabled.",
        deleteIdentity: "Delete identity",
        deleteIdentityEffect: "The identity and its datasets are deleted. The user "
            + "gets another identity at the next sign-in.",
        deleteEffect: "All identities of the pool and their data are deleted. Apps that use the pool stop working.",
        addRow: "Add another", removeRow: "Remove", moveUp: "Move up", moveDown: "Move down", row: { "No. \($0)" },
        member: { members[$0] },
        missingRoles: { "The pool has no role for these identities, who get no credentials: \($0)." },
        rulesOf: { "Role rules of \($0)" }, principalTagsOf: { "Principal tags of \($0)" },
        delete: { "Delete identity pool \($0)" })

    private static let members = [
        "ProviderName": "User Pool ID", "ClientId": "App Client ID",
        "ServerSideTokenCheck": "Refuse tokens that were revoked",
    ]
}

extension ConsoleTexts.Settings {
    /// The sections of an identity pool by their names.
    static let identityPoolSections: [String: ConsoleTexts.SectionText] = [
        "identity-pool": .init("Name and flow", lead: "The name in lists, the basic flow, tags."),
        "identity-guests": .init(
            "Unauthenticated identities", lead: "Whether guests get identities without signing in."),
        "identity-cognito": .init("Cognito", lead: "User pools whose users get identities, each with an app client."),
        "identity-facebook": .init("Facebook", lead: "The App ID of your app at Facebook. \(appWarning)"),
        "identity-google": .init("Google", lead: "The client ID of your app at Google. \(appWarning)"),
        "identity-amazon": .init("Amazon", lead: "The App ID of your app at Login with Amazon. \(appWarning)"),
        "identity-apple": .init("Apple", lead: "The services ID of your app at Apple. \(appWarning)"),
        "identity-twitter": .init("Twitter", lead: "The consumer key and secret of your app, with ; between them."),
        "identity-oidc": .init(
            "OpenID", lead: "OpenID Connect providers of the account. New ones are made under Access."),
        "identity-saml": .init("SAML", lead: "SAML providers of the account. New ones are made under Access."),
        "identity-developer": .init(
            "Custom", lead: "The name of your own sign-in, whose back end asks for tokens. It never changes."),
    ]

    private static let appWarning = "If it changes, existing users of the former app can no longer sign in."

    static let identityPools: [String: ConsoleTexts.SettingText] = [
        "IdentityPoolName": .init("The name in lists.", effect: "The pool has another name; its id stays."),
        "AllowClassicFlow": .init(
            "true: apps may ask for OpenID tokens and choose a role at STS.",
            effect: "false refuses the basic flow: apps that use it get no credentials."),
        "IdentityPoolTags": .init(
            "Tags of the pool.", effect: "Policies and tools that look at tags see the new ones."),
        "AllowUnauthenticatedIdentities": .init(
            "true: everyone gets an identity as a guest.",
            effect: "false refuses guests, and those who are there get no credentials any more."),
        "CognitoIdentityProviders": .init(
            "The id of a user pool and one of its app clients.",
            effect: "Users of a client that is gone get no credentials any more."),
        "SupportedLoginProviders": .init(
            "The app’s id at the provider; empty for none.",
            effect: "Changing the application id disables existing users: tokens for the former id are refused."),
        "OpenIdConnectProviderARNs": .init(
            "Providers whose tokens give identities.", effect: "Users of a provider that is gone get no credentials."),
        "SamlProviderARNs": .init(
            "Providers whose assertions give identities, with the roles that they name.",
            effect: "Users of a provider that is gone get no credentials."),
        "DeveloperProviderName": .init(
            "A name such as login.example.app, which never changes.", effect: "Your back end can ask for tokens."),
        "Roles.authenticated": .init(
            "Of identities that have signed in.", effect: "Signed-in identities get credentials of this role."),
        "Roles.unauthenticated": .init("Of guests.", effect: "Guests get credentials of this role."),
        "RoleMappings.Type": .init(
            "Token: the role that the token prefers. Rules: those below. –: the role for signed-in identities.",
            effect: "Users of the provider may get another role."),
        "RoleMappings.AmbiguousRoleResolution": .init(
            "If no rule matches, or the token names no role: the role for signed-in identities, or none at all.",
            effect: "Deny refuses credentials to users without a match."),
        "RoleMappings.Rules": .init(
            "At most 25. The first one whose claim matches gives its role.",
            effect: "Users may get another role. The order decides."),
        "UseDefaults": .init(
            "true: the user’s id and the client’s id, as username and client.",
            effect: "Policies that ask for the former tags no longer match."),
        "PrincipalTags": .init(
            "Tag and claim: department=custom:dept.", effect: "Policies that ask for the former tags no longer match."),
    ]
}
