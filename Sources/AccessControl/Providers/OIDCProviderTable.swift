import Foundation
import Kernel
import Storage

/// The statements on OpenID Connect providers.
struct OIDCProviderTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// - Throws: `TrustedProviderRefusal.urlTaken`.
    func insert(_ provider: OIDCProvider) throws {
        let count = try tx.execute(
            """
            INSERT INTO oidc_providers (url, client_ids, thumbprints, created_at)
            VALUES (\(provider.url), \(try Self.text(provider.clientIDs)), \(try Self.text(provider.thumbprints)),
                \(provider.createdAt))
            ON CONFLICT (url) DO NOTHING
            """)
        guard count == 1 else { throw TrustedProviderRefusal.urlTaken("https://\(provider.url)") }
    }

    func find(_ url: String) throws -> OIDCProvider? {
        try tx.first("SELECT * FROM oidc_providers WHERE url = \(url)").map(Self.provider)
    }

    func update(_ provider: OIDCProvider) throws {
        try tx.execute(
            """
            UPDATE oidc_providers SET client_ids = \(try Self.text(provider.clientIDs)),
                thumbprints = \(try Self.text(provider.thumbprints))
            WHERE url = \(provider.url)
            """)
    }

    func delete(_ url: String) throws { try tx.execute("DELETE FROM oidc_providers WHERE url = \(url)") }

    /// At most `limit` providers, ordered by URL.
    func list(limit: Int) throws -> [OIDCProvider] {
        try tx.fetch("SELECT * FROM oidc_providers ORDER BY url LIMIT \(limit)").map(Self.provider)
    }

    /// The number of providers, up to `maximum`.
    func count(upTo maximum: Int) throws -> Int {
        try tx.count("SELECT COUNT(*) AS n FROM (SELECT url FROM oidc_providers LIMIT \(maximum)) AS counted")
    }

    private static func text(_ list: [String]) throws -> String {
        String(decoding: try JSONEncoder().encode(list), as: UTF8.self)
    }

    private static func list(_ text: String) throws -> [String] {
        try JSONDecoder().decode([String].self, from: Data(text.utf8))
    }

    private static func provider(_ row: Row) throws -> OIDCProvider {
        OIDCProvider(
            url: try row.value("url"), clientIDs: try list(row.value("client_ids")),
            thumbprints: try list(row.value("thumbprints")), createdAt: try row.value("created_at"))
    }
}
