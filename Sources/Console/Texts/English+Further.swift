extension ConsoleTexts.Further {
    static let english = Self(
        invitation: .english, secrets: .english, codes: .english, analytics: .english, wizard: .english,
        mapping: .init(
            title: "Attribute mapping", lead: "What each provider calls the attributes of the pool.", effect: ""),
        done: { outcomes[$0] })

    private static let outcomes = [
        "AddUserPoolClientSecret": "The secret is added.", "DeleteUserPoolClientSecret": "The secret is removed.",
    ]
}

extension ConsoleTexts.OperatorInvitation {
    fileprivate static let english = Self(
        title: "Invite an operator",
        lead: "Makes an operator, who chooses a password at an address that is good once, within a day.",
        name: "Username", role: "May do", email: "E-mail",
        emailHint: "May be empty. The address is sent there if the console has an address of its own and the server "
            + "sends e-mails; otherwise you get it here.",
        effect: "The address makes its reader the operator, with the permissions of the role.",
        denied: "Only the account itself may do this, and operators whose role allows martlet:AdministerServer and "
            + "martlet:ManageOperators.",
        address: "Address for the operator",
        addressLead: "Give it to the operator now: it is shown on this page, and never again.",
        sent: "The address was sent.", roleName: name)

    private static func name(_ role: String) -> String {
        switch role {
        case "read-only": "read-only: see everything but secrets, change nothing"
        case "auditor": "auditor: read the audit log"
        case "user-admin": "user-admin: users and groups, no settings"
        case "config-admin": "config-admin: settings, no users"
        case "admin": "admin: everything"
        default: role
        }
    }
}

extension ConsoleTexts.ClientSecretPages {
    fileprivate static let english = Self(
        title: "Secrets",
        lead: "A client may have two, so that its apps change from one to the other: add the second, give it to the "
            + "apps, and then remove the first.",
        id: "Id", created: "Created", add: "Add a secret", remove: "Remove",
        addEffect: "Both secrets are good until one of them is removed.",
        removeEffect: "Apps that still use the secret can no longer sign users in.",
        new: "New secret", once: "Copy the secret now: it is shown on this page, and never again.",
        back: "Back to the app client")
}

extension ConsoleTexts.RecoveryCodePages {
    fileprivate static let english = Self(
        title: "Recovery codes", create: "Make new codes",
        effect: "The user gets ten codes in place of the earlier ones. Each stands once for the code of a second "
            + "factor.",
        once: "Give the codes to the user now: they are shown on this page, and never again.",
        denied: "Only the account itself may make codes, and operators whose role allows martlet:AdministerServer and "
            + "martlet:ManageOperators.",
        left: { "\($0) left" })
}

extension ConsoleTexts.AnalyticsPages {
    fileprivate static let english = Self(
        title: "Analytics",
        lead: "The projects that are told of sign-ups, sign-ins and failures, one for each app client. Several clients "
            + "may share a project.",
        client: "App client", project: "Project", shared: "Shares attributes", role: "Role",
        add: "Add an app mapping", change: "Change")
}

extension ConsoleTexts.PoolWizard {
    fileprivate static let english = Self(
        client: "App client", clientHint: "A name for a first app client with a secret; empty for none.",
        clientEffect: "The client gets a secret, which the page of the pool shows on demand.",
        showDetails: "Show details", allClients: "All app clients", customs: "Custom attributes",
        customsHint: "Without “custom:”, which is put before each name.", name: "Name", type: "Type",
        min: "Min length or value", max: "Max length or value", mutable: "Mutable",
        addFirst: "Add custom attribute", addAnother: "Add another attribute")
}

extension ConsoleTexts.Settings {
    static let analytics: [String: ConsoleTexts.SettingText] = [
        "AnalyticsConfiguration.ApplicationId": .init(
            "The id of the project, which needs a role and an external id too. Empty, with no ARN, for none.",
            effect: "This project is told of the users of the app from now on."),
        "AnalyticsConfiguration.ApplicationArn": .init(
            "The ARN of the project, in place of its id, role and external id.",
            effect: "This project is told of the users of the app from now on."),
        "AnalyticsConfiguration.RoleArn": .init(
            "The role by which the project is told.", effect: "Events go out by this role."),
        "AnalyticsConfiguration.ExternalId": .init(
            "The external id of the role.", effect: "The role is given this one."),
        "AnalyticsConfiguration.UserDataShared": .init(
            "Whether the project gets e-mail addresses and phone numbers too.",
            effect: "true: the project gets the addresses of users from now on."),
    ]
}
