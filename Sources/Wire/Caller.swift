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
    /// The unique id of the user or assumed role. That of the account's root is the account.
    public var userID: String

    /// An administrator with this access key.
    ///
    /// - Parameter userID: Nil for the account's root.
    public init(accessKeyID: String, accountID: String, region: String, arn: String = "", userID: String? = nil) {
        self.accessKeyID = accessKeyID
        self.accountID = accountID
        self.region = region
        self.arn = arn
        self.userID = userID ?? accountID
    }
}

/// A caller whose request is signed with AWS credentials, whatever its policies allow.
public struct SignedCaller: Hashable, Sendable {
    /// The owner of the credentials.
    public var administrator: Administrator

    /// The caller of a request that `administrator` signed.
    public init(_ administrator: Administrator) { self.administrator = administrator }
}
