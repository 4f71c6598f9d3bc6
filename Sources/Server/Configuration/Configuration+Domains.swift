import Directory
import HTTPServer
import Kernel

/// The settings about the addresses of the server and of pools' domains.
extension Configuration {
    /// The regions that the server serves, the default one first.
    var regions: [String] { [region] + otherRegions }

    /// The public URL of the default region, for everything that does not belong to a pool.
    var standardURL: String { publicURL.url(in: region) }

    /// The host names of the admin port and the inbox.
    var allowedHosts: AllowedHosts { AllowedHosts(publicURL: publicURL, regions: regions) }

    /// Which host names are domains of pools.
    var domainHosts: DomainHosts {
        DomainHosts(suffix: domains.suffix, publicURL: publicURL, regions: regions)
    }

    /// The suffix that is set. In development there is a default, because browsers resolve every name below `localhost`
    /// to this machine.
    static func domainSuffix(_ settings: Settings) throws(ConfigurationError) -> RegionalText? {
        guard let given = settings[.domainSuffix] else {
            return try settings.isOn(.dev) ? RegionalText("auth.localhost") : nil
        }
        let suffix = RegionalText(given.text)
        guard SettingSyntax.isDomain(suffix.text(in: SettingSyntax.longestRegion)) else {
            throw ConfigurationError(given, reason: "it is not a host name in lower case, such as auth.example.com")
        }
        return suffix
    }

    /// The files of the certificates of custom domains, by their ARNs.
    static func certificates(
        _ settings: Settings, sources: inout SecretSources
    ) throws(ConfigurationError) -> [String: Identity] {
        var identities: [String: Identity] = [:]
        for document in settings.certificates {
            let (arn, identity) = try document.identity(sources: &sources)
            identities[arn] = identity
        }
        return identities
    }
}
