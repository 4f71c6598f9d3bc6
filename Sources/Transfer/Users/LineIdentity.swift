import Directory
import Kernel
import WireRuntime

/// A user's identity at a provider of the pool, in the form of a line.
struct LineIdentity: Sendable {
    let provider: String
    let attribute: String
    let value: String
    /// Nil if it follows from the user's status.
    let isPrimary: Bool?
    let isDisabled: Bool
    let createdAt: Instant?

    init(_ json: JSON) throws(UserLineError) {
        let members = try LineMembers(
            json, named: "identities",
            names: ["provider", "attribute", "value", "primary", "disabled", "created"])
        provider = try members.requiredText("provider")
        attribute = try members.text("attribute") ?? ExternalIdentity.subject
        value = try members.requiredText("value")
        isPrimary = try members.flag("primary")
        isDisabled = try members.flag("disabled") ?? false
        createdAt = try members.time("created")
        guard (1...2048).contains(value.utf8.count) else {
            throw .invalid("identities.value", "It has 1 to 2,048 bytes")
        }
    }

    /// All identities of a user with this status.
    ///
    /// - Throws: `UserLineError` unless the primary ones fit the status.
    static func check(_ identities: [LineIdentity], of status: UserStatus) throws(UserLineError) {
        guard status == .externalProvider || !identities.contains(where: { $0.isPrimary == true }) else {
            throw .invalid("identities.primary", "Only a user with the status EXTERNAL_PROVIDER has a primary identity")
        }
        guard identities.count <= ExternalIdentities.maxLinks + 1 else {
            throw .invalid("identities", "A user has at most \(ExternalIdentities.maxLinks) beside the primary one")
        }
    }
}
