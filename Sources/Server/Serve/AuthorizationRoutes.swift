import Directory
import HTTPServer
import OAuth
import Pages
import Wire

extension MartletServer {
    /// The endpoints that browsers open before a client has a code, and to sign out.
    func authorizationRoutes(_ configuration: Configuration) -> [PathRoute] {
        let (authorization, pool) = (authorization(configuration), poolOfHost(configuration))
        return AuthorizeEndpoint(frame: frame, authorization: authorization, pool: pool).routes
            + LogoutEndpoint(
                frame: frame, authorization: authorization, pool: pool,
                signOutAtProvider: hostedSite(configuration).signOutAtProvider
            ).routes
    }

    /// Finds the browser's session and gives apps codes or tokens for it.
    func authorization(_ configuration: Configuration) -> Authorization {
        Authorization(oauth, isSecure: configuration.isReachedByTLS)
    }

    /// Finds the pool whose domain is the host of a request. On a domain, only clients of its pool work.
    func poolOfHost(_ configuration: Configuration) -> AuthorizeEndpoint.PoolOfHost {
        let hosts = configuration.domainHosts
        return { [settings] request in
            guard let host = request.hostName else { return nil }
            return try await hosts.domain(ofHost: host, find: settings.domain)?.pool
        }
    }

    /// The endpoints that clients call themselves.
    func tokenRoutes(_ configuration: Configuration) -> [PathRoute] {
        let pool = poolOfHost(configuration)
        return TokenEndpoint(frame: frame, services: oauth, pool: pool).routes
            + RevocationEndpoint(frame: frame, services: oauth, pool: pool).routes
            + UserInfoEndpoint(frame: frame, services: oauth, pool: pool).routes
            + IntrospectionEndpoint(frame: frame, services: oauth, pool: pool).routes
            + DeviceAuthorizationEndpoint(frame: frame, services: oauth, pool: pool).routes
    }
}
