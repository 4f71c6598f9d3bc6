extension ConsoleTexts {
    static let english = ConsoleTexts(
        language: "en", entry: .english, shell: .english, home: .english, search: .english, sessions: .english,
        explorer: .english, changes: .english, pools: .english, users: .english, clients: .english,
        settings: .english, parts: .english, schema: .english, domains: .english, triggers: .english,
        checks: .english, refusals: .english, inspector: .english, sync: .english, server: .english,
        identityPools: .english, access: .english, administration: .english, further: .english)
}

extension ConsoleTexts.Entry {
    fileprivate static let english = Self(
        title: "Enter the console", enterAs: "You enter with the permissions of",
        limits: "The session ends after 15 minutes without use, after 8 hours, or when you leave.",
        button: "Enter", refused: "This address is not good",
        foreign: "The form was sent from another site.", noSession: "You are not signed in",
        howToEnter: "Run “martlet console open” on the server, and open the address that it prints within a minute.",
        signIn: "Sign in", signInAgain: "Sign in again", signedIn: "You are signed in", goOn: "Continue",
        notFound: "The account has no operators' pool. Run “martlet console invite NAME” on the server.",
        otherHost: "Operators sign in at the console's own address.",
        notAsked: "This browser has not begun this sign-in, or more than ten minutes ago. Begin again.",
        notFinished: "The sign-in was not finished.", setup: .english)
}

extension ConsoleTexts.Setup {
    fileprivate static let english = Self(
        title: "The first operator", invitedTitle: "You are invited",
        lead: "This makes a user pool for operators, a group and a role for each kind of operator, and you as the "
            + "first one, with all permissions. Then you sign in, and register an authenticator app.",
        invitedLead: "Choose a password. Then you sign in, and register an authenticator app.", name: "Your username",
        nameHint: "Letters, digits and + = , . @ - _. The audit log names you by it.", email: "E-mail",
        emailHint: "May be empty. A forgotten password can be replaced by it.", password: "Password",
        again: "The password once more",
        passwordHint: "At least 12 characters, with a capital, a small letter, a digit and a symbol.",
        button: "Go on", done: "Done. Sign in now.",
        notGood: "This address was used, or is too old, or was changed. Run “martlet console invite NAME” on the "
            + "server for another.",
        differ: "The passwords differ.", noName: "Type a username.")
}

extension ConsoleTexts.Shell {
    fileprivate static let english = Self(
        skip: "Skip to the content", navigation: "Console", path: "Above this page",
        signedInAs: "You act as", language: "Language", failed: "That did not work",
        denied: "Your policies do not allow this", forged: "The form is out of date",
        forgedHelp: "Nothing was changed. Open the page again, and send its form once more.", table: "Table",
        copy: "Copy", copied: "Copied", first: "First page", next: "Next page")
}

extension ConsoleTexts.Home {
    fileprivate static let english = Self(
        title: "Home", identityPools: "Identity pools", noIdentityPools: "There is no identity pool yet.",
        estimatedUsers: "users, estimated", allPools: "All user pools", tools: "Tools")
}

extension ConsoleTexts.Search {
    fileprivate static let english = Self(
        title: "Search", label: "Search", placeholder: "Pages, pools, users, operations ( / )", button: "Search",
        empty: "Type what you look for: a page, the id or name of a pool, an operation, or, on the pages of a pool, "
            + "a user.",
        none: "Nothing found.", users: "Users", pools: "User pools", operations: "Operations",
        pages: "Pages", more: "Search further pools", palette: "Go to", found: { "Found for “\($0)”" },
        usersOf: { "Users of \($0)" })
}

extension ConsoleTexts.Sessions {
    fileprivate static let english = Self(
        title: "Sessions",
        lead: "Browsers that have entered the console. A session also ends when its access key or role is deleted.",
        caller: "Acts as", from: "From", began: "Began", used: "Last used", ends: "Ends", action: "Action", end: "End",
        current: "this one", leave: "Leave the console", missing: "There is no such session.")
}

