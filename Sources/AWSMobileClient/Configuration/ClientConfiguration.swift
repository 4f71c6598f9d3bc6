import Kernel

/// The content of `awsconfiguration.json` that the client uses.
struct ClientConfiguration: Sendable {
    /// How a password is checked.
    enum Flow: Hashable, Sendable {
        /// By SRP.
        case srp
        /// By sending it, so that the service can migrate users.
        case password
        /// By the challenges of the pool's functions, after SRP if they ask for it.
        case custom
        /// By the factor that the user chooses. A password is proven by SRP, or sent so that the service can migrate
        /// users.
        case choice(sendsPassword: Bool)
    }

    /// A user pool as one app client sees it.
    struct UserPool: Sendable {
        var id: UserPoolID
        var clientID: ClientID
        var clientSecret: Secret<String>?
        var region: String
        /// Scheme, host and optional port.
        var origin: String
        var flow: Flow
        /// Whether validation data gets the automatic entries about the device and the app.
        var describesDevice = true

        /// Whether passwords are sent, rather than proven by SRP.
        var sendsPassword: Bool { flow == .password || flow == .choice(sendsPassword: true) }

        /// The pool's name as a login provider of identity pools.
        var provider: String { "cognito-idp.\(region).amazonaws.com/\(id)" }
    }

    /// Nil if the section is missing; then the calls throw `userPoolNotConfigured`.
    var userPool: UserPool?
    /// Whether there is a section for hosted pages.
    var namesHostedUI = false
    /// The hosted pages, or the error that the calls throw which need them.
    var hostedUI: Result<HostedUIConfiguration, AWSMobileClientError>
    /// Nil if the section is missing; then the calls throw `cognitoIdentityPoolNotConfigured`.
    var identityPool: IdentityPool?
    /// The datasets of the identity pool's identities; nil without an identity pool.
    var sync: SyncSettings?
    /// The providers for drop-in sign-in.
    var providers: [ConfiguredProvider] = []
    /// The attributes that the pool requires of a new account; nil if the configuration does not say.
    var signUpAttributes: [String]?
    /// The header `user-agent` of requests.
    var userAgent: String?
}
