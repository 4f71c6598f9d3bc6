import Directory
import Kernel
import Triggers

/// Removes the target of a function.
package struct RemoveTriggerTarget: AdminCommand {
    let function: String

    package init(function: String) { self.function = function }

    /// - Throws: `MissingResource` if there is none.
    package func perform(on store: AdminStore) async throws -> NoResult {
        AuditContext.note(entity: function, as: "function")
        try await store.functions.targets.remove(FunctionARN(rawValue: function))
        return NoResult()
    }
}
