import Foundation
import Kernel
import Logging
import NIOSSL
import ServiceLifecycle
import Storage
import Wire

/// `martlet serve`: builds the house, opens both listeners, and closes everything when told to.
public enum Serve {
    /// Runs until a signal ends it.
    ///
    /// Throws what keeps it from starting; `Problem.line` words it for the operator.
    public static func run(_ configuration: Configuration) async throws {
        Signals.ignoreBrokenPipes()
        OpenFiles.allowMost()
        let stream = LogStream()
        var log = Logger(label: "martlet") { label in
            JSONLinesLog(label: label, stream: stream, level: configuration.logLevel)
        }
        log.logLevel = configuration.logLevel
        defer { stream.flush() }
        for warning in configuration.warnings { log.warning("\(warning)") }
        // Looked at before anything is made, so that a wrong file leaves nothing behind.
        let tls = try configuration.identity.map { try TLSConfiguration.server($0) }
        // The embedded store locks its folder itself.
        let lock = try configuration.isEmbedded ? nil : FolderLock(configuration.data)
        defer { lock?.release() }
        let house = try await House.build(configuration, log)
        do {
            try await open(house, configuration, tls, log, stream)
        } catch {
            await house.close()
            throw error
        }
        await house.close()
        log.notice("closed")
    }

    private static func open(
        _ house: House, _ configuration: Configuration, _ tls: TLSConfiguration?, _ log: Logger, _ stream: LogStream
    ) async throws {
        let readiness = Readiness(database: house.cellar.database)
        let welcome = try await Welcome.prepare(house, configuration)
        let opened: @Sendable (Int) async -> Void = { _ in
            guard readiness.opened() else { return }
            welcome.open(log, stream)
        }
        defer { welcome.close() }
        let servers = try listeners(house, configuration, tls, readiness, log, stream, opened)
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: house.chores(configuration, log).map { .init(service: $0) } + servers, logger: quiet(log)))
        let signals = Signals(log: log, stream: stream) {
            readiness.closing()
            Task { await group.triggerGracefulShutdown() }
        }
        defer { withExtendedLifetime(signals) {} }
        try await group.run()
    }

    /// The admin listener before the public one, so that it goes last: what watches the house sees it close.
    private static func listeners(
        _ house: House, _ configuration: Configuration, _ tls: TLSConfiguration?, _ readiness: Readiness,
        _ log: Logger, _ stream: LogStream, _ opened: @escaping @Sendable (Int) async -> Void
    ) throws -> [ServiceGroupConfiguration.ServiceConfiguration] {
        let admin = listener(
            house, house.adminRoutes(configuration, readiness, stream), .ofAdminPort, AdmissionQueue(),
            workers: WorkerThreads(count: 2, name: "admin"), isSecure: false)
        let front = listener(
            house, house.routes(configuration), .ofPublicPort(configuration), house.admission,
            workers: house.cellar.workers, isSecure: tls != nil)
        return try [
            admin.server(
                host: "127.0.0.1", port: configuration.adminPort, tls: nil, loops: FrontDoor.adminLoops,
                logger: quiet(log), opened: opened),
            front.server(
                host: configuration.host, port: configuration.port, tls: tls, logger: quiet(log), opened: opened),
        ].map { .init(service: $0) }
    }

    private static func listener(
        _ house: House, _ routes: Routes, _ limits: HTTPLimits, _ admission: AdmissionQueue, workers: WorkerThreads,
        isSecure: Bool
    ) -> FrontDoor {
        let desk = Desk(
            world: house.cellar.world, isSecure: isSecure, workers: workers, admission: admission,
            connectionChanged: { house.metrics.connections($0) },
            respond: { [time = limits.workTime] request in
                let end = Deadline(in: time - (.now - request.receivedAt))
                return await Deadline.$ofRequest.withValue(end) { await routes.respond(to: request) }
            })
        return FrontDoor(limits: limits, desk: desk)
    }

    /// The libraries call it an error when a listener ends because the other one could not begin. What they throw is
    /// worded by us, and what they cannot throw is critical.
    private static func quiet(_ log: Logger) -> Logger {
        var quiet = log
        quiet.logLevel = .critical
        return quiet
    }
}
