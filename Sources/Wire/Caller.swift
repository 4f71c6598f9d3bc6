public import Kernel

/// Whoever asks. The operation wants no proof of who that is.
public struct Anyone: Sendable {
    /// The one value of this type.
    public init() {}
}

/// A person who showed a good access token.
public struct TokenHolder: Hashable, Sendable {
    /// The pool that issued the token.
    public var pool: UserPoolID
    /// The person.
    public var user: UserID
    /// The client that the token was issued to.
    public var client: ClientID
    /// The sign-in that the token comes of.
    public var signIn: SignInID

    /// A person with a token.
    public init(pool: UserPoolID, user: UserID, client: ClientID, signIn: SignInID) {
        self.pool = pool
        self.user = user
        self.client = client
        self.signIn = signIn
    }
}

/// The owner of the key that signed the request.
public struct Administrator: Hashable, Sendable {
    /// The key's public half.
    public var accessKeyID: String
    /// The account that the key belongs to: twelve digits.
    public var accountID: String
    /// The user or assumed role, as policies name it.
    public var arn: String

    /// The owner of a key.
    public init(accessKeyID: String, accountID: String, arn: String = "") {
        self.accessKeyID = accessKeyID
        self.accountID = accountID
        self.arn = arn
    }
}
