package import Kernel
package import Wire

/// A role, which users and other principals assume.
package struct IAMRole: Hashable, Sendable {
    /// The permanent id.
    package var id: PrincipalID
    /// The name, unique regardless of case.
    package var name: String
    /// The path, `/` by default.
    package var path: String
    /// The administrator's description.
    package var description: String?
    /// The policy that defines who may assume the role.
    package var trustPolicy: String
    /// The longest session, in seconds.
    package var maxSessionDuration: Int
    /// Sessions issued up to this time are refused; nil if none were revoked.
    package var revokedBefore: Instant?
    /// The STS whose credentials the role hands out; nil for this server's own.
    package var externalSTS: ExternalSTS?
    /// When a session was last used, to within an hour; nil if never.
    package var lastUsedAt: Instant?
    /// The region of that use.
    package var lastUsedRegion: String?
    /// When it was created.
    package var createdAt: Instant

    init(id: PrincipalID, name: String, path: String, trustPolicy: String, createdAt: Instant) {
        self.id = id
        self.name = name
        self.path = path
        self.trustPolicy = trustPolicy
        self.createdAt = createdAt
        maxSessionDuration = Self.sessionLengths.lowerBound
    }

    /// The role as ARNs name it.
    package var resource: IAMResource { IAMResource(.role, path: path, name: name) }

    /// The longest session of a role, in seconds.
    static let sessionLengths = 3600...43_200

    /// - Throws: `InvalidInput` in AWS's words.
    static func check(maxSessionDuration: Int) throws(InvalidInput) {
        guard sessionLengths.contains(maxSessionDuration) else {
            throw InvalidInput(
                """
                1 validation error detected: Value '\(maxSessionDuration)' at 'maxSessionDuration' failed to satisfy \
                constraint: Member must have value between 3600 and 43200
                """)
        }
    }

    /// - Throws: `InvalidInput` if the text has more than 1000 characters, or a character that is not Latin-1.
    static func check(description: String?) throws(InvalidInput) {
        let scalars = (description ?? "").unicodeScalars
        let allowed = scalars.prefix(1001).allSatisfy {
            [0x09, 0x0A, 0x0D].contains($0.value) || (0x20...0x7E).contains($0.value)
                || (0xA1...0xFF).contains($0.value)
        }
        guard allowed, scalars.count <= 1000 else {
            throw InvalidInput("The specified value for description is invalid.")
        }
    }
}

/// A role with its boundary and tags.
package struct IAMRoleDetails: Hashable, Sendable {
    package var role: IAMRole
    /// The values that are stored with it.
    package var details: EntityDetails
}
