/// Whoever asks. The operation wants no proof of who that is.
public struct Anyone: Sendable {
    /// The one value of this type.
    public init() {}
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
