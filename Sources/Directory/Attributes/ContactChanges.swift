/// A contact with its value: an e-mail address or a telephone number.
package struct ContactAddress: Sendable {
    package var contact: ContactAttribute
    package var address: String

    package init(_ contact: ContactAttribute, address: String) {
        (self.contact, self.address) = (contact, address)
    }
}

extension UserAttributes {
    /// Whether `contact` has a value that differs, byte for byte, from its value in `before`.
    package func hasNew(_ contact: ContactAttribute, since before: UserAttributes) -> Bool {
        guard let value = self.contact(contact) else { return false }
        return before.contact(contact)?.utf8.elementsEqual(value.utf8) != true
    }

    /// Whether `contact` has, byte for byte, the value in `before`, or had none there.
    package func keeps(_ contact: ContactAttribute, of before: UserAttributes) -> Bool {
        guard let value = before.contact(contact) else { return true }
        return self.contact(contact)?.utf8.elementsEqual(value.utf8) == true
    }
}

extension User {
    /// The contacts whose value is not, byte for byte, the one in `before`, each with its new value.
    package func newContacts(since before: User) -> [ContactAddress] {
        ContactAttribute.allCases.filter { attributes.hasNew($0, since: before.attributes) }
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
