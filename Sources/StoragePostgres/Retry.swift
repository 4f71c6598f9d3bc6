import Foundation
import Storage

/// How often a transaction is tried again, and how long it rests before.
struct Retry {
    private let deadline = Deadline(in: .seconds(5))
    private var attempts = 0
    private var losses = 0
    private var state: UInt64

    /// `seed` tells the lanes of a process apart, so that they do not come back at the same moment.
    init(seed: Int) {
        let now = DispatchTime.now().uptimeNanoseconds
        state = now ^ UInt64(truncatingIfNeeded: seed) << 48 ^ UInt64(truncatingIfNeeded: getpid()) << 32
    }

    /// Rests where `failure` was another transaction's doing.
    ///
    /// False where it has been tried often enough.
    mutating func mayTryAgain(after failure: PostgresError) -> Bool {
        attempts += 1
        if failure.isLoss { losses += 1 }
        // A connection that has been idle may have been lost long ago; more than that says the server is not well.
        guard attempts < 40, losses < 3, !deadline.hasPassed else { return false }
        if failure.isConflict { Thread.sleep(forTimeInterval: pause()) }
        return true
    }

    /// Seconds: anything up to a limit that doubles from 1 ms to 64 ms.
    private mutating func pause() -> Double {
        let limit = Double(1 << min(attempts - 1, 6)) / 1000
        return limit * Double(next() >> 11) / Double(1 << 53)
    }

    /// SplitMix64 (Steele, Lea and Flood, 2014).
    ///
    /// Nothing secret hangs on it.
    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }
}
