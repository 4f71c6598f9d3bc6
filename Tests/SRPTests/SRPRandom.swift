/// Reproducible random bytes.
struct SRPRandom: Sendable {
    private let seed: UInt64

    init(_ seed: UInt64) { self.seed = seed }

    /// SplitMix64; each call continues the sequence.
    func source() -> (_ count: Int) -> [UInt8] {
        var state = seed
        return { count in
            (0..<count).map { _ in
                state &+= 0x9E37_79B9_7F4A_7C15
                var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
                mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
                return UInt8(truncatingIfNeeded: mixed >> 56)
            }
        }
    }
}
