import AccessControl
import Console
import Wire

extension MartletServer {
    /// The console on the admin port, which browsers reach without TLS.
    func console(_ configuration: Configuration) -> ConsoleSite {
        let signatures = tables.signatures
        let credentials = ConsoleCredentials(
            signer: { try await signatures.signer(ofAddress: $0, service: ConsoleEntry.service) },
            caller: { try await signatures.caller(accessKeyID: $0, token: $1, for: $2) })
        let sessions = ConsoleSessions(
            store.database, world: store.world, cipher: store.cipher, credentials: credentials)
        let place = ConsoleSite.Place(
            isSecure: false, publicURL: configuration.publicURL, regions: configuration.regions)
        return ConsoleSite(
            tables.all, sessions: sessions, cipher: store.cipher, place: place, frame: frame)
    }
}
