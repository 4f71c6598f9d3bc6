package import Directory
import Kernel
import Triggers

/// The platform applications through which a pool sends messages to its users' devices (PUSH-SRV-04).
package struct PushSettings: Sendable, Equatable {
    /// Their ARNs, one for a platform (PUSH-SRV-05).
    package var applications: [FunctionARN]
    /// The role that may send through them (PUSH-SRV-06).
    package var role: String

    /// Applications, with their role.
    package init(applications: [FunctionARN], role: String) { (self.applications, self.role) = (applications, role) }
}

/// A platform application of a pool, and its state.
struct PushApplication: Sendable, Equatable {
    let pool: IdentityPoolID
    let platform: PushPlatform
    var arn: FunctionARN
    var role: String
    /// How often in a row the platform could not be reached.
    var failures = 0
    /// Until when it is not tried again.
    var restsUntil = Instant(microseconds: 0)

    init(_ arn: FunctionARN, on platform: PushPlatform, of pool: IdentityPoolID, role: String) {
        (self.arn, self.platform, self.pool, self.role) = (arn, platform, pool, role)
    }

    /// Notes that the platform could not be reached.
    mutating func rest(at now: Instant) {
        failures = min(failures + 1, RetryDelay.maxFailures)
        restsUntil = now.advanced(seconds: RetryDelay.seconds(after: failures))
    }
}
