package import Kernel
package import Wire

/// A SAML provider whose responses roles may trust.
package struct IAMSAMLProvider: Hashable, Sendable {
    /// The name, unique in the account.
    package var name: String
    /// The permanent id.
    package var id: String
    /// The metadata, as it was uploaded.
    package var metadata: String
    /// When the metadata expires; nil if it does not state that.
    package var validUntil: Instant?
    /// When it was created.
    package var createdAt: Instant
    /// Its tags, ordered by key.
    package var tags: [IAMResourceTag] = []

    /// The provider as ARNs name it.
    package var resource: IAMResource { IAMResource(.samlProvider, name: name) }

    /// Where its tags are stored.
    var tagOwner: String { "saml-provider/\(name)" }
}
