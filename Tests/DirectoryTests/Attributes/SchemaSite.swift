import Directory
import Kernel
import Storage
import TestKit

/// A server with a pool whose schema changes.
struct SchemaSite {
    let server: TestKit.TestServer
    let pool: UserPoolID
    let client: Client

    /// A provider and a client of the pool name `custom:plan`, if `schema` has it.
    init(
        _ engine: Engine, schema: [AttributeRequest] = [], setting set: (inout PoolSettings) -> Void = { _ in }
    ) async throws {
        let names = ["email"] + (schema.isEmpty ? [] : ["custom:plan"])
        let made: UserPool
        (server, made, client) = try await TestKit.TestServer.withPoolAndClient(
            engine, schema: schema, pool: set,
            client: {
                $0.readAttributes = names
                $0.writeAttributes = names
            })
        pool = made.id
        if !schema.isEmpty {
            _ = try await server.addProvider(to: pool, mapping: ["email": "email", "custom:plan": "plan"])
        }
    }

    var changes: SchemaChanges { SchemaChanges(server.database, world: server.world, cache: server.settings) }

    func current() async throws -> UserPool { try await server.settings.pool(pool) }

    /// Adds a user as an administrator does.
    func add(_ name: String, _ attributes: [String: String] = [:]) async throws {
        let (database, world, pool) = (server.database, server.world, try await current())
        let made = try NewUser(
            Username(rawValue: name), attributes: attributes, by: .administrator, in: pool, world: world)
        try await database.write { try UserWriter($0, of: pool).insert(made.user, calledBy: made.contact) }
    }

    func write(_ attributes: [String: String], of name: String) async throws {
        let (pool, now) = (try await current(), server.world.now())
        try await server.database.write { tx in
            var user = try UserTable(tx).require(Username(rawValue: name), in: pool)
            try AttributeChange(attributes, by: .administrator).apply(to: &user, in: pool)
            try UserWriter(tx, of: pool).save(user, now: now)
        }
    }

    func attributes(of name: String) async throws -> UserAttributes {
        try await server.user(name, in: pool).attributes
    }

    /// - Returns: How many users have changed.
    @discardableResult
    func changeUsers(_ change: SchemaChange) async throws -> Int {
        var (changed, next): (Int, String?) = (0, nil)
        repeat {
            let part = try await changes.changeUsers(change, in: pool, after: next)
            (changed, next) = (changed + part.changed, part.next)
        } while next != nil
        return changed
    }

    func carryOut(_ change: SchemaChange) async throws {
        try await changes.begin(change, in: pool)
        try await changeUsers(change)
        try await changes.finish(change, in: pool)
        _ = try await changes.releaseNames(in: pool, after: nil)
    }
}
