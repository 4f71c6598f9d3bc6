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

    /// A new pool of `count` users, each with an authenticator app.
    private func withApps(_ count: Int, settings: BenchPoolSettings) async throws -> AuthenticatorTarget {
        let population = UserPopulation(withPasswords: count)
        let target = try createPool(for: population, settings: settings)
        try await seed(0..<count, of: population, in: target, withApps: true)
        return AuthenticatorTarget(target: target, codes: AuthenticatorCodes(count: count, world: world))
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
