import Directory
import HTTPServer
import Kernel
import NIOSSL

/// The certificates of custom domains, read at the start, by their ARNs.
struct DomainCertificates: Sendable {
    private let identities: [String: ServerNames.Identity]

    /// - Throws: `ConfigurationError` if files contain no certificate and key, or if the two do not match.
    init(_ configuration: Configuration) throws(ConfigurationError) {
        var identities: [String: ServerNames.Identity] = [:]
        for (arn, files) in configuration.domains.certificates.sorted(by: { $0.key < $1.key }) {
            do throws(TLSIdentityError) {
                identities[arn] = try TLSConfiguration.server(certificate: files.certificate, key: files.key).identity
            } catch {
                throw ConfigurationError("certificates: \(arn): \(Self.reason(error, files))")
            }
        }
        self.identities = identities
    }

    /// The configuration of a listener that answers for custom domains with their certificates.
    ///
    /// The host of the public URL, and names that can be no custom domain, need no lookup, so that they answer while
    /// the store does not.
    func named(
        _ configuration: TLSConfiguration, _ settings: SettingsCache, _ hosts: DomainHosts
    ) -> TLSConfiguration {
        guard !identities.isEmpty else { return configuration }
        return ServerNames { [identities] name in
            guard let domain = hosts.name(ofHost: name), domain.utf8.contains(UInt8(ascii: ".")),
                let certificate = try await settings.domain(domain)?.certificate
            else { return nil }
            return identities[certificate.arn]
        }.applied(to: configuration)
    }

    private static func reason(_ error: TLSIdentityError, _ files: Configuration.Identity) -> String {
        switch error {
        case .certificate: "\(files.certificate) holds no PEM certificate"
        case .key: "\(files.key) holds no PEM private key without a passphrase"
        case .mismatch: "\(files.key) is not the key of \(files.certificate)"
        }
    }
}
