import Directory
import Kernel
package import Pages
import Storage
import Triggers

/// Calls the function of a pool's trigger once.
package struct InvokeTrigger: AdminCommand {
    let trigger: String
    let pool: String
    /// The event as JSON; nil for a sample.
    let event: String?

    package init(trigger: String, pool: String, event: String?) {
        (self.trigger, self.pool, self.event) = (trigger, pool, event)
    }

    /// - Throws: `InvalidInput`, and `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> TriggerCallView {
        let id = UserPoolID.noted(pool)
        guard let kind = TriggerKind(rawValue: trigger) else {
            let names = TriggerKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw InvalidInput("\(trigger) is not a trigger; these are: \(names).")
        }
        let found = try await store.database.read { try PoolTable($0).require(id) }
        guard let function = found.settings.function(for: kind) else {
            throw InvalidInput("The pool \(found.id) has no function for \(trigger).")
        }
        let functions = store.functions
        let bytes = try event.map { Array($0.utf8) } ?? functions.sample(kind, in: found)
        return TriggerCallView(await functions.invoker.tryOut(kind, function: function, for: found.id, event: bytes))
    }
}
