import NIOCore
package import NIOSSL

/// The certificates of several host names on one port (SNI, RFC 6066, section 3), which may change while the port is
/// open.
package struct ServerNames: Sendable {
    /// A chain and its key, read once.
    package struct Identity: Sendable {
        fileprivate let chain: [NIOSSLCertificateSource]
        fileprivate let key: NIOSSLPrivateKeySource
        /// When the first certificate of the chain expires, in seconds since 1970.
        package let expiry: Int?
    }

    private let standard: @Sendable () -> Identity?
    private let mayHaveOwn: @Sendable (String) -> Bool
    private let find: @Sendable (String) async throws -> Identity?

    /// - Parameters:
    ///   - standard: The present certificate of the listener; nil for its first one.
    ///   - mayHaveOwn: Whether a host name can have its own certificate. Others do not need a lookup.
    ///   - find: Finds the certificate of a host name; nil for the listener's.
    package init(
        standard: @escaping @Sendable () -> Identity?, mayHaveOwn: @escaping @Sendable (String) -> Bool,
        find: @escaping @Sendable (String) async throws -> Identity?
    ) {
        (self.standard, self.mayHaveOwn, self.find) = (standard, mayHaveOwn, find)
    }

    /// Sets the certificate of each handshake by the name that the client sends. If the lookup fails, the handshake
    /// fails: the client would refuse another name's certificate anyway, without showing the real reason.
    package func applied(to configuration: TLSConfiguration) -> TLSConfiguration {
        var configuration = configuration
        configuration.sslContextCallback = { [self] values, promise in
            guard let name = values.serverHostname, mayHaveOwn(name) else {
                return promise.succeed(Self.changes(standard()))
            }
            promise.completeWithTask { Self.changes(try await find(name) ?? standard()) }
        }
        return configuration
    }

    private static func changes(_ identity: Identity?) -> NIOSSLContextConfigurationOverride {
        guard let identity else { return .noChanges }
        var changes = NIOSSLContextConfigurationOverride()
        changes.certificateChain = identity.chain
        changes.privateKey = identity.key
        return changes
    }
}

extension TLSConfiguration {
    /// The certificate and the key of this configuration.
    package var identity: ServerNames.Identity? {
        privateKey.map { ServerNames.Identity(chain: certificateChain, key: $0, expiry: expiry) }
    }

    private var expiry: Int? {
        guard case .certificate(let certificate)? = certificateChain.first else { return nil }
        return Int(certificate.notValidAfter)
    }
}
