/// How many entities of IAM there may be, and how large their policies. The numbers are AWS's defaults.
public struct IAMQuotas: Hashable, Sendable {
    /// The most users.
    public var users = 5000
    /// The most roles.
    public var roles = 1000
    /// The most managed policies.
    public var policies = 1500
    /// The most OIDC providers.
    public var oidcProviders = 100
    /// The most SAML providers.
    public var samlProviders = 100
    /// The most client ids of an OIDC provider.
    public var clientIDsPerOIDCProvider = 100
    /// The most managed policies of a user or role.
    public var policiesPerPrincipal = 10
    /// The most characters of a trust policy, white space not counted.
    public var trustPolicySize = 2048
    /// The most access keys of a user. AWS has no other number.
    public let accessKeysPerUser = 2
    /// The most versions of a managed policy. AWS has no other number.
    public let versionsPerPolicy = 5
    /// The most characters of a managed policy, white space not counted. AWS has no other number.
    public let policySize = 6144
    /// The most characters of all inline policies of a user. AWS has no other number.
    public let inlinePolicySizePerUser = 2048
    /// The most characters of all inline policies of a role. AWS has no other number.
    public let inlinePolicySizePerRole = 10_240
    /// The most tags of an entity. AWS has no other number.
    public let tagsPerEntity = 50

    /// AWS's defaults.
    public init() {}

    /// The greatest number that each quota can be set to, in AWS too.
    public static let greatest: IAMQuotas = {
        var quotas = IAMQuotas()
        quotas.users = 5000
        quotas.roles = 5000
        quotas.policies = 5000
        quotas.oidcProviders = 700
        quotas.samlProviders = 1000
        quotas.policiesPerPrincipal = 25
        quotas.trustPolicySize = 8192
        return quotas
    }()
}
