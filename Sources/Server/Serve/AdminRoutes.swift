import HTTPServer
import Sync
import Wire
import WireRuntime

extension MartletServer {
    /// The routes of the admin port.
    func adminRoutes(
        _ configuration: Configuration, _ readiness: Readiness, _ stream: LogStream
    ) throws(PathPatternError) -> Routes {
        let adminAPI = AdminAPI(server: self, configuration: configuration)
        let rows = [
            probe("/healthz", "GetHealth") { .text(200, text: "ok\n") },
            probe("/readyz", "GetReadiness") {
                guard let obstacle = await readiness.obstacle() else { return .text(200, text: "ready\n") }
                return .text(503, text: "\(obstacle)\n")
            },
            probe("/metrics", "GetMetrics") { await metricsPage(readiness, stream) },
            PathRoute("POST", pattern: "/") { request, _ in await adminAPI.respond(to: request) },
        ]
        return try Routes(
            rows + inboxRoutes(configuration), frame: frame, only: AllowedHosts(publicURL: configuration.publicURL))
    }

    /// A page about the process itself. A status above 500 is counted, and is no error of the request.
    private func probe(
        _ path: String, _ operation: String, _ page: @escaping @Sendable () async -> WireResponse
    ) -> PathRoute {
        PathRoute("GET", pattern: path) { request, _ in
            await frame.run(request, as: .reading(operation), status: \.status) { _ in await page() }
                .response(elseRefusing: request)
        }
    }

    private func metricsPage(_ readiness: Readiness, _ stream: LogStream) async -> WireResponse {
        let page = MetricsPage(
            metrics.snapshot, admission.load, process: ProcessUse.now(), lostLogLines: stream.lost,
            storeIsReachable: await readiness.storeAnswers(),
            logoutNoticesWaiting: await logoutNotices.countWaiting(), syncWaiting: syncParts.changes.waiting)
        return .text(200, text: page.text, type: "text/plain; version=0.0.4; charset=utf-8")
    }
}
