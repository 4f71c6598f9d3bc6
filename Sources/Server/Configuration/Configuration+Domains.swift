import Directory
import Kernel

/// The settings about the domains of pools.
extension Configuration {
    /// The suffix after a prefix in the host names of domains; nil if prefixes have no host names.
    var domainSuffix: String? { domains.suffix }

    /// Which host names are domains of pools.
    var domainHosts: DomainHosts { DomainHosts(suffix: domains.suffix, publicURL: publicURL) }

    /// The suffix that is set. Browsers resolve every name below `localhost` to this
    /// machine.
    static func domainSuffix(_ settings: Settings) throws(ConfigurationError) -> String? {
        guard let given = settings[.domainSuffix] else { return try settings.isOn(.dev) ? "auth.localhost" : nil }
        guard SettingSyntax.isDomain(given.text) else {
            throw ConfigurationError(given, "it is no host name in lower case, such as auth.example.com")
        }
        return given.text
    }

    /// The files of the certificates of custom domains, by their ARNs.
    static func certificates(
        _ settings: Settings, _ places: inout SecretSources
    ) throws(ConfigurationError) -> [String: Identity] {
        var identities: [String: Identity] = [:]
        for document in settings.certificates {
            let (arn, identity) = try document.identity(&places)
            identities[arn] = identity
        }
        return identities
    }
}
