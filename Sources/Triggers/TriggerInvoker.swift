package import Directory
package import Kernel
import Storage
import WireRuntime

/// Calls the functions of a pool's triggers.
///
/// No transaction may be open: a function can take fifteen seconds.
package struct TriggerInvoker: Sendable {
    private let runner: any TriggerRunner
    private let world: World
    /// How long a function may take in one attempt (UP-LAM-01).
    private let timeLimit: Duration
    private let record: @Sendable (TriggerRecord) -> Void
    private let note: @Sendable (TriggerKind, _ fault: String) -> Void
    /// The results of one request so far, by their events; nil unless they are remembered.
    private var results: Locked<[[UInt8]: [UInt8]]>?

    /// How often a function is called for one event (UP-LAM-02).
    private static let maxAttempts = 3

    /// - Parameters:
    ///   - record: Called after each attempt, with a record for developers.
    ///   - note: Called with the fault of a response, which the caller does not see.
    package init(
        _ runner: any TriggerRunner, world: World, timeLimit: Duration = .seconds(5),
        record: @escaping @Sendable (TriggerRecord) -> Void = { _ in },
        note: @escaping @Sendable (TriggerKind, _ fault: String) -> Void = { _, _ in }
    ) {
        self.runner = runner
        self.world = world
        self.timeLimit = timeLimit
        self.record = record
        self.note = note
    }

    /// An invoker for one request. If the request starts over and repeats an event, the function is not called again:
    /// the event gets its first response.
    package func remembering() -> TriggerInvoker {
        var invoker = self
        invoker.results = Locked([:])
        return invoker
    }

    /// Calls the function for `trigger`, if the pool has one.
    ///
    /// - Returns: The function's decision; nil if the pool has no function for it.
    /// - Throws: `TriggerRefusal`.
    package func invoke<Event: Trigger>(_ trigger: Event, context: TriggerContext) async throws -> Event.Response? {
        guard let function = context.pool.settings.function(for: Event.kind) else { return nil }
        let event = TriggerEvent(trigger, context: context).bytes
        let known = results?.read { $0[event] }
        let result =
            if let known { known } else {
                try await call(function, with: event, of: Event.kind, for: context.pool.id)
            }
        results?.change { $0[event] = result }
        return try noting(Event.kind) { try trigger.read(try response(in: result, of: Event.kind)) }
    }

    /// Runs `body` with a response of the function of `kind`, and notes the fault of the response.
    package func noting<Value>(_ kind: TriggerKind, body: () throws -> Value) throws -> Value {
        do { return try body() } catch let refusal as TriggerRefusal {
            if let fault = refusal.fault { note(kind, fault) }
            throw refusal
        }
    }

    /// Calls `function` once with `event` of a pool, and only records its response.
    package func tryOut(
        _ kind: TriggerKind, function: FunctionARN, for pool: UserPoolID, event: [UInt8]
    ) async -> TriggerRecord {
        ExecutionSlot.current?.release()
        let call = TriggerCall(
            function, for: pool, event: event, idempotencyKey: world.uuid(), timeLimit: timeLimit)
        let began = world.now()
        let result = await run(call, of: kind)
        return TriggerRecord(kind, for: call, result: result, from: began, to: world.now())
    }

    private func call(
        _ function: FunctionARN, with event: [UInt8], of kind: TriggerKind, for pool: UserPoolID
    ) async throws -> [UInt8] {
        // Gives the execution slot to another request: this one only waits.
        ExecutionSlot.current?.release()
        let call = TriggerCall(
            function, for: pool, event: event, idempotencyKey: world.uuid(), timeLimit: timeLimit)
        var missing = TriggerRefusal.MissingResponse.configuration
        for _ in 0..<Self.maxAttempts {
            switch try await runWithinDeadline(kind, for: call) {
            case .success(let result): return result
            case .failure(.failed(let message)): throw TriggerRefusal.failed(kind, message: message)
            case .failure(.badResponse(let reason)): throw TriggerRefusal.invalidResponse(kind, reason: reason)
            case .failure(let error):
                missing = .init(error)
                guard error.isRetryable else { throw TriggerRefusal.unexpected(kind, missing) }
            }
        }
        throw TriggerRefusal.unexpected(kind, missing)
    }

    /// The caller waits for as long as a function may take, beyond the usual time of a request.
    private func runWithinDeadline(
        _ kind: TriggerKind, for call: TriggerCall
    ) async throws -> Result<[UInt8], TriggerError> {
        let (slot, began) = (ExecutionSlot.current, ContinuousClock.now)
        let granted = slot?.grant(timeLimit) ?? .zero
        defer { slot?.takeBack(max(granted - (.now - began), .zero)) }
        var call = call
        call.timeLimit = try remaining(for: kind)
        return await run(call, of: kind)
    }

    /// A function never gets more time than the caller waits.
    private func remaining(for kind: TriggerKind) throws -> Duration {
        guard let deadline = Deadline.ofRequest else { return timeLimit }
        let left = Duration.milliseconds(deadline.millisecondsLeft)
        guard left > .zero else { throw TriggerRefusal.unexpected(kind, .timeLimit) }
        return min(left, timeLimit)
    }

    private func run(_ call: TriggerCall, of kind: TriggerKind) async -> Result<[UInt8], TriggerError> {
        let began = world.now()
        let result: Result<[UInt8], TriggerError>
        do throws(TriggerError) { result = .success(try await runner.run(call)) } catch { result = .failure(error) }
        record(TriggerRecord(kind, for: call, result: result, from: began, to: world.now()))
        return result
    }

    /// The `response` in the function's result.
    private func response(in result: [UInt8], of kind: TriggerKind) throws -> JSONObject {
        guard let json = try? JSONReader.read(result), let object = json.object else {
            throw TriggerRefusal.noJSON(kind)
        }
        guard let response = object["response"]?.object else {
            throw TriggerRefusal.invalidResponse(kind, reason: "response is missing.")
        }
        return response
    }
}
