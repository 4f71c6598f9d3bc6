package import Kernel
package import Wire

/// A managed policy without its documents.
package struct ManagedPolicy: Hashable, Sendable {
    /// The permanent id.
    package var id: ManagedPolicyID
    /// The name, unique regardless of case.
    package var name: String
    /// The path, `/` by default.
    package var path: String
    /// The description, which does not change.
    package var description: String?
    /// The number of the default version.
    package var defaultVersion: Int
    /// The number of the newest version; it is not reused after a deletion.
    package var latestVersion: Int
    /// How many users and roles it is attached to.
    package var attachments: Int
    /// How many users and roles it bounds.
    package var boundaryUses: Int
    /// When it was created.
    package var createdAt: Instant
    /// When its versions last changed.
    package var modifiedAt: Instant

    package var defaultVersionName: String { ManagedPolicyVersion.name(of: defaultVersion) }
    /// The policy as ARNs name it.
    package var resource: IAMResource { IAMResource(.policy, path: path, name: name) }
    /// Whether it is one of the policies of all accounts, which accounts cannot change.
    package var isOfAWS: Bool { AWSManagedPolicy(id) != nil }

    /// The ARN. It contains the account only if the account created the policy.
    package func arn(in account: String) -> String { resource.arn(in: isOfAWS ? AWSManagedPolicy.account : account) }
}

/// A version of a managed policy with its document.
package struct ManagedPolicyVersion: Hashable, Sendable {
    /// The number; versions are called `v1`, `v2` and so on.
    package var number: Int
    package var document: String
    /// Whether it is the default version.
    package var isDefault: Bool
    /// When it was created.
    package var createdAt: Instant

    /// The name, such as `v1`.
    package var name: String { Self.name(of: number) }

    static func name(of number: Int) -> String { "v\(number)" }

    /// The number in a version's name; nil if the text is not such a name.
    static func number(of name: String) -> Int? {
        guard name.utf8.first == UInt8(ascii: "v"), name.utf8.count <= 10,
            name.utf8.dropFirst().first != UInt8(ascii: "0")
        else {
            return nil
        }
        return Int(asciiDigits: name.utf8.dropFirst())
    }
}

/// A managed policy with its tags.
package struct ManagedPolicyDetails: Hashable, Sendable {
    package var policy: ManagedPolicy
    /// Its tags, ordered by key.
    package var tags: [IAMResourceTag]
}
