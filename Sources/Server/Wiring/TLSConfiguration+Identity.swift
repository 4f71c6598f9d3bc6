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
            let setting: Setting = error == .certificate ? .tlsCertificate : .tlsKey
            throw ConfigurationError("--\(setting.rawValue): \(error.reason(of: identity))")
        }
    }
}

extension TLSIdentityError {
    /// What is wrong with the files.
    func reason(of files: Configuration.Identity) -> String {
        switch self {
        case .certificate: "\(files.certificate) holds no PEM certificate"
        case .key: "\(files.key) holds no PEM private key without a passphrase"
        case .mismatch: "\(files.key) is not the key of \(files.certificate)"
        }
    }
}
