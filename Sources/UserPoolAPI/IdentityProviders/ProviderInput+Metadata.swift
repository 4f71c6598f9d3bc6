import Directory
import Federation

extension ProviderMetadataSource {
    /// An administrator's input for a provider, with the metadata that its details name. Only SAML providers have such
    /// details.
    ///
    /// - Throws: `InvalidInput` if they cannot be fetched, or are not metadata.
    func input(
        _ details: [String: String]?, attributeMapping: [String: String]?, identifiers: [String]?
    ) async throws -> ProviderInput {
        var input = ProviderInput(details: details, attributeMapping: attributeMapping, identifiers: identifiers)
        if let details, details["MetadataURL"] != nil || details["MetadataFile"] != nil {
            let completed = try await complete(details)
            (input.details, input.metadata) = (completed.details, completed.metadata)
        }
        return input
    }
}
