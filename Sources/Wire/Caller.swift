public import Kernel

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
    /// The account, IAM user or session, as policies name it.
    public var arn: String
    /// The identity behind the access key. It has no default, so that root is always meant.
    public var principal: Principal
    /// The session, if the credentials are temporary.
    public var session: Session?
    /// The condition keys that the signed request gives, such as `aws:SourceIp` and `aws:userid`.
    public var conditionKeys: [String: [String]]

    /// An administrator with this access key.
    public init(
        accessKeyID: String, accountID: String, region: String, arn: String = "", principal: Principal,
        session: Session? = nil, conditionKeys: [String: [String]] = [:]
    ) {
        self.accessKeyID = accessKeyID
        self.accountID = accountID
        self.region = region
        self.arn = arn
        self.principal = principal
        self.session = session
        self.conditionKeys = conditionKeys
    }
}

/// A caller whose request is signed with AWS credentials, whatever its policies allow.
public struct SignedCaller: Hashable, Sendable {
    /// The owner of the credentials.
    public var administrator: Administrator

    /// The caller of a request that `administrator` signed.
    public init(_ administrator: Administrator) { self.administrator = administrator }
}

/// A caller with credentials of an account or of its users and roles, who is no user of an identity pool.
public struct Developer: Hashable, Sendable {
    /// The owner of the credentials.
    public var administrator: Administrator

    /// The caller of a request that `administrator` signed.
    public init(_ administrator: Administrator) { self.administrator = administrator }
}

/// A caller with credentials that an identity pool has given to one of its identities.
public struct IdentityHolder: Hashable, Sendable {
    /// The identity. The request may be about another one: policies decide about that.
    public var identity: IdentityID

    /// The holder of the credentials of `identity`.
    public init(_ identity: IdentityID) { self.identity = identity }
}

extension Administrator {
    /// The identity for which an identity pool gave the credentials; nil for other credentials.
    public var identity: IdentityID? {
        session?.federationKeys["cognito-identity.amazonaws.com:sub"]?.first.map(IdentityID.init(rawValue:))
    }
}
