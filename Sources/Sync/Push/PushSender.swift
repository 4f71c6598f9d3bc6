import Directory
package import Kernel
package import Storage
package import Triggers
import WireRuntime

/// Sends the messages that wait for devices.
///
/// A message is written in the transaction of the change that it announces (PUSH-SRV-02) and deleted after its platform
/// has accepted it, so it arrives at least once. Applications take turns, and rest when they cannot be reached, so that
/// none delays another.
package final class PushSender: Sendable {
    /// Messages that are sent at a time, to all applications.
    package static let maxAtOnce = 32
    /// Messages of an application that are sent at a time.
    static let maxPerApplication = 8
    /// How often a message is sent that its platform refuses.
    static let maxRefusals = 5
    /// Seconds until another sender may take over a message. Longer than a try, which may need an access token.
    static let lease: Int64 = .minutes(1)
    private static let timeLimit: Duration = .seconds(10)
    /// How long one application is served before others have their turn.
    private static let maxLaneLength: Duration = .seconds(5)

    let database: any Database
    let world: World
    private let runner: any TriggerRunner
    private let checkRole: PushRoleCheck
    let report: @Sendable (PushReport) -> Void
    private let lanes = PushLanes()
    private let state = Locked(State())

    private struct State: Sendable {
        /// The next search begins after this application.
        var after = PushApplicationTable.Place()
        /// Applications that this server has no target for, each with the time of the next check.
        var withoutTarget: [FunctionARN: Instant] = [:]
    }

    /// - Parameters:
    ///   - runner: Calls the targets of applications.
    ///   - checkRole: Checks the permissions of a role.
    ///   - report: Called for events that the operator should see.
    package init(
        _ database: any Database, world: World, runner: any TriggerRunner, checkRole: @escaping PushRoleCheck,
        report: @escaping @Sendable (PushReport) -> Void
    ) {
        (self.database, self.world, self.runner) = (database, world, runner)
        (self.checkRole, self.report) = (checkRole, report)
    }

    /// Starts to send due messages, without waiting for the result.
    ///
    /// - Returns: Whether any were started.
    package func sendDue() async throws -> Bool {
        var begun = false
        for application in try await nextApplications() {
            guard try await canSend(through: application) else { continue }
            let maximum = application.failures > 0 ? 1 : Self.maxPerApplication
            while lanes.hasSpace(for: application.arn, atMost: maximum, together: Self.maxAtOnce),
                let first = try await take(of: application)
            {
                // If the store fails, the message is tried again after its lease.
                lanes.start(application.arn) { try? await self.run(application, from: first) }
                begun = true
            }
        }
        return begun
    }

    /// Waits until nothing is being sent.
    package func finish() async { await lanes.finish() }

    /// The next applications with something to send, continuing after the last search.
    private func nextApplications() async throws -> [PushApplication] {
        let (after, now) = (state.read(\.after), world.now())
        let found = try await database.read { tx in
            let next = try PushApplicationTable(tx).due(after: after, at: now, limit: Self.maxAtOnce)
            guard next.count < Self.maxAtOnce, !after.pool.isEmpty else { return next }
            let first = try PushApplicationTable(tx).due(
                after: PushApplicationTable.Place(), at: now, limit: Self.maxAtOnce - next.count)
            return next + first.filter { one in !next.contains { $0.pool == one.pool && $0.platform == one.platform } }
        }
        state.change { state in
            state.after = PushApplicationTable.Place()
            guard let last = found.last else { return }
            (state.after.pool, state.after.platform) = (last.pool.rawValue, last.platform.rawValue)
        }
        return found
    }

    /// Whether the application's role allows it, and this server has its target. Another server may have it, so this
    /// one does not make the application rest for that.
    private func canSend(through application: PushApplication) async throws -> Bool {
        let now = world.now()
        guard state.read({ $0.withoutTarget[application.arn].map { $0 <= now } ?? true }) else { return false }
        if let reason = try await checkRole(application.role, application.arn) {
            try await rest(application, because: reason)
            return false
        }
        let isKnown = try await runner.hasTarget(application.arn, forIdentities: application.pool)
        state.change { $0.withoutTarget[application.arn] = isKnown ? nil : now.advanced(seconds: .minutes(1)) }
        guard !isKnown else { return true }
        report(
            PushReport(
                pool: application.pool, application: application.arn, event: .unreachable,
                reason: "this server has no target for the application"))
        return false
    }

    /// Sends messages of an application one after another, beginning with a taken one.
    private func run(_ application: PushApplication, from first: TakenPush) async throws {
        let end = ContinuousClock.now + Self.maxLaneLength
        var next: TakenPush? = first
        while let taken = next {
            guard try await send(taken.push, to: taken.device, through: application), ContinuousClock.now < end else {
                return
            }
            next = try await take(of: application)
        }
    }

    /// - Returns: Whether the application may send more.
    private func send(
        _ push: WaitingPush, to device: SyncDevice, through application: PushApplication
    ) async throws -> Bool {
        var call = TriggerCall(
            application.arn, calledBy: .identities(application.pool), event: [], idempotencyKey: push.id,
            timeLimit: Self.timeLimit)
        let message = PushMessage(
            push.data, to: device.token, on: device.platform, collapseKey: try push.collapseKey(),
            expiresAt: push.expiresAt)
        (call.push, call.event) = (message, message.event)
        do throws(TriggerError) { _ = try await runner.run(call) } catch {
            return try await handle(error, of: push, to: device, through: application)
        }
        try await finish(push, of: application)
        return true
    }
}

/// The tasks that send, some for each application.
private final class PushLanes: Sendable {
    private struct State: Sendable {
        var counts: [FunctionARN: Int] = [:]
        var last = 0
        var tasks: [Int: Task<Void, Never>] = [:]
    }

    private let state = Locked(State())

    /// Whether another task may be started.
    func hasSpace(for application: FunctionARN, atMost maximum: Int, together total: Int) -> Bool {
        state.read { ($0.counts[application] ?? 0) < maximum && $0.tasks.count < total }
    }

    /// Starts a task.
    func start(_ application: FunctionARN, _ work: @escaping @Sendable () async -> Void) {
        state.change { state in
            state.counts[application, default: 0] += 1
            state.last &+= 1
            let number = state.last
            state.tasks[number] = Task {
                await work()
                self.end(number, of: application)
            }
        }
    }

    func finish() async {
        for task in state.read({ Array($0.tasks.values) }) { await task.value }
    }

    private func end(_ number: Int, of application: FunctionARN) {
        state.change { state in
            state.tasks[number] = nil
            let count = (state.counts[application] ?? 0) - 1
            state.counts[application] = count > 0 ? count : nil
        }
    }
}
