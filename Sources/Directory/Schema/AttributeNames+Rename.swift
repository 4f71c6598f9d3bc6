import Kernel
import Storage

extension ClientTable {
    /// Changes the lists of attributes that clients may read and write.
    ///
    /// - Parameter update: The names after the change of some names.
    /// - Returns: The clients that have changed.
    func updateAttributeNames(
        in pool: UserPoolID, now: Instant, by update: ([String]) -> [String]
    ) throws -> [ClientID] {
        try all(in: pool).compactMap { client in
            var changed = client
            changed.settings.readAttributes = client.settings.readAttributes.map(update)
            changed.settings.writeAttributes = client.settings.writeAttributes.map(update)
            guard changed.settings != client.settings else { return nil }
            changed.modifiedAt = now
            return try self.update(changed).id
        }
    }
}

extension IdentityProviderTable {
    /// Changes the attributes that providers' claims are mapped to.
    ///
    /// - Parameter update: The names after the change of some names.
    func updateAttributeNames(in pool: UserPoolID, now: Instant, by update: ([String]) -> [String]) throws {
        for provider in try all(in: pool) {
            var changed = provider
            changed.attributeMapping = provider.mapping(updatedBy: update)
            guard changed.attributeMapping != provider.attributeMapping else { continue }
            changed.modifiedAt = now
            try self.update(changed)
        }
    }
}

extension IdentityProvider {
    /// The mapping under the names after a change. A claim that is already mapped to the new name of an attribute
    /// stays.
    func mapping(updatedBy update: ([String]) -> [String]) -> [String: String] {
        var updated: [String: String] = [:]
        for (name, claim) in attributeMapping {
            for other in update([name]) where other.hasSameBytes(as: name) || attributeMapping[other] == nil {
                updated[other] = claim
            }
        }
        return updated
    }
}
