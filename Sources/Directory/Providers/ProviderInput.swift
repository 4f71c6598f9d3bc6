/// The details of a provider as an administrator gives them.
package struct ProviderInput: Sendable {
    /// All details, with secrets; nil to keep the stored ones.
    package var details: [String: String]?
    /// The mapping; nil to keep the stored one.
    package var attributeMapping: [String: String]?
    /// The identifiers; nil to keep the stored ones.
    package var identifiers: [String]?
    /// The metadata of a SAML provider, given together with its details.
    package var metadata: ProviderMetadata?

    package init(
        details: [String: String]?, attributeMapping: [String: String]?, identifiers: [String]?,
        metadata: ProviderMetadata? = nil
    ) {
        self.details = details
        self.attributeMapping = attributeMapping
        self.identifiers = identifiers
        self.metadata = metadata
    }
}
