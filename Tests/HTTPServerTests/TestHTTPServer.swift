import Kernel
import Logging
import NIOCore
import ServiceLifecycle
import Synchronization
import Wire

@testable import HTTPServer

/// An HTTP server on a free port that records its requests.
final class TestHTTPServer: Sendable {
    private static let draws = Mutex(0)
    /// Each draw differs from the last.
    private static let world = World(
        now: { Instant(seconds: 1_795_221_000) },
        bytes: { count in
            let draw = draws.withLock { draws in
                draws += 1
                return draws
            }
            return (0..<count).map { UInt8(truncatingIfNeeded: draw + $0) }
        })
    private let requests = Mutex<[WireRequest]>([])
    private let open = Mutex(0)
    private let budget = Mutex<BodyBudget?>(nil)

    /// Every request that was received whole.
    var received: [WireRequest] { requests.withLock { $0 } }
    /// How many connections are open.
    var connections: Int { open.withLock { $0 } }
    /// How many bytes of bodies are in memory.
    var heldBytes: Int { budget.withLock { $0?.heldBytes ?? 0 } }

    /// Waits until `condition` holds.
    ///
    /// - Returns: False if it does not hold in time.
    func holds(within timeout: Duration = .seconds(60), _ condition: (TestHTTPServer) -> Bool) async throws -> Bool {
        let end = ContinuousClock.now + timeout
        while !condition(self) {
            guard ContinuousClock.now < end else { return false }
            try await Task.sleep(for: .milliseconds(20))
        }
        return true
    }

    /// Runs `body` with a client of a server that responds with `answer`.
    static func with<Value: Sendable>(
        _ limits: HTTPLimits = HTTPLimits(), addresses: ClientAddresses = ClientAddresses(),
        answer: @escaping @Sendable (WireRequest) async -> WireResponse = { request in
            WireResponse(status: 200, headers: [("X-Method", request.method)], body: request.body)
        },
        _ body: @Sendable (RawClient, TestHTTPServer) async throws -> Value
    ) async throws -> Value {
        let server = TestHTTPServer()
        let processor = HTTPRequestProcessor(
            world: world, isSecure: false, workers: WorkerThreads(count: 2), admission: AdmissionQueue(),
            connectionChanged: { change in server.open.withLock { $0 += change } },
            respond: { request in
                server.requests.withLock { $0.append(request) }
                return await answer(request)
            })
        let (ports, opened) = AsyncStream.makeStream(of: Int.self)
        let front = HTTPListener(limits: limits, processor: processor, addresses: addresses)
        server.budget.withLock { $0 = front.bodies }
        let service = try front.server(
            host: "127.0.0.1", port: 0, tls: nil, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        ) {
            opened.yield($0)
        }
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await service.run() }
            defer { group.cancelAll() }
            guard let port = await ports.first(where: { _ in true }) else { throw CancellationError() }
            return try await body(RawClient(port: port), server)
        }
    }
}
