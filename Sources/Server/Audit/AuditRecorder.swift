import Audit
import Kernel
import Wire
import WireRuntime

/// Makes audit records of requests.
struct AuditRecorder: Sendable {
    let log: AuditLog
    let scope: AuditScope
    /// Whether requests are refused that could not be recorded.
    let refusesUnrecorded: Bool
    let account: (id: String, region: String)
    let world: World
    /// Takes a line for the operator.
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

    /// Writes and signs the rest. Records that the disk or the store does not accept are not signed: verification shows
    /// that.
    func close() async {
        do { try await log.close() } catch { problems("the audit log was not closed: \(error)") }
    }
}

/// The audit log cannot be written, and the operator has set that no request runs without a record.
struct AuditUnavailable: Refusal, Equatable {
    var kind: RefusalKind { .unavailable }
    var message: String { "The service cannot record requests now." }
}