extension ConsoleTexts.Explorer {
    fileprivate static let english = Self(
        title: "Operations", lead: "Every operation of the APIs as a form, performed with your permissions.",
        unbuilt: "not built", unbuiltLead: "This operation of the API is not built in this version of Martlet.",
        noSuchOperation: "There is no such operation.", reads: "only reads", changes: "changes data",
        deletes: "deletes data", byPolicies: "your policies decide", withoutPolicies: "needs no permission",
        input: "Input", noInput: "The operation has no input.", send: "Send", asJSON: "Write the input as JSON",
        asForm: "Back to the form", json: "Input as JSON", region: "Region",
        regionHint: "Where the input names no pool.", succeeded: "Done.",
        request: "What was sent, and the same as a command", sameCLI: "The same with the AWS CLI",
        samePython: "The same with boto3", sameTerraform: "Under Terraform",
        terraformHint: "“terraform plan -generate-config-out=generated.tf” writes the configuration.",
        sameJSON: "The input as JSON",
        confirmLead: "This deletes for ever what the input names.",
        otherName: "That is not the name. Nothing was deleted.", confirmTitle: { "\($0): are you sure?" },
        typeName: { "Type “\($0)” to go on" }, optional: { "Optional (\($0))" },
        count: { "\($0) of \($1) built" }, kind: hint)

    /// How a value of a kind is typed.
    static func hint(_ kind: InputField.Kind) -> String {
        switch kind {
        case .line, .choice: "Text"
        case .text: "Text of any number of lines, or Base64 for bytes"
        case .secret: "Secret: never shown again"
        case .number: "Whole number"
        case .time: "Time, such as 2026-11-21T00:30:00Z, or seconds since 1970"
        case .flag: "True or false"
        case .list: "List: a line for each"
        case .map: "Map: a line key=value for each"
        case .json: "JSON"
        }
    }
}

extension ConsoleTexts.Changes {
    fileprivate static let english = Self(
        setting: "Setting", before: "Before", after: "After", effect: "What follows", affected: "Who is affected",
        review: "Review the change", confirm: "Confirm", cancel: "Cancel", nothing: "Nothing would change.",
        notFresh: "What cannot be undone needs a session that began in the last 10 minutes. Run “martlet console "
            + "open” again, and come back to this page. Nothing was changed.",
        otherName: "That is not the name. Nothing was changed.", undo: "Undo", grade: warning,
        done: { outcomes[$0] ?? accessOutcomes[$0] ?? ConsoleTexts.Administration.outcomes[$0] })

    private static func warning(_ grade: DangerGrade) -> String? {
        switch grade {
        case .reversible: nil
        case .costly: "Users notice this. The opposite change does not give them back what they lose meanwhile."
        case .irreversible: "This cannot be undone."
        }
    }

    private static let outcomes = [
        "AdminEnableUser": "The user is enabled.", "AdminDisableUser": "The user is disabled.",
        "AdminResetUserPassword": "The user must set a new password.",
        "AdminUserGlobalSignOut": "The user is signed out everywhere.",
        "AdminConfirmSignUp": "The user is confirmed.", "AdminAddUserToGroup": "The user is in the group.",
        "AdminRemoveUserFromGroup": "The user is no longer in the group.",
        "AdminUpdateUserAttributes": "The attributes are saved.",
        "AdminDeleteUserAttributes": "The attributes are saved.",
        "CreateUserPoolClient": "The app client is created.", "EndConsoleSession": "The session has ended.",
        "UpdateUserPool": "The settings are saved.", "SetUserPoolMfaConfig": "The settings are saved.",
        "SetUserPoolSessionConfiguration": "The settings are saved.",
        "SetRiskConfiguration": "The settings are saved.", "SetLogDeliveryConfiguration": "The settings are saved.",
        "UpdateUserPoolClient": "The settings are saved.", "AddCustomAttributes": "The attribute is added.",
        "CreateGroup": "The group is created.", "UpdateGroup": "The group is saved.",
        "DeleteGroup": "The group is deleted.", "CreateResourceServer": "The resource server is created.",
        "UpdateResourceServer": "The resource server is saved.",
        "DeleteResourceServer": "The resource server is deleted.",
        "CreateIdentityProvider": "The provider is created.", "UpdateIdentityProvider": "The provider is saved.",
        "DeleteIdentityProvider": "The provider is deleted.", "CreateUserPoolDomain": "The domain is created.",
        "DeleteUserPoolDomain": "The domain is deleted.", "DeleteUserPoolClient": "The app client is deleted.",
        "DeleteUserPool": "The pool is deleted.",
        "UpdateRecords": "The records are stored.", "DeleteDataset": "The datasets are deleted.",
        "SetIdentityPoolConfiguration": "The settings are saved.", "SetCognitoEvents": "The settings are saved.",
        "BulkPublish": "The bulk publish has started.",
    ]
}

