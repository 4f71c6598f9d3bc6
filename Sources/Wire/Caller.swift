package import Kernel

/// An unauthenticated caller.
package struct Anyone: Sendable {
    /// The one value of this type.
    package init() {}
}

/// A caller whose request is signed with AWS credentials.
package struct IAMCaller: Hashable, Sendable {
    /// The access key's id.
    package var accessKeyID: String
    /// The account of the access key: twelve digits.
    package var accountID: String
    /// The region that the signature names.
    package var region: String
    /// The account, IAM user or session, as policies name it.
    package var arn: String
    /// The identity behind the access key. It has no default, so that root is always set explicitly.
    package var principal: IAMPrincipal
    /// The session, if the credentials are temporary.
    package var session: IAMSession?
    /// The condition keys that the signed request gives, such as `aws:SourceIp` and `aws:userid`.
    package var conditionKeys: [String: [String]]

    /// A caller with this access key.
    package init(
        accessKeyID: String, accountID: String, region: String, arn: String = "", principal: IAMPrincipal,
        session: IAMSession? = nil, conditionKeys: [String: [String]] = [:]
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

/// A caller whose request is signed with AWS credentials, regardless of its policies.
package struct SignedCaller: Hashable, Sendable {
    /// The owner of the credentials.
    package var iamCaller: IAMCaller

    /// The caller of a request that `iamCaller` signed.
    package init(_ iamCaller: IAMCaller) { self.iamCaller = iamCaller }
}

/// A caller with credentials of an account or of its users and roles, not of an identity of an identity pool.
package struct Developer: Hashable, Sendable {
    /// The owner of the credentials.
    package var iamCaller: IAMCaller

    /// The caller of a request that `iamCaller` signed.
    package init(_ iamCaller: IAMCaller) { self.iamCaller = iamCaller }
}

/// A caller with credentials that an identity pool has given to one of its identities.
package struct IdentityHolder: Hashable, Sendable {
    /// The identity. The request may be about another one: policies decide about that.
    package var identity: IdentityID

    /// The holder of the credentials of `identity`.
    package init(_ identity: IdentityID) { self.identity = identity }
}

extension IAMCaller {
    /// The identity that an identity pool gave the credentials for; nil for other credentials.
    package var identity: IdentityID? {
        session?.federationKeys["cognito-identity.amazonaws.com:sub"]?.first.map(IdentityID.init(rawValue:))
    }
}
