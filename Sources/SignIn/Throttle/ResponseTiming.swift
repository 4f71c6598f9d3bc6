import Kernel

/// When answers are given to clients that hide who exists (`PreventUserExistenceErrors`).
///
/// An answer that may not tell whether a user exists waits for the next multiple of a few milliseconds since its call
/// began. What still differs in the work, such as the time to read a longer row, then does not show. Tokens do not
/// wait.
public struct ResponseTiming: Sendable {
    /// The step for challenges that anyone gets.
    var challenge: Duration
    /// The step for refused sign-ins.
    var refusal: Duration
    /// The step for codes that are asked for or refused.
    var code: Duration

    /// The steps of the server: more than what most such calls take on a machine that is not overloaded.
    public static let coarse = ResponseTiming(
        challenge: .milliseconds(5), refusal: .milliseconds(25), code: .milliseconds(100))
    /// No waiting.
    public static let none = ResponseTiming(challenge: .zero, refusal: .zero, code: .zero)
}

/// Measures one call and holds its answer back until the grid allows it.
struct ResponseTimer: Sendable {
    private let began = ContinuousClock.now

    /// Waits for the next multiple of `step` since the call began.
    func wait(for step: Duration) async {
        guard step > .zero else { return }
        let steps = ((ContinuousClock.now - began) / step).rounded(.up)
        // Beyond this the answer is late anyway.
        guard steps < 1000 else { return }
        // Others may be worked for meanwhile.
        ExecutionSlot.current?.release()
        try? await Task.sleep(until: began + step * max(Int(steps), 1), tolerance: .zero, clock: .continuous)
    }

    /// Runs `body` and holds back its refusal, and what it returns if `isTold` says that anyone may get it.
    func hold<Value>(
        _ call: ClientCall, _ step: Duration, isTold: (Value) -> Bool, _ body: () async throws -> Value
    ) async throws -> Value {
        do {
            let value = try await body()
            if call.hidesExistence, isTold(value) { await wait(for: step) }
            return value
        } catch let refusal as Refusal {
            if call.hidesExistence { await wait(for: step) }
            throw refusal
        }
    }
}
