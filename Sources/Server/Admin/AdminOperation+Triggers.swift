import Directory
import Kernel

extension AdminOperation {
    /// The operations about the targets of functions.
    static func triggerOperations(of admin: any AdminClient) -> [AdminOperation] {
        [
            AdminOperation(.addTriggerTarget) {
                guard let target = $0.target else { throw InvalidInput("The target is missing.") }
                return try await admin.addTarget(target)
            },
            AdminOperation(.listTriggerTargets) { _ in try await admin.targets() },
            AdminOperation(.removeTriggerTarget) {
                try await admin.removeTarget($0.id ?? "")
                return AdminProtocol.NoResult()
            },
            AdminOperation(.invokeTrigger) {
                let pool = UserPoolID(rawValue: $0.id ?? "")
                if pool.isPlausible { AuditContext.note(pool) }
                return try await admin.invoke($0.trigger ?? "", in: pool.rawValue, event: $0.event)
            },
        ]
    }
}
