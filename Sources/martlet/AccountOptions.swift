import ArgumentParser
import Server

/// The options of `martlet serve` about the account and IAM's quotas.
struct AccountOptions: ParsableArguments {
    @Option(help: "Twelve digits that ARNs name. (default: 123456789012)")
    var accountId: String?
    @Option(help: "IAM users at most, up to 5000. (default: 5000)")
    var quotaIamUsers: String?
    @Option(help: "Roles at most, up to 5000. (default: 1000)")
    var quotaIamRoles: String?
    @Option(help: "Managed policies at most, up to 5000. (default: 1500)")
    var quotaIamPolicies: String?
    @Option(help: "Managed policies of a user or role at most, up to 25. (default: 10)")
    var quotaIamPoliciesPerPrincipal: String?
    @Option(help: "Characters of a trust policy at most, up to 8192. (default: 2048)")
    var quotaIamTrustPolicySize: String?
    @Option(help: "OIDC providers of IAM at most, up to 700. (default: 100)")
    var quotaIamOidcProviders: String?
    @Option(help: "SAML providers of IAM at most, up to 1000. (default: 100)")
    var quotaIamSamlProviders: String?

    var flags: [Setting: String?] {
        [
            .accountID: accountId, .quotaIAMUsers: quotaIamUsers, .quotaIAMRoles: quotaIamRoles,
            .quotaIAMPolicies: quotaIamPolicies, .quotaIAMPoliciesPerPrincipal: quotaIamPoliciesPerPrincipal,
            .quotaIAMTrustPolicySize: quotaIamTrustPolicySize, .quotaIAMOIDCProviders: quotaIamOidcProviders,
            .quotaIAMSAMLProviders: quotaIamSamlProviders,
        ]
    }
}
