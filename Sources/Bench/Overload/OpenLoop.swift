import Glibc

/// Callers that send requests at a given rate, with or without responses, as an overloaded server sees them.
///
/// One thread serves all connections, so that the generator takes little of the machine that it shares with the server.
final class OpenLoop {
    /// The callers' observations.
    struct Result {
        var offered = 0
        /// Requests that were due while every connection waited for a response.
        var unsent = 0
        var refused = 0
        /// Refusals without `Retry-After`.
        var withoutRetryAfter = 0
        var failed = 0
        /// Latencies of successful responses, in microseconds.
        var accepted: [UInt32] = []
        /// Latencies of refusals, in microseconds.
        var refusals: [UInt32] = []
    }

    private let connections: [PolledConnection]
    private var idle: [Int]
    /// The connections that wait for a response.
    private var waiting: [pollfd] = []
    /// Their numbers, in the same order.
    private var numbers: [Int] = []
    private var result = Result()

    init(port: Int, connections count: Int) throws {
        idle = Array(0..<count)
        connections = try (0..<count).map { _ in try PolledConnection(port: port) }
    }

    /// Sends `requests` in turn, `rate` a second for `seconds`, and waits a second for the last responses. Requests in
    /// the first `warmUp` seconds are not counted; `begin` is called after them and `end` before the wait.
    func run(
        _ requests: [Request], rate: Double, warmUp: Double, seconds: Double, begin: () throws -> Void,
        end: () throws -> Void
    ) throws -> Result {
        try send(requests, rate: rate, for: warmUp)
        result = Result()
        try begin()
        try send(requests, rate: rate, for: seconds)
        try end()
        let last = Clock.now + 1_000_000_000
        while Clock.now < last, !waiting.isEmpty { try receive(waiting: 10) }
        return result
    }

    /// Sends each request when it is due, or counts it as unsent, and receives in between.
    private func send(_ requests: [Request], rate: Double, for seconds: Double) throws {
        let began = Clock.now
        var sent = 0
        while true {
            let elapsed = Double(Clock.now - began) / 1e9
            guard elapsed < seconds else { return }
            let due = Int(elapsed * rate)
            while sent < due {
                result.offered += 1
                if let number = idle.popLast() {
                    try connections[number].send(requests[result.offered % requests.count])
                    waiting.append(pollfd(fd: connections[number].descriptor, events: Int16(POLLIN), revents: 0))
                    numbers.append(number)
                } else {
                    result.unsent += 1
                }
                sent += 1
            }
            try receive(waiting: 1)
        }
    }

    /// Receives the responses that arrive within `milliseconds`.
    private func receive(waiting milliseconds: Int32) throws {
        guard poll(&waiting, nfds_t(waiting.count), milliseconds) > 0 else { return }
        for index in waiting.indices.reversed() where waiting[index].revents != 0 {
            waiting[index].revents = 0
            guard let response = try connections[numbers[index]].receive() else { continue }
            note(response)
            idle.append(numbers[index])
            waiting.swapAt(index, waiting.count - 1)
            numbers.swapAt(index, numbers.count - 1)
            waiting.removeLast()
            numbers.removeLast()
        }
    }

    private func note(_ response: PolledConnection.Outcome) {
        switch response.status {
        case 200: result.accepted.append(response.microseconds)
        case 429, 503:
            result.refused += 1
            result.refusals.append(response.microseconds)
            if !response.hasRetryAfter { result.withoutRetryAfter += 1 }
        default: result.failed += 1
        }
    }
}
