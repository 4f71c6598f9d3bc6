package import Directory
package import Kernel
package import Triggers
package import WireRuntime

/// Calls closures in place of functions, and keeps the events.
package final class TestTriggerRunner: TriggerRunner {
    /// A closure in place of a function, from the event to the whole response.
    package typealias Handler = @Sendable (JSONObject) async throws(TriggerError) -> JSONObject

    private struct State: Sendable {
        var handlers: [FunctionARN: Handler] = [:]
        var calls: [TriggerCall] = []
    }

    private let state = Locked(State())

    /// Creates a runner without functions.
    package init() {}

    /// The tries so far, oldest first.
    package var calls: [TriggerCall] { state.read(\.calls) }

    /// The events so far, oldest first.
    package var events: [JSONObject] {
        calls.compactMap { try? JSONReader.read($0.event).object }
    }

    /// The function of `kind` in tests.
    package static func function(for kind: TriggerKind) -> FunctionARN {
        FunctionARN(rawValue: "arn:aws:lambda:us-east-1:123456789012:function:\(kind.rawValue)")
    }

    /// Uses `handler` as the function of `kind`.
    package func handle(_ kind: TriggerKind, by handler: @escaping Handler) {
        handle(Self.function(for: kind), by: handler)
    }

    /// Uses `handler` as the function with this ARN.
    package func handle(_ function: FunctionARN, by handler: @escaping Handler) {
        state.change { $0.handlers[function] = handler }
    }

    /// Makes the function of `kind` respond with the event and this `response` in it.
    package func respond(to kind: TriggerKind, _ response: JSONObject) {
        handle(kind) { event in
            var event = event
            event["response"] = .object(response)
            return event
        }
    }

    /// Whether a test set a handler.
    package func hasTarget(_ function: FunctionARN, for _: UserPoolID?) async throws -> Bool {
        state.read { $0.handlers[function] != nil }
    }

    /// Whether a test set a handler.
    package func hasTarget(_ function: FunctionARN, forIdentities _: IdentityPoolID) async throws -> Bool {
        state.read { $0.handlers[function] != nil }
    }

    /// Calls the handler.
    package func run(_ call: TriggerCall) async throws(TriggerError) -> [UInt8] {
        let handler = state.change { state in
            state.calls.append(call)
            return state.handlers[call.function]
        }
        guard let handler else { throw .noTarget }
        guard let event = (try? JSONReader.read(call.event))?.object else {
            throw .badResponse("the event is not an object")
        }
        var writer = JSONWriter()
        writer.write(JSON.object(try await handler(event)))
        return writer.bytes
    }
}

extension PoolSettings {
    /// Makes the pool call a test's functions for `kinds`.
    package mutating func call(_ kinds: TriggerKind...) {
        var triggers = self.triggers ?? TriggerSettings()
        for kind in kinds { triggers.functions[kind] = TestTriggerRunner.function(for: kind) }
        self.triggers = triggers
    }
}
