package import Kernel
import Storage

/// Sets the reactions to risky sign-ins; nil deletes them. A client's configuration replaces its pool's as a whole
/// (UP-ASF-31).
extension Pools {
    /// - Throws: `MissingResource`, or `PoolRefusal.riskNotJudged`.
    package func setRisk(_ risk: RiskConfiguration?, of id: UserPoolID) async throws {
        _ = try await change(id) { pool in
            try pool.settings.requireJudgedRisk()
            pool.settings.risk = risk
        }
    }
}

extension Clients {
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
