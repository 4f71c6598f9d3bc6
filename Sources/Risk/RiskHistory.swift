import Kernel

/// An event of a user, as far as the next one is compared with it.
struct EventTrace: Hashable, Sendable {
    var isSignIn: Bool
    var outcome: AuthEvent.Outcome
    var at: Instant
    var range: String?
    var device: String
    /// What was said of it; nil if nothing was.
    var isMarkedValid: Bool?
}

/// What the events of a user say about the next one.
struct RiskHistory: Hashable, Sendable {
    /// Where the user has signed in from, and on what.
    private(set) var known: Set<Origin> = []
    /// Ranges of addresses of events that were marked as not the user.
    private(set) var invalidRanges: Set<String> = []
    /// Attempts that failed within the hour.
    private(set) var recentFailures = 0
    /// Sign-ins within five minutes.
    private(set) var recentPasses = 0

    /// The origin of an event, as far as it is compared.
    struct Origin: Hashable, Sendable {
        var range: String?
        var device: String
    }

    /// Seconds within which failures count, and within which sign-ins are rapid.
    private static let (failuresCount, rapid): (Int64, Int64) = (.hours(1), .minutes(5))

    init(_ traces: [EventTrace], at now: Instant) {
        for trace in traces {
            if trace.isMarkedValid ?? (trace.outcome == .pass) {
                known.insert(Origin(range: trace.range, device: trace.device))
            }
            if trace.isMarkedValid == false, let range = trace.range { invalidRanges.insert(range) }
            let age = now.seconds(since: trace.at)
            switch trace.outcome {
            case .pass: if trace.isSignIn, age < Self.rapid { recentPasses += 1 }
            case .fail: if trace.isMarkedValid != true, age < Self.failuresCount { recentFailures += 1 }
            case .inProgress: break
            }
        }
    }
}
