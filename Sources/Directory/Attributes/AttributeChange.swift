package import Kernel

/// A change of a user's attributes, under the rules for its author.
package struct AttributeChange: Sendable {
    /// The kind of caller that makes the change.
    package enum Author: Sendable {
        /// The user, through an app that may be limited to some attributes (UP-PERM-03).
        case user(Client)
        /// An administrator, who is not limited by an app's permissions (UP-PERM-10).
        case administrator

        /// - Throws: `AttributeRefusal.notWritable` if the app may not write the attribute `name`, and `InvalidInput`
        ///   for `sub`.
        package func requireWritable(_ name: String) throws {
            guard case .user(let client) = self, !client.mayWrite(name) else { return }
            guard name != StandardAttributes.sub else { throw InvalidInput.nonMutable(name) }
            throw AttributeRefusal.notWritable
        }
    }

    package enum Stage: Sendable {
        /// The user is being added. The service then words the error for unknown attributes differently.
        case creation
        /// The user signs in for the first time, with a temporary password.
        case firstSignIn
        /// At any later time.
        case later
    }

    var values: [String: String]
    var author: Author
    var stage: Stage

    package init(_ values: [String: String], by author: Author, at stage: Stage = .later) {
        self.values = values
        self.author = author
        self.stage = stage
    }

    /// Checks all values, then changes `user`. A changed contact is unverified, unless an administrator marks it as
    /// verified in the same call (SGN-CHG-01, UP-ATTR-10). An empty value deletes the attribute.
    package func apply(to user: inout User, in pool: UserPool) throws {
        let before = user.attributes
        let sorted = values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        for (name, _) in sorted { try author.requireWritable(name) }
        let unknown = sorted.map(\.key).filter { pool.schema[$0] == nil }
        guard unknown.isEmpty else { throw refusal(of: unknown) }
        for (name, value) in sorted {
            if value.utf8.isEmpty {
                try remove(name, from: &user, in: pool)
            } else {
                try write(value, as: name, to: &user, in: pool)
            }
        }
        for contact in ContactAttribute.allCases where user.attributes.holdsNew(contact, since: before) {
            if values[contact.verifiedFlag] == nil { user.attributes.setVerified(contact, verified: false) }
        }
    }

    private func refusal(of unknown: [String]) -> InvalidInput {
        guard stage == .creation else { return .notInSchema(unknown) }
        return switch author {
        case .user:
            AttributeSchema.nonconforming(
                unknown.map { "\($0): Attribute does not exist in the schema.\n" }.joined())
        case .administrator: AttributeSchema.undetermined(unknown[0])
        }
    }

    private func write(_ value: String, as name: String, to user: inout User, in pool: UserPool) throws {
        let kept = try pool.schema.check(value, for: name)
        let (current, former) = pool.schema.places(of: name)
        let before = ([current] + former).compactMap { user.attributes[$0] }.first
        if before?.utf8.elementsEqual(kept.utf8) != true {
            try pool.schema.checkMutable(name, isCreation: isCreation(of: name, in: pool))
        }
        if name == AliasAttribute.preferredUsername.rawValue, pool.settings.aliasAttributes.contains(.preferredUsername)
        {
            try pool.requireChosen(kept)
        }
        for name in former { user.attributes[name] = nil }
        user.attributes[current] = kept
    }

    /// Whether `name` may take the one value of an immutable attribute. A required attribute that an administrator left
    /// out is set at the first sign-in, which cannot complete without it.
    private func isCreation(of name: String, in pool: UserPool) -> Bool {
        switch stage {
        case .creation: true
        case .firstSignIn: pool.schema[name]?.required == true
        case .later: false
        }
    }

    /// Apps send their whole form, empty fields included, so deleting a missing attribute is not an error.
    private func remove(_ name: String, from user: inout User, in pool: UserPool) throws {
        let (current, former) = pool.schema.places(of: name)
        guard ([current] + former).contains(where: { user.attributes[$0] != nil }) else { return }
        try AttributeRemoval(names: [name], author: author).apply(to: &user, in: pool)
    }
}

