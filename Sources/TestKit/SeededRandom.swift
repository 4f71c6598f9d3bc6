import Kernel

/// Pseudorandom bytes that are the same in every run.
package final class SeededRandom: Sendable {
    private let state: Locked<UInt64>

    /// Starts with `seed`.
    package init(seed: UInt64) { state = Locked(seed) }

    /// The next bytes: SplitMix64 (Steele, Lea and Flood, 2014).
    package func bytes(_ count: Int) -> [UInt8] {
        state.change { state in
            (0..<count).map { _ in
                state &+= 0x9E37_79B9_7F4A_7C15
                var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
                mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
                return UInt8(truncatingIfNeeded: mixed >> 56)
            }
        }
    }
}
