package import Directory
package import Kernel
package import Storage

/// The resources outside of a pool to which its settings refer.
package struct SyncReferences: Sendable, Equatable {
    /// The function of the sync trigger, the stream and the platform applications.
    package var functions: [FunctionARN] = []
    /// The roles for the stream and the applications.
    package var roles: [String] = []

    /// The references of `pool`.
    ///
    /// - Parameter account: The account that streams belong to.
    package init(of pool: IdentityPoolID, account: String, _ tx: any Transaction) throws {
        let settings = SyncSettingsTable(tx)
        if let events: EventSettings = try settings.find(.events, of: pool), let trigger = events.syncTrigger {
            functions.append(trigger)
        }
        if let stream: StreamSettings = try settings.find(.streams, of: pool) {
            if let name = stream.name { functions.append(FunctionARN(stream: name, of: pool, in: account)) }
            if let role = stream.role { roles.append(role) }
        }
        for application in try PushApplicationTable(tx).list(of: pool) {
            functions.append(application.arn)
            roles.append(application.role)
        }
    }
}
