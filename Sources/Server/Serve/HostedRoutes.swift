import Authentication
import Kernel
import OAuth
import Pages
import Wire

extension MartletServer {
    /// The hosted pages, and in development the gallery of all of them.
    func hostedRoutes(_ configuration: Configuration) -> [PathRoute] {
        let site = HostedSite(
            frame: frame, authorization(configuration), reader: AuthorizeRequestReader(oauth),
            authenticator: Authenticator(services), accounts: accounts, settings: settings, cipher: store.cipher,
            world: store.world, pool: poolOfHost(configuration))
        return site.routes + (configuration.isDevelopment ? Gallery(frame: frame).routes : [])
    }
}

extension Configuration {
    /// Whether browsers reach the public URL over TLS.
    var isReachedByTLS: Bool { publicURL.utf8.starts(with: "https:".utf8) }
}
