import Directory
import Kernel

/// A change of a pool's schema, as the operator carries it out: planned first, then in steps that leave the writer
/// free.
package struct SchemaMove {
    private let admin: any AdminConnection
    private let pool: String
    private let change: SchemaChange

    /// - Throws: `ConfigurationError` for a word that no attribute or type has, `InvalidInput` for contradicting rules.
    package init(_ admin: any AdminConnection, pool: String, act: SchemaAct) throws {
        (self.admin, self.pool, change) = (admin, pool, try act.change)
    }

    /// What the change would do.
    package struct Plan: Sendable {
        package var (users, changed) = (0, 0)
        /// How many users and clients are in the way, and for how many of them there is no way around.
        package var (obstacles, final) = (0, 0)
    }

    /// Two users would have one name.
    package struct BlockedError: Error {}

    /// Looks at all users.
    ///
    /// - Parameter report: Is told of each user and client in the way, and why.
    /// - Throws: What the server refuses.
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
                if obstacle.isFinal { plan.final += 1 }
                try report(obstacle.name, obstacle.reason)
            }
            after = part.next
        } while after != nil
        return plan
    }

    /// Carries the change out.
    ///
    /// - Parameters:
    ///   - progress: Is told how many users have changed.
    ///   - report: Is told of each user who came in the way since the plan, and why.
    /// - Returns: How many users have changed.
    /// - Throws: What the server refuses, or `BlockedError`. What is done stays, and the change can be repeated.
    package func apply(
        progress: (Int) -> Void, report: (_ name: String, _ reason: String) throws -> Void
    ) async throws -> Int {
        try await admin.perform(ChangeSchema(pool: pool, change: change, step: .begin))
        guard change.concernsUsers else { return 0 }
        try await waitForNodes()
        let (changed, isBlocked) = try await all(.users, progress: progress, report: report)
        guard !isBlocked else { throw BlockedError() }
        try await admin.perform(ChangeSchema(pool: pool, change: change, step: .finish))
        if change.leavesNames {
            try await waitForNodes()
            _ = try await all(.names, progress: { _ in }, report: report)
        }
        return changed
    }

    /// Other nodes know the former settings for a second.
    private func waitForNodes() async throws { try await Task.sleep(for: .seconds(2)) }

    private func all(
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
