import Foundation
import Storage

/// Limits the retries of a transaction and the pauses between them.
struct Retry {
    private static let maxAttempts = 40
    private static let maxLosses = 3

    private let deadline = Deadline(in: .seconds(5))
    private var attempts = 0
    private var losses = 0
    private var state: UInt64

    /// The retries of one transaction, none of which has been made.
    ///
    /// - Parameter seed: Differs between the workers of a process, so that they do not retry at the same time.
    init(seed: Int) {
        let now = DispatchTime.now().uptimeNanoseconds
        state = now ^ UInt64(truncatingIfNeeded: seed) << 48 ^ UInt64(truncatingIfNeeded: getpid()) << 32
    }

    /// Counts an attempt that failed, and pauses before the next if it conflicted.
    ///
    /// - Returns: False if no attempt is left.
    mutating func pauseIfLeft(after failure: PostgresError) -> Bool {
        attempts += 1
        if failure.endsConnection { losses += 1 }
        // An idle connection may have been lost long ago; repeated losses mean that the server has a problem.
        guard attempts < Self.maxAttempts, losses < Self.maxLosses, !deadline.hasPassed else { return false }
        if failure.isConflict { Thread.sleep(forTimeInterval: pause()) }
        return true
    }

    /// Seconds: random up to a limit that doubles from 1 ms to 64 ms.
    private mutating func pause() -> Double {
        let limit = Double(1 << min(attempts - 1, 6)) / 1000
        return limit * Double(next() >> 11) / Double(1 << 53)
    }

    /// SplitMix64 (Steele, Lea and Flood, 2014). Nothing secret depends on it.
    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }
}
