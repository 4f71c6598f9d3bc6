import Directory
import Kernel
import OAuth
package import Wire

extension HostedSite {
    /// The gallery's look, which is that of the client in the request; nil if it names none, or the client's pool does
    /// not show it.
    ///
    /// - Parameter showsAll: Whether every pool shows it, as in development.
    package func preview(_ request: WireRequest, showsAll: Bool) async -> Brand? {
        let query = QueryParameters(request.query, plusSign: .space)
        guard let id = query.anyText("client_id").map(ClientID.init(rawValue:)), id.isPlausible else { return nil }
        do {
            let (client, host) = (try await settings.client(id), try await poolOfHost(request))
            let shows = try await settings.pool(client.pool).extensions.showsGallery ?? false
            guard shows || showsAll, host == nil || host == client.pool else { return nil }
            return try await brand(of: client)
        } catch { return nil }
    }
}
