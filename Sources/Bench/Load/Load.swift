import Foundation
import Kernel
import Synchronization

/// Callers that send the next request as soon as they have a response, each on its own connection and thread.
struct Load: Sendable {
    let port: Int
    let connections: Int
    /// The seconds at the beginning that are not measured.
    let warmUp: Double
    /// The seconds that are measured.
    let seconds: Double

    static let usualWarmUp = 1.0

    /// Runs `workload` against the server whose processor time `meter` reads.
    func run(_ workload: Workload, meter: ProcessMeter) throws -> Sample {
        let round = Round()
        let threads = (0..<connections).map { number in
            Thread { [self] in
                round.note(Result { try work(on: workload, number: number, round: round) })
            }
        }
        threads.forEach { $0.start() }
        defer { round.end(awaiting: threads.count) }
        usleep(UInt32(warmUp * 1e6))
        let (began, cpu, callers) = (Clock.now, try meter.cpu(), Clock.processCPU)
        round.begin()
        usleep(UInt32(seconds * 1e6))
        let (time, spent, called) = (Clock.now - began, try meter.cpu() - cpu, Clock.processCPU - callers)
        round.end(awaiting: threads.count)
        let latencies = try round.latencies()
        guard !latencies.isEmpty else { throw BenchError("\(workload.name): no operation ended in time") }
        return Sample(
            operations: latencies.count, seconds: Double(time) / 1e9, serverCPU: spent, callerCPU: called,
            latencies: latencies.sorted())
    }

    /// Repeats the operation over a connection of its own, and returns its latencies in microseconds.
    private func work(on workload: Workload, number: Int, round: Round) throws -> [UInt32] {
        let connection = try Connection(port: port)
        var caller = try workload.caller(number, connection)
        var latencies: [UInt32] = []
        latencies.reserveCapacity(1 << 16)
        while round.phase != .over {
            connection.waited = 0
            try caller.perform(over: connection)
            if round.phase == .measuring { latencies.append(UInt32(clamping: connection.waited / 1000)) }
        }
        return latencies
    }
}

/// The state that the threads of one workload share.
private final class Round: Sendable {
    enum Phase: Int { case warmingUp, measuring, over }

    private let state = Atomic(Phase.warmingUp.rawValue)
    private let results = Locked<[Result<[UInt32], any Error>]>([])
    private let ended = DispatchSemaphore(value: 0)
    private let awaited = Atomic(false)

    var phase: Phase { Phase(rawValue: state.load(ordering: .relaxed)) ?? .over }

    func begin() { state.store(Phase.measuring.rawValue, ordering: .relaxed) }

    /// Adds the result of a thread that ends.
    func note(_ result: Result<[UInt32], any Error>) {
        results.change { $0.append(result) }
        ended.signal()
    }

    /// Ends the threads and waits for them. A second call does nothing.
    func end(awaiting count: Int) {
        state.store(Phase.over.rawValue, ordering: .relaxed)
        guard !awaited.exchange(true, ordering: .relaxed) else { return }
        for _ in 0..<count { ended.wait() }
    }

    /// The latencies of all threads, or the error of one.
    func latencies() throws -> [UInt32] { try results.read { try $0.flatMap { try $0.get() } } }
}
