public import Kernel
public import Wire

/// A SAML provider whose responses roles may trust.
public struct IAMSAMLProvider: Hashable, Sendable {
    /// The name, unique in the account.
    public var name: String
    /// The permanent id.
    public var id: String
    /// The metadata, as it was uploaded.
    public var metadata: String
    /// Until when the metadata is valid; nil if it does not say.
    public var validUntil: Instant?
    /// When it was created.
    public var createdAt: Instant
    /// Its tags, ordered by key.
    public var tags: [Administrator.Tag] = []

    /// The provider as ARNs name it.
    public var resource: IAMResource { IAMResource(.samlProvider, name: name) }

    /// Where its tags are stored.
    var tagOwner: String { "saml-provider/\(name)" }
}
