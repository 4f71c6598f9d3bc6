import NIOCore
package import NIOSSL

/// The certificates of several host names on one port (SNI, RFC 6066, section 3).
package struct ServerNames: Sendable {
    /// A chain and its key, read once.
    package struct Identity: Sendable {
        fileprivate let chain: [NIOSSLCertificateSource]
        fileprivate let key: NIOSSLPrivateKeySource
    }

    private let find: @Sendable (String) async throws -> Identity?

    /// - Parameter find: Finds the certificate of a host name; nil for the one of the listener.
    package init(find: @escaping @Sendable (String) async throws -> Identity?) { self.find = find }

    /// Sets the certificate of each handshake by the name that the client sends. A handshake fails if the lookup fails:
    /// another name's certificate would be refused by the client, and its reason would not be known.
    package func applied(to configuration: TLSConfiguration) -> TLSConfiguration {
        var configuration = configuration
        configuration.sslContextCallback = { [find] values, promise in
            guard let name = values.serverHostname else { return promise.succeed(.noChanges) }
            promise.completeWithTask {
                guard let identity = try await find(name) else { return .noChanges }
                var changes = NIOSSLContextConfigurationOverride()
                changes.certificateChain = identity.chain
                changes.privateKey = identity.key
                return changes
            }
        }
        return configuration
    }
}

extension TLSConfiguration {
    /// The certificate and the key of this configuration.
    package var identity: ServerNames.Identity? {
        privateKey.map { ServerNames.Identity(chain: certificateChain, key: $0) }
    }
}
