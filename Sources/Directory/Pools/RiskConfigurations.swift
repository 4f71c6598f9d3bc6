package import Kernel
import Storage

extension Pools {
    /// Sets the reactions to risky sign-ins; nil deletes them.
    ///
    /// - Throws: `MissingResource`, or `PoolRefusal.riskNotJudged`.
    package func setRisk(_ risk: RiskConfiguration?, of id: UserPoolID) async throws {
        try await change(id) { pool in
            try pool.settings.requireJudgedRisk()
            pool.settings.risk = risk
        }
    }
}

extension Clients {
    /// Sets the reactions to risky sign-ins through the client, which replace those of its pool as a whole (UP-ASF-31);
    /// nil deletes them.
    ///
    /// - Throws: `MissingResource`, or `PoolRefusal.riskNotJudged`.
    package func setRisk(_ risk: RiskConfiguration?, of id: ClientID, in pool: UserPoolID) async throws {
        let instant = world.now()
        try await database.write { tx in
            try PoolTable(tx).require(pool).settings.requireJudgedRisk()
            var client = try ClientTable(tx).require(id, in: pool)
            client.settings.risk = risk
            client.modifiedAt = instant
            _ = try ClientTable(tx).update(client)
        }
        cache.forget(id)
    }
}
