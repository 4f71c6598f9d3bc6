/// The sender of a request, after all checks.
public enum AccessCaller: Sendable {
    /// A user of a pool, through an app client.
    case user(User)
    /// An app client for itself (`client_credentials`).
    case client(Client)
    /// The owner of an access key or of temporary credentials.
    case signer(Signer)

    /// A user, as the token says.
    public struct User: Sendable {
        /// The issuer of the token.
        public let issuer: String
        /// The user's id, the claim `sub`: the one to store.
        public let subject: String
        /// The user's name.
        public let username: String
        /// The app client that has the token.
        public let client: String
        /// The kind of the token.
        public let use: AcceptedIssuer.Use
        /// The scopes of an access token.
        public let scopes: [String]
        /// The user's groups.
        public let groups: [String]
        /// All claims of the token.
        public let claims: JSONObject
    }

    /// An app client, as its token says.
    public struct Client: Sendable {
        /// The issuer of the token.
        public let issuer: String
        /// The app client's id.
        public let id: String
        /// The scopes of the token.
        public let scopes: [String]
        /// All claims of the token.
        public let claims: JSONObject
    }

    /// A signer, as Martlet says.
    public struct Signer: Sendable {
        /// The ARN of the IAM user, of the role's session, or of the account.
        public let arn: String
        /// The account's id.
        public let account: String
        /// The identity of an identity pool whose credentials these are; nil for other credentials.
        public let identity: String?
        /// How the signature covers the body.
        public let body: SignedBody
    }

    /// How a signature covers the body of a request.
    public enum SignedBody: Hashable, Sendable {
        /// The body is the signed one, or the request has none.
        case checked
        /// The body was not read: a server must compare its SHA-256, these hexadecimal digits, before it uses it.
        case sha256(String)
        /// The body was not read; the signature requires it to be empty.
        case empty
        /// The signature does not cover the body, which Martlet's rule allows.
        case unsigned
    }
}
