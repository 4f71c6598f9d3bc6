/// The limits on the number of entities of IAM and on the size of their policies. The defaults are AWS's.
package struct IAMQuotas: Hashable, Sendable {
    /// The most users.
    package var users = 5000
    /// The most roles.
    package var roles = 1000
    /// The most managed policies.
    package var policies = 1500
    /// The most OIDC providers.
    package var oidcProviders = 100
    /// The most SAML providers.
    package var samlProviders = 100
    /// The most client ids of an OIDC provider.
    package var clientIDsPerOIDCProvider = 100
    /// The most managed policies of a user or role.
    package var policiesPerPrincipal = 10
    /// The most characters of a trust policy, not including white space.
    package var trustPolicySize = 2048
    /// The most access keys of a user. AWS does not allow another number.
    package let accessKeysPerUser = 2
    /// The most versions of a managed policy. AWS does not allow another number.
    package let versionsPerPolicy = 5
    /// The most characters of a managed policy, not including white space. AWS does not allow another number.
    package let policySize = 6144
    /// The most characters of all inline policies of a user. AWS does not allow another number.
    package let inlinePolicySizePerUser = 2048
    /// The most characters of all inline policies of a role. AWS does not allow another number.
    package let inlinePolicySizePerRole = 10_240
    /// The most tags of an entity. AWS does not allow another number.
    package let tagsPerEntity = 50

    /// AWS's defaults.
    package init() {}

    /// The greatest number that each quota can be set to, as in AWS.
    package static let max: IAMQuotas = {
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
