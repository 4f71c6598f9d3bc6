import Kernel

/// The session of one app client in a store, under the names of the iOS SDK.
struct SessionStore: Sendable {
    let store: any TokenStore
    let service: String
    let clientID: String

    /// - Parameter app: The app's bundle identifier or program name; it begins the name of the service.
    init(_ store: any TokenStore, app: String, clientID: String) {
        self.store = store
        service = "\(app).AWSCognitoIdentityUserPool"
        self.clientID = clientID
    }

    private var prefix: String { "\(clientID)." }
    private var currentUser: String { "\(clientID).currentUser" }

    /// Reads the session; nil if there is none.
    func load() throws -> Session? {
        let entries = try store.entries(of: service)
        guard let username = entries[currentUser] else { return nil }
        func value(_ name: String) -> String? { entries["\(clientID).\(username).\(name)"] }
        let session = Session(
            username: username, idToken: value("idToken").map(Secret.init),
            accessToken: value("accessToken").map(Secret.init), refreshToken: value("refreshToken").map(Secret.init),
            expiration: value("tokenExpiration").flatMap(ISO8601.read),
            scopes: value("scopes").map { $0.split(separator: " ").map(String.init) },
            isRotated: value("refreshTokenRotation").map { $0 == "true" })
        return session.accessToken == nil && session.refreshToken == nil ? nil : session
    }

    /// Replaces the session of this app client.
    func save(_ session: Session) throws {
        try store.change(service) { entries in
            entries = entries.filter { !$0.key.hasPrefix(prefix) }
            let name = "\(clientID).\(session.username)"
            entries["\(name).idToken"] = session.idToken?.exposed
            entries["\(name).accessToken"] = session.accessToken?.exposed
            entries["\(name).refreshToken"] = session.refreshToken?.exposed
            entries["\(name).tokenExpiration"] = session.expiration.map(ISO8601.text)
            entries["\(name).scopes"] = session.scopes?.joined(separator: " ")
            entries["\(name).refreshTokenRotation"] = session.isRotated == true ? "true" : nil
            entries[currentUser] = session.username
        }
    }

    /// Removes the session and the user's name.
    func erase() throws {
        try store.change(service) { entries in entries = entries.filter { !$0.key.hasPrefix(prefix) } }
    }
}
