package import Kernel
package import Storage
import Styling

/// The brandings of pools and clients (UP-UI).
package struct Brandings: Sendable {
    let database: any Database
    let world: World
    let cache: SettingsCache

    package init(_ database: any Database, world: World, cache: SettingsCache) {
        self.database = database
        self.world = world
        self.cache = cache
    }

    /// Replaces the branding of `client`. Without a style sheet and a logo, the client's own branding is removed.
    ///
    /// - Parameter client: A client of the pool, or `Branding.allClients`.
    /// - Throws: `MissingResource`, `DomainRefusal.domainRequired` (UP-UI-03), or the refusal of the style sheet or the
    ///   logo.
    package func replace(
        for client: ClientID, in pool: UserPoolID, css: String?, logo: [UInt8]?
    ) async throws -> Branding {
        let css = css.flatMap { $0.isEmpty ? nil : $0 }
        if let css { _ = try StyleSheet(css) }
        let image = try logo.flatMap { $0.isEmpty ? nil : try LogoImage($0) }
        let instant = world.now()
        let branding = Branding(
            pool: pool, client: client, css: css, logo: image.map { .init(hash: $0.hash, format: $0.format) },
            createdAt: instant, modifiedAt: instant)
        let stored = try await database.write { tx in
            try Self.requireExistence(of: client, in: pool, tx)
            guard try !PoolDomainTable(tx).all(of: pool).isEmpty else { throw DomainRefusal.domainRequired }
            let table = BrandingTable(tx)
            guard css != nil || image != nil else {
                try table.delete(for: client, in: pool)
                return branding
            }
            try table.put(branding, logo: image)
            return try table.find(for: client, in: pool) ?? branding
        }
        cache.forgetBrandings()
        return stored
    }

    /// The branding that applies to `client`: its own, or that of all clients (UP-UI-02). Nil if there is none.
    ///
    /// - Throws: `MissingResource`.
    package func find(for client: ClientID, in pool: UserPoolID) async throws -> Branding? {
        try await database.read { tx in
            try Self.requireExistence(of: client, in: pool, tx)
            return try BrandingTable(tx).find(for: client, in: pool)
        }
    }

    /// The logo with this file name; nil if it has been removed.
    package func logo(
        _ fileName: String, of client: ClientID, in pool: UserPoolID
    ) async throws -> Branding.LogoFile? {
        try await database.read { try BrandingTable($0).logo(fileName, of: client, in: pool) }
    }

    private static func requireExistence(of client: ClientID, in pool: UserPoolID, _ tx: any Transaction) throws {
        try PoolTable(tx).requireExistence(pool)
        if client != Branding.allClients { _ = try ClientTable(tx).require(client, in: pool) }
    }
}
