import Accounts
import Audit
import Authentication
import Console
import Directory
import EventLogs
import Federation
import IdentityPools
import Kernel
import Logging
import Messaging
import ServiceLifecycle
import Sync
import Tokens
import Transfer
import UserPoolAPI

/// A task that runs periodically while the server runs.
struct PeriodicTask: Service {
    let name: String
    let interval: Duration
    let log: Logger
    /// Runs once.
    ///
    /// - Returns: True if there is more to do right away.
    let work: @Sendable () async throws -> Bool

    /// Runs until the server stops. An error is logged, and the task runs again after the interval.
    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    if try await work() { continue }
                } catch is CancellationError {
                    return
                } catch {
                    log.warning("\(name) failed", metadata: ["cause": "\(error)"])
                }
                try? await Task.sleep(for: interval)
            }
        }
    }
}

extension MartletServer {
    /// The periodic tasks of a server.
    func periodicTasks(_ configuration: Configuration, log: Logger) -> [PeriodicTask] {
        let clock = SteadyClock(store.world)
        return [
            PeriodicTask(name: "outbox", interval: .seconds(2), log: log) { try await outbox.sendDue() > 0 },
            PeriodicTask(name: "log entries of pools", interval: .seconds(1), log: log) {
                try await eventLogs.sender.sendDue()
            },
            PeriodicTask(name: "expiry sweep", interval: .seconds(30), log: log) {
                try await PoolImports(store, pools: .userPools(poolServices.pools, cipher: store.cipher))
                    .sweep()
                try await PoolImports(
                    store, pools: .identityPools(identityPools.administration, identities: identityPools.identities)
                ).sweep()
                try await poolServices.pools.sweep()
                try await identityPools.administration.sweep()
                return try await ExpirySweeper(store.database, tables: storedTables, now: clock.now).sweep()
            },
            PeriodicTask(name: "logout notices", interval: .seconds(1), log: log) {
                try await logoutNotices.sendDue()
            },
            PeriodicTask(name: "provider metadata", interval: .seconds(30), log: log) {
                try await poolServices.providerMetadata.refreshNext()
            },
            PeriodicTask(name: "imports of users", interval: .seconds(1), log: log) {
                try await tables.imports.runner.advance()
            },
            PeriodicTask(name: "jobs of the console", interval: .seconds(1), log: log) {
                [bulkJobs = bulkJobs(configuration)] in
                // A job pauses half as long as a user took, so that the writer is free for a third of the time.
                try await BulkRunner(bulkJobs) { try await Task.sleep(for: $0 / 2) }.advance()
            },
            PeriodicTask(name: "hourly totals", interval: HourlyTotals.interval, log: log) {
                try await store.totals.flush()
                return false
            },
        ] + heartbeat(configuration, log: log) + auditTasks(log) + changeTasks(log) + syncTasks(log)
            + unconfirmedUsers(configuration, clock: clock, log: log)
    }

    /// Shows other nodes that this one runs. An embedded store has one process only.
    private func heartbeat(_ configuration: Configuration, log: Logger) -> [PeriodicTask] {
        guard !configuration.isEmbedded else { return [] }
        return [
            PeriodicTask(name: "heartbeat", interval: NodeHeartbeat.interval, log: log) {
                try await store.heartbeat.beat()
                // An operator may have finished the upgrade of all nodes since.
                try await store.adoptPoolHashKeys()
                return false
            }
        ]
    }

    /// Signs the audit log each minute, and delivers it.
    private func auditTasks(_ log: Logger) -> [PeriodicTask] {
        guard let recorder else { return [] }
        let checkpoints = PeriodicTask(name: "audit log", interval: .seconds(60), log: log) {
            try await recorder.log.checkpoint()
            return false
        }
        guard let delivery = recorder.delivery else { return [checkpoints] }
        return [
            checkpoints,
            PeriodicTask(name: "delivery of the audit log", interval: .seconds(1), log: log) {
                try await delivery.deliverDue()
            },
        ]
    }

    /// Responds to requests that wait for changes of datasets.
    private func changeTasks(_ log: Logger) -> [PeriodicTask] {
        [
            PeriodicTask(name: "waiting requests", interval: .milliseconds(250), log: log) {
                tables.sync.changes.endOverdue()
                return false
            },
            PeriodicTask(name: "changes of datasets", interval: .seconds(1), log: log) {
                try await tables.sync.changes.poll()
                return false
            },
        ]
    }

    /// Sends the records of streams and the messages to devices.
    private func syncTasks(_ log: Logger) -> [PeriodicTask] {
        [
            PeriodicTask(name: "streams", interval: .milliseconds(500), log: log) {
                try await tables.sync.streams.sender.sendDue()
            },
            PeriodicTask(name: "bulk publish", interval: .seconds(1), log: log) {
                try await tables.sync.streams.bulk.advance()
            },
            PeriodicTask(name: "stream backlogs", interval: .seconds(10), log: log) {
                try await tables.sync.streams.backlogs.limit()
            },
            PeriodicTask(name: "push", interval: .milliseconds(500), log: log) {
                try await tables.sync.push.sender.sendDue()
            },
        ]
    }

    /// Removes users who never confirmed, if the operator has set that.
    private func unconfirmedUsers(_ configuration: Configuration, clock: SteadyClock, log: Logger) -> [PeriodicTask] {
        guard let days = configuration.sweepsUnconfirmedAfter else { return [] }
        let users = UnconfirmedUsers(accounts)
        return [
            PeriodicTask(name: "unconfirmed users", interval: .seconds(60), log: log) {
                let count = try await users.remove(before: clock.now().advanced(seconds: -.days(Int64(days))))
                if count > 0 { log.notice("removed users who never confirmed", metadata: ["users": "\(count)"]) }
                return count == UnconfirmedUsers.batch
            }
        ]
    }
}