extension ConsoleTexts.Pools {
    fileprivate static let english = Self(
        title: "User pools", none: "There is no user pool yet.", name: "Name", id: "Id", created: "Created",
        changed: "Changed", create: "Create a user pool", overview: "Overview", parts: "Parts of the pool",
        more: "As operations", integration: "App integration", federation: "Federation",
        creation: .english)
}

extension ConsoleTexts.Users {
    fileprivate static let english = Self(
        title: "Users", none: "No user found.", search: "Begins with", searchIn: "Attribute",
        anyAttribute: "as the text suggests", find: "Find", username: "Username", email: "E-mail", phone: "Phone",
        status: "Status", enabled: "Enabled", created: "Created", isEnabled: "enabled", isDisabled: "disabled",
        attributes: "Attributes", editAttributes: "Edit attributes",
        emptiedAttribute: "An attribute without a value is removed.",
        attributesEffect: "The user keeps the password and the sessions; new tokens show the new values.",
        disableFirst: "Only a disabled user can be deleted here.", groups: "Groups", group: "Group",
        noGroups: "The user is in no group.", precedence: "Precedence", role: "Role", actionHeading: "Action",
        history: "Sign-in history", noHistory: "No sign-in is recorded.", time: "Time", event: "Event",
        outcome: "Outcome", risk: "Risk", from: "From", sessions: "Sessions", someSessions: "all that there are",
        noSessions: "none", creation: .english, security: .english, searched: { "Searched: \($0)" }, action: label,
        effect: consequence)

    private static func label(_ action: UserAction) -> String {
        switch action {
        case .enable: "Enable"
        case .disable: "Disable"
        case .resetPassword: "Reset password"
        case .signOut: "Sign out everywhere"
        case .confirm: "Confirm"
        case .addToGroup: "Add to group"
        case .removeFromGroup: "Remove from group"
        }
    }

    private static func consequence(_ action: UserAction) -> String {
        switch action {
        case .enable: "The user can sign in again."
        case .disable: "The user cannot sign in, and all sessions end. Nothing is deleted."
        case .resetPassword: "The user gets a code and must set a new password before the next sign-in."
        case .signOut:
            "All sessions end. Services that check tokens by themselves accept access tokens until they expire."
        case .confirm: "The user can sign in without the code that was sent."
        case .addToGroup: "Tokens of the next sign-in name the group and its role."
        case .removeFromGroup: "Tokens of the next sign-in no longer name the group and its role."
        }
    }
}

extension ConsoleTexts.Clients {
    fileprivate static let english = Self(
        title: "App clients", none: "There is no app client yet.", name: "Name", id: "Client id",
        create: "Create an app client", settings: "Settings",
        settingsLead: "What the app may do, and how long its tokens are good.", change: "Change the settings",
        snippet: "For your app",
        noSecret: "The client has no secret.", hasSecret: "The client has a secret.", showSecret: "Show the secret",
        shownSecret: "The secret is shown on this page only.", callbacks: "Callback addresses",
        callbacksHint: "A line for each. Without any, the client cannot use the sign-in pages.", scopes: "Scopes",
        scopesHint: "For programs: a line for each scope of a resource server.", kindHeading: "Kind of app",
        kind: label, effect: consequence)

    private static func label(_ kind: ClientKind) -> String {
        switch kind {
        case .web: "Web app on a server: has a secret, users sign in on the sign-in pages"
        case .spa: "Single-page app in the browser: no secret, authorization code with PKCE"
        case .mobile: "App on a device: no secret, sign-in by SRP or on the sign-in pages"
        case .machine: "Program without users: has a secret, client credentials"
        }
    }

    private static func consequence(_ kind: ClientKind) -> String {
        kind.hasUsers ? "Users of the pool can sign in to the app." : "The program can get access tokens for itself."
    }
}
