import Wire

extension MartletServer {
    /// The routes of the admin port.
    func adminRoutes(
        _ configuration: Configuration, _ readiness: Readiness, _ stream: LogStream
    ) -> Routes {
        let adminAPI = AdminAPI(server: self, configuration: configuration)
        var routes = Routes(only: AllowedHosts(publicURL: configuration.publicURL))
        routes.add("GET", "/healthz") { _ in .text(200, "ok\n") }
        routes.add("GET", "/readyz") { _ in
            guard let obstacle = await readiness.obstacle() else { return .text(200, "ready\n") }
            return .text(503, "\(obstacle)\n")
        }
        routes.add("GET", "/metrics") { _ in
            let page = MetricsPage(
                metrics.snapshot, admission.load, process: ProcessUse.now(), lostLogLines: stream.lost,
                storeIsReachable: await readiness.storeAnswers())
            return .text(200, page.text, type: "text/plain; version=0.0.4; charset=utf-8")
        }
        routes.add("POST", "/") { await adminAPI.respond(to: $0) }
        if configuration.isDevelopment { inbox(configuration).addRoutes(to: &routes) }
        return routes
    }
}
