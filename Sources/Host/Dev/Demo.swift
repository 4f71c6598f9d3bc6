import Directory
import Foundation
import Kernel
import SignIn
import Storage
import UserPoolAPI

/// The pool to try things with: made once, by the first start with `--dev`.
struct Demo: Sendable {
    let pool: UserPoolID
    /// For apps that can keep no secret.
    let publicClient: ClientID
    /// For servers, and its secret.
    let serverClient: (id: ClientID, secret: Secret<String>)

    private static let poolName = "demo"
    private static let (publicName, serverName) = ("demo-app", "demo-server")

    /// Finds the pool, or makes it where this folder has never had one; nil where it was deleted or changed since.
    static func prepare(_ house: House, _ configuration: Configuration) async throws -> Demo? {
        if let found = try await find(house) { return found }
        guard !FileManager.default.fileExists(atPath: path(in: configuration.data)) else { return nil }
        let made = try await make(house)
        try made.writeConfiguration(configuration)
        return made
    }

    private static func find(_ house: House) async throws -> Demo? {
        let pools = try await house.cellar.database.read { try PoolTable($0).list(after: nil, limit: 1000).items }
        guard let pool = pools.first(where: { $0.name == poolName }) else { return nil }
        let clients = try await house.registry.clients.list(in: pool.id, after: nil, limit: 1000).items
        guard let app = clients.first(where: { $0.name == publicName }),
            let server = clients.first(where: { $0.name == serverName }), let sealed = server.secret
        else { return nil }
        let secret = try house.cellar.vault.open(secret: sealed, of: server.id, in: pool.id)
        return Demo(pool: pool.id, publicClient: app.id, serverClient: (server.id, secret))
    }

    private static func make(_ house: House) async throws -> Demo {
        var settings = PoolSettings()
        settings.autoVerifiedAttributes = [.email]
        let pool = try await house.registry.pools.create(poolName, settings: settings, schema: []).id
        let app = try await client(
            publicName, [.allowUserSRP, .allowUserPassword, .allowRefreshToken], nil, in: pool, house)
        let secret = Secret(house.cellar.world.text(of: 52, from: "0123456789abcdefghijklmnopqrstuvwxyz"))
        let server = try await client(
            serverName, [.allowUserSRP, .allowUserPassword, .allowAdminUserPassword, .allowRefreshToken], secret,
            in: pool, house)
        return Demo(pool: pool, publicClient: app, serverClient: (server, secret))
    }

    private static func client(
        _ name: String, _ flows: [ExplicitAuthFlow], _ secret: Secret<String>?, in pool: UserPoolID, _ house: House
    ) async throws -> ClientID {
        let id = ClientID.fresh(house.cellar.world)
        var settings = ClientSettings()
        settings.explicitAuthFlows = flows
        settings.existenceErrors = .enabled
        let sealed = try secret.map { try house.cellar.vault.seal(secret: $0, of: id, in: pool) }
        return try await house.registry.clients.create(id, named: name, in: pool, secret: sealed, settings: settings).id
    }

    /// The address without its scheme, as the iOS SDK wants it, where the client finds the scheme by itself: for this
    /// machine it takes plain HTTP.
    static func endpoint(_ publicURL: String) -> String {
        let address = publicURL.split(separator: "/").last.map(String.init) ?? ""
        let host = URLComponents(string: publicURL)?.host ?? ""
        return publicURL.hasPrefix("https://") && Loopback.contains(host) ? publicURL : address
    }

    private static func path(in folder: String) -> String { "\(folder)/awsconfiguration.json" }

    /// What `AWSMobileClient` reads (spec C), with the address to speak to.
    private func writeConfiguration(_ configuration: Configuration) throws {
        let address = Self.endpoint(configuration.publicURL)
        let userPool: [String: Any] = [
            "PoolId": pool.rawValue, "AppClientId": publicClient.rawValue, "Region": configuration.region,
            "Endpoint": address,
        ]
        let document: [String: Any] = [
            "UserAgent": "Martlet", "Version": "1.0", "IdentityManager": ["Default": [String: Any]()],
            "CognitoUserPool": ["Default": userPool],
            "Auth": ["Default": ["authenticationFlowType": "USER_SRP_AUTH"]],
        ]
        let data = try JSONSerialization.data(
            withJSONObject: document, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        try PrivateFolder.write(String(decoding: data, as: UTF8.self) + "\n", to: Self.path(in: configuration.data))
    }
}
