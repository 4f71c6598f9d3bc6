import Cryptography
package import Kernel

extension SAMLMetadata {
    /// Reads the metadata of one provider: an EntityDescriptor, or an EntitiesDescriptor with exactly one provider.
    ///
    /// - Throws: `InvalidInput`, with the reason.
    package static func read(_ bytes: [UInt8], now: Instant) throws(InvalidInput) -> SAMLMetadata {
        let root: XMLElement
        do { root = try XMLDocument(bytes, within: .metadata).root } catch { throw InvalidInput(error.message) }
        guard root.has(.md("EntityDescriptor")) || root.has(.md("EntitiesDescriptor")) else {
            throw InvalidInput("The document is neither an EntityDescriptor nor an EntitiesDescriptor.")
        }
        let (entity, provider) = try provider(in: root)
        guard let id = entity.attribute("entityID"), (1...1024).contains(id.utf8.count) else {
            throw InvalidInput("The entityID is missing, or longer than 1,024 bytes.")
        }
        let lifetime = try MetadataLifetime([root, entity, provider])
        if let end = lifetime.validUntil, end <= now {
            throw InvalidInput("The metadata has expired.")
        }
        return SAMLMetadata(
            entityID: id, signOn: try EndpointReader.signOn(provider), logout: try EndpointReader.logout(provider),
            certificates: try CertificateReader.signing(provider),
            wantsSignedRequests: ["true", "1"].contains(provider.attribute("WantAuthnRequestsSigned")),
            validUntil: lifetime.validUntil, cacheDuration: lifetime.cacheDuration)
    }

    /// The only entity with an IDPSSODescriptor, together with that.
    private static func provider(
        in root: XMLElement
    ) throws(InvalidInput) -> (entity: XMLElement, role: XMLElement) {
        var found: [(entity: XMLElement, role: XMLElement)] = []
        for entity in entities(in: root) {
            for role in entity.children(.md("IDPSSODescriptor")) where supportsSAML2(role) {
                found.append((entity, role))
            }
        }
        guard let first = found.first else {
            throw InvalidInput("There is no IDPSSODescriptor that supports SAML 2.0.")
        }
        guard found.count == 1 else { throw InvalidInput("There is more than one IDPSSODescriptor.") }
        return first
    }

    private static func entities(in element: XMLElement) -> [XMLElement] {
        if element.has(.md("EntityDescriptor")) { return [element] }
        return element.children.flatMap { child in
            child.has(.md("EntityDescriptor")) || child.has(.md("EntitiesDescriptor")) ? entities(in: child) : []
        }
    }

    private static func supportsSAML2(_ role: XMLElement) -> Bool {
        let protocols = role.attribute("protocolSupportEnumeration") ?? ""
        return protocols.utf8.split { $0 <= 0x20 }.contains { $0.elementsEqual(XMLNamespace.protocolMessages.utf8) }
    }
}
