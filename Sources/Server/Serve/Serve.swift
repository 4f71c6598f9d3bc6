import Foundation
import HTTPServer
import Kernel
import Logging
import NIOSSL
import ServiceLifecycle
import Storage
import Sync
import Wire

/// `martlet serve`: builds the server, opens both listeners, and closes everything on a signal.
package enum Serve {
    /// Runs until a signal ends it.
    ///
    /// - Throws: What prevents the start; `StartupErrorText.line` describes it for the operator.
    package static func run(_ configuration: Configuration) async throws {
        Signals.ignoreBrokenPipes()
        Signals.ignoreHangUps()
        OpenFiles.allowMost()
        let stream = LogStream()
        var log = Logger(label: "martlet") { label in
            JSONLinesLog(label: label, stream: stream, level: configuration.logLevel)
        }
        log.logLevel = configuration.logLevel
        defer { stream.flush() }
        for warning in configuration.warnings + configuration.missingSenders { log.warning("\(warning)") }
        // Checked before anything is created, so that an invalid file or a busy port leaves nothing behind.
        let certificates = ServedCertificates(try DomainCertificates(configuration))
        if let problem = ListenCheck.problem(configuration) { throw ConfigurationError(problem) }
        // The embedded store locks its folder itself.
        let lock = try configuration.isEmbedded ? nil : FolderLock(configuration.data)
        defer { lock?.release() }
        let developer: @Sendable (String) -> Void = { line in stream.write(Array("  \(line)".utf8)) }
        let server = try await MartletServer.build(
            configuration, log: log, developer: configuration.isDevelopment ? developer : nil)
        do {
            for warning in try await server.regionWarnings(configuration) { log.warning("\(warning)") }
            // An operator reads the warnings before the first request arrives.
            stream.flush()
            try await open(server, with: configuration, certificates: certificates, log: log, stream: stream)
        } catch {
            await server.close()
            throw error
        }
        await server.close()
        log.notice("closed")
    }

    private static func open(
        _ server: MartletServer, with configuration: Configuration, certificates: ServedCertificates, log: Logger,
        stream: LogStream
    ) async throws {
        let readiness = Readiness(
            database: server.store.database, outcome: server.store.writeOutcome,
            folder: configuration.isEmbedded ? configuration.data : nil)
        let startupMessage = try await StartupMessage.prepare(server, with: configuration)
        let opened: @Sendable (Int) async -> Void = { _ in
            await readiness.opened { startupMessage.open(log, stream: stream) }
        }
        defer { startupMessage.close() }
        let servers = try listeners(
            server, with: configuration, certificates: certificates, readiness: readiness, log: log, stream: stream,
            opened: opened)
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: server.periodicTasks(configuration, log: log).map { .init(service: $0) } + servers,
                logger: quiet(log)))
        let reload = Reload(configuration, server: server, certificates: certificates, log: log)
        let signals = Signals(log: log, stream: stream, reload: { reload.run() }) {
            readiness.closing()
            server.tables.sync.changes.close()
            Task { await group.triggerGracefulShutdown() }
        }
        defer { withExtendedLifetime(signals) {} }
        try await group.run()
    }

    /// Starts the admin listener before the public one, so that it stops last and monitoring sees the shutdown.
    private static func listeners(
        _ server: MartletServer, with configuration: Configuration, certificates: ServedCertificates,
        readiness: Readiness, log: Logger, stream: LogStream, opened: @escaping @Sendable (Int) async -> Void
    ) throws -> [ServiceGroupConfiguration.ServiceConfiguration] {
        let tls = certificates.listener(for: configuration.domainHosts, server.settings)
        let admin = listener(
            server,
            routes: try server.adminRoutes(
                configuration, readiness: readiness, stream: stream, certificates: certificates),
            limits: .ofAdminPort,
            admission: AdmissionQueue(),
            workers: WorkerThreads(count: 2, name: "admin"), isSecure: false)
        let front = listener(
            server, routes: try server.routes(configuration), limits: .ofPublicPort(configuration),
            admission: server.admission,
            workers: server.store.workers, isSecure: tls != nil, keepsToTLS: configuration.isReachedByTLS,
            addresses: configuration.clients.addresses)
        return try [
            admin.server(
                host: "127.0.0.1", port: configuration.adminPort, tls: nil, loops: HTTPListener.adminLoops,
                logger: quiet(log), opened: opened),
            front.server(
                host: configuration.host, port: configuration.port, tls: tls, logger: quiet(log), opened: opened),
        ].map { .init(service: $0) }
    }

    private static func listener(
        _ server: MartletServer, routes: Routes, limits: HTTPLimits, admission: AdmissionQueue,
        workers: WorkerThreads, isSecure: Bool, keepsToTLS: Bool = false,
        addresses: ClientAddresses = ClientAddresses()
    ) -> HTTPListener {
        let processor = HTTPRequestProcessor(
            world: server.store.world, isSecure: isSecure, keepsToTLS: keepsToTLS, workers: workers,
            admission: admission, connectionChanged: { server.metrics.connections($0) },
            maxStreamed: { routes.maxStreamed($0, path: $1) },
            respond: { [limits] request in
                let time = request.stream == nil ? limits.workTime : .seconds(15 * 60)
                let end = Deadline(in: time - (.now - request.receivedAt), of: .current)
                return await Deadline.$ofRequest.withValue(end) { await routes.respond(to: request) }
            })
        return HTTPListener(limits: limits, processor: processor, addresses: addresses)
    }

    /// The libraries log an error when a listener ends because the other one could not start. The commands describe
    /// thrown errors themselves, so only critical messages remain.
    private static func quiet(_ log: Logger) -> Logger {
        var quiet = log
        quiet.logLevel = .critical
        return quiet
    }
}
