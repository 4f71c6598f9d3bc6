import Directory
import Kernel
import Logging
import ServiceLifecycle
import SignIn
import UserPoolAPI

/// Something that is done over and over while the house is open.
struct Chore: Service {
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

extension House {
    /// What has to be done while nobody asks for anything.
    func chores(_ configuration: Configuration, _ log: Logger) -> [Chore] {
        let clock = SteadyClock(cellar.world)
        return [
            Chore(name: "outbox", interval: .seconds(2), log: log) { try await outbox.sendDue() > 0 },
            Chore(name: "housekeeping", interval: .seconds(30), log: log) {
                try await registry.pools.sweep()
                return try await Housekeeping(facilities, now: clock.now).sweep()
            },
            // A pair of keys takes a tenth of a second of a core: better before a pool is asked for than while it is.
            Chore(name: "spare keys", interval: .seconds(5), log: log) {
                try await keys.restock()
                return false
            },
        ] + unconfirmedUsers(configuration, clock, log)
    }

    /// Removes users who never confirmed, if the operator wants that.
    private func unconfirmedUsers(_ configuration: Configuration, _ clock: SteadyClock, _ log: Logger) -> [Chore] {
        guard let days = configuration.sweepsUnconfirmedAfter else { return [] }
        let users = UnconfirmedUsers(facilities)
        return [
            Chore(name: "unconfirmed users", interval: .seconds(60), log: log) {
                let count = try await users.remove(before: clock.now().advanced(seconds: -.days(Int64(days))))
                if count > 0 { log.notice("removed users who never confirmed", metadata: ["users": "\(count)"]) }
                return count == UnconfirmedUsers.batch
            }
        ]
    }
}
