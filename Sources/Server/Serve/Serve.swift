import Accounts
import Foundation
import Kernel
import Logging
import Risk
import ServiceLifecycle
import Storage
import Sync

/// `martlet serve`: builds the server, opens its listeners, and closes everything on a signal.
package enum Serve {
    /// Runs until a signal ends it.
    ///
    /// - Throws: What prevents the start; `StartupErrorText.line` describes it for the operator.
    package static func run(_ configuration: Configuration) async throws {
        Signals.ignoreBrokenPipes()
        Signals.ignoreHangUps()
        OpenFiles.raiseLimit()
        let stream = LogStream()
        var log = Logger(label: "martlet") { label in
            JSONLinesLog(label: label, stream: stream, level: configuration.logLevel)
        }
        log.logLevel = configuration.logLevel
        defer { stream.flush() }
        for warning in configuration.warnings + configuration.missingSenders { log.warning("\(warning)") }
        // Checked before anything is created, so that an invalid file or a busy port leaves nothing behind.
        let certificates = ServedCertificates(try DomainCertificates(configuration))
        let locations = try configuration.protection.readLocations()
        if let problem = ListenCheck.problem(configuration) { throw ConfigurationError(problem) }
        // The embedded store locks its folder itself.
        let lock = try configuration.isEmbedded ? nil : FolderLock(configuration.data)
        defer { lock?.release() }
        let developer: @Sendable (String) -> Void = { line in stream.write(Array("  \(line)".utf8)) }
        let server = try await MartletServer.build(
            configuration, log: log, developer: configuration.isDevelopment ? developer : nil)
        server.accounts.risk.locations.use(locations)
        do {
            try await warn(of: server, with: configuration, log: log)
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

    /// Logs what contradicts the settings in the store.
    private static func warn(of server: MartletServer, with configuration: Configuration, log: Logger) async throws {
        for warning in try await server.regionWarnings(configuration) { log.warning("\(warning)") }
        do {
            if let warning = try await server.recordPublicURL(configuration) { log.warning("\(warning)") }
        } catch {
            // A store that takes no writes still serves reads.
            log.warning("the public URL was not recorded", metadata: ["cause": "\(error)"])
        }
    }

    /// Opens the listeners, and returns when a signal has closed them.
    private static func open(
        _ server: MartletServer, with configuration: Configuration, certificates: ServedCertificates, log: Logger,
        stream: LogStream
    ) async throws {
        let readiness = Readiness(
            listeners: configuration.management.address == nil ? 2 : 3,
            database: server.store.database, outcome: server.store.writeOutcome,
            folder: configuration.isEmbedded ? configuration.data : nil)
        let startupMessage = try await StartupMessage.prepare(server, with: configuration)
        let systemd = SystemdNotifier(environment: ProcessInfo.processInfo.environment)
        defer { startupMessage.close() }
        let listeners = Listeners(
            of: server, configuration: configuration, certificates: certificates, readiness: readiness, log: quiet(log),
            stream: stream)
        let servers = try listeners.services { _ in
            await readiness.opened {
                startupMessage.open(log, stream: stream)
                systemd?.send(.ready)
            }
        }
        let tasks = server.periodicTasks(configuration, log: log) + (systemd?.tasks(configuration, log: log) ?? [])
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: tasks.map { .init(service: $0) } + servers.map { .init(service: $0) }, logger: quiet(log)))
        let reload = Reload(configuration, server: server, certificates: certificates, log: log)
        let delay = configuration.management.drainDelay
        let signals = Signals(log: log, stream: stream, drainDelay: delay, reload: { reload.run() }) {
            readiness.closing()
            systemd?.send(.stopping)
            Task {
                if delay > 0 { try? await Task.sleep(for: .seconds(delay)) }
                server.tables.sync.changes.close()
                await group.triggerGracefulShutdown()
            }
        }
        // The signals are handled until the group has ended.
        defer { withExtendedLifetime(signals) {} }
        try await group.run()
    }

    /// The libraries log an error when a listener ends because the other one could not start. The commands describe
    /// thrown errors themselves, so only critical messages remain.
    private static func quiet(_ log: Logger) -> Logger {
        var quiet = log
        quiet.logLevel = .critical
        return quiet
    }
}
