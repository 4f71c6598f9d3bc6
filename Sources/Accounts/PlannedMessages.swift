import Directory

/// A user after a transaction, and the contacts that the transaction will send messages to.
struct PlannedMessages: Sendable {
    let user: User
    let contacts: [ContactAttribute]

    /// Messages to `addresses`, which the user may not have yet.
    init(to addresses: [ContactAddress], of user: User) {
        var user = user
        for new in addresses { user.attributes[new.contact.rawValue] = new.address }
        self.user = user
        contacts = addresses.map(\.contact)
    }

    /// Messages to contacts that the user has.
    init(_ contacts: [ContactAttribute], of user: User) {
        self.user = user
        self.contacts = contacts
    }
}
