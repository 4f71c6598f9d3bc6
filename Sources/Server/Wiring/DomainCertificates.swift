import Directory
import HTTPServer
import Kernel
import NIOSSL

/// The certificate of the public port and those of custom domains, by their ARNs, as their files are.
struct DomainCertificates: Sendable {
    /// The listener's; nil without TLS.
    let standard: TLSConfiguration?
    let identities: [String: ServerNames.Identity]

    /// - Throws: `ConfigurationError` if files contain no certificate and key, or if the two do not match.
    init(_ configuration: Configuration) throws(ConfigurationError) {
        standard = if let files = configuration.identity { try TLSConfiguration.server(files) } else { nil }
        var identities: [String: ServerNames.Identity] = [:]
        for (arn, files) in configuration.domains.certificates.sorted(by: { $0.key < $1.key }) {
            do throws(TLSIdentityError) {
                identities[arn] = try TLSConfiguration.server(certificate: files.certificate, key: files.key).identity
            } catch {
                throw ConfigurationError("certificates: \(arn): \(error.reason(of: files))")
            }
        }
        self.identities = identities
    }

    /// When each certificate expires, by the setting or the ARN that names it, in seconds since 1970.
    var expiries: [(name: String, seconds: Int)] {
        let named = identities.sorted { $0.key < $1.key }.map { ($0.key, $0.value.expiry) }
        return ([(Setting.tlsCertificate.rawValue, standard?.identity?.expiry)] + named).compactMap { name, expiry in
            expiry.map { (name, $0) }
        }
    }
}
