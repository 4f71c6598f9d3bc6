package import Kernel

extension UserPool {
    /// `text` as this pool compares names.
    package func signInName(_ text: String) -> SignInName {
        SignInName(text, caseSensitive: settings.usernameCaseSensitive)
    }

    /// The comparable form of `username` in this pool.
    package func signInName(_ username: Username) -> SignInName { signInName(username.rawValue) }

    /// Whether usernames are e-mail addresses or phone numbers (UP-UNAME-01).
    package var namesByContact: Bool { !settings.usernameAttributes.isEmpty }

    /// The forms of the username that find the user. While the rules for names change, this includes the future form.
    func usernames(of user: User) -> [SignInName] {
        let current = signInName(user.username)
        guard let future = afterNameChange?.signInName(user.username), future != current else { return [current] }
        return [current, future]
    }

    /// The names of `user` other than the username. A user of another provider has none, because this user cannot sign
    /// in here by name.
    ///
    /// A verified alias is a name (UP-ALIAS-12). In pools with contacts as usernames, the contact of the sign-up always
    /// is one (UP-UNAME-09) and the other never is (UP-UNAME-11). While the rules change, names under the future rules
    /// are included.
    ///
    /// - Parameter kinds: The kinds of name that the user has at present.
    func aliases(of user: User, having kinds: Set<SignInName.Kind>) -> [(kind: SignInName.Kind, name: SignInName)] {
        let current = aliasesByOwnRules(of: user, having: kinds)
        let future = afterNameChange?.aliasesByOwnRules(of: user, having: kinds) ?? []
        return current + future.filter { name in !current.contains { $0 == name } }
    }

    /// All names of `user`, each once.
    ///
    /// - Parameter kinds: The kinds of name that the user has at present.
    func names(of user: User, having kinds: Set<SignInName.Kind>) -> [(kind: SignInName.Kind, name: SignInName)] {
        var names = usernames(of: user).map { (kind: SignInName.Kind.username, name: $0) }
        names.append((kind: .sub, name: SignInName(user.id.rawValue, caseSensitive: true)))
        names += aliases(of: user, having: kinds)
        var seen: Set<SignInName> = []
        return names.filter { seen.insert($0.name).inserted }
    }

    private func aliasesByOwnRules(
        of user: User, having kinds: Set<SignInName.Kind>
    ) -> [(kind: SignInName.Kind, name: SignInName)] {
        guard user.status != .externalProvider else { return [] }
        let kinds = kinds.union(contactOfChosenUsername(of: user, having: kinds).map { [$0.nameKind] } ?? [])
        var aliases: [(SignInName.Kind, SignInName)] = []
        for contact in ContactAttribute.allCases {
            guard let value = user.attributes.contact(contact) else { continue }
            let isAlias = settings.aliasAttributes.contains(contact.alias) && user.attributes.isVerified(contact)
            let isUsername = settings.usernameAttributes.contains(contact) && kinds.contains(contact.nameKind)
            if isAlias || isUsername {
                aliases.append((contact.nameKind, signInName(value)))
            }
        }
        if settings.aliasAttributes.contains(.preferredUsername),
            let value = user.attributes["preferred_username"], !value.isEmpty
        {
            aliases.append((.preferredUsername, signInName(value)))
        }
        return aliases
    }

    /// The contact that signs in a user who chose a username before the pool had contacts as usernames: the first
    /// verified one.
    private func contactOfChosenUsername(of user: User, having kinds: Set<SignInName.Kind>) -> ContactAttribute? {
        guard namesByContact, !user.username.rawValue.hasSameBytes(as: user.id.rawValue),
            kinds.isDisjoint(with: ContactAttribute.allCases.map(\.nameKind))
        else { return nil }
        return settings.usernameAttributes.first { user.attributes.isVerified($0) }
    }
}

extension ContactAttribute {
    /// The kind of name that this attribute becomes.
    package var nameKind: SignInName.Kind {
        switch self {
        case .email: .email
        case .phoneNumber: .phoneNumber
        }
    }

    /// The alias that this attribute can be.
    var alias: AliasAttribute {
        switch self {
        case .email: .email
        case .phoneNumber: .phoneNumber
        }
    }
}
