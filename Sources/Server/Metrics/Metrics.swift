package import Kernel

/// The counters since the start, for `/metrics`.
///
/// The set of labels is bounded for any input (WIRE-20), because only operations of the model are counted by name.
package final class Metrics: Sendable {
    /// The result of a request.
    package enum StatusClass: String, CaseIterable, Sendable {
        case ok
        /// The caller was refused (4xx).
        case refused
        /// The server failed (5xx).
        case failed
    }

    /// The result of sending a message.
    package enum DeliveryResult: String, CaseIterable, Sendable {
        case delivered
        case transient
        case permanent
    }

    /// The result of a logout notice to a client.
    package enum LogoutResult: String, CaseIterable, Sendable {
        case sent
        /// The server tries again.
        case failed
        /// The server does not try again.
        case givenUp = "given_up"
    }

    /// The result of a request of a sign-in.
    enum SignInResult: String, CaseIterable, Sendable {
        /// Tokens, or the session of a browser.
        case completed
        /// The next challenge.
        case challenged
        /// The caller was refused.
        case refused
        /// The server failed.
        case failed
    }

    /// The counted requests of one operation.
    struct Requests {
        var counts: [StatusClass: Int] = [:]
        var durations = Histogram()
    }

    struct State {
        /// By operation.
        var requests: [String: Requests] = [:]
        /// By channel.
        var deliveries: [String: [DeliveryResult: Int]] = [:]
        /// By the name of the trigger.
        var triggerCalls: [String: [TriggerOutcome: Int]] = [:]
        var logoutNotices: [LogoutResult: Int] = [:]
        /// The connections that are open now.
        var connections = 0
        /// By the reason of a refusal, which is empty for other results.
        var signIns: [SignInResult: [String: Int]] = [:]
        var risks = RiskCounts()
    }

    /// How many operations are counted by name; further ones are counted together.
    private static let maxOperations = 512
    /// How many reasons of refusals are counted by name; further ones are counted together.
    private static let maxReasons = 64

    private let state = Locked(State())
    /// When counting began, in seconds since 1970.
    let startedAt: Int

    /// All counters are zero.
    package init(at now: Instant = World.live.now()) { startedAt = Int(now.microseconds / 1_000_000) }

    /// Counts one response.
    ///
    /// - Parameter operation: Must come from the model, or be a constant.
    package func responded(_ operation: String, status: StatusClass, after duration: Duration) {
        state.change { state in
            let isKnown = state.requests[operation] != nil || state.requests.count < Self.maxOperations
            state.requests[isKnown ? operation : "other", default: Requests()].count(status, duration: duration)
        }
    }

    /// Counts one attempt to send a message.
    ///
    /// - Parameter channel: `email` or `sms`.
    package func attempted(_ channel: String, delivery: DeliveryResult) {
        state.change { $0.deliveries[channel, default: [:]][delivery, default: 0] += 1 }
    }

    /// Counts one attempt to call a function.
    ///
    /// - Parameter trigger: The trigger's name.
    package func called(_ trigger: String, outcome: TriggerOutcome) {
        state.change { $0.triggerCalls[trigger, default: [:]][outcome, default: 0] += 1 }
    }

    /// Counts one attempt to send a logout notice.
    package func notified(_ result: LogoutResult) {
        state.change { $0.logoutNotices[result, default: 0] += 1 }
    }

    /// Counts one request of a sign-in.
    ///
    /// - Parameter reason: The case of a refusal, which is a name in the source; empty without one.
    func signedIn(_ result: SignInResult, reason: String) {
        state.change { state in
            let known = state.signIns[result, default: [:]]
            let isKnown = known[reason] != nil || known.count < Self.maxReasons
            state.signIns[result, default: [:]][isKnown ? reason : "other", default: 0] += 1
        }
    }

    /// Counts the risk that threat protection has found for a request.
    func found(_ risk: JudgedRisk) {
        state.change { $0.risks.count(risk) }
    }

    /// Counts a connection that was opened (1) or closed (-1).
    package func connectionsChanged(by change: Int) {
        state.change { $0.connections += change }
    }

    /// A copy of the counters.
    var snapshot: State { state.read { $0 } }
}

extension Metrics.Requests {
    mutating func count(_ status: Metrics.StatusClass, duration: Duration) {
        counts[status, default: 0] += 1
        durations.count(duration)
    }
}
