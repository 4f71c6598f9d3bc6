import Directory

/// A user after a transaction, and the contacts that the transaction will send messages to.
struct PlannedMessages: Sendable {
    let user: User
    let contacts: [ContactAttribute]

    /// Messages to `addresses`, which the user may not have yet.
    init(to addresses: [(ContactAttribute, String)], of user: User) {
        var user = user
        for (contact, address) in addresses { user.attributes[contact.rawValue] = address }
        self.user = user
        contacts = addresses.map { contact, _ in contact }
    }

    /// Messages to contacts that the user has.
    init(_ contacts: [ContactAttribute], of user: User) {
        self.user = user
        self.contacts = contacts
    }
}
