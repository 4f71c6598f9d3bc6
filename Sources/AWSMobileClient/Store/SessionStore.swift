import Kernel

/// Sessions of one app client in a store, under the names that the iOS SDK gives them (spec B.11).
struct SessionStore: Sendable {
    let store: any TokenStore
    let service: String
    let clientID: String

    /// Entries of one app client in the service named after `app`.
    init(_ store: any TokenStore, app: String, clientID: String) {
        self.store = store
        service = "\(app).AWSCognitoIdentityUserPool"
        self.clientID = clientID
    }

    private var prefix: String { "\(clientID)." }
    private var currentUser: String { "\(clientID).currentUser" }

    /// The last session, or nil where there is none.
    func load() throws -> Session? {
        let entries = try store.entries(of: service)
        guard let username = entries[currentUser] else { return nil }
        func value(_ name: String) -> String? { entries["\(clientID).\(username).\(name)"] }
        let session = Session(
            username: username, idToken: value("idToken").map(Secret.init),
            accessToken: value("accessToken").map(Secret.init), refreshToken: value("refreshToken").map(Secret.init),
            expiration: value("tokenExpiration").flatMap(ISO8601.read))
        return session.accessToken == nil && session.refreshToken == nil ? nil : session
    }

    /// Puts `session` in the place of any other of this app client.
    func save(_ session: Session) throws {
        try store.change(service) { entries in
            entries = entries.filter { !$0.key.hasPrefix(prefix) }
            let name = "\(clientID).\(session.username)"
            entries["\(name).idToken"] = session.idToken?.exposed
            entries["\(name).accessToken"] = session.accessToken?.exposed
            entries["\(name).refreshToken"] = session.refreshToken?.exposed
            entries["\(name).tokenExpiration"] = session.expiration.map(ISO8601.text)
            entries[currentUser] = session.username
        }
    }

    /// Forgets the session, and whose it was.
    func erase() throws {
        try store.change(service) { entries in entries = entries.filter { !$0.key.hasPrefix(prefix) } }
    }
}
