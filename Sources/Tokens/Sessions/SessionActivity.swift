import Directory
package import Kernel
import Storage

/// The last activity in a tracked session: when, from where and on what.
package struct SessionActivity: Hashable, Sendable {
    /// Minimum seconds between two writes of an activity, so that a refresh rarely costs a write.
    static let interval: Int64 = 60

    /// When it was.
    package var at: Instant
    /// The address of the client; nil if it is not known.
    package var address: String?
    /// The program and the system according to the user agent, or `unknown`.
    package var device: String

    /// Whether the user agent says anything.
    package var isOnKnownDevice: Bool { device != AgentDescription.unknown }

    /// That of the request which the current task executes.
    init(at now: Instant) {
        let agent = CallerAgent.current
        at = now
        address = agent.flatMap { $0.address.isEmpty ? nil : $0.address }
        device = AgentDescription.ofCaller.text
    }

    /// The stored activity of a row; nil for a session that is not tracked.
    init?(_ row: Row) throws {
        guard let at: Instant = try row.value("last_active_at") else { return nil }
        self.at = at
        address = try row.value("last_address")
        device = try row.value("device_type", as: String?.self) ?? AgentDescription.unknown
    }

    /// The first activity of a session of `pool`; nil if the pool does not track sessions.
    static func first(at now: Instant, in pool: UserPool) -> SessionActivity? {
        pool.settings.tracksSessions ? SessionActivity(at: now) : nil
    }
}
