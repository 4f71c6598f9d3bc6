import AccessControl
import Directory
import Kernel
import Storage
import UserPoolAPI

/// The demo pools whose users sign in by an e-mail address or a telephone number instead of a username. A start with
/// `--dev` creates each of them once in a store.
enum ContactDemo: String, CaseIterable {
    case email = "demo-email"
    case phone = "demo-phone"

    /// Creates the pools that the store has never had.
    ///
    /// - Returns: The client for apps of each pool that has not been deleted.
    static func prepare(
        _ server: MartletServer, with configuration: Configuration
    ) async throws -> [(pool: ContactDemo, client: ClientID)] {
        var clients: [(pool: ContactDemo, client: ClientID)] = []
        for pool in allCases {
            try await pool.create(server, with: configuration)
            if let client = try await pool.client(server) { clients.append((pool, client)) }
        }
        return clients
    }

    private var property: StoreProperty {
        switch self {
        case .email: .emailDemoPool
        case .phone: .phoneDemoPool
        }
    }

    private var settings: PoolSettings {
        var settings = PoolSettings()
        switch self {
        case .email: settings.usernameAttributes = [.email]
        case .phone:
            settings.usernameAttributes = [.phoneNumber]
            settings.sms = SMSSettings(callerARN: "arn:aws:iam::123456789012:role/demo")
        }
        settings.autoVerifiedAttributes = settings.usernameAttributes
        return settings
    }

    private func create(_ server: MartletServer, with configuration: Configuration) async throws {
        guard try await recordedPool(server) == nil else { return }
        let made = Locked<UserPoolID?>(nil)
        let world = server.store.world
        let isNew = try await Demo.create(rawValue, as: property, settings: settings, on: server, with: configuration) {
            pool in
            _ = made.exchange(pool)
            return [Demo.app(in: pool, world: world, with: configuration)]
        }
        guard isNew, let pool = made.read({ $0 }) else { return }
        await server.recordFirstStart("CreateUserPool") { AuditContext.note(pool) }
    }

    private func recordedPool(_ server: MartletServer) async throws -> UserPoolID? {
        try await server.store.database.read { [property] tx in
            try StorePropertyTable(tx).value(of: property).map { UserPoolID(rawValue: $0) }
        }
    }

    /// The client for apps; nil if it or its pool has been deleted.
    private func client(_ server: MartletServer) async throws -> ClientID? {
        guard let pool = try await recordedPool(server),
            try await server.store.database.read({ try PoolTable($0).find(pool) }) != nil
        else { return nil }
        let clients = try await server.poolServices.clients.list(in: pool, after: nil, limit: Demo.maxSearched).items
        return clients.first { $0.name == Demo.publicName }?.id
    }
}
