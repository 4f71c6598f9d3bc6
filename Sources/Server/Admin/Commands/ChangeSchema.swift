package import Directory
import Kernel

/// A step of a change of a pool's schema.
package struct ChangeSchema: AdminCommand {
    let pool: String
    let change: SchemaChange
    let step: Step
    /// The username that the previous part ended with; nil for the first part, and if all is done at once.
    let after: String?

    package init(pool: String, change: SchemaChange, step: Step, after: String? = nil) {
        (self.pool, self.change, self.step, self.after) = (pool, change, step, after)
    }

    /// The steps in their order.
    package enum Step: String, Codable, Sendable {
        /// From now on all writes follow the new rules.
        case begin
        /// Changes some users.
        case users
        /// Removes the former definitions.
        case finish
        /// Releases former sign-in names of some users.
        case names
    }

    /// The result of a part of the step.
    package struct Output: Codable, Sendable {
        /// The users that have changed.
        package var changed = 0
        /// The users that could not get their names.
        package var obstacles: [SchemaReview.Obstacle] = []
        /// Nil if it was the last part.
        package var next: String?
    }

    /// - Throws: `MissingResource`, or `InvalidInput` if the change cannot be made.
    package func perform(on store: AdminStore) async throws -> Output {
        let (id, changes) = (UserPoolID.noted(pool), store.schemaChanges)
        switch step {
        case .begin: try await changes.begin(change, in: id)
        case .users: return Output(try await changes.changeUsers(change, in: id, after: after))
        case .finish: try await changes.finish(change, in: id)
        case .names: return Output(try await changes.releaseNames(in: id, after: after))
        }
        return Output()
    }
}

extension ChangeSchema.Output {
    fileprivate init(_ part: SchemaChanges.Part) {
        self.init(changed: part.changed, obstacles: part.obstacles, next: part.next)
    }
}
