import Cryptography
import Foundation
import Kernel
import Synchronization
import Testing

struct CryptoPoolTests {
    private struct Failure: Error, Equatable {}

    /// Counts concurrent runs and their maximum.
    private final class Gauge: Sendable {
        private let count = Mutex<[Int]>([0, 0])

        func enter() { count.withLock { $0 = [$0[0] + 1, max($0[1], $0[0] + 1)] } }
        func leave() { count.withLock { $0[0] -= 1 } }
        var maximum: Int { count.withLock { $0[1] } }
    }

    @Test func `a result or an error of the work is passed on`() async throws {
        let pool = CryptoPool(WorkerThreads(count: 4), maxRunning: 2)
        #expect(try await pool.run { 6 * 7 } == 42)
        await #expect(throws: Failure()) { try await pool.run { throw Failure() } }
    }

    @Test func `no more runs at once than is allowed`() async throws {
        let pool = CryptoPool(WorkerThreads(count: 4), maxRunning: 2, capacity: 100)
        let gauge = Gauge()
        try await withThrowingTaskGroup { group in
            for _ in 0..<40 {
                group.addTask {
                    try await pool.run {
                        gauge.enter()
                        Thread.sleep(forTimeInterval: 0.002)
                        gauge.leave()
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(gauge.maximum == 2)
    }

    @Test func `work beyond the queue's capacity is refused at once, and the rest is done`() async throws {
        let pool = CryptoPool(WorkerThreads(count: 2), maxRunning: 1, capacity: 4)
        let gate = DispatchSemaphore(value: 0)
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        async let first: Void = pool.run {
            start.finish()
            gate.wait()
        }
        for await _ in started {}
        // The only thread is busy: of twenty more calls four wait, and the others are refused while the gate is closed.
        let outcomes = await withTaskGroup(of: (any Error)?.self) { group in
            for _ in 0..<20 { group.addTask { await Self.outcome { try await pool.run { gate.wait() } } } }
            var outcomes: [(any Error)?] = []
            while outcomes.count < 16, let outcome = await group.next() { outcomes.append(outcome) }
            for _ in 0..<5 { gate.signal() }
            for await outcome in group { outcomes.append(outcome) }
            return outcomes
        }
        #expect(outcomes.prefix(16).allSatisfy { $0 is Unavailable })
        #expect(outcomes.suffix(4).allSatisfy { $0 == nil })
        try await first
        #expect(try await pool.run { true })
    }

    private static func outcome(of work: () async throws -> Void) async -> (any Error)? {
        do {
            try await work()
            return nil
        } catch { return error }
    }

    @Test func `the work of a cancelled caller does not run`() async throws {
        let pool = CryptoPool(WorkerThreads(count: 1), maxRunning: 1)
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await pool.run { true }
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
