import Authentication
import Directory
import Federation
import HTTPServer
import Kernel
import OAuth
import Pages
import Tokens
import UserPoolAPI
import Wire

extension MartletServer {
    /// The hosted pages, and the gallery of all of them: for every pool in development, otherwise for pools that show
    /// it.
    func hostedRoutes(_ configuration: Configuration) -> [PathRoute] {
        let (site, isDevelopment) = (hostedSite(configuration), configuration.isDevelopment)
        let gallery = Gallery(frame: frame, isOpen: isDevelopment) {
            await site.preview($0, showsAll: isDevelopment)
        }
        return site.routes + gallery.routes
    }

    /// The services of the hosted pages.
    func hostedSite(_ configuration: Configuration) -> HostedSite {
        HostedSite(
            frame: frame, authorization: authorization(configuration), reader: AuthorizeRequestReader(oauth),
            authenticator: Authenticator(services), accounts: accounts,
            external: ExternalSite(connectors(), origin: originOfBrowser(configuration)),
            externalSignIn: ExternalSignIn(services), settings: settings, cipher: store.cipher,
            world: store.world, poolOfHost: poolOfHost(configuration))
    }

    /// The connections to other identity providers.
    private func connectors() -> Connectors {
        Connectors(
            poolServices.identityProviders, client: providerClient, metadata: poolServices.providerMetadata,
            samlKey: poolServices.samlKeys.key, reading: readingOfMessages, world: store.world)
    }

    /// The domain that the browser used, or else the public URL: providers redirect there.
    private func originOfBrowser(_ configuration: Configuration) -> ExternalSite.Origin {
        let hosts = configuration.domainHosts
        return { [settings] request in
            guard let host = request.hostName else { return configuration.standardURL }
            let domain = try await hosts.domain(ofHost: host, find: settings.domain)
            return domain.flatMap(hosts.origin) ?? hosts.publicURL(ofHost: host) ?? configuration.standardURL
        }
    }
}

extension Configuration {
    /// Whether browsers reach the public URL over TLS.
    var isReachedByTLS: Bool { standardURL.utf8.starts(with: "https:".utf8) }
}
