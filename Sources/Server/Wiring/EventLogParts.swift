import Directory
import EventLogs
import Kernel
import Logging
import Messaging
import Storage

/// The log entries of pools, and how they are sent.
struct EventLogParts: Sendable {
    let sender: LogSender
    private let database: any Database
    private let world: World
    private let settings: SettingsCache

    init(_ configuration: Configuration, on store: OpenStore, settings: SettingsCache, log: Logger) {
        (database, world, self.settings) = (store.database, store.world, settings)
        sender = LogSender(
            database, world: world,
            writers: configuration.eventLogs.writers(account: configuration.account.id, world: world),
            report: { $0.log(to: log) })
    }

    /// Sends with the secrets of `configuration` from now on.
    func use(_ configuration: Configuration) {
        sender.replaceWriters(with: configuration.eventLogs.writers(account: configuration.account.id, world: world))
    }

    /// Writes the entry about a message that has not been delivered, if its pool has a destination.
    func note(_ error: DeliveryError, of message: Message) async {
        // The pool may have been deleted, and the server's log has the error as well.
        guard let pool = try? await settings.pool(message.userPoolID),
            let destination = pool.settings.logDelivery?.userNotification
        else { return }
        let kind =
            switch message.channel {
            case .email: "Email"
            case .sms: "SMS"
            }
        let details = "\(kind) message \(message.id) (\(message.purpose)) was not delivered: \(error.reason)."
        let now = world.now()
        let record = LogRecord(
            id: world.uuid(), entry: NotificationEntry(of: pool.id, details: details, at: now).text, createdAt: now)
        _ = try? await database.write {
            try LogRecordTable($0).append(record, to: LogQueue(of: pool.id, to: destination))
        }
    }
}

extension LogReport {
    /// Writes it to the log: an error if entries are lost.
    fileprivate func log(to log: Logger) {
        let (level, text): (Logger.Level, Logger.Message) =
            switch event {
            case .unreachable: (.warning, "log entries wait")
            case .refused: (.error, "log entries refused")
            case .dropped: (.error, "log entries dropped")
            }
        log.log(
            level: level, text,
            metadata: [
                "userPoolId": "\(queue.pool)", "destination": "\(queue.destination.arn)", "entries": "\(count)",
                "reason": "\(reason)",
            ])
    }
}
