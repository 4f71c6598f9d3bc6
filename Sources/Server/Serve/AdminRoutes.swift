import Console
import HTTPServer
import Pages
import Wire

extension MartletServer {
    /// The routes of the admin port.
    func adminRoutes(_ configuration: Configuration, probes: Probes) throws(PathPatternError) -> Routes {
        let adminAPI = AdminAPI(server: self, configuration: configuration)
        let calls = PathRoute("POST", pattern: "/") { request, _ in await adminAPI.respond(to: request) }
        return try Routes(
            probes.routes + [calls] + inboxRoutes(configuration) + console(configuration).routes, frame: frame,
            only: configuration.allowedHosts, page: { AdminErrorPage.response(status: $1) })
    }

    /// The routes of the management address: they reveal nothing about users, and change nothing.
    func managementRoutes(probes: Probes) throws(PathPatternError) -> Routes {
        try Routes(probes.routes, frame: frame)
    }
}
