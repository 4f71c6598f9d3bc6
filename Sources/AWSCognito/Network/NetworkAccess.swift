import AWSMobileClient
import Kernel

/// The client's access to the state of the device's network.
struct NetworkAccess: Sendable {
    /// Whether all routes to other networks are cellular.
    var isCellularOnly: @Sendable () -> Bool
    /// Returns when the network may be back, on the given attempt since it was lost.
    var wait: @Sendable (_ attempt: Int) async throws -> Void
    /// Returns when a busy service can be asked again.
    var retryPause: @Sendable (_ attempt: Int) async throws -> Void

    /// The network of this device.
    static var system: NetworkAccess {
        NetworkAccess(
            isCellularOnly: isCellularOnlyNow, wait: waitForNetwork,
            retryPause: { attempt in
                // 100, 200, 400 milliseconds … and up to half of that at random, so that clients do not retry at once.
                let base = 100 << min(attempt, 6)
                let spread = Int(World.system.bytes(1).first ?? 0)
                try await Task.sleep(for: .milliseconds(base + base * spread / 512))
            })
    }

    /// The wait before an attempt: one, two, four … seconds, and from the seventh attempt on a minute.
    static func pause(before attempt: Int) -> Duration { .seconds(min(60, 1 << min(attempt, 6))) }
}
