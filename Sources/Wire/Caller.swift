/// An unauthenticated caller.
public struct Anyone: Sendable {
    /// The one value of this type.
    public init() {}
}

/// A caller whose request is signed with AWS credentials.
public struct Administrator: Hashable, Sendable {
    /// The access key's id.
    public var accessKeyID: String
    /// The account of the access key: twelve digits.
    public var accountID: String
    /// The IAM user or assumed role, as policies name it.
    public var arn: String

    /// An administrator with this access key.
    public init(accessKeyID: String, accountID: String, arn: String = "") {
        self.accessKeyID = accessKeyID
        self.accountID = accountID
        self.arn = arn
    }
}
