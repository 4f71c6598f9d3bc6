public import Kernel
public import Wire

/// A managed policy without its documents.
public struct ManagedPolicy: Hashable, Sendable {
    /// The permanent id.
    public var id: ManagedPolicyID
    /// The name, unique without regard to case.
    public var name: String
    /// The path, `/` by default.
    public var path: String
    /// The description, which does not change.
    public var description: String?
    /// The number of the version that counts.
    public var defaultVersion: Int
    /// The number of the newest version, which is not used again if it is deleted.
    public var latestVersion: Int
    /// How many users and roles it is attached to.
    public var attachments: Int
    /// How many users and roles it bounds.
    public var boundaryUses: Int
    /// When it was created.
    public var createdAt: Instant
    /// When its versions last changed.
    public var modifiedAt: Instant

    /// The name of the version that counts.
    public var defaultVersionName: String { ManagedPolicyVersion.name(of: defaultVersion) }
    /// The policy as ARNs name it.
    public var resource: IAMResource { IAMResource(.policy, path: path, name: name) }
}

/// A version of a managed policy.
public struct ManagedPolicyVersion: Hashable, Sendable {
    /// The number; versions are called `v1`, `v2` and so on.
    public var number: Int
    /// The document.
    public var document: String
    /// Whether it is the version that counts.
    public var isDefault: Bool
    /// When it was created.
    public var createdAt: Instant

    /// The name, such as `v1`.
    public var name: String { Self.name(of: number) }

    static func name(of number: Int) -> String { "v\(number)" }

    /// The number of a version's name; nil for a text that names none.
    static func number(of name: String) -> Int? {
        guard name.utf8.first == UInt8(ascii: "v"), name.utf8.count <= 10, name.utf8.dropFirst().first != 0x30 else {
            return nil
        }
        return Int(asciiDigits: name.utf8.dropFirst())
    }
}

/// A managed policy with its tags.
public struct ManagedPolicyDetails: Hashable, Sendable {
    /// The policy.
    public var policy: ManagedPolicy
    /// Its tags, ordered by key.
    public var tags: [Administrator.Tag]
}
