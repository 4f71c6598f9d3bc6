import Kernel

extension UserPool {
    /// The name of `user` on pages after a factor is proven: a verified address that the user signs in with, or else
    /// the preferred username, or else the username.
    ///
    /// If addresses are the names of users, the username is the `sub`. Users do not recognise it, but password managers
    /// and authenticator apps would store it.
    package func displayName(of user: User) -> String {
        let attributes = user.attributes
        if let contact = ContactAttribute.allCases.first(where: { isName($0) && attributes.isVerified($0) }) {
            return attributes[contact.rawValue] ?? ""
        }
        if let preferred = attributes["preferred_username"], !preferred.isEmpty { return preferred }
        guard user.username.rawValue.hasSameBytes(as: user.id.rawValue) else { return user.username.rawValue }
        return ContactAttribute.allCases.compactMap { attributes.contact($0) }.first ?? user.username.rawValue
    }

    /// Whether users sign in with `contact`.
    private func isName(_ contact: ContactAttribute) -> Bool {
        settings.usernameAttributes.contains(contact) || settings.aliasAttributes.contains(contact.alias)
    }
}
