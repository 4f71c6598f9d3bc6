import Storage

/// Credentials by the number of identities in the pool.
extension Trial {
    /// The size to compare with; a smaller pool shows no difference.
    private static let fewIdentities = 10_000

    /// Measures credentials in a pool of few identities, and again after it has grown. Each time in a fresh process.
    func measureSizes(of target: IdentityTarget) async throws {
        guard isWanted("identities"), plan.identities > Self.fewIdentities else { return }
        var population = IdentityPopulation(pool: target.pool, world: world)
        for count in [Self.fewIdentities, plan.identities] {
            say("adding \(count - population.count) identities")
            let database = try store.open()
            do { try await population.grow(to: count, in: database) } catch {
                await database.close()
                throw error
            }
            await database.close()
            say("credentials among \(count) identities")
            let guests = population.guests
            try running { server in
                report.byIdentities.append(
                    (
                        count, try load.run(target.guestCredentials(of: guests), meter: server.meter),
                        try load.run(target.userCredentials, meter: server.meter)
                    ))
            }
        }
    }
}
