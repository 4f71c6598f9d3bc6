import Foundation
public import Kernel

extension Instant {
    /// The time of the system's clock.
    @Sendable public static func system() -> Instant {
        Instant(microseconds: Int64(Date().timeIntervalSince1970 * 1_000_000))
    }
}
