package import Directory
package import Triggers
package import WireRuntime

extension JSONObject {
    /// The object that `text` writes.
    ///
    /// - Throws: `NoObjectError` for anything else.
    package init(text: String) throws {
        guard let object = try JSONReader.read(Array(text.utf8)).object else { throw NoObjectError() }
        self = object
    }
}

package struct NoObjectError: Error {}

extension TestTriggerRunner {
    /// Lets every call of the function of `kind` end with `error`.
    package func fail(_ kind: TriggerKind, _ error: TriggerError) {
        handle(kind) { (_: JSONObject) throws(TriggerError) -> JSONObject in throw error }
    }

    /// The values of `triggerSource` of the events so far, oldest first.
    package var sources: [String] { events.compactMap { $0["triggerSource"]?.string } }

    /// The member of `request` of the last event.
    package func lastRequest(_ name: String) -> JSON? { events.last?["request"]?.object?[name] }
}
