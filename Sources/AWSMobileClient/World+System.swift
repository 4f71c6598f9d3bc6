import Crypto
import Foundation
package import Kernel

extension World {
    /// The system's clock and random numbers.
    package static let system = World(
        now: { Instant(microseconds: Int64(Date().timeIntervalSince1970 * 1_000_000)) },
        bytes: { count in SymmetricKey(size: SymmetricKeySize(bitCount: count * 8)).withUnsafeBytes(Array.init) })

    /// The same with the service's time, if a client has learnt it from a response.
    package static let ofService = World(now: ClientClock.system.now, bytes: system.bytes)
}
