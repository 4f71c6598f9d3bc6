import Kernel

/// The part of a user's events that the next one is compared with: the database counts events that are equal in it.
struct EventTrace: Hashable, Sendable {
    var isSignIn: Bool
    var outcome: AuthEvent.Outcome
    /// The time of the latest of these events.
    var latest: Instant
    /// The number of all these events, of those within the hour, and of those within five minutes.
    var (count, recent, rapid): (Int, Int, Int)
    var range: String?
    var device: String
    /// The app's id for the device; nil if the app did not send one.
    var deviceID: String?
    /// The code of the country; nil if it is not known.
    var country: String?
    var point: GeoPoint?
    /// The feedback on the event; nil if there is none.
    var isMarkedValid: Bool?
}

/// The history that the next event of a user is compared with.
package struct RiskHistory: Hashable, Sendable {
    /// The origins of the user's earlier sign-ins.
    private(set) var known: Set<Origin> = []
    /// The places of the user within the time that a journey around half of the earth takes.
    private(set) var visits: [Visit] = []
    /// The ranges of addresses of events that were marked as not caused by the user.
    private(set) var invalidRanges: Set<String> = []
    /// Attempts that failed within the hour.
    private(set) var recentFailures = 0
    /// Sign-ins within five minutes.
    private(set) var recentPasses = 0
    /// All successful events.
    private(set) var passes = 0

    /// The compared part of an event's origin.
    struct Origin: Hashable, Sendable {
        var range: String?
        var device: String
        var deviceID: String?
        var country: String?
    }

    /// A place at which the user was.
    struct Visit: Hashable, Sendable {
        var point: GeoPoint
        /// How many seconds ago.
        var age: Int64
    }

    /// The times in seconds within which failures are counted, and within which sign-ins are rapid.
    static let (failureWindow, rapidWindow): (Int64, Int64) = (.hours(1), .minutes(5))
    /// How many seconds the fastest journey takes to the other side of the earth, 20,000 km away.
    private static let longestJourney: Int64 = .hours(20)

    init(_ traces: [EventTrace], at now: Instant) {
        for trace in traces {
            if trace.isMarkedValid ?? (trace.outcome == .pass) {
                known.insert(
                    Origin(
                        range: trace.range, device: trace.device, deviceID: trace.deviceID, country: trace.country))
                // Clocks of nodes differ a little.
                let age = max(now.seconds(since: trace.latest), 0)
                if let point = trace.point, age < Self.longestJourney { visits.append(Visit(point: point, age: age)) }
            }
            if trace.isMarkedValid == false, let range = trace.range { invalidRanges.insert(range) }
            switch trace.outcome {
            case .pass:
                passes += trace.count
                if trace.isSignIn { recentPasses += trace.rapid }
            case .fail: if trace.isMarkedValid != true { recentFailures += trace.recent }
            case .inProgress: break
            }
        }
    }
}
