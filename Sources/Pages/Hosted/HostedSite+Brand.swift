import Directory
import Kernel
import OAuth
package import Wire

extension HostedSite {
    /// How the pages of `client` look.
    func brand(of client: Client) async throws -> Brand {
        let branding = try await settings.branding(of: client.id, in: client.pool)
        return Brand(try await settings.pool(client.pool), client: client, branding: branding)
    }

    /// The look of pages of `pool` that do not belong to one of its clients.
    func brand(of pool: UserPoolID) async throws -> Brand {
        let branding = try await settings.branding(of: Branding.allClients, in: pool)
        return Brand(try await settings.pool(pool), client: nil, branding: branding)
    }

    /// The look of a page without a client: that of the host's pool, or else the server's own.
    func brand(ofHostIn request: WireRequest) async -> Brand {
        do {
            guard let pool = try await poolOfHost(request) else { return Brand() }
            return try await brand(of: pool)
        } catch { return Brand() }
    }

    /// The look of a page that names a pool in its address. On the host of another pool it is the look of the host's.
    package func brand(ofPoolIn parameters: QueryParameters, for request: WireRequest) async -> Brand {
        guard let id = parameters["user_pool_id"].map(UserPoolID.init(rawValue:)), id.isPlausible else {
            return await brand(ofHostIn: request)
        }
        do { return try await brand(of: try await poolOfHost(request) ?? id) } catch {
            return await brand(ofHostIn: request)
        }
    }

    /// The look of a page that names a client in its address, outside of an authorization request. Without a client of
    /// the host's pool, it is the look of the host.
    package func brand(ofClientIn parameters: QueryParameters, for request: WireRequest) async -> Brand {
        guard let id = parameters.anyText("client_id").map(ClientID.init(rawValue:)), id.isPlausible else {
            return await brand(ofHostIn: request)
        }
        do {
            let (client, host) = (try await settings.client(id), try await poolOfHost(request))
            if let host, host != client.pool { return try await brand(of: host) }
            return try await brand(of: client)
        } catch { return await brand(ofHostIn: request) }
    }
}
