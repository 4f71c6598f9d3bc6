extension ConsoleTexts.Parts {
    static let english = Self(
        none: "There is none yet.", members: "Members", danger: "What cannot be undone",
        part: { parts[$0] ?? accessParts[$0] ?? ConsoleTexts.PartText(title: $0, lead: "", effect: "") },
        enable: { "Enable \($0)" }, delete: { "Delete \($0)" },
        deletion: { deletions[$0] ?? accessDeletions[$0] ?? "" },
        usersGo: { "About \($0) users go with it." })

    private static let parts: [String: ConsoleTexts.PartText] = [
        "group": .init(
            title: "Groups", create: "Create a group",
            lead: "Groups of users, with a role and a rank. Tokens name them.",
            effect: "The group has no members yet."),
        "resource-server": .init(
            title: "Resource servers", create: "Create a resource server",
            lead: "APIs of your own, and the scopes that apps may ask for.",
            effect: "App clients can be allowed the scopes."),
        "provider": .init(
            title: "Identity providers", create: "Add an identity provider",
            lead: "Where users have accounts that they may sign in with.",
            effect: "App clients can be allowed the provider."),
    ]

    private static let deletions: [String: String] = [
        "group": "Its members stay users of the pool; their tokens no longer name it.",
        "resource-server": "App clients lose its scopes.",
        "provider": "Users who sign in with it can no longer do so.",
        "client": "Its app can no longer sign users in.",
        "domain": "The sign-in pages are no longer there; apps that lead to them fail.",
        "pool": "All users, groups, clients and settings of the pool are deleted. Export what you need first "
            + "(“martlet pool export”, “martlet user export”). A pool with DeletionProtection ACTIVE refuses.",
    ]
}

extension ConsoleTexts.Schema {
    static let english = Self(
        title: "Attributes", lead: "What users of the pool have. What is required or an alias is fixed at creation.",
        add: "Add a custom attribute",
        effect: "Every user can have the attribute. Its name, its kind and its limits never change.")
}

extension ConsoleTexts.Domains {
    static let english = Self(
        title: "Domain", check: "Check availability", prefix: "Prefix domain name", create: "Create a domain",
        effect: "The sign-in pages are at this domain. With a certificate it is a domain of your own.",
        free: { "“\($0)” is free." }, taken: { "“\($0)” is taken." })
}

extension ConsoleTexts.TriggerTest {
    static let english = Self(
        title: "Try a trigger",
        lead: "Calls the function of a trigger once. Nothing in the pool changes, whatever it answers.",
        none: "The pool has no function.", trigger: "Trigger", event: "Event",
        eventHint: "JSON; empty for a sample.", tooLong: "The event is too long.", send: "Call the function",
        functions: "Functions that can be named here", function: "Function", began: "Began", duration: "Took",
        response: "Answer")
}

extension ConsoleTexts.Checks {
    static let english = Self(
        title: "Check the provider",
        lead: "Fetches what a sign-in with the provider begins with, and tries the secret where that needs no user.",
        send: "Check",
        signIn: .english)
}

extension ConsoleTexts.SignInTest {
    static let english = Self(
        title: "Test a sign-in",
        lead:
            """
            Goes through the provider's sign-in with a browser, and shows what the provider sends. No user \
            is added or changed, and no session begins.
            """,
        begin: "Begin a test",
        open: "Open the provider",
        waiting: "Waiting for the browser. A test lasts ten minutes.",
        accepted: "A sign-in would be accepted.",
        refused: "A sign-in would fail:",
        sent: "What the provider has sent",
        asked: "Requests to the provider",
        made: "What a sign-in would make of it",
        username: "The username",
        user: "The user",
        newUser: "would be added",
        groups: "The groups",
        noGroups: "Groups of rules that do not exist",
        attribute: "Attribute",
        notSent: "not sent",
        missing: "Required and missing",
        functions: "Functions that were not called")
}

extension ConsoleTexts.Refusals {
    static let english = Self(
        accountOnly: "Only the account itself may do this, and operators whose role allows "
            + "martlet:AdministerServer.")
}

extension ConsoleTexts.Settings {
    static let parts: [String: ConsoleTexts.SettingText] = [
        "GroupName": .init("The name, which never changes.", effect: ""),
        "Identifier": .init("The identifier, which never changes and begins each scope.", effect: ""),
        "ProviderName": .init("The name, which never changes.", effect: ""),
        "Description": .init("For operators.", effect: "Lists show it."),
        "RoleArn": .init(
            "The role of members in identity pools.", effect: "Members get credentials of this role."),
        "Precedence": .init(
            "The lowest number decides the preferred role.", effect: "Tokens may name another preferred role."),
        "Name": .init("The name in lists.", effect: "Lists show it."),
        "Scopes": .init("The scopes that apps may ask for.", effect: "A scope that is gone is refused to apps."),
        "IdpIdentifiers": .init(
            "Names by which apps may ask for the provider.", effect: "Apps that ask by a name that is gone fail."),
        "AttributeMapping": .init(
            "What the provider calls this attribute; empty for none. Any name can be typed.",
            effect: "The attribute is taken over at each sign-in with the provider."),
        "Domain": .init("A prefix, or a domain of your own with a certificate.", effect: ""),
        "CustomDomainConfig.CertificateArn": .init("Only for a domain of your own.", effect: ""),
        "Schema.Name": .init("Without “custom:”, which is put before it.", effect: ""),
        "AttributeDataType": .init("The kind of its values.", effect: ""),
        "Mutable": .init("false: a value that is set never changes.", effect: ""),
        "StringAttributeConstraints.MinLength": .init("Only for String.", effect: ""),
        "StringAttributeConstraints.MaxLength": .init("Only for String.", effect: ""),
        "NumberAttributeConstraints.MinValue": .init("Only for Number.", effect: ""),
        "NumberAttributeConstraints.MaxValue": .init("Only for Number.", effect: ""),
    ].merging(providerDetails) { one, _ in one }.merging(clients) { one, _ in one }

    private static let providerDetails: [String: ConsoleTexts.SettingText] = Dictionary(
        [
            ("client_id", "The app's id at the provider."), ("client_secret", "Empty keeps the stored one."),
            ("private_key", "The key in PEM. Empty keeps the stored one."), ("team_id", "The team's id."),
            ("key_id", "The key's id."), ("authorize_scopes", "The scopes that are asked for, with spaces between."),
            ("api_version", "The version of the API."), ("oidc_issuer", "The issuer's URL."),
            ("attributes_request_method", "How attributes are fetched."), ("jwks_uri", "The URL of the keys."),
            ("authorize_url", "Where browsers go; empty for what the provider says."),
            ("token_url", "Where codes are redeemed; empty for what the provider says."),
            ("attributes_url", "Where attributes are fetched; empty for what the provider says."),
            ("MetadataURL", "The URL of the metadata, or the document below."),
            ("MetadataFile", "The metadata as XML."), ("IDPInit", "Whether sign-ins may begin at the provider."),
            ("IDPSignout", "Whether signing out signs out there too."),
            ("EncryptedResponses", "Whether responses must be encrypted."),
            ("RequestSigningAlgorithm", "How requests are signed; – for not at all."),
        ].map { name, help in
            ("ProviderDetails.\(name)", ConsoleTexts.SettingText(help, effect: "Sign-ins with the provider use it."))
        }
    ) { one, _ in one }
}
