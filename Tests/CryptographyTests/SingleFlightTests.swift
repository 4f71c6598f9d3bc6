import Testing

@testable import Cryptography

/// Work that callers share.
struct SingleFlightTests {
    private struct Failure: Error, Equatable {}
    private typealias Flight = SingleFlight<String, Int>

    /// Runs `work` while 31 other callers ask for the same key, and returns what they are given.
    private func others(of flight: Flight, work: @escaping @Sendable () throws -> Int) async -> [Result<Int, any Error>]
    {
        let (others, sink) = AsyncStream<Task<Int, any Error>>.makeStream()
        let first = flight.task(for: "key") {
            for _ in 0..<31 { sink.yield(flight.task(for: "key") { 2 }) }
            sink.finish()
            return try work()
        }
        var results = [await first.result]
        for await other in others { results.append(await other.result) }
        return results
    }

    @Test func `callers at the same time get the result of one run`() async throws {
        let flight = Flight()
        let results = await others(of: flight) { 1 }
        #expect(try results.map { try $0.get() } == Array(repeating: 1, count: 32))
        #expect(try await flight.run("key") { 3 } == 3)
    }

    @Test func `callers with another key do not wait`() async throws {
        let flight = Flight()
        let result = try await flight.run("key") { try await flight.run("other") { 4 } }
        #expect(result == 4)
    }

    @Test func `a failure goes to all callers and is not kept`() async throws {
        let flight = Flight()
        let results = await others(of: flight) { throw Failure() }
        for result in results { #expect(throws: Failure()) { try result.get() } }
        #expect(results.count == 32)
        #expect(try await flight.run("key") { 3 } == 3)
    }
}
