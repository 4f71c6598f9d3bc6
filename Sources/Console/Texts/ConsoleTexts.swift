import Pages

/// The texts of the console in one language. A language that lacks a text does not compile.
///
/// Names of settings, operations and states are not among them: they are those of the APIs in every language.
struct ConsoleTexts: Sendable {
    /// The language's tag.
    let language: String
    let entry: Entry
    let shell: Shell
    let home: Home
    let search: Search
    let sessions: Sessions
    let explorer: Explorer
    let changes: Changes
    let pools: Pools
    let users: Users
    let clients: Clients
    let settings: Settings
    let parts: Parts
    let schema: Schema
    let domains: Domains
    let triggers: TriggerTest
    let checks: Checks
    let refusals: Refusals
    let inspector: Inspector
    let sync: SyncTexts
    let server: ServerTexts
    let identityPools: IdentityPoolPages
    let access: Access
    let administration: Administration
    let further: Further

    /// The pages before there is a session.
    struct Entry: Sendable {
        let title, enterAs, limits, button, refused, foreign, noSession, howToEnter: String
        let signIn, signInAgain, signedIn, goOn, notFound, otherHost, notAsked, notFinished: String
        let setup: Setup
    }

    /// The page of a one-time address.
    struct Setup: Sendable {
        let title, invitedTitle, lead, invitedLead, name, nameHint, email, emailHint: String
        let password, again, passwordHint, button, done, notGood, differ, noName: String
    }

    /// The document around every page, and what pages share.
    struct Shell: Sendable {
        let skip, navigation, path, signedInAs, language, failed, denied, forged, forgedHelp: String
        let table, copy, copied, first, next: String
    }

    /// The first page.
    struct Home: Sendable {
        let title, identityPools, noIdentityPools, estimatedUsers, allPools, tools: String
    }

    /// The search and the palette.
    struct Search: Sendable {
        let title, label, placeholder, button, empty, none, users, pools, operations, pages, more, palette: String
        let found: @Sendable (_ text: String) -> String
        let usersOf: @Sendable (_ pool: String) -> String
    }

    /// The list of the console's sessions.
    struct Sessions: Sendable {
        let title, lead, caller, from, began, used, ends, action, end, current, leave, missing: String
    }

    /// The forms of operations.
    struct Explorer: Sendable {
        let title, lead, unbuilt, unbuiltLead, noSuchOperation: String
        let reads, changes, deletes, byPolicies, withoutPolicies: String
        let input, noInput, send, asJSON, asForm, json, region, regionHint: String
        let succeeded, request, sameCLI, samePython, sameTerraform, terraformHint, sameJSON: String
        let confirmLead, otherName: String
        let confirmTitle: @Sendable (_ operation: String) -> String
        let typeName: @Sendable (_ name: String) -> String
        let optional: @Sendable (_ count: Int) -> String
        let count: @Sendable (_ built: Int, _ all: Int) -> String
        let kind: @Sendable (InputField.Kind) -> String
    }

    /// The review of a change.
    struct Changes: Sendable {
        let setting, before, after, effect, affected, review, confirm, cancel, nothing: String
        let notFresh, otherName, undo: String
        /// A warning; nil if there is nothing to warn of.
        let grade: @Sendable (DangerGrade) -> String?
        /// What an operation has done; nil for a text that is not an operation of these pages.
        let done: @Sendable (_ operation: String) -> String?
    }

    /// User pools.
    struct Pools: Sendable {
        let title, none, name, id, created, changed, create, overview, parts, more: String
        let integration, federation: String
        let creation: PoolCreation
    }

    /// The users of a pool.
    struct Users: Sendable {
        let title, none, search, searchIn, anyAttribute, find: String
        let username, email, phone, status, enabled, created, isEnabled, isDisabled: String
        let attributes, editAttributes, emptiedAttribute, attributesEffect, disableFirst: String
        let groups, group, noGroups, precedence, role, actionHeading: String
        let history, noHistory, time, event, outcome, risk, from: String
        let sessions, someSessions, noSessions: String
        let creation: UserCreation
        let security: UserSecurity
        let searched: @Sendable (_ filter: String) -> String
        let action: @Sendable (UserAction) -> String
        let effect: @Sendable (UserAction) -> String
    }

    /// App clients.
    struct Clients: Sendable {
        let title, none, name, id, create, settings, settingsLead, change, snippet: String
        let noSecret, hasSecret, showSecret, shownSecret: String
        let callbacks, callbacksHint, scopes, scopesHint, kindHeading: String
        let kind: @Sendable (ClientKind) -> String
        let effect: @Sendable (ClientKind) -> String
    }
}

extension ConsoleTexts {
    static func of(_ language: PageLanguage) -> ConsoleTexts {
        switch language {
        case .english: .english
        case .german: .german
        case .spanish: .spanish
        case .french: .french
        case .italian: .italian
        case .brazilian: .brazilian
        case .japanese: .japanese
        case .korean: .korean
        case .simplifiedChinese: .simplifiedChinese
        case .traditionalChinese: .traditionalChinese
        case .indonesian: .indonesian
        case .arabic: .arabic
        }
    }
}
