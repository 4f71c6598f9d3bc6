package import Directory
package import Kernel

/// What judges the requests of all pools.
package struct RiskServices: Sendable {
    package let world: World
    let retention: EventRetention
    let compromised: CompromisedPasswords

    package init(
        world: World, retention: EventRetention = EventRetention(), compromised: CompromisedPasswords = .common
    ) {
        (self.world, self.retention, self.compromised) = (world, retention, compromised)
    }
}

/// How long, and how many, events of a user are kept.
package struct EventRetention: Hashable, Sendable {
    package var days = 90
    /// How many that have passed, and how many that have not.
    package var count = 50

    package init() {}

    /// What operators may choose. Each sign-in reads the events that are kept, so their number is bounded.
    package static let (possibleDays, possibleCounts) = (1...3650, 10...500)
}
