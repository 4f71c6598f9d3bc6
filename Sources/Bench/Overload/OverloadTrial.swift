import Foundation
import Kernel

/// Measures sign-ins while more callers send requests than the server can serve, and at the same time a user of another
/// pool.
struct OverloadTrial {
    let target: BenchTarget
    /// A pool that is not overloaded.
    let other: BenchTarget
    let port: Int
    let seconds: Double

    /// One line of the table.
    struct Line {
        /// The offered load as a multiple of the capacity.
        var factor: Double
        var result: OpenLoop.Result
        var seconds: Double
        /// Processor time of the server's event loops, in nanoseconds: the whole cost of a refusal; for other requests,
        /// the cost of receiving the request and sending its response.
        var loops: UInt64
        /// Processor time of the callers, in nanoseconds.
        var callers: UInt64
        /// Sign-in latencies of the other pool's user, in microseconds, ascending.
        var other: [UInt32]
        var otherRefused: Int
    }

    /// Processor time that the event loops take for one exchange without work, in nanoseconds: the key set of the pool,
    /// at five times the capacity. Few callers wait, so each turn of a loop serves fewer of them than under overload.
    func exchange(rate: Double, meter: ProcessMeter) throws -> Double {
        let loop = try OpenLoop(port: port, connections: 200)
        var (before, after): (UInt64, UInt64) = (0, 0)
        let result = try loop.run(
            [.get("/\(target.pool)/.well-known/jwks.json")], rate: rate, warmUp: 1, seconds: seconds,
            begin: { before = try meter.cpu(ofThreads: "NIO-ELT") },
            end: { after = try meter.cpu(ofThreads: "NIO-ELT") })
        return Double(after - before) / Double(max(result.accepted.count + result.refused, 1))
    }

    /// Password sign-ins at `factor` times `capacity`, in requests per second.
    func run(factor: Double, capacity: Double, meter: ProcessMeter) throws -> Line {
        let requests = (0..<target.population.count).map { target.signIn(BenchUser($0)) }
        let rate = factor * capacity
        // Refusals take at most a tenth of a second, so few connections are busy.
        let loop = try OpenLoop(port: port, connections: min(4000, max(200, Int(rate / 4))))
        let request = other.signIn(BenchUser(0))
        let probe = ProbeClient(port: port) { try $0.exchange(request).status == 200 }
        var (before, after): (Times, Times) = (Times(), Times())
        let result = try loop.run(
            requests, rate: rate, warmUp: 2, seconds: seconds,
            begin: {
                before = try Times(meter)
                probe.start()
            }, end: { after = try Times(meter) })
        let (times, refused) = try probe.stop()
        return Line(
            factor: factor, result: result, seconds: seconds, loops: after.loops - before.loops,
            callers: after.callers - before.callers, other: times.sorted(), otherRefused: refused)
    }
}

/// Processor times so far, in nanoseconds.
private struct Times {
    var loops: UInt64 = 0
    var callers: UInt64 = 0
}

extension Times {
    init(_ meter: ProcessMeter) throws {
        self.init(loops: try meter.cpu(ofThreads: "NIO-ELT"), callers: Clock.processCPU)
    }
}
