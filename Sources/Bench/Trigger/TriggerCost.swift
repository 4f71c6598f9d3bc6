/// The cost that a trigger adds to a password sign-in if its function is a program on this machine that runs already.
struct TriggerCost: Sendable {
    /// The server's processor time, in milliseconds.
    let cpu: Double
    /// The latency at p50, in milliseconds.
    let latency: Double

    static let name = "trigger: password sign-in"

    /// Compares sign-ins in a pool with the trigger and in one without, in turn, because a shared machine's speed
    /// varies.
    ///
    /// - Parameter load: With one connection: of several, the latency would show how long they wait for each other.
    /// - Returns: The difference in the middle of `rounds`, of each measure.
    static func measure(
        with trigger: BenchTarget, without plain: BenchTarget, rounds: Int, by load: Load, meter: ProcessMeter
    ) throws -> TriggerCost {
        let costs = try (0..<rounds).map { _ in
            let before = try load.run(plain.passwordSignIn, meter: meter)
            return TriggerCost(from: before, to: try load.run(trigger.passwordSignIn, meter: meter))
        }
        return TriggerCost(
            cpu: costs.map(\.cpu).sorted()[rounds / 2], latency: costs.map(\.latency).sorted()[rounds / 2])
    }
}

extension TriggerCost {
    private init(from plain: Sample, to triggered: Sample) {
        cpu = (triggered.cpu - plain.cpu) / 1000
        latency = triggered.latency(0.5) - plain.latency(0.5)
    }
}
