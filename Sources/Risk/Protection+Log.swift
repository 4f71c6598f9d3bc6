import Directory
import EventLogs
import Kernel
import Storage

/// The log entries of events.
extension Protection {
    /// Writes the entry of an event if the pool has a destination. An event of an unknown name is also written, without
    /// a user, by the same statements.
    func writeLog(of event: AuthEvent, _ tx: any Transaction) throws {
        guard let log else { return }
        var entry = ActivityEntry(event.kind.rawValue, id: event.id, in: pool, at: event.at)
        if let user = try UserTable(tx).find(event.user, in: pool) {
            (entry.sub, entry.username) = (user.id.rawValue, user.username.rawValue)
        }
        entry.client = client?.rawValue ?? ""
        entry.response = event.outcome.rawValue
        entry.describe(event)
        try LogRecordTable(tx).append(
            LogRecord(id: services.world.uuid(), entry: entry.text, createdAt: now),
            to: LogQueue(of: pool, to: log))
    }
}

extension ActivityEntry {
    fileprivate mutating func describe(_ event: AuthEvent) {
        let level = event.assessment?.level
        riskLevel = level?.rawValue ?? ""
        riskDecision =
            event.isBlocked ? "BLOCK" : event.assessment == nil ? "" : level == nil ? "PASS" : "ACCOUNT_TAKEOVER"
        challenges = [("Password", event.password), ("Mfa", event.secondFactor)].compactMap { name, verdict in
            verdict.map { "\(name):\($0.rawValue)" }
        }
        (device, address) = (event.origin.device, event.origin.address?.text ?? "")
        (city, country) = (event.origin.location?.city ?? "", event.origin.location?.country ?? "")
        isCompromised = event.isCompromised
    }
}
