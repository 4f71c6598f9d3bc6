public import Kernel
public import Wire

/// A user of the account, who signs requests with access keys.
public struct IAMUser: Hashable, Sendable {
    /// The permanent id.
    public var id: PrincipalID
    /// The name, unique without regard to case.
    public var name: String
    /// The path, `/` by default.
    public var path: String
    /// When it was created.
    public var createdAt: Instant

    init(id: PrincipalID, name: String, path: String, createdAt: Instant) {
        self.id = id
        self.name = name
        self.path = path
        self.createdAt = createdAt
    }

    /// The user as ARNs name it.
    public var resource: IAMResource { IAMResource(.user, path: path, name: name) }
}

/// A user or role with what is stored beside it.
public struct EntityDetails: Hashable, Sendable {
    /// The managed policy that bounds its permissions.
    public var boundary: ManagedPolicy?
    /// Its tags, ordered by key.
    public var tags: [Administrator.Tag]
}

/// A user with its boundary and tags.
public struct IAMUserDetails: Hashable, Sendable {
    /// The user.
    public var user: IAMUser
    /// The values that are stored beside it.
    public var details: EntityDetails
}
