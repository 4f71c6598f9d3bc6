import Directory
import HTTPServer
import Kernel
import OAuth
import Pages
import Storage

extension MartletServer {
    /// The page at the root of a server in development; nil otherwise.
    func startPage(_ configuration: Configuration) -> StartPage? {
        guard configuration.isDevelopment else { return nil }
        let hosts = configuration.allowedHosts
        return StartPage(
            frame: frame, exports: StartupMessage.exports(configuration), hosts: { hosts.refusal(of: $0) },
            pools: { try await shownPools(configuration) })
    }

    /// How many pools, and clients of each, the page shows.
    private static let maxShown = 50

    /// The first pools, and the first clients of each.
    private func shownPools(_ configuration: Configuration) async throws -> [StartPage.Pool] {
        let found = try await store.database.read { tx in
            try PoolTable(tx).list(after: nil, limit: Self.maxShown).items.map { pool in
                (pool, try ClientTable(tx).list(in: pool.id, after: nil, limit: Self.maxShown).items)
            }
        }
        return found.sorted { $0.0.name < $1.0.name }.map { pool, clients in
            StartPage.Pool(
                name: pool.name, id: pool.id.rawValue, issuer: configuration.publicURL.issuer(of: pool.id),
                clients: clients.map {
                    StartPage.Client(name: $0.name, id: $0.id.rawValue, signIn: $0.signInPath)
                })
        }
    }
}

extension Client {
    /// The sign-in page with the client's first callback; nil if it has none, or is not for sign-ins.
    fileprivate var signInPath: String? {
        let (oauth, types) = (settings.oauth, [("code", OAuthSettings.Flow.code), ("token", .implicit)])
        guard oauth.enabled, let (type, _) = types.first(where: { oauth.flows?.contains($0.1) == true }),
            let callback = oauth.callbackURLs?.first
        else { return nil }
        return "/login?client_id=\(PercentEncoding.encode(id.rawValue.utf8))&response_type=\(type)"
            + "&redirect_uri=\(PercentEncoding.encode(callback.utf8))"
    }
}
