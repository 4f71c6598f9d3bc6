package import Kernel

/// A user about to be added, with the checked name.
package struct NewUser: Sendable {
    /// The user as it will be inserted.
    package var user: User
    /// The contact that was given as the username.
    package private(set) var contact: ContactAttribute?

    /// Checks a user that is about to be added.
    ///
    /// - Throws: `InvalidInput` for a name that the pool does not accept (UP-ALIAS-06, UP-ALIAS-07, UP-UNAME-06), and
    ///   for attributes that do not match its schema.
    package init(
        _ username: Username, attributes: [String: String], by author: AttributeChange.Author, in pool: UserPool,
        world: World
    ) throws {
        let id = UserID(rawValue: world.uuid())
        var given = attributes
        contact = try pool.contact(named: username)
        let name = username.rawValue
        if let contact {
            guard given[contact.rawValue]?.hasSameBytes(as: name) ?? true else {
                throw InvalidInput.differentContact(contact)
            }
            given[contact.rawValue] = name
        }
        user = User(
            pool: pool.id, id: id, username: contact == nil ? username : Username(rawValue: id.rawValue),
            status: .unconfirmed, attributes: [:], createdAt: world.now())
        if case .user = author, pool.settings.aliasAttributes.contains(.preferredUsername),
            given["preferred_username"]?.isEmpty == false
        {
            throw InvalidInput("preferred_username cannot be set before the user is confirmed.")
        }
        // The name itself is the user's to choose, even if the app may not write that attribute.
        if let contact, case .user = author {
            try pool.schema.check(name, for: contact.rawValue)
            user.attributes[contact.rawValue] = name
            user.attributes.setVerified(contact, verified: false)
            given[contact.rawValue] = nil
        }
        try AttributeChange(given, by: author, at: .creation).apply(to: &user, in: pool)
    }

    /// Sets a chosen `sub`. In pools with contacts as usernames it becomes the username as well.
    package mutating func choose(_ sub: UserID) {
        if contact != nil { user.username = Username(rawValue: sub.rawValue) }
        user = User(
            pool: user.pool, id: sub, username: user.username, status: user.status, attributes: user.attributes,
            createdAt: user.createdAt)
    }

    /// A user of another provider: the name is generated, not chosen.
    package init(ofProvider user: User) { (self.user, contact) = (user, nil) }

    /// Checks a provider's user who is imported with the name that another pool generated.
    ///
    /// - Throws: `InvalidInput` as for other users, except for the form of the name.
    package init(
        ofProvider username: Username, attributes: [String: String], in pool: UserPool, world: World
    ) throws {
        guard username.rawValue.unicodeScalars.count <= 128, pool.signInName(username).isUsable else {
            throw InvalidInput("The username cannot be seen, or has more than 128 characters.")
        }
        user = User(
            pool: pool.id, id: UserID(rawValue: world.uuid()), username: username, status: .externalProvider,
            attributes: [:], createdAt: world.now())
        contact = nil
        try AttributeChange(attributes, by: .administrator, at: .creation).apply(to: &user, in: pool)
    }

    /// Every name that must be unique, as `pool` compares names.
    package func names(in pool: UserPool) -> [SignInName] {
        let value = contact.flatMap { user.attributes.contact($0) }
        return pool.usernames(of: user) + (value.map { [pool.signInName($0)] } ?? [])
    }

    /// Every name that must be unique in the pool: those above, the `sub` and the aliases.
    package func allNames(in pool: UserPool) -> [SignInName] {
        names(in: pool) + [subName] + aliases(in: pool)
    }

    /// The name that keeps it out of `pool`; nil if all its names are free.
    ///
    /// - Parameter taken: Those of `allNames` that users have.
    func conflict(with taken: Set<SignInName>, in pool: UserPool) -> UserWriter.NameConflict? {
        if taken.contains(subName) { return .sub }
        if !taken.isDisjoint(with: names(in: pool)) { return .username }
        return taken.isDisjoint(with: aliases(in: pool)) ? nil : .alias
    }

    private var subName: SignInName { SignInName(user.id.rawValue, caseSensitive: true) }

    private func aliases(in pool: UserPool) -> [SignInName] {
        pool.aliases(of: user, having: contactKinds).map(\.name)
    }

    /// The kind of name that the contact given as the username is.
    var contactKinds: Set<SignInName.Kind> { contact.map { [$0.nameKind] } ?? [] }

    /// The refusal if another user has one of the names.
    package var nameTaken: UserRefusal { contact.map { .contactTaken($0.nameKind) } ?? .usernameTaken }
}

extension InvalidInput {
    fileprivate static func differentContact(_ contact: ContactAttribute) -> Self {
        let name =
            switch contact {
            case .email: "email"
            case .phoneNumber: "phone number"
            }
        return Self(
            "User \(name) should be empty or same as username, since username attribute is \(contact.rawValue).")
    }
}
