package import Directory
package import Triggers
package import WireRuntime

extension TestTriggerRunner {
    /// Makes every call of the function of `kind` end with `error`.
    package func fail(_ kind: TriggerKind, with error: TriggerError) {
        handle(kind) { (_: JSONObject) throws(TriggerError) -> JSONObject in throw error }
    }

    /// The values of `triggerSource` of the events so far, oldest first.
    package var sources: [String] { events.compactMap { $0["triggerSource"]?.string } }

    /// The member `name` of the last event's `request`.
    package func lastRequest(_ name: String) -> JSON? { events.last?["request"]?.object?[name] }
}
