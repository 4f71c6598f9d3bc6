import Directory
import Kernel

extension AdminProtocol {
    /// What the operator permits a client that Cognito's API has no setting for. In a change, nil keeps a member.
    public struct ClientExtensions: Codable, Sendable {
        /// Whether devices without a browser may get tokens with the client's id (RFC 8628).
        public var deviceGrant: Bool?
        /// Whether the client may ask about tokens of its pool (RFC 7662).
        public var introspection: Bool?

        /// Changes nothing.
        public init() {}

        init(_ stored: Directory.ClientExtensions) {
            deviceGrant = stored.deviceGrant
            introspection = stored.introspection
        }

        func change(_ stored: inout Directory.ClientExtensions) {
            if let deviceGrant { stored.deviceGrant = deviceGrant }
            if let introspection { stored.introspection = introspection }
        }
    }
}

extension AdminOperation {
    /// The operations about what clients are permitted.
    static func clientOperations(of admin: any AdminClient) -> [AdminOperation] {
        [
            AdminOperation(.getClientExtensions) {
                try await admin.extensions(of: $0.id ?? "", in: noted($0.pool))
            },
            AdminOperation(.setClientExtensions) {
                guard let change = $0.extensions else { throw InvalidInput("The extensions are missing.") }
                return try await admin.extend($0.id ?? "", in: noted($0.pool), change)
            },
        ]
    }
}
