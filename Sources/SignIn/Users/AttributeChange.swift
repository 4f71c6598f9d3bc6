import Directory
import Kernel

/// A change of what is known of a person, under the rules for whoever makes it.
struct AttributeChange: Sendable {
    /// Who makes it.
    enum Author: Sendable {
        /// The person, through an app that may write only some attributes (UP-PERM-03).
        case user(Client)
        /// An administrator, whom no app's permissions bind (UP-PERM-10).
        case administrator

        /// Throws `notAuthorized` where the app may not write the attribute `name`.
        func requireWritable(_ name: String) throws {
            guard case .user(let client) = self, !client.mayWrite(name) else { return }
            throw Refusal(.notAuthorized, "A client attempted to write unauthorized attribute")
        }
    }

    var values: [String: String]
    var author: Author

    init(_ values: [String: String], by author: Author) {
        self.values = values
        self.author = author
    }

    /// Checks everything, then changes `user`. A changed contact is unproven, unless an administrator says otherwise
    /// in the same breath (SGN-CHG-01, UP-ATTR-10). An empty value takes the attribute away.
    func apply(to user: inout User, in pool: UserPool) throws {
        let before = user.attributes
        for (name, value) in values.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            try author.requireWritable(name)
            if value.utf8.isEmpty {
                try remove(name, from: &user, in: pool)
            } else {
                try write(value, as: name, to: &user, in: pool)
            }
        }
        for contact in ContactAttribute.allCases where user.attributes.holdsNew(contact, since: before) {
            if values[contact.verifiedFlag] == nil { user.attributes.setVerified(contact, false) }
        }
    }

    private func write(_ value: String, as name: String, to user: inout User, in pool: UserPool) throws {
        let kept = try pool.schema.check(value, for: name)
        let present = user.attributes[name]
        if present?.utf8.elementsEqual(kept.utf8) != true {
            try pool.schema.checkMutable(name, present: present != nil)
        }
        if name == AliasAttribute.preferredUsername.rawValue, pool.settings.aliasAttributes.contains(.preferredUsername)
        {
            try pool.requireChosen(kept)
        }
        user.attributes[name] = kept
    }

    /// Apps send their whole form, empty fields included: what is not there need not be taken away.
    private func remove(_ name: String, from user: inout User, in pool: UserPool) throws {
        guard pool.schema[name] == nil || user.attributes[name] != nil else { return }
        try AttributeRemoval(names: [name], author: author).apply(to: &user, in: pool)
    }
}

/// Takes attributes away from a person, under the same rules.
struct AttributeRemoval: Sendable {
    var names: [String]
    var author: AttributeChange.Author

    /// Throws `invalidInput` for an attribute that must stay, `notAuthorized` for one that the app may not write.
    func apply(to user: inout User, in pool: UserPool) throws {
        for name in names {
            guard let definition = pool.schema[name], name != StandardAttributes.sub else {
                throw Refusal.invalid("user.\(name): Attribute does not exist in the schema.\n")
            }
            try author.requireWritable(name)
            guard !definition.required, definition.mutable, !holdsName(name, pool) else {
                throw Refusal.invalid("Cannot delete attribute \(name).")
            }
        }
        for name in names {
            user.attributes[name] = nil
            if let contact = ContactAttribute(rawValue: name) { user.attributes[contact.verifiedFlag] = nil }
        }
    }

    /// What a person may be called by stays, whatever else goes (UP-UNAME-11).
    private func holdsName(_ name: String, _ pool: UserPool) -> Bool {
        pool.settings.usernameAttributes.contains { $0.rawValue == name }
    }
}

extension UserAttributes {
    /// Whether `contact` has a value that is not, byte for byte, the one in `before`.
    func holdsNew(_ contact: ContactAttribute, since before: UserAttributes) -> Bool {
        guard let value = self.contact(contact) else { return false }
        return before.contact(contact)?.utf8.elementsEqual(value.utf8) != true
    }

    /// Whether `contact` has, byte for byte, the value in `before`, or had none there.
    func keeps(_ contact: ContactAttribute, of before: UserAttributes) -> Bool {
        guard let value = before.contact(contact) else { return true }
        return self.contact(contact)?.utf8.elementsEqual(value.utf8) == true
    }
}
