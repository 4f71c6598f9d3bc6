/// The result of one workload.
struct Sample: Sendable {
    var operations = 0
    var seconds = 0.0
    /// The server's processor time, user and system, in nanoseconds.
    var serverCPU: UInt64 = 0
    /// The callers' processor time, in nanoseconds.
    var callerCPU: UInt64 = 0
    /// Latencies in microseconds, ascending.
    var latencies: [UInt32] = []

    var perSecond: Double { Double(operations) / seconds }
    /// Microseconds of the server's processor time per operation.
    var cpu: Double { Double(serverCPU) / 1000 / Double(max(operations, 1)) }

    /// The latency, in milliseconds, that `share` of the operations do not exceed.
    func latency(_ share: Double) -> Double {
        guard !latencies.isEmpty else { return 0 }
        return Double(latencies[min(latencies.count - 1, Int(Double(latencies.count) * share))]) / 1000
    }
}
