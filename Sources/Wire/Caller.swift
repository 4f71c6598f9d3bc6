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
    /// The region that the signature names.
    public var region: String
    /// The IAM user or assumed role, as policies name it.
    public var arn: String

    /// An administrator with this access key.
    public init(accessKeyID: String, accountID: String, region: String, arn: String = "") {
        self.accessKeyID = accessKeyID
        self.accountID = accountID
        self.region = region
        self.arn = arn
    }
}
