import Kernel

extension UserPool {
    /// `text` as this pool compares names.
    public func signInName(_ text: String) -> SignInName {
        SignInName(text, caseSensitive: settings.usernameCaseSensitive)
    }

    /// Whether people are called by their e-mail address or telephone number (UP-UNAME-01).
    public var namesByContact: Bool { !settings.usernameAttributes.isEmpty }

    /// The names beside the username that `user` holds, given the kinds held so far.
    ///
    /// An alias counts once it is proven (UP-ALIAS-12). In pools that name people by contact, the contact that a
    /// person signed up with counts always (UP-UNAME-09), and the other one never does (UP-UNAME-11).
    func aliases(of user: User, holding kinds: Set<SignInName.Kind>) -> [(kind: SignInName.Kind, name: SignInName)] {
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
    /// What a name taken from this attribute is called in the table of names.
    public var nameKind: SignInName.Kind {
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
