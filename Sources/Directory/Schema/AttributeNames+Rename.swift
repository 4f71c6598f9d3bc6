import Kernel
import Storage

extension ClientTable {
    func all(in pool: UserPoolID) throws -> [Client] {
        var (clients, after): ([Client], Cursor?) = ([], nil)
        repeat {
            let page = try list(in: pool, after: after, limit: 100)
            clients += page.items
            after = page.next
        } while after != nil
        return clients
    }

    /// Changes the lists of attributes that clients may read and write.
    ///
    /// - Returns: The clients that have changed.
    func rename(_ names: ([String]) -> [String], in pool: UserPoolID, now: Instant) throws -> [ClientID] {
        try all(in: pool).compactMap { client in
            var changed = client
            changed.settings.readAttributes = client.settings.readAttributes.map(names)
            changed.settings.writeAttributes = client.settings.writeAttributes.map(names)
            guard changed.settings != client.settings else { return nil }
            changed.modifiedAt = now
            return try update(changed).id
        }
    }
}

extension IdentityProviderTable {
    /// Changes the attributes that providers' claims are mapped to.
    func rename(_ names: ([String]) -> [String], in pool: UserPoolID, now: Instant) throws {
        for provider in try all(in: pool) {
            var changed = provider
            changed.attributeMapping = [:]
            for (name, claim) in provider.attributeMapping {
                for other in names([name]) { changed.attributeMapping[other] = claim }
            }
            guard changed.attributeMapping != provider.attributeMapping else { continue }
            changed.modifiedAt = now
            try update(changed)
        }
    }
}
