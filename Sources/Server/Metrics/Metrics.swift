import Kernel

/// What has been counted since the start, for `/metrics`.
///
/// A small registry of our own: the set of labels is bounded whatever is sent (WIRE-20), because an operation is
/// counted under its name only where the model knows it.
public final class Metrics: Sendable {
    /// How a request ended.
    public enum StatusClass: String, CaseIterable, Sendable {
        case ok
        /// The caller was told no (4xx).
        case refused
        /// We failed (5xx).
        case failed
    }

    /// Where a message went, or why it did not.
    public enum DeliveryResult: String, CaseIterable, Sendable {
        case delivered
        case transient
        case permanent
    }

    struct Requests {
        var counts: [StatusClass: Int] = [:]
        var durations = Histogram()
    }

    struct State {
        var requests: [String: Requests] = [:]
        var deliveries: [String: [DeliveryResult: Int]] = [:]
        var connections = 0
    }

    private let state = Locked(State())
    /// The most operations that are told apart; what comes beyond is counted together.
    private static let mostOperations = 512

    /// A registry with nothing counted.
    public init() {}

    /// Counts one answered request.
    ///
    /// `operation` must come from the model, or be a fixed word.
    public func answered(_ operation: String, _ status: StatusClass, after duration: Duration) {
        state.change { state in
            let isKnown = state.requests[operation] != nil || state.requests.count < Self.mostOperations
            state.requests[isKnown ? operation : "other", default: Requests()].count(status, duration)
        }
    }

    /// Counts one attempt to deliver a message.
    ///
    /// `channel` is `email` or `sms`.
    public func attempted(_ channel: String, _ delivery: DeliveryResult) {
        state.change { $0.deliveries[channel, default: [:]][delivery, default: 0] += 1 }
    }

    /// Counts a connection that was opened (1) or closed (-1).
    public func connections(_ change: Int) {
        state.change { $0.connections += change }
    }

    /// What has been counted, to be read at leisure.
    var snapshot: State { state.read { $0 } }
}

extension Metrics.Requests {
    mutating func count(_ status: Metrics.StatusClass, _ duration: Duration) {
        counts[status, default: 0] += 1
        durations.count(duration)
    }
}
