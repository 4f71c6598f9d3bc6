package import Directory
package import Kernel
package import Storage
package import Triggers
import WireRuntime

/// Calls the function of a pool's sync trigger, which decides about an update before it is stored (EVT-CFG-01).
///
/// No transaction may be open: a function can take five seconds.
package struct SyncTrigger: Sendable {
    private let database: any Database
    private let runner: any TriggerRunner
    private let world: World
    private let timeLimit: Duration
    private let report: @Sendable (FunctionARN, TriggerError) -> Void

    /// - Parameters:
    ///   - timeLimit: How long a function may take (EVT-OUT-10).
    ///   - report: Called for the operator after a call without a response.
    package init(
        _ database: any Database, runner: any TriggerRunner, world: World, timeLimit: Duration = .seconds(5),
        report: @escaping @Sendable (FunctionARN, TriggerError) -> Void
    ) {
        (self.database, self.runner, self.world) = (database, runner, world)
        (self.timeLimit, self.report) = (timeLimit, report)
    }

    /// Checks that the function can be called for a pool.
    ///
    /// - Throws: `InvalidInput` if it has no target.
    package func requireTarget(_ function: FunctionARN, for pool: IdentityPoolID) async throws {
        guard function.isPlausible, !function.isStream, !function.isPushApplication,
            try await runner.hasTarget(function, forIdentities: pool)
        else {
            throw InvalidInput.noTarget("SyncTrigger", for: function)
        }
    }

    /// The function of a pool; nil if it has none.
    func function(of pool: IdentityPoolID) async throws -> FunctionARN? {
        try await database.read { tx in
            try SyncSettingsTable(tx).find(.events, of: pool).flatMap { (events: EventSettings) in events.syncTrigger }
        }
    }

    /// Asks the function about `changes`.
    ///
    /// - Parameter records: All records of the dataset.
    /// - Throws: `SyncRefusal`.
    func decide(
        _ changes: [RecordChange], on records: [SyncRecord], of place: DatasetPlace, asking function: FunctionARN
    ) async throws -> SyncDecision {
        let event = SyncEvent(changes, on: records, of: place)
        // Gives the execution slot to another request: this one only waits.
        let slot = ExecutionSlot.current
        slot?.release()
        let (granted, began) = (slot?.grant(timeLimit) ?? .zero, ContinuousClock.now)
        defer { slot?.takeBack(max(granted - (.now - began), .zero)) }
        let call = TriggerCall(
            function, calledBy: .identities(place.pool), event: event.bytes, idempotencyKey: world.uuid(),
            timeLimit: timeLimit)
        do throws(TriggerError) {
            return try event.decision(in: try await runner.run(call))
        } catch {
            report(function, error)
            throw Self.refusal(error)
        }
    }

    private static func refusal(_ error: TriggerError) -> SyncRefusal {
        switch error {
        case .timedOut: .functionTimedOut
        case .busy: .functionThrottled
        case .noTarget, .unreachable, .gone: .functionUnreachable
        case .failed(let message), .badResponse(let message): .invalidFunctionOutput(message)
        }
    }
}
