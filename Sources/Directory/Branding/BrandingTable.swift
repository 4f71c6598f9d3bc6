package import Kernel
package import Storage
import Styling

/// The statements on brandings.
package struct BrandingTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// Inserts a branding, or replaces everything except the time of creation.
    func put(_ branding: Branding, logo: LogoImage?) throws {
        let format = logo?.format.rawValue
        try tx.execute(
            """
            INSERT INTO branding
                (pool_id, client_id, css, logo, logo_format, logo_hash, created_at, modified_at)
            VALUES (\(branding.pool), \(branding.client), \(branding.css), \(logo?.bytes), \(format),
                \(branding.logo?.hash), \(branding.createdAt), \(branding.modifiedAt))
            ON CONFLICT (pool_id, client_id) DO UPDATE SET css = excluded.css, logo = excluded.logo,
                logo_format = excluded.logo_format, logo_hash = excluded.logo_hash, modified_at = excluded.modified_at
            """)
    }

    /// The branding of `client`, or if it has none, the one of all clients (UP-UI-02).
    package func find(for client: ClientID, in pool: UserPoolID) throws -> Branding? {
        let found = try tx.fetch(
            """
            SELECT pool_id, client_id, css, logo_format, logo_hash, created_at, modified_at FROM branding
            WHERE pool_id = \(pool) AND client_id IN (\(client), \(Branding.allClients))
            """
        ).map(Branding.init)
        return found.first { $0.client == client } ?? found.first
    }

    /// The logo with this file name, as an image; nil if it has been removed.
    func logo(_ fileName: String, of client: ClientID, in pool: UserPoolID) throws -> Branding.LogoFile? {
        let row = try tx.first(
            """
            SELECT logo, logo_format, logo_hash FROM branding
            WHERE pool_id = \(pool) AND client_id = \(client) AND logo IS NOT NULL
            """)
        guard let row, let logo = try Branding.Logo(row), logo.fileName.hasSameBytes(as: fileName) else { return nil }
        return Branding.LogoFile(bytes: try row.value("logo"), format: logo.format)
    }

    /// Deletes the branding of `client`, if it has one.
    func delete(for client: ClientID, in pool: UserPoolID) throws {
        try tx.execute("DELETE FROM branding WHERE pool_id = \(pool) AND client_id = \(client)")
    }
}

extension Branding {
    fileprivate init(_ row: Row) throws {
        self.init(
            pool: try row.value("pool_id"), client: try row.value("client_id"), css: try row.value("css"),
            logo: try Logo(row), createdAt: try row.value("created_at"), modifiedAt: try row.value("modified_at"))
    }
}

extension Branding.Logo {
    fileprivate init?(_ row: Row) throws {
        let (hash, format): (String?, String?) = (try row.value("logo_hash"), try row.value("logo_format"))
        guard let hash, let format = format.flatMap(LogoImage.Format.init) else { return nil }
        self.init(hash: hash, format: format)
    }
}
