import Kernel

extension UserPool {
    /// The name by which pages call `user` once a factor is proven: a verified address that the user signs in with,
    /// else the preferred username, else the username.
    ///
    /// Where addresses are the names of users, the username is the `sub`, which means nothing to the user and would be
    /// kept by password managers and authenticator apps.
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
