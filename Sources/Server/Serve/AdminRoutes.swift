import Audit
import Console
import Factors
import HTTPServer
import Kernel
import Messaging
import Pages
import Storage
import Sync
import Tokens
import UserPoolAPI
import Wire
import WireRuntime

extension MartletServer {
    /// The routes of the admin port.
    func adminRoutes(
        _ configuration: Configuration, readiness: Readiness, stream: LogStream, certificates: ServedCertificates
    ) throws(PathPatternError) -> Routes {
        let adminAPI = AdminAPI(server: self, configuration: configuration)
        let calls = PathRoute("POST", pattern: "/") { request, _ in await adminAPI.respond(to: request) }
        let probes = probes(configuration, readiness: readiness, stream: stream, certificates: certificates)
        return try Routes(
            probes + [calls] + inboxRoutes(configuration) + console(configuration).routes, frame: frame,
            only: configuration.allowedHosts, page: { AdminErrorPage.response(status: $1) })
    }

    /// The routes of the management address: they reveal nothing about users, and change nothing.
    func managementRoutes(
        _ configuration: Configuration, readiness: Readiness, stream: LogStream, certificates: ServedCertificates
    ) throws(PathPatternError) -> Routes {
        try Routes(
            probes(configuration, readiness: readiness, stream: stream, certificates: certificates), frame: frame)
    }

    private func probes(
        _ configuration: Configuration, readiness: Readiness, stream: LogStream, certificates: ServedCertificates
    ) -> [PathRoute] {
        [
            probe("/healthz", operation: "GetHealth") { .text(200, text: "ok\n") },
            probe("/readyz", operation: "GetReadiness") {
                guard let obstacle = await readiness.obstacle() else { return .text(200, text: "ready\n") }
                return .text(503, text: "\(obstacle)\n")
            },
            probe("/metrics", operation: "GetMetrics") {
                let readings = await readings(
                    configuration, readiness: readiness, stream: stream, certificates: certificates)
                let page = MetricsPage(metrics.snapshot, readings: readings)
                return .text(200, text: page.text, type: "text/plain; version=0.0.4; charset=utf-8")
            },
        ]
    }

    /// A page about the process itself. A status above 500 is counted, but is not an error of the request.
    private func probe(
        _ path: String, operation: String, page: @escaping @Sendable () async -> WireResponse
    ) -> PathRoute {
        PathRoute("GET", pattern: path) { request, _ in
            await frame.run(request, as: .reading(operation), status: \.status) { _ in await page() }
                .response(elseRefusing: request)
        }
    }

    /// The values that `/metrics` shows in addition to the counters. Values that the store cannot give are left out.
    private func readings(
        _ configuration: Configuration, readiness: Readiness, stream: LogStream, certificates: ServedCertificates
    ) async -> ServerReadings {
        let now = store.world.now()
        var readings = ServerReadings(load: admission.load, process: ProcessUse.now())
        readings.startedAt = metrics.startedAt
        readings.lostLogLines = stream.lost
        readings.audit = recorder.map { ($0.log.lost, $0.log.failure == nil) }
        readings.store = await readiness.store()
        readings.logoutNoticesWaiting = await logoutNotices.countWaiting()
        readings.syncWaiting = tables.sync.changes.waiting
        if let (waiting, oldest) = try? await outbox.waiting(upTo: Self.maxCounted) {
            readings.outbox = (waiting, oldest.map { max(0, Int(now.seconds(since: $0))) } ?? 0)
        }
        readings.lockedUsers = try? await store.database.read {
            try PasswordAttemptTable($0).countLockedUsers(now: now, upTo: Self.maxCounted)
        }
        readings.postgres = store.postgresActivity
        readings.schemaSteps = try? await store.database.schemaStepCount()
        readings.storeBytes = configuration.isEmbedded ? DiskSpace.storeBytes(in: configuration.data) : nil
        readings.freeBytes = DiskSpace(of: configuration.data)?.free
        readings.certificates = certificates.expiries
        if let first = try? await poolServices.samlKeys.firstExpiry() {
            readings.certificates.append(("saml-signing", Int(first.seconds)))
        }
        readings.oldestSigningKey = (try? await keys.oldestCreation()).map { Int($0.seconds) }
        return readings
    }

    /// The limit on counting rows for a page of metrics.
    private static let maxCounted = 10_000
}
