import Kernel

/// What the client takes from `awsconfiguration.json` (spec C).
struct ClientConfiguration: Sendable {
    /// How a password is proved.
    enum Flow: Hashable, Sendable {
        /// Without showing it.
        case srp
        /// By sending it, so that the service can take over people from elsewhere.
        case password
    }

    /// A user pool as one app client sees it.
    struct UserPool: Sendable {
        var id: UserPoolID
        var clientID: String
        var clientSecret: Secret<String>?
        var region: String
        /// Scheme, host and perhaps a port.
        var origin: String
        var flow: Flow

        /// What identity pools know the user pool by, and listeners hear with a sign-in.
        var provider: String { "cognito-idp.\(region).amazonaws.com/\(id)" }
    }

    /// Nil where the section is missing: then nobody can sign in, and the calls say so.
    var userPool: UserPool?
    /// What the app calls itself in its requests.
    var userAgent: String?
}
