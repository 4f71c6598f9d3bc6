package import Kernel

/// A change of a user's attributes, under the rules for its author.
package struct AttributeChange: Sendable {
    /// The kind of caller that makes the change.
    package enum Author: Sendable {
        /// The user, through an app that may be limited to some attributes (UP-PERM-03).
        case user(Client)
        /// An administrator, who is not limited by an app's permissions (UP-PERM-10).
        case administrator

        /// Checks that the author may write the attribute `name`.
        ///
        /// - Throws: `AttributeRefusal.notWritable` if the app may not write the attribute `name`, and `InvalidInput`
        ///   for `sub`.
        package func requireWritable(_ name: String) throws {
            guard case .user(let client) = self, !client.mayWrite(name) else { return }
            guard name != StandardAttributes.sub else { throw InvalidInput.nonMutable(name) }
            throw AttributeRefusal.notWritable
        }
    }

    /// When in the life of the user the change is made.
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
        for contact in ContactAttribute.allCases where user.attributes.hasNew(contact, since: before) {
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
        let stored = pool.schema.storedNames(of: name)
        let before = stored.all.compactMap { user.attributes[$0] }.first
        if before?.utf8.elementsEqual(kept.utf8) != true {
            try pool.schema.checkMutable(name, isCreation: isCreation(of: name, in: pool))
        }
        if name == AliasAttribute.preferredUsername.rawValue, pool.settings.aliasAttributes.contains(.preferredUsername)
        {
            try pool.requireChosen(kept)
        }
        for name in stored.former { user.attributes[name] = nil }
        user.attributes[stored.current] = kept
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
        guard pool.schema.storedNames(of: name).all.contains(where: { user.attributes[$0] != nil }) else { return }
        try AttributeRemoval(names: [name], author: author).apply(to: &user, in: pool)
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
