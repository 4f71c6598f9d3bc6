import HTTPServer
import Kernel
import Logging
import ServiceLifecycle
import Storage
import Sync
import Wire

/// Opens the ports of a server.
struct Listeners {
    private let server: MartletServer
    private let configuration: Configuration
    private let certificates: ServedCertificates
    private let readiness: Readiness
    private let log: Logger
    private let probes: Probes
    /// The threads of the admin port and the management address.
    private let adminWorkers = WorkerThreads(count: 2, name: "admin")

    init(
        of server: MartletServer, configuration: Configuration, certificates: ServedCertificates, readiness: Readiness,
        log: Logger, stream: LogStream
    ) {
        (self.server, self.configuration, self.certificates) = (server, configuration, certificates)
        (self.readiness, self.log) = (readiness, log)
        probes = Probes(
            server: server, configuration: configuration, readiness: readiness, stream: stream,
            certificates: certificates)
    }

    /// The listeners as services. The public one comes last, so that it stops first and monitoring sees the shutdown.
    ///
    /// - Parameter opened: Called by each listener when it accepts connections.
    func services(opened: @escaping @Sendable (Int) async -> Void) throws -> [any Service] {
        var services = [try admin(opened: opened)]
        if let address = configuration.management.address {
            services.append(try management(at: address, opened: opened))
        }
        return services + [try publicPort(opened: opened)]
    }

    private func admin(opened: @escaping @Sendable (Int) async -> Void) throws -> any Service {
        try internalListener(try server.adminRoutes(configuration, probes: probes), limits: .ofAdminPort)
            .server(
                host: "127.0.0.1", port: configuration.adminPort, tls: nil, loops: HTTPListener.adminLoops,
                logger: log, opened: opened)
    }

    private func management(
        at address: ManagementConfiguration.Address, opened: @escaping @Sendable (Int) async -> Void
    ) throws -> any Service {
        try internalListener(try server.managementRoutes(probes: probes), limits: .ofManagementAddress)
            .server(
                host: address.host, port: address.port, tls: nil, loops: HTTPListener.adminLoops, logger: log,
                opened: opened)
    }

    /// A listener for operators, whose requests wait in a queue of their own.
    private func internalListener(_ routes: Routes, limits: HTTPLimits) -> HTTPListener {
        listener(routes, limits: limits, admission: AdmissionQueue(), workers: adminWorkers, isSecure: false)
    }

    private func publicPort(opened: @escaping @Sendable (Int) async -> Void) throws -> any Service {
        let tls = certificates.listener(for: configuration.domainHosts, settings: server.settings)
        let listener = listener(
            try server.routes(configuration), limits: .ofPublicPort(configuration), admission: server.admission,
            workers: server.store.workers, isSecure: tls != nil, keepsToTLS: configuration.isReachedByTLS,
            addresses: configuration.clients.addresses, console: try ConsoleHost(server, configuration: configuration))
        return try listener.server(
            host: configuration.host, port: configuration.port, tls: tls, logger: log, opened: opened)
    }

    /// The time for a request whose body is read as it arrives: the upload of an import's file.
    private static let streamedTime = Duration.seconds(15 * 60)

    private func listener(
        _ routes: Routes, limits: HTTPLimits, admission: AdmissionQueue, workers: WorkerThreads, isSecure: Bool,
        keepsToTLS: Bool = false, addresses: ClientAddresses = ClientAddresses(), console: ConsoleHost? = nil
    ) -> HTTPListener {
        let processor = HTTPRequestProcessor(
            world: server.store.world, isSecure: isSecure, keepsToTLS: keepsToTLS, workers: workers,
            admission: admission,
            connectionChanged: { [metrics = server.metrics] in metrics.connectionsChanged(by: $0) },
            isClosing: { [readiness] in readiness.isClosing }, hostQueue: console?.queue,
            maxStreamed: { routes.maxStreamed($0, path: $1) ?? console?.routes.maxStreamed($0, path: $1) },
            respond: { [limits] request in
                let time = request.stream == nil ? limits.workTime : Self.streamedTime
                let end = Deadline(in: time - (.now - request.receivedAt), of: .current)
                let served = console.flatMap { $0.serves(request) ? $0.routes : nil } ?? routes
                return await Deadline.$ofRequest.withValue(end) { await served.respond(to: request) }
            })
        return HTTPListener(limits: limits, processor: processor, addresses: addresses)
    }
}
