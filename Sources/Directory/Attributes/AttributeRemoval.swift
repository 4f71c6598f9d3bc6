import Kernel

/// A deletion of a user's attributes, under the rules for its author.
package struct AttributeRemoval: Sendable {
    var names: [String]
    var author: AttributeChange.Author

    package init(names: [String], author: AttributeChange.Author) {
        self.names = names
        self.author = author
    }

    /// Checks all names, then deletes the attributes, and with a contact its verification.
    ///
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
            guard !definition.required, definition.mutable, !isSignInName(name, in: pool) else {
                throw InvalidInput("Cannot delete attribute \(name).")
            }
        }
        for name in names {
            for stored in pool.schema.storedNames(of: name).all { user.attributes[stored] = nil }
            if let contact = ContactAttribute(rawValue: name) { user.attributes[contact.verifiedFlag] = nil }
        }
    }

    /// Whether the attribute is a name that the user signs in with, which cannot be deleted (UP-UNAME-11).
    private func isSignInName(_ name: String, in pool: UserPool) -> Bool {
        pool.settings.usernameAttributes.contains { $0.rawValue == name }
    }
}
