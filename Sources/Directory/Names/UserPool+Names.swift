package import Kernel

extension UserPool {
    /// `text` as this pool compares names.
    package func signInName(_ text: String) -> SignInName {
        SignInName(text, caseSensitive: settings.usernameCaseSensitive)
    }

    /// The name by which this pool finds the user called `username`.
    package func signInName(_ username: Username) -> SignInName { signInName(username.rawValue) }

    /// Whether usernames are e-mail addresses or phone numbers (UP-UNAME-01).
    package var namesByContact: Bool { !settings.usernameAttributes.isEmpty }

    /// The forms in which the username finds the user: while the rules for names change, also the one to come.
    func usernames(of user: User) -> [SignInName] {
        let today = signInName(user.username)
        guard let coming = next?.signInName(user.username), coming != today else { return [today] }
        return [today, coming]
    }

    /// The names of `user` besides the username. A user of another provider has none, because no name signs this user
    /// in here.
    ///
    /// A verified alias counts (UP-ALIAS-12). In pools with contacts as usernames, the contact of the sign-up always
    /// counts (UP-UNAME-09) and the other never does (UP-UNAME-11). While the rules change, the names by the rules to
    /// come count as well.
    ///
    /// - Parameter kinds: The kinds of name that the user has now.
    func aliases(of user: User, holding kinds: Set<SignInName.Kind>) -> [(kind: SignInName.Kind, name: SignInName)] {
        let today = aliasesByOwnRules(of: user, holding: kinds)
        let coming = next?.aliasesByOwnRules(of: user, holding: kinds) ?? []
        return today + coming.filter { name in !today.contains { $0 == name } }
    }

    private func aliasesByOwnRules(
        of user: User, holding kinds: Set<SignInName.Kind>
    ) -> [(kind: SignInName.Kind, name: SignInName)] {
        guard user.status != .externalProvider else { return [] }
        let kinds = kinds.union(contactOfChosenUsername(of: user, holding: kinds).map { [$0.nameKind] } ?? [])
        var held: [(SignInName.Kind, SignInName)] = []
        for contact in ContactAttribute.allCases {
            guard let value = user.attributes.contact(contact) else { continue }
            let proven = settings.aliasAttributes.contains(contact.alias) && user.attributes.isVerified(contact)
            let isUsername = settings.usernameAttributes.contains(contact)
            if proven || (isUsername && kinds.contains(contact.nameKind)) {
                held.append((contact.nameKind, signInName(value)))
            }
        }
        if settings.aliasAttributes.contains(.preferredUsername),
            let value = user.attributes["preferred_username"], !value.isEmpty
        {
            held.append((.preferredUsername, signInName(value)))
        }
        return held
    }

    /// The contact by which a user signs in who had chosen a username before the pool had contacts in their place: the
    /// first that is verified.
    private func contactOfChosenUsername(of user: User, holding kinds: Set<SignInName.Kind>) -> ContactAttribute? {
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
