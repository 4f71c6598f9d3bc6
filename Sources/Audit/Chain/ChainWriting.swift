import Kernel
import WireRuntime

/// Writes the records of a chain: into files or into the database. The log's thread calls it, which may wait.
protocol ChainWriting: Sendable {
    /// Writes the records of `events`, in their order.
    ///
    /// - Throws: If writing fails. The same call may be repeated: no event is then in the chain twice.
    mutating func append(_ events: [AuditEvent]) throws

    /// Signs the records that are not signed, and deletes what has expired. If nothing has changed, it signs nothing.
    ///
    /// - Returns: A checkpoint that the store does not have yet; nil for none.
    mutating func checkpoint() throws -> ChainHead?

    /// Waits until the disk has everything.
    func sync() throws

    /// Lets another process continue the chain.
    func release()
}

extension AuditEvent {
    /// The first record after a start.
    ///
    /// - Parameter torn: The fragment of a record that a killed process has left in front of it.
    static func opening(of node: String, after torn: TornRecord? = nil, in world: World) -> AuditEvent {
        var event = AuditEvent(
            .log, name: "AuditLogOpened", source: AuditLog.source, time: world.now(), identity: .server,
            eventID: world.uuid())
        event.subject = [("node", node)]
        if let torn { event.details = { .init(request: .object(JSONObject([.init("torn", torn.json)]))) } }
        return event
    }
}
