import AccessControl
import Directory
import Kernel
import Logging
import Sync

/// The streams of sync, and how they are wired.
struct StreamParts: Sendable {
    let settings: SyncStreams
    let bulk: BulkPublishing
    let sender: StreamSender
    let backlogs: StreamBacklogs
    let contents: StreamContents

    init(
        _ configuration: Configuration, on store: OpenStore, identities: SyncIdentities, functions: FunctionServices,
        roles: ServiceRoles, log: Logger
    ) {
        let (database, world, account) = (store.database, store.world, configuration.account.id)
        let checkRole: StreamRoleCheck = { role, stream in
            try await roles.fault(
                ofRole: role, for: SyncParts.principal, doing: "kinesis:PutRecord", on: stream.rawValue
            )?.message
        }
        let report: @Sendable (StreamReport) -> Void = { $0.log(to: log) }
        contents = StreamContents(database, cipher: store.cipher, world: world, publicURL: configuration.publicURL)
        settings = SyncStreams(
            database, world: world, identities: identities, runner: functions.runner, account: account,
            checkRole: checkRole)
        bulk = BulkPublishing(database, world: world, identities: identities)
        sender = StreamSender(
            database, world: world, contents: contents, runner: functions.runner, account: account,
            checkRole: checkRole, report: report)
        backlogs = StreamBacklogs(
            database, world: world, maxBytes: configuration.quotas.syncStreamBytes, report: report)
    }
}

extension StreamReport {
    /// Writes it to the log: an error if an administrator must act, or data are lost.
    fileprivate func log(to log: Logger) {
        let (level, text): (Logger.Level, Logger.Message) =
            switch event {
            case .unreachable: (.warning, "stream not reached")
            case .refused: (.warning, "stream record refused")
            case .disabled: (.error, "stream disabled")
            case .contentsDiscarded: (.error, "stream contents deleted")
            }
        log.log(level: level, text, metadata: ["identityPoolId": "\(pool)", "reason": "\(reason)"])
    }
}
