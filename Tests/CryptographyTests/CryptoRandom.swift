import Kernel
import Synchronization

extension World {
    /// A world with a stopped clock and reproducible random bytes that do not repeat within a run.
    static func still(_ now: Instant = Instant(seconds: 1_800_000_000), seed: UInt64 = 1) -> World {
        let state = Mutex(seed)
        return World(now: { now }) { count in
            (0..<count).map { _ in
                state.withLock {
                    $0 &+= 0x9E37_79B9_7F4A_7C15
                    var mixed = ($0 ^ ($0 >> 30)) &* 0xBF58_476D_1CE4_E5B9
                    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
                    return UInt8(truncatingIfNeeded: mixed >> 56)
                }
            }
        }
    }
}
