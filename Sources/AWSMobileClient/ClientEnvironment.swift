import Kernel
import WireClient

/// The means by which a client reaches the world: its transport, its time and randomness, and its log.
struct ClientEnvironment: Sendable {
    let transport: Transport
    let world: World
    let log: ClientLog

    var retries: Retries { Retries(world: world, log: log) }

    /// The wire of a service at `origin`.
    func wire(to origin: String, userAgent: String?) -> WireClient {
        WireClient(origin: origin, transport: transport.sending(userAgent: userAgent))
    }
}
