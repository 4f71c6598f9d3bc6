import AccessControl
import Cryptography
import Directory
import Foundation
import Kernel
import Storage
import UserPoolAPI

/// The demo pool, created by the first start with `--dev`.
struct Demo: Sendable {
    let pool: UserPoolID
    /// For apps, which cannot keep a secret.
    let publicClient: ClientID
    /// For servers, with its secret.
    let serverClient: (id: ClientID, secret: Secret<String>)
    /// Whether the client for apps accepts redirects to apps on this machine. The client of an older store does not.
    let hasAppRedirects: Bool

    static let poolName = "demo"
    /// How many pools or clients are searched for those of the demo.
    static let maxSearched = 1000

    /// Finds the pool, or creates it if the store has never had one; nil if it has been deleted or changed.
    static func prepare(_ server: MartletServer, with configuration: Configuration) async throws -> Demo? {
        let file = path(in: configuration.data)
        if let found = try await find(server) {
            if !FileManager.default.fileExists(atPath: file) { try found.writeConfiguration(configuration) }
            return found
        }
        guard !FileManager.default.fileExists(atPath: file) else { return nil }
        if let created = try await create(on: server, with: configuration) {
            await server.recordFirstStart("CreateUserPool") { AuditContext.note(created.pool) }
            try created.writeConfiguration(configuration)
            return created
        }
        let found = try await find(server)
        try found?.writeConfiguration(configuration)
        return found
    }

    private static func find(_ server: MartletServer) async throws -> Demo? {
        guard let pool = try await server.store.database.read({ try recordedPool($0) }) else { return nil }
        let clients = try await server.poolServices.clients.list(in: pool.id, after: nil, limit: maxSearched).items
        guard let app = clients.first(where: { $0.name == publicName }),
            let serverApp = clients.first(where: { $0.name == serverName }), let sealed = serverApp.secret
        else { return nil }
        let secret = try server.store.cipher.open(secret: sealed, of: serverApp.id, in: pool.id)
        return Demo(
            pool: pool.id, publicClient: app.id, serverClient: (serverApp.id, secret),
            hasAppRedirects: app.settings.oauth.callbackURLs?.contains(signInRedirect) == true)
    }

    /// The pool whose id the store records. Older stores record none; their pool is found by name.
    private static func recordedPool(_ tx: any Transaction) throws -> UserPool? {
        guard let id = try StorePropertyTable(tx).value(of: .demoPool) else {
            return try PoolTable(tx).list(after: nil, limit: maxSearched).items.first { $0.name == poolName }
        }
        return try PoolTable(tx).find(UserPoolID(rawValue: id))
    }

    /// The address in the form of the iOS SDK: without the scheme if the client infers that, as it uses plain HTTP for
    /// this machine.
    static func endpoint(_ publicURL: String) -> String {
        let address = publicURL.split(separator: "/").last.map(String.init) ?? ""
        let host = URLComponents(string: publicURL)?.host ?? ""
        return publicURL.hasPrefix("https://") && Loopback.contains(host) ? publicURL : address
    }

    private static func path(in folder: String) -> String { "\(folder)/awsconfiguration.json" }

    /// Writes the configuration file of `AWSMobileClient`, with the server's address.
    private func writeConfiguration(_ configuration: Configuration) throws {
        let address = Self.endpoint(configuration.standardURL)
        let userPool: [String: Any] = [
            "PoolId": pool.rawValue, "AppClientId": publicClient.rawValue, "Region": pool.region,
            "Endpoint": address,
        ]
        var auth: [String: Any] = ["authenticationFlowType": "USER_SRP_AUTH"]
        if hasAppRedirects {
            auth["OAuth"] = [
                "WebDomain": address, "AppClientId": publicClient.rawValue, "Scopes": Self.scopes,
                "SignInRedirectURI": Self.signInRedirect, "SignOutRedirectURI": Self.signOutRedirect,
            ]
        }
        let document: [String: Any] = [
            "UserAgent": "Martlet", "Version": "1.0", "IdentityManager": ["Default": [String: Any]()],
            "CognitoUserPool": ["Default": userPool],
            "Auth": ["Default": auth],
        ]
        let data = try JSONSerialization.data(
            withJSONObject: document, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        try PrivateFolder.write(String(decoding: data, as: UTF8.self) + "\n", to: Self.path(in: configuration.data))
    }
}
