import AccessControl
import Directory
import Kernel
import Logging
import Sync

/// The messages of sync to devices, and how they are wired.
struct PushParts: Sendable {
    let settings: SyncPush
    let devices: SyncDevices
    let sender: PushSender

    init(
        _ configuration: Configuration, on store: OpenStore, identities: SyncIdentities, functions: FunctionServices,
        roles: ServiceRoles, log: Logger
    ) {
        let (database, world) = (store.database, store.world)
        let checkRole: PushRoleCheck = { role, application in
            try await roles.fault(
                ofRole: role, for: SyncParts.principal, doing: "sns:Publish", on: application.rawValue
            )?.message
        }
        settings = SyncPush(database, identities: identities, runner: functions.runner, checkRole: checkRole)
        devices = SyncDevices(database, world: world, quotas: configuration.quotas, identities: identities)
        sender = PushSender(database, world: world, runner: functions.runner, checkRole: checkRole) { $0.log(to: log) }
    }
}

extension PushReport {
    /// Writes it to the log.
    fileprivate func log(to log: Logger) {
        let text: Logger.Message =
            switch event {
            case .unreachable: "push platform not reached"
            case .refused: "push message refused"
            }
        log.warning(
            text,
            metadata: ["identityPoolId": "\(pool)", "application": "\(application)", "reason": "\(reason)"])
    }
}
