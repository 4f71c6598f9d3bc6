/// The measurements of a single cost.
extension Trial {
    /// Measures what a trigger adds to a sign-in in a pool of its own.
    func measureTrigger(_ plain: BenchTarget) async throws {
        guard isWanted(TriggerCost.name) else { return }
        let target = try createPool(for: UserPopulation(count: 64), settings: .trigger)
        try await seed(0..<64, of: target.population, in: target)
        say(TriggerCost.name)
        try running { server in
            report.trigger = try TriggerCost.measure(
                with: target, without: plain, rounds: plan.rounds, by: load(connections: 1), meter: server.meter)
        }
    }

    /// Measures the evaluation of policies, which needs no server.
    func measurePolicies() throws {
        guard isWanted(PolicyEvaluation.name) else { return }
        say(PolicyEvaluation.name)
        report.policies = try PolicyEvaluation.measure()
    }

    /// Measures the memory of waiting requests, each time in a fresh process.
    func measureWaiting(_ sync: SyncTarget) throws {
        guard isWanted(WaitingMemory.name) else { return }
        say(WaitingMemory.name)
        report.waiting = try (0..<plan.rounds).map { _ in
            try running { try WaitingMemory(sync: sync, ports: martlet.ports, meter: $0.meter).measure() }
        }
    }
}
