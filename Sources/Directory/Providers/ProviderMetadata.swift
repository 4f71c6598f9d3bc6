package import Kernel

/// The metadata document of a SAML provider.
package struct ProviderMetadata: Sendable, Equatable {
    /// The provider's entity ID.
    package var entityID: String
    /// The XML document.
    package var document: String
    /// When it was fetched or given.
    package var fetchedAt: Instant
    /// When it is to be fetched again; nil for a document that an administrator gave.
    package var dueAt: Instant?

    package init(entityID: String, document: String, fetchedAt: Instant, dueAt: Instant?) {
        (self.entityID, self.document, self.fetchedAt, self.dueAt) = (entityID, document, fetchedAt, dueAt)
    }
}