/// Deletes attributes of a user, under the same rules.
package struct AttributeRemoval: Sendable {
    var names: [String]
    var author: AttributeChange.Author

    package init(names: [String], author: AttributeChange.Author) {
        self.names = names
        self.author = author
    }

    /// - Throws: `InvalidInput` for an attribute that cannot be deleted, `AttributeRefusal.notWritable` if the app may
    ///   not write it.
    package func apply(to user: inout User, in pool: UserPool) throws {
        guard !names.contains(StandardAttributes.sub) else { throw InvalidInput.nonMutable(StandardAttributes.sub) }
        let unknown = names.filter { pool.schema[$0] == nil }
        guard unknown.isEmpty else {
            let refusal = InvalidInput.notInSchema(unknown)
            guard case .administrator = author else { throw refusal }
            throw InvalidInput("Invalid user attributes: " + refusal.message)
        }
        for name in names {
            guard let definition = pool.schema[name] else { continue }
            try author.requireWritable(name)
            guard !definition.required, definition.mutable, !holdsName(name, pool: pool) else {
                throw InvalidInput("Cannot delete attribute \(name).")
            }
        }
        for name in names {
            let (current, former) = pool.schema.places(of: name)
            for place in [current] + former { user.attributes[place] = nil }
            if let contact = ContactAttribute(rawValue: name) { user.attributes[contact.verifiedFlag] = nil }
        }
    }

    /// Whether the attribute is a name that the user signs in with, which cannot be deleted (UP-UNAME-11).
    private func holdsName(_ name: String, pool: UserPool) -> Bool {
        pool.settings.usernameAttributes.contains { $0.rawValue == name }
    }
}

extension UserAttributes {
    /// Whether `contact` has a value that differs, byte for byte, from its value in `before`.
    package func holdsNew(_ contact: ContactAttribute, since before: UserAttributes) -> Bool {
        guard let value = self.contact(contact) else { return false }
        return before.contact(contact)?.utf8.elementsEqual(value.utf8) != true
    }

    /// Whether `contact` has, byte for byte, the value in `before`, or had none there.
    package func keeps(_ contact: ContactAttribute, of before: UserAttributes) -> Bool {
        guard let value = before.contact(contact) else { return true }
        return self.contact(contact)?.utf8.elementsEqual(value.utf8) == true
    }
}

/// A contact with its value: an e-mail address or a telephone number.
package struct ContactAddress: Sendable {
    package var contact: ContactAttribute
    package var address: String

    package init(_ contact: ContactAttribute, address: String) {
        (self.contact, self.address) = (contact, address)
    }
}

extension User {
    /// The contacts whose value is not, byte for byte, the one in `before`, each with its new value.
    package func newContacts(since before: User) -> [ContactAddress] {
        ContactAttribute.allCases.filter { attributes.holdsNew($0, since: before.attributes) }
            .compactMap { contact in attributes.contact(contact).map { ContactAddress(contact, address: $0) } }
    }

    /// Restores the value in `before` for each new contact that is not proven and that `pool` verifies before a change
    /// (`AttributesRequireVerificationBeforeUpdate`). Returns the withdrawn values, which a code must prove.
    package mutating func withdrawUnprovenContacts(
        since before: User, in pool: UserPool
    ) -> [ContactAddress] {
        let withdrawn = newContacts(since: before).filter {
            pool.settings.keepsOldValue(of: $0.contact) && !attributes.isVerified($0.contact)
        }
        for contact in withdrawn.map(\.contact) {
            attributes[contact.rawValue] = before.attributes[contact.rawValue]
            attributes[contact.verifiedFlag] = before.attributes[contact.verifiedFlag]
        }
        return withdrawn
    }
}

extension InvalidInput {
    /// The pool's schema has none of these attributes.
    static func notInSchema(_ names: [String]) -> Self {
        Self(names.map { "user.\($0): Attribute does not exist in the schema.\n" }.joined())
    }

    /// Only the service sets the attribute.
    package static func nonMutable(_ name: String) -> Self {
        Self("Cannot modify the non-mutable attribute \(name)")
    }
}
