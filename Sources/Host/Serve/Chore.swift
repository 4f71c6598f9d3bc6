import Directory
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
    func chores(_ log: Logger) -> [Chore] {
        [
            Chore(name: "outbox", interval: .seconds(2), log: log) { try await outbox.sendDue() > 0 },
            Chore(name: "housekeeping", interval: .seconds(30), log: log) {
                try await registry.pools.sweep()
                return try await Housekeeping(facilities).sweep()
            },
            // A pair of keys takes a tenth of a second of a core: better before a pool is asked for than while it is.
            Chore(name: "spare keys", interval: .seconds(5), log: log) {
                try await keys.restock()
                return false
            },
        ]
    }
}
