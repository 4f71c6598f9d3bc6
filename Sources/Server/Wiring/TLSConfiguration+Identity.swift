import HTTPServer
import NIOSSL

extension TLSConfiguration {
    /// The configuration that serves `identity`.
    ///
    /// - Throws: `ConfigurationError` if the files contain no certificate and key, or if the two do not match.
    static func server(_ identity: Configuration.Identity) throws(ConfigurationError) -> TLSConfiguration {
        do throws(TLSIdentityError) {
            return try .server(certificate: identity.certificate, key: identity.key)
        } catch {
            switch error {
            case .certificate:
                throw ConfigurationError("--tls-certificate: \(identity.certificate) holds no PEM certificate")
            case .key:
                throw ConfigurationError("--tls-key: \(identity.key) holds no PEM private key without a passphrase")
            case .mismatch:
                throw ConfigurationError("--tls-key: \(identity.key) is not the key of \(identity.certificate)")
            }
        }
    }
}
