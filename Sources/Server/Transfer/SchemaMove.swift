import Directory
import Kernel

/// A change of a pool's schema, planned first and then applied in steps, so that other writers can run between them.
package struct SchemaMove {
    private let admin: any AdminConnection
    private let pool: String
    private let change: SchemaChange

    /// - Throws: `ConfigurationError` for an unknown attribute or type, `InvalidInput` for contradicting rules.
    package init(_ admin: any AdminConnection, pool: String, act: SchemaAct) throws {
        (self.admin, self.pool, change) = (admin, pool, try act.change)
    }

    /// The effects of the change.
    package struct Plan: Sendable {
        /// How many users the pool has, and how many of them change.
        package var (users, changed) = (0, 0)
        /// How many users and clients prevent the change.
        package var obstacles = 0
        /// How many of these cannot be left as they are, so that the change is not possible.
        package var unsolvable = 0
    }

    /// Two users would have one name.
    package struct BlockedError: Error {}

    /// Finds out what the change does to all users. Nothing is written.
    ///
    /// - Parameter report: Called for each user and client that prevents the change, with the reason.
    /// - Throws: The server's refusal.
    package func plan(report: (_ name: String, _ reason: String) throws -> Void) async throws -> Plan {
        var (plan, after): (Plan, String?) = (Plan(), nil)
        var owners: [ByteKey: String] = [:]
        repeat {
            let part = try await admin.perform(GetSchemaReview(pool: pool, change: change, after: after))
            plan.users += part.users
            plan.changed += part.changed
            let collisions = part.claims.compactMap { claim -> SchemaReview.Obstacle? in
                guard let owner = owners.updateValue(claim.user, forKey: ByteKey(claim.name)) else { return nil }
                return SchemaReview.collision(of: claim.user, with: owner, name: claim.name)
            }
            for obstacle in part.obstacles + collisions {
                plan.obstacles += 1
                if obstacle.isFinal { plan.unsolvable += 1 }
                try report(obstacle.name, obstacle.reason)
            }
            after = part.next
        } while after != nil
        return plan
    }

    /// Applies the change.
    ///
    /// - Parameters:
    ///   - progress: Called with the number of users changed so far.
    ///   - report: Called for each user that prevents the change since the plan, with the reason.
    /// - Returns: How many users have changed.
    /// - Throws: The server's refusal, or `BlockedError`. Completed steps stay, and the change can be repeated.
    package func apply(
        progress: (Int) -> Void, report: (_ name: String, _ reason: String) throws -> Void
    ) async throws -> Int {
        try await admin.perform(ChangeSchema(pool: pool, change: change, step: .begin))
        guard change.concernsUsers else { return 0 }
        try await waitForNodes()
        let (changed, isBlocked) = try await performAll(.users, progress: progress, report: report)
        guard !isBlocked else { throw BlockedError() }
        try await admin.perform(ChangeSchema(pool: pool, change: change, step: .finish))
        if change.leavesNames {
            try await waitForNodes()
            _ = try await performAll(.names, progress: { _ in }, report: report)
        }
        return changed
    }

    /// Other nodes cache the former settings for a second.
    private func waitForNodes() async throws { try await Task.sleep(for: .seconds(2)) }

    /// Performs a step for all users, a part at a time.
    private func performAll(
        _ step: ChangeSchema.Step, progress: (Int) -> Void, report: (_ name: String, _ reason: String) throws -> Void
    ) async throws -> (changed: Int, isBlocked: Bool) {
        var (changed, isBlocked, after): (Int, Bool, String?) = (0, false, nil)
        repeat {
            let part = try await admin.perform(ChangeSchema(pool: pool, change: change, step: step, after: after))
            for obstacle in part.obstacles { try report(obstacle.name, obstacle.reason) }
            (changed, after) = (changed + part.changed, part.next)
            isBlocked = isBlocked || !part.obstacles.isEmpty
            progress(changed)
        } while after != nil
        return (changed, isBlocked)
    }
}
