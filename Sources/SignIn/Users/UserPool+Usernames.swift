import Directory
import Kernel

extension UserPool {
    /// The contact that `name` is, if the pool uses contacts as usernames; otherwise nil.
    ///
    /// - Throws: `invalidInput` if the name is no such contact (UP-UNAME-06, UP-ALIAS-06, UP-ALIAS-07).
    func contact(named name: String) throws -> ContactAttribute? {
        guard namesByContact else {
            try requireChosen(name)
            return nil
        }
        for contact in settings.usernameAttributes where contact.looksRight(name) { return contact }
        throw Refusal.invalid(
            settings.usernameAttributes.count == 2
                ? "Username should be either an email or a phone number."
                : settings.usernameAttributes == [.email]
                    ? "Username should be an email." : "Username should be a phone number.")
    }

    /// The contact whose form `name` has, if that contact is an alias in this pool.
    ///
    /// Names are compared in their folded form, so the folded form must not look like another user's address.
    func aliasedContact(_ name: String) -> ContactAttribute? {
        let folded = signInName(name).folded
        return ContactAttribute.allCases.first { contact in
            settings.aliasAttributes.contains { $0.rawValue == contact.rawValue }
                && (contact.looksRight(name) || contact.looksRight(folded))
        }
    }

    /// Checks a username that a user chose.
    ///
    /// - Throws: `invalidInput` if no sign-in could find the user by it, or if it looks like an address (UP-ALIAS-06,
    ///   UP-ALIAS-07).
    func requireChosen(_ name: String) throws {
        guard signInName(name).isUsable else { throw Refusal.invalid("Username cannot be used as a name.") }
        switch aliasedContact(name) {
        case .email:
            throw Refusal.invalid(
                "Username cannot be of email format, since user pool is configured for email alias.")
        case .phoneNumber:
            throw Refusal.invalid(
                "Username cannot be of phone number format, since user pool is configured for phone number alias.")
        case nil: return
        }
    }
}

extension ContactAttribute {
    /// Whether `text` has the form of this contact.
    func looksRight(_ text: String) -> Bool {
        switch self {
        case .email: EmailSyntax.admits(text)
        case .phoneNumber: PhoneSyntax.admits(text)
        }
    }
}
