import Directory
import Kernel

extension UserPool {
    /// The contact that `name` is, in a pool that names people by contact; nil in a pool of chosen usernames.
    ///
    /// Throws `invalidInput` for a name of the wrong kind (UP-UNAME-06, UP-ALIAS-06, UP-ALIAS-07).
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

    /// The contact whose shape `name` has, where that contact is one of this pool's aliases.
    ///
    /// Names are compared in their folded form, so that is the form that must not pass for somebody's address.
    func aliasedContact(_ name: String) -> ContactAttribute? {
        let folded = signInName(name).folded
        return ContactAttribute.allCases.first { contact in
            settings.aliasAttributes.contains { $0.rawValue == contact.rawValue }
                && (contact.looksRight(name) || contact.looksRight(folded))
        }
    }

    /// Throws `invalidInput` for a name, chosen by a person, that nobody could be found by, or that could be taken for
    /// somebody's address (UP-ALIAS-06, UP-ALIAS-07).
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
    /// Whether `text` has this contact's shape.
    func looksRight(_ text: String) -> Bool {
        switch self {
        case .email: EmailSyntax.admits(text)
        case .phoneNumber: PhoneSyntax.admits(text)
        }
    }
}
