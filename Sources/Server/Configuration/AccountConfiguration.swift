import AccessControl
import Kernel

/// The checked settings of the account: its id, its root key, and IAM's quotas.
struct AccountConfiguration: Sendable {
    /// Twelve digits, which ARNs name.
    var id: String
    /// The access key from the environment; if it is nil the server creates one.
    var rootKey: RootKey?
    var quotas: IAMQuotas

    init(_ settings: Settings) throws(ConfigurationError) {
        id = try settings.text(
            .accountID, else: "123456789012", reason: "it is not twelve digits", isGood: SettingSyntax.isAccountID)
        rootKey = try Self.rootKey(settings)
        quotas = try Self.quotas(settings)
    }

    private static func rootKey(_ settings: Settings) throws(ConfigurationError) -> RootKey? {
        switch (settings[.accessKeyID], settings[.secretAccessKey]) {
        case (nil, nil): return nil
        case (let id?, let secret?):
            do { return try RootKey(id: id.text, secret: Secret(secret.text)) } catch {
                throw ConfigurationError("MARTLET_ACCESS_KEY_ID, MARTLET_SECRET_ACCESS_KEY: \(error.message)")
            }
        default:
            throw ConfigurationError("MARTLET_ACCESS_KEY_ID and MARTLET_SECRET_ACCESS_KEY are only good together")
        }
    }

    private static func quotas(_ settings: Settings) throws(ConfigurationError) -> IAMQuotas {
        var quotas = IAMQuotas()
        for (setting, quota) in quotaSettings {
            quotas[keyPath: quota] = try settings.number(
                setting, in: 1...IAMQuotas.max[keyPath: quota], else: quotas[keyPath: quota])
        }
        return quotas
    }

    private static var quotaSettings: [(Setting, WritableKeyPath<IAMQuotas, Int>)] {
        [
            (.quotaIAMUsers, \.users), (.quotaIAMRoles, \.roles), (.quotaIAMPolicies, \.policies),
            (.quotaIAMPoliciesPerPrincipal, \.policiesPerPrincipal), (.quotaIAMTrustPolicySize, \.trustPolicySize),
            (.quotaIAMOIDCProviders, \.oidcProviders), (.quotaIAMSAMLProviders, \.samlProviders),
        ]
    }
}
