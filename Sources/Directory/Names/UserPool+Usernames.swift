package import Kernel

extension UserPool {
    /// The contact in `username`, if the pool uses contacts as usernames; otherwise nil.
    ///
    /// - Throws: `InvalidInput` if the name is not such a contact (UP-UNAME-06, UP-ALIAS-06, UP-ALIAS-07).
    package func contact(named username: Username) throws -> ContactAttribute? {
        guard namesByContact else {
            try requireChosen(username.rawValue)
            return nil
        }
        let given = settings.usernameAttributes.first { $0.looksRight(username.rawValue) }
        if let given { return given }
        switch settings.usernameAttributes {
        case [.email]: throw InvalidInput("Username should be an email.")
        case [.phoneNumber]: throw InvalidInput("Username should be a phone number.")
        default: throw InvalidInput("Username should be either an email or a phone number.")
        }
    }

    /// The contact that `name` has the form of, if that contact is an alias in this pool.
    ///
    /// Names are compared in their folded form, so the folded form must not look like another user's address.
    package func aliasedContact(_ name: String) -> ContactAttribute? {
        let folded = signInName(name).folded
        return ContactAttribute.allCases.first { contact in
            settings.aliasAttributes.contains { $0.rawValue == contact.rawValue }
                && (contact.looksRight(name) || contact.looksRight(folded))
        }
    }

    /// Checks a username or preferred username that a user chose.
    ///
    /// - Throws: `InvalidInput` if a sign-in could not find the user by it, or if it looks like an address
    ///   (UP-ALIAS-06, UP-ALIAS-07).
    package func requireChosen(_ name: String) throws {
        guard signInName(name).isUsable else { throw InvalidInput("Username cannot be used as a name.") }
        switch aliasedContact(name) ?? afterNameChange?.aliasedContact(name) {
        case .email:
            throw InvalidInput(
                "Username cannot be of email format, since user pool is configured for email alias.")
        case .phoneNumber:
            throw InvalidInput(
                "Username cannot be of phone number format, since user pool is configured for phone number alias.")
        case nil: return
        }
    }
}

extension ContactAttribute {
    /// Whether `text` has the form of this contact.
    package func looksRight(_ text: String) -> Bool {
        switch self {
        case .email: EmailSyntax.admits(text)
        case .phoneNumber: PhoneSyntax.admits(text)
        }
    }
}
