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

    /// The names of `user` besides the username. A user of another provider has none, because no name signs this user
    /// in here.
    ///
    /// A verified alias counts (UP-ALIAS-12). In pools with contacts as usernames, the contact of the sign-up always
    /// counts (UP-UNAME-09) and the other never does (UP-UNAME-11).
    ///
    /// - Parameter kinds: The kinds of name that the user has now.
    func aliases(of user: User, holding kinds: Set<SignInName.Kind>) -> [(kind: SignInName.Kind, name: SignInName)] {
        guard user.status != .externalProvider else { return [] }
        var held: [(SignInName.Kind, SignInName)] = []
        for contact in ContactAttribute.allCases {
            guard let value = user.attributes.contact(contact) else { continue }
            let proven = settings.aliasAttributes.contains(contact.alias) && user.attributes.isVerified(contact)
            if proven || (namesByContact && kinds.contains(contact.nameKind)) {
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
