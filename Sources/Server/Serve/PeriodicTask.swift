import Directory
import Kernel
import Logging
import ServiceLifecycle
import SignIn
import UserPoolAPI

/// Something that is done over and over while the house is open.
struct PeriodicTask: Service {
    let name: String
    let interval: Duration
    let log: Logger
    /// Does it once. True where there is more to do right away.
    let work: @Sendable () async throws -> Bool

    /// Until the house closes. A failure is logged, and it is tried again after the interval.
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
    /// What has to be done while nobody asks for anything.
    func periodicTasks(_ configuration: Configuration, _ log: Logger) -> [PeriodicTask] {
        let clock = SteadyClock(store.world)
        return [
            PeriodicTask(name: "outbox", interval: .seconds(2), log: log) { try await outbox.sendDue() > 0 },
            PeriodicTask(name: "expiry sweep", interval: .seconds(30), log: log) {
                try await poolServices.pools.sweep()
                return try await ExpirySweeper(services, now: clock.now).sweep()
            },
            // A pair of keys takes a tenth of a second of a core: better before a pool is asked for than while it is.
            PeriodicTask(name: "spare keys", interval: .seconds(5), log: log) {
                try await keys.prepareSpare()
                return false
            },
        ] + unconfirmedUsers(configuration, clock, log)
    }

    /// Removes users who never confirmed, if the operator wants that.
    private func unconfirmedUsers(_ configuration: Configuration, _ clock: SteadyClock, _ log: Logger) -> [PeriodicTask]
    {
        guard let days = configuration.sweepsUnconfirmedAfter else { return [] }
        let users = UnconfirmedUsers(services)
        return [
            PeriodicTask(name: "unconfirmed users", interval: .seconds(60), log: log) {
                let count = try await users.remove(before: clock.now().advanced(seconds: -.days(Int64(days))))
                if count > 0 { log.notice("removed users who never confirmed", metadata: ["users": "\(count)"]) }
                return count == UnconfirmedUsers.batch
            }
        ]
    }
}
