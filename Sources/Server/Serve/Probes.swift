import Audit
import Factors
import HTTPServer
import Kernel
import Messaging
import Storage
import Sync
import Tokens
import UserPoolAPI
import Wire

/// The pages about the process itself: `/healthz`, `/readyz` and `/metrics`.
struct Probes: Sendable {
    let server: MartletServer
    let configuration: Configuration
    let readiness: Readiness
    let stream: LogStream
    let certificates: ServedCertificates

    /// The limit on counting rows for a page of metrics.
    private static let maxCounted = 10_000

    var routes: [PathRoute] {
        [
            route("/healthz", operation: "GetHealth") { .text(200, text: "ok\n") },
            route("/readyz", operation: "GetReadiness") {
                guard let obstacle = await readiness.obstacle() else { return .text(200, text: "ready\n") }
                return .text(503, text: "\(obstacle)\n")
            },
            route("/metrics", operation: "GetMetrics") {
                let page = MetricsPage(server.metrics.snapshot, readings: await readings())
                return .text(200, text: page.text, type: "text/plain; version=0.0.4; charset=utf-8")
            },
        ]
    }

    /// A status of 500 or more is counted, but is not an error of the request.
    private func route(
        _ path: String, operation: String, page: @escaping @Sendable () async -> WireResponse
    ) -> PathRoute {
        PathRoute("GET", pattern: path) { [frame = server.frame] request, _ in
            await frame.run(request, as: .reading(operation), status: \.status) { _ in await page() }
                .response(elseRefusing: request)
        }
    }

    /// The values that `/metrics` shows in addition to the counters. Values that the store cannot give are left out.
    private func readings() async -> ServerReadings {
        var readings = ServerReadings(load: server.admission.load, process: ProcessUse.now())
        readings.startedAt = server.metrics.startedAt
        readings.lostLogLines = stream.lost
        readings.audit = server.recorder.map { ($0.log.lost, $0.log.failure == nil) }
        readings.store = await readiness.storeState()
        readings.syncWaiting = server.tables.sync.changes.waiting
        readings.postgres = server.store.postgresActivity
        readings.storeBytes = configuration.isEmbedded ? DiskSpace.storeBytes(in: configuration.data) : nil
        readings.freeBytes = DiskSpace(of: configuration.data)?.free
        readings.certificates = certificates.expiries
        await addStored(to: &readings)
        return readings
    }

    private func addStored(to readings: inout ServerReadings) async {
        let (store, now) = (server.store, server.store.world.now())
        readings.logoutNoticesWaiting = await server.logoutNotices.countWaiting()
        if let (waiting, oldest) = try? await server.outbox.waiting(upTo: Self.maxCounted) {
            readings.outbox = (waiting, oldest.map { max(0, Int(now.seconds(since: $0))) } ?? 0)
        }
        readings.lockedUsers = try? await store.database.read {
            try PasswordAttemptTable($0).countLockedUsers(now: now, upTo: Self.maxCounted)
        }
        readings.schemaSteps = try? await store.database.schemaStepCount()
        if let first = try? await server.poolServices.samlKeys.firstExpiry() {
            readings.certificates.append(("saml-signing", Int(first.seconds)))
        }
        readings.oldestSigningKey = (try? await server.keys.oldestCreation()).map { Int($0.seconds) }
    }
}
