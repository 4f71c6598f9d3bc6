package import Kernel

/// An app client of a user pool (UP-APP).
package struct Client: Sendable, Equatable {
    /// The generated id; it never changes.
    package var id: ClientID
    /// The client's pool.
    package var pool: UserPoolID
    /// The display name; not unique.
    package var name: String
    /// The secrets, the oldest first; none for a public client (UP-APP-04). Each authenticates the client.
    package var secrets: [ClientSecret]
    /// The administrator's settings.
    package var settings: ClientSettings
    /// The operator's permissions beyond these settings.
    package var extensions = ClientExtensions()
    /// When it was created.
    package var createdAt: Instant
    /// When it last changed.
    package var modifiedAt: Instant
    /// The number of changes to this record, from 1.
    package var version: Int64

    /// A client record.
    ///
    /// - Parameter secret: Already sealed; the directory does not handle plain secrets.
    package init(
        id: ClientID, pool: UserPoolID, name: String, secret: [UInt8]?, settings: ClientSettings, createdAt: Instant,
        modifiedAt: Instant, version: Int64 = 1
    ) {
        self.id = id
        self.pool = pool
        self.name = name
        secrets = secret.map { [ClientSecret(first: $0, of: id, createdAt: createdAt)] } ?? []
        self.settings = settings
        self.createdAt = createdAt
        self.modifiedAt = modifiedAt
        self.version = version
    }
}

extension Client {
    /// The oldest secret, sealed, which descriptions of the client show; nil for a public client.
    package var secret: [UInt8]? { secrets.first?.sealed }

    /// Whether the client has a secret (RFC 6749, section 2.1).
    package var isConfidential: Bool { !secrets.isEmpty }

    /// Whether the client permits `flow`.
    package func allows(_ flow: AuthFlow) -> Bool { settings.allows(flow) }

    /// Whether the client may read the attribute `name` (UP-PERM-02, -04, -05).
    package func mayRead(_ name: String) -> Bool {
        settings.readAttributes?.contains { $0.utf8.elementsEqual(name.utf8) } ?? true
    }

    /// Whether the client may write the attribute `name` (UP-PERM-03).
    ///
    /// No client may write developer-only attributes and attributes that the server sets.
    package func mayWrite(_ name: String) -> Bool {
        guard !StandardAttributes.closedToApplications.contains(name), !name.utf8.starts(with: "dev:".utf8) else {
            return false
        }
        return settings.writeAttributes?.contains { $0.utf8.elementsEqual(name.utf8) } ?? true
    }
}

extension ClientID {
    /// A new client id: 26 lower-case letters and digits (UP-POOL-12).
    package static func fresh(from world: World) -> ClientID {
        ClientID(rawValue: world.shortID())
    }
}
