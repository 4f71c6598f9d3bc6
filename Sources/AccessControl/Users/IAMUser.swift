package import Kernel
package import Wire

/// A user of the account, who signs requests with access keys.
package struct IAMUser: Hashable, Sendable {
    /// The permanent id.
    package var id: PrincipalID
    /// The name, unique regardless of case.
    package var name: String
    /// The path, `/` by default.
    package var path: String
    /// When it was created.
    package var createdAt: Instant

    /// The user as ARNs name it.
    package var resource: IAMResource { IAMResource(.user, path: path, name: name) }
}

/// What is stored beside a user or role.
package struct EntityDetails: Hashable, Sendable {
    /// The managed policy that bounds its permissions.
    package var boundary: ManagedPolicy?
    /// Its tags, ordered by key.
    package var tags: [IAMResourceTag]
}

/// A user with its boundary and tags.
package struct IAMUserDetails: Hashable, Sendable {
    package var user: IAMUser
    /// The values that are stored with it.
    package var details: EntityDetails
}
