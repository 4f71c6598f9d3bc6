public import Kernel

/// An application that may ask a pool for sign-ins (spec area UP-APP).
public struct Client: Sendable, Equatable {
    /// Its name for good, which nobody chooses.
    public var id: ClientID
    /// The pool whose people it may sign in.
    public var pool: UserPoolID
    /// What an administrator calls it; not unique.
    public var name: String
    /// The sealed secret; nil for an application that cannot keep one (UP-APP-04).
    public var secret: [UInt8]?
    /// What an administrator decided about it.
    public var settings: ClientSettings
    /// When it was made.
    public var createdAt: Instant
    /// When it last changed.
    public var modifiedAt: Instant
    /// Counts the changes to this record, from 1.
    public var version: Int64

    /// A client as it was or will be stored.
    ///
    /// `secret` is sealed by the caller: this room sees no secret in the clear.
    public init(
        id: ClientID, pool: UserPoolID, name: String, secret: [UInt8]?, settings: ClientSettings, createdAt: Instant,
        modifiedAt: Instant, version: Int64 = 1
    ) {
        self.id = id
        self.pool = pool
        self.name = name
        self.secret = secret
        self.settings = settings
        self.createdAt = createdAt
        self.modifiedAt = modifiedAt
        self.version = version
    }
}

extension Client {
    /// Whether the application may sign people in this way.
    public func allows(_ flow: AuthFlow) -> Bool { settings.allows(flow) }

    /// Whether the application may see the attribute `name` (UP-PERM-02, -04, -05).
    public func mayRead(_ name: String) -> Bool {
        settings.readAttributes?.contains { $0.utf8.elementsEqual(name.utf8) } ?? true
    }

    /// Whether the application may give the attribute `name` a value (UP-PERM-03).
    ///
    /// What developers keep to themselves and what the house decides is closed to every application.
    public func mayWrite(_ name: String) -> Bool {
        guard !StandardAttributes.closedToApplications.contains(name), !name.utf8.starts(with: "dev:".utf8) else {
            return false
        }
        return settings.writeAttributes?.contains { $0.utf8.elementsEqual(name.utf8) } ?? true
    }
}

extension ClientID {
    /// A new client's name: 26 lower-case letters and digits (UP-POOL-12).
    public static func fresh(_ world: World) -> ClientID {
        ClientID(rawValue: world.text(of: 26, from: "0123456789abcdefghijklmnopqrstuvwxyz"))
    }
}
