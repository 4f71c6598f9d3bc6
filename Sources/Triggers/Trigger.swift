package import Directory
package import Kernel
package import WireRuntime

/// An event for which a pool calls a function: the request for the function, and how its response is read. Each kind
/// has a file of its own.
package protocol Trigger: Sendable {
    /// The function's decision.
    associatedtype Response: Sendable

    /// The trigger's name in the settings.
    static var kind: TriggerKind { get }
    /// The version of the event. The service sends a text.
    var version: String { get }
    /// The cause of the event, as `triggerSource` names it.
    var source: String { get }
    /// The event's `request`.
    var request: JSONObject { get }
    /// The event's `response` as the function finds it.
    var emptyResponse: JSONObject { get }

    /// Reads the `response` in the function's result. Everything else in the result is ignored.
    ///
    /// - Throws: `TriggerRefusal.invalidResponse` if it does not match the documentation.
    func read(_ response: JSONObject) throws -> Response
}

extension Trigger {
    package var version: String { "1" }
}

/// The members that all events of one call have.
package struct TriggerContext: Sendable {
    package var pool: UserPool
    /// Nil for calls of administrators.
    package var client: ClientID?
    /// The user's own username.
    package var username: Username?

    package init(_ pool: UserPool, client: ClientID?, username: Username?) {
        self.pool = pool
        self.client = client
        self.username = username
    }
}
