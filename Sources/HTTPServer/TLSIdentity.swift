package import NIOSSL

/// Why a certificate and its key cannot be served.
package enum TLSIdentityError: Error {
    /// The first file does not contain a PEM certificate.
    case certificate
    /// The second file does not contain a PEM private key without a passphrase.
    case key
    /// The key does not belong to the certificate.
    case mismatch
}

extension TLSConfiguration {
    /// TLS 1.2 and 1.3 with authenticated ciphers only (WIRE-21).
    ///
    /// - Parameters:
    ///   - certificate: The path of a PEM file with the certificate chain.
    ///   - key: The path of a PEM file with its private key.
    package static func server(certificate: String, key: String) throws(TLSIdentityError) -> TLSConfiguration {
        let chain: [NIOSSLCertificate]
        let privateKey: NIOSSLPrivateKey
        do { chain = try NIOSSLCertificate.fromPEMFile(certificate) } catch { throw .certificate }
        do { privateKey = try NIOSSLPrivateKey(file: key, format: .pem) } catch { throw .key }
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(privateKey))
        configuration.minimumTLSVersion = .tlsv12
        configuration.cipherSuiteValues = [
            .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
            .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
            .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
        ]
        configuration.applicationProtocols = ["http/1.1"]
        // The library only compares the two when it creates a context.
        do { _ = try NIOSSLContext(configuration: configuration) } catch { throw .mismatch }
        return configuration
    }
}
