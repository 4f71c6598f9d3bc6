import Crypto
import Foundation
import Kernel

extension World {
    /// This machine's clock and its source of chance.
    static let system = World(
        now: { Instant(microseconds: Int64(Date().timeIntervalSince1970 * 1_000_000)) },
        bytes: { count in SymmetricKey(size: SymmetricKeySize(bitCount: count * 8)).withUnsafeBytes(Array.init) })
}
