import Audit
import Kernel
import Wire
import WireRuntime

/// Makes audit records of requests.
struct AuditRecorder: Sendable {
    let log: AuditLog
    let scope: AuditScope
    /// Whether requests that cannot be recorded are refused.
    let refusesUnrecorded: Bool
    let account: (id: String, region: String)
    /// Delivers the records to another machine; nil if they stay here.
    var delivery: AuditDelivery?
    let world: World
    /// Receives a line for the operator.
    let problems: @Sendable (String) -> Void

    /// Refuses a request that would leave a record while none can be written, if the operator has set that.
    ///
    /// - Throws: `AuditUnavailable`.
    func admit(_ operation: String, of kind: RequestKind) throws {
        guard refusesUnrecorded, scope.includes(operation, of: kind), log.failure != nil else { return }
        throw AuditUnavailable()
    }

    func record(_ record: RequestRecord) {
        guard scope.includes(record.operation, of: record.kind) else { return }
        log.append(AuditEvent(record, account: account, at: world.now(), id: world.uuid()))
    }

    /// Delivers with the secrets of `configuration` from now on.
    func use(_ configuration: Configuration) {
        if let target = configuration.audit.target {
            delivery?.replaceReceiver(by: target.receiver(from: Configuration.hostName))
        }
    }

    /// Writes and signs the remaining records. Records that cannot be written are not signed, which verification shows.
    func close() async {
        await delivery?.finish()
        do { try await log.close() } catch { problems("the audit log was not closed: \(error)") }
    }
}

/// The audit log cannot be written, and the operator has set that no request runs without a record.
struct AuditUnavailable: Refusal, Equatable {
    var kind: RefusalKind { .unavailable }
    var message: String { "The service cannot record requests now." }
}
