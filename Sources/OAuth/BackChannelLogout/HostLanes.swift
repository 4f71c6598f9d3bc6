import Kernel

/// How many requests run to each host of clients. A host that does not respond is paused before the next request, and
/// then gets one request at a time, so that it does not take threads from other hosts.
struct HostLanes: Sendable {
    /// The most requests to one host at a time.
    static let maxPerHost = 2
    /// Beyond this number, hosts whose pause is over are forgotten, with their failures. Otherwise the hosts of all
    /// former clients would stay in memory.
    static let maxHosts = 1024
    /// The first pause of a host after a failure, and the longest pause, in seconds.
    static let (firstRest, maxRestLength): (Int64, Int64) = (5, 300)

    fileprivate struct Lane: Sendable {
        var running = 0
        /// The number of consecutive requests without a response.
        var failures = 0
        var restsUntil: Instant?
    }

    private let maxRunning: Int
    private var lanes: [ByteKey: Lane] = [:]
    private var running = 0

    /// - Parameter maxRunning: The most requests to all hosts at a time.
    init(maxRunning: Int) { self.maxRunning = maxRunning }

    /// The number of hosts that are remembered, because a request to them runs or the last one failed.
    var hostCount: Int { lanes.count }

    /// Whether further requests to any host have to wait.
    var isFull: Bool { running >= maxRunning }

    /// Begins a request to `host`; `end` or `cancel` must follow.
    ///
    /// - Returns: False if it has to wait.
    mutating func begin(_ host: String, now: Instant) -> Bool {
        let key = ByteKey(host)
        var lane = lanes[key] ?? Lane()
        guard !isFull, lane.running < (lane.failures > 0 ? 1 : Self.maxPerHost), !lane.rests(at: now) else {
            return false
        }
        lane.running += 1
        lanes[key] = lane
        running += 1
        return true
    }

    /// Ends a request that was sent.
    mutating func end(_ host: String, hasResponded: Bool, now: Instant) {
        change(host) { lane in
            lane.failures = hasResponded ? 0 : min(lane.failures + 1, 16)
            let rest = min(Self.firstRest << Int64(max(lane.failures - 1, 0)), Self.maxRestLength)
            lane.restsUntil = hasResponded ? nil : now.advanced(seconds: rest)
        }
        guard lanes.count > Self.maxHosts else { return }
        lanes = lanes.filter { $0.value.running > 0 || $0.value.rests(at: now) }
    }

    /// Ends a request that was not sent.
    mutating func cancel(_ host: String) { change(host) { _ in } }

    private mutating func change(_ host: String, body: (inout Lane) -> Void) {
        let key = ByteKey(host)
        guard var lane = lanes[key], lane.running > 0 else { return }
        lane.running -= 1
        running -= 1
        body(&lane)
        lanes[key] = lane.running == 0 && lane.failures == 0 ? nil : lane
    }
}

extension HostLanes.Lane {
    /// Whether the host is paused. If the clock is set back, the pause is not extended.
    fileprivate func rests(at now: Instant) -> Bool {
        guard let restsUntil else { return false }
        return now < restsUntil && restsUntil <= now.advanced(seconds: HostLanes.maxRestLength)
    }
}
