import NIOSSL

extension TLSConfiguration {
    /// TLS 1.2 and 1.3 with authenticated ciphers only (WIRE-21).
    ///
    /// - Throws: `ConfigurationError` if the files contain no certificate and key, or if the two do not match.
    static func server(_ identity: Configuration.Identity) throws(ConfigurationError) -> TLSConfiguration {
        let chain: [NIOSSLCertificate]
        let key: NIOSSLPrivateKey
        do { chain = try NIOSSLCertificate.fromPEMFile(identity.certificate) } catch {
            throw ConfigurationError("--tls-certificate: \(identity.certificate) holds no PEM certificate")
        }
        do { key = try NIOSSLPrivateKey(file: identity.key, format: .pem) } catch {
            throw ConfigurationError("--tls-key: \(identity.key) holds no PEM private key without a passphrase")
        }
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
        configuration.minimumTLSVersion = .tlsv12
        configuration.cipherSuiteValues = [
            .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
            .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
            .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
        ]
        configuration.applicationProtocols = ["http/1.1"]
        // The library compares the two only when it creates a context.
        do { _ = try NIOSSLContext(configuration: configuration) } catch {
            throw ConfigurationError("--tls-key: \(identity.key) is not the key of \(identity.certificate)")
        }
        return configuration
    }
}
