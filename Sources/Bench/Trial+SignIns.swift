import Foundation

/// Sign-ins that ask for more than a password. Each has a pool of its own.
extension Trial {
    /// The workloads that are wanted, with their users in the store.
    func secondFactorWorkloads() async throws -> [Workload] {
        var workloads: [Workload] = []
        if isWanted(AuthenticatorTarget.signInName) {
            workloads.append(try await withApps(try userCount(), settings: .apps).signIn)
        }
        if isWanted(AuthenticatorTarget.deviceSignInName) {
            // Each caller of each round takes one code, to confirm a device.
            workloads.append(try await withApps(plan.connections * plan.rounds, settings: .devices).deviceSignIn)
        }
        return workloads
    }

    private func withApps(_ count: Int, settings: BenchPoolSettings) async throws -> AuthenticatorTarget {
        let population = UserPopulation(withPasswords: count)
        let target = try opened(population, settings: settings)
        try await seed(0..<count, of: population, in: target, withApps: true)
        return AuthenticatorTarget(target: target, codes: AuthenticatorCodes(count: count, world))
    }

    /// How many users have enough codes for all rounds, with a quarter to spare: no server signs in more often than its
    /// cores can do the arithmetic.
    private func userCount() throws -> Int {
        let cost = try baseline.measure(AuthenticatorTarget.signInBaseline, isOwn: true, for: 1) / 1e6
        let perSecond = Double(ProcessInfo.processInfo.activeProcessorCount) / cost
        let signIns = 1.25 * perSecond * Double(plan.rounds) * (Load.usualWarmUp + plan.seconds)
        // The calculations that follow each round take another two seconds.
        let codes = AuthenticatorCodes.codes(within: Double(plan.rounds) * (Load.usualWarmUp + plan.seconds + 2))
        return max(4 * plan.connections, Int(signIns) / codes)
    }
}

/// The OAuth endpoints and the hosted pages, with users of the first pool.
extension Trial {
    func oauthWorkloads(_ target: BenchTarget) throws -> [Workload] {
        try running { _ in try OAuthTarget.opened(target, port: martlet.ports.service).workloads }
    }

    /// An identity pool for the users of `target`.
    func opened(identitiesOf target: BenchTarget) throws -> IdentityTarget {
        try running { _ in try IdentityTarget.opened(target, port: martlet.ports.service) }
    }
}

/// Sign-ins with other providers, to the first pool.
extension Trial {
    func federationWorkloads(_ target: BenchTarget) throws -> [Workload] {
        guard isWanted(FederationTarget.callbackName) || isWanted(FederationTarget.responseName) else { return [] }
        return try running { _ in try FederationTarget.opened(target, port: martlet.ports.service).workloads }
    }
}

/// The cost that a trigger adds.
extension Trial {
    func measureTrigger(_ plain: BenchTarget) async throws {
        guard isWanted(TriggerCost.name) else { return }
        let target = try opened(UserPopulation(count: 64), settings: .trigger)
        try await seed(0..<64, of: target.population, in: target)
        say(TriggerCost.name)
        try running { server in
            report.trigger = try TriggerCost.measured(
                with: target, without: plain, rounds: plan.rounds, by: load(connections: 1), meter: server.meter)
        }
    }
}

/// The measurements that need no server.
extension Trial {
    func measurePolicies() throws {
        guard isWanted(PolicyEvaluation.name) else { return }
        say(PolicyEvaluation.name)
        report.policies = try PolicyEvaluation.measured()
    }
}
