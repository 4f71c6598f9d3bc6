import Directory
import Kernel
import OAuth
import Wire

extension HostedSite {
    /// How the pages of `client` look.
    func brand(of client: Client) async throws -> Brand {
        let branding = try await settings.branding(of: client.id, in: client.pool)
        return Brand(css: branding?.styleSheet, logo: branding?.logoPath, name: client.name)
    }

    /// The same for a page that is in no authorization request, and names a client in its address. Without a client of
    /// the host's pool, the page looks as the server's own.
    func brand(ofClientIn parameters: QueryParameters, _ request: WireRequest) async -> Brand {
        guard let id = parameters.anyText("client_id").map(ClientID.init(rawValue:)), id.isPlausible else {
            return Brand()
        }
        do {
            let (client, host) = (try await settings.client(id), try await pool(request))
            return host == nil || host == client.pool ? try await brand(of: client) : Brand()
        } catch { return Brand() }
    }
}
