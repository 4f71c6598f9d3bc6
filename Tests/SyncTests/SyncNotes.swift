import Directory
import IdentityPools
import Kernel
import Sync
import TestKit

/// A dataset of an identity on a test server.
struct SyncNotes {
    let server: TestServer
    let pool: IdentityPoolRecord
    let place: DatasetPlace
    let records: Records

    var datasets: Datasets { server.datasets }

    init(_ engine: Engine, _ quotas: Quotas = Quotas()) async throws {
        let server = try await TestServer(engine)
        try await self.init(server, quotas)
    }

    init(_ server: TestServer, _ quotas: Quotas = Quotas()) async throws {
        self.server = server
        pool = try await server.identityPool { $0.developerProvider = "login.example.com" }
        let identity = try await server.identities.identity(
            of: Self.user("ann"), with: [], as: nil, in: pool.id)
        place = DatasetPlace("notes", of: identity, in: pool.id)
        records = server.records(quotas)
    }

    static func user(_ name: String) -> Login { Login(.developer, provider: "login.example.com", subject: name) }

    /// The identity of another user of the pool.
    func identity(of name: String) async throws -> IdentityID {
        try await server.identities.identity(of: Self.user(name), with: [], as: nil, in: pool.id)
    }

    /// Another dataset of the identity, or of another one.
    func place(_ name: String, of identity: IdentityID? = nil) -> DatasetPlace {
        DatasetPlace(name, of: identity ?? place.identity, in: pool.id)
    }

    func list(
        _ place: DatasetPlace? = nil, since count: Int64? = nil, after: Cursor? = nil, limit: Int = 1024
    ) async throws -> RecordListing {
        try await records.list(place ?? self.place, since: count, after: after, limit: limit)
    }

    /// Changes records with a session token of now. A key without a count is new.
    @discardableResult
    func write(
        _ values: [String: String?], counts: [String: Int64] = [:], to place: DatasetPlace? = nil,
        session: String? = nil, asksFunction: Bool = false
    ) async throws -> [SyncRecord] {
        let place = place ?? self.place
        let current = try await list(place).session
        let changes = values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { key, value in
            RecordChange(key, value: value, syncCount: counts[key] ?? 0)
        }
        return try await records.update(
            place, with: changes, session: session ?? current, by: "device", asksFunction: asksFunction)
    }
}
