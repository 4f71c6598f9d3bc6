package import Kernel

/// The page of a user's account: ways to sign in, sessions and devices.
package struct AccountView: PageView {
    /// The name of the user.
    package var name: String
    /// The ways to sign in, each with the page that changes it.
    package var password: String?
    package var factors: AccountFactors?
    package var sessions: AccountList<AccountSession>?
    package var devices: AccountList<AccountDevice>?
    package var providers: AccountList<AccountProvider>?
    /// The form that ends all sessions.
    package var everywhere: PageForm
    /// The address that signs the browser out.
    package var signOut: String
    package var problems: FormProblems
    package var notice: PageNotice?

    package init(name: String, everywhere: PageForm, signOut: String, problems: FormProblems = FormProblems()) {
        (self.name, self.everywhere, self.signOut, self.problems) = (name, everywhere, signOut, problems)
    }
}

/// A list of the account's page, and the form that its buttons send.
package struct AccountList<Item: Sendable>: Sendable {
    package var items: [Item]
    package var form: PageForm

    package init(_ items: [Item], form: PageForm) { (self.items, self.form) = (items, form) }
}

/// An active session.
package struct AccountSession: Sendable {
    /// The id that the button sends; nil for a session that cannot be ended alone.
    package var id: String?
    /// The device that it is used on; nil if that is unknown.
    package var device: String?
    /// The app's name; nil for the sign-in of a browser.
    package var app: String?
    package var isCurrent: Bool
    package var lastActive: Instant
    package var address: String?

    package init(
        id: String?, device: String?, app: String?, isCurrent: Bool = false, lastActive: Instant,
        address: String? = nil
    ) {
        (self.id, self.device, self.app, self.isCurrent) = (id, device, app, isCurrent)
        (self.lastActive, self.address) = (lastActive, address)
    }
}

/// A remembered device.
package struct AccountDevice: Sendable {
    /// The key, which the button sends.
    package var key: String
    /// The user's name for it; nil if it has none.
    package var name: String?
    package var isCurrent: Bool
    package var lastUsed: Instant

    package init(key: String, name: String?, isCurrent: Bool = false, lastUsed: Instant) {
        (self.key, self.name, self.isCurrent, self.lastUsed) = (key, name, isCurrent, lastUsed)
    }
}

/// An account at another provider.
package struct AccountProvider: Sendable {
    /// The value that the button sends; nil if the account cannot be unlinked.
    package var id: String?
    /// The provider's name.
    package var name: String
    package var since: Instant

    package init(id: String?, name: String, since: Instant) { (self.id, self.name, self.since) = (id, name, since) }
}

/// The second factors of the user in short.
package struct AccountFactors: Sendable {
    /// The kinds that sign-ins ask for.
    package var enabled: [FactorOption.Kind]
    /// The page where they are changed.
    package var page: String

    package init(enabled: [FactorOption.Kind], page: String) { (self.enabled, self.page) = (enabled, page) }
}
