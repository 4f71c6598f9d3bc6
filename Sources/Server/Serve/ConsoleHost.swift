import Console
import HTTPServer
import Kernel
import Pages
import Wire

/// The console at an origin of its own on the public port. Requests to its host get pages of the console and nothing
/// else; requests to other hosts get none of them.
struct ConsoleHost: Sendable {
    let routes: Routes
    /// The queue of the console's requests, so that a flood of sign-ins does not lock operators out.
    let queue: HostQueue
    private let host: String

    /// Nil unless the console has such an origin.
    init?(_ server: MartletServer, configuration: Configuration) throws(PathPatternError) {
        guard let origin = configuration.management.consoleURL else { return nil }
        host = OriginParts(origin).host
        queue = HostQueue(host: host)
        let start = PathRoute("GET", pattern: "/") { _, _ in
            WireResponse(status: 303, headers: [("Location", "/console"), ("Cache-Control", "no-store")])
        }
        routes = try Routes(
            [start] + server.console(configuration, at: origin).routes, frame: server.frame,
            page: { AdminErrorPage.response(status: $1) })
    }

    func serves(_ request: WireRequest) -> Bool { request.hostName?.hasSameBytes(as: host) ?? false }
}
