import Kernel

/// The names that users of a pool sign in with, and how they are compared. In Cognito this is fixed when a pool is
/// created.
package struct SignInNameRules: Codable, Sendable, Equatable {
    /// The attributes that find a user in addition to the username.
    package var aliasAttributes: [AliasAttribute]
    /// The contacts that serve as usernames.
    package var usernameAttributes: [ContactAttribute]
    /// Whether names are case-sensitive.
    package var caseSensitive: Bool

    package init(of pool: UserPool) {
        (aliasAttributes, usernameAttributes) = (pool.settings.aliasAttributes, pool.settings.usernameAttributes)
        caseSensitive = pool.settings.usernameCaseSensitive
    }
}

/// New rules for names; nil members stay.
package struct SignInNameChange: Codable, Sendable, Equatable {
    package var aliasAttributes: [AliasAttribute]?
    package var usernameAttributes: [ContactAttribute]?
    package var caseSensitive: Bool?

    package init() {}

    /// `rules` with these changes.
    func applied(to rules: SignInNameRules) -> SignInNameRules {
        var changed = rules
        changed.aliasAttributes = aliasAttributes ?? rules.aliasAttributes
        changed.usernameAttributes = usernameAttributes ?? rules.usernameAttributes
        changed.caseSensitive = caseSensitive ?? rules.caseSensitive
        return changed
    }
}

extension UserPool {
    /// The pool after the change of the rules for names; nil if they are not changing.
    var afterNameChange: UserPool? { extensions.nextNameRules.map(applying) }

    /// The pool under other rules for names.
    func applying(_ rules: SignInNameRules) -> UserPool {
        var pool = self
        if rules.caseSensitive != settings.usernameCaseSensitive {
            pool.extensions.caseCountsInVerifiers = extensions.caseCountsInVerifiers ?? settings.usernameCaseSensitive
            pool.settings.caseSensitivity = rules.caseSensitive
        }
        pool.settings.aliasAttributes = rules.aliasAttributes
        pool.settings.usernameAttributes = rules.usernameAttributes
        pool.extensions.nextNameRules = nil
        return pool
    }

    /// The pool while `change` is under way: names under its rules are claimed in addition to the present ones.
    ///
    /// - Throws: `InvalidInput` if the rules contradict each other or the schema.
    func begun(_ change: SignInNameChange) throws -> UserPool {
        let rules = change.applied(to: SignInNameRules(of: self))
        guard Set(rules.aliasAttributes).count == rules.aliasAttributes.count,
            Set(rules.usernameAttributes).count == rules.usernameAttributes.count
        else { throw InvalidInput("An attribute is named twice.") }
        try applying(rules).check()
        var pool = self
        pool.extensions.nextNameRules = rules == SignInNameRules(of: self) ? nil : rules
        return pool
    }

    /// The pool once all users have their names by the rules of `change`.
    ///
    /// - Throws: `InvalidInput` if another change is in progress, or none.
    func finished(_ change: SignInNameChange) throws -> UserPool {
        let rules = change.applied(to: SignInNameRules(of: self))
        guard let next = extensions.nextNameRules ?? (rules == SignInNameRules(of: self) ? rules : nil), next == rules
        else { throw InvalidInput("This change of the names that users sign in with has not begun.") }
        return applying(rules)
    }
}
