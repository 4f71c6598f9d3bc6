extension ConsoleTexts {
    /// What a pool has by name.
    struct Parts: Sendable {
        let none, members, danger: String
        let part: @Sendable (_ kind: String) -> PartText
        let enable: @Sendable (_ provider: String) -> String
        let delete: @Sendable (_ name: String) -> String
        /// What goes with something that is deleted.
        let deletion: @Sendable (_ kind: String) -> String
        let usersGo: @Sendable (_ users: Int) -> String
    }

    struct PartText: Sendable {
        let title: String
        /// What leads to the form for a new one; empty if another page makes them.
        var create = ""
        let lead, effect: String
    }

    struct Schema: Sendable {
        let title, lead, add, effect: String
    }

    struct Domains: Sendable {
        let title, check, prefix, create, effect: String
        let free: @Sendable (_ domain: String) -> String
        let taken: @Sendable (_ domain: String) -> String
    }

    struct TriggerTest: Sendable {
        let title, lead, none, trigger, event, eventHint, tooLong, send: String
        let functions, function, began, duration, response: String
    }

    struct Checks: Sendable {
        let title, lead, send: String
        let signIn: SignInTest
    }

    /// A sign-in with a provider that an operator tries.
    struct SignInTest: Sendable {
        let title, lead, begin, open, waiting, accepted, refused, sent, asked, made: String
        let username, user, newUser, groups, noGroups, attribute, notSent, missing, functions: String
    }

    struct Refusals: Sendable {
        let accountOnly: String
    }
}
