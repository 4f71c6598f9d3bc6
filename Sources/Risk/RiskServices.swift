package import Directory
package import Kernel

/// The services that assess the requests of all pools.
package struct RiskServices: Sendable {
    package let world: World
    let retention: EventRetention
    let compromised: CompromisedPasswords
    /// The locations of addresses, which the operator may replace while the server runs.
    package let locations = Locations()
    /// Whether the server delivers events to analytics projects.
    let servesAnalytics: Bool

    package init(
        world: World, retention: EventRetention = EventRetention(), compromised: CompromisedPasswords = .common,
        servesAnalytics: Bool = false
    ) {
        (self.world, self.retention, self.compromised) = (world, retention, compromised)
        self.servesAnalytics = servesAnalytics
    }
}

/// How long, and how many, events of a user are kept.
package struct EventRetention: Hashable, Sendable {
    package var days = 90
    /// The number of successful events, and also of failed ones.
    package var count = 50

    package init() {}

    /// The values that operators may choose. Each sign-in reads the kept events, so their number is limited.
    package static let (possibleDays, possibleCounts) = (1...3650, 10...500)
}
