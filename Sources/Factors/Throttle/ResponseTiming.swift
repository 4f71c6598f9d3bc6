package import Directory
import Kernel

/// When responses are sent to clients that hide which users exist (`PreventUserExistenceErrors`).
///
/// A response that must not reveal whether a user exists waits for the next multiple of a few milliseconds since the
/// call began. This hides the remaining differences in the work, such as the time to read a longer row. Responses with
/// tokens are not delayed.
package struct ResponseTiming: Sendable {
    /// The step for challenges that do not require a proof.
    package var challenge: Duration
    /// The step for refused sign-ins.
    package var refusal: Duration
    /// The step for refused sign-ins in pools that imported hashes of other systems, which cost more than a verifier.
    package var foreignRefusal: Duration
    /// The step for requested and refused codes.
    package var code: Duration

    /// The server's steps: longer than most such calls take on a machine that is not overloaded.
    package static let coarse = ResponseTiming(
        challenge: .milliseconds(5), refusal: .milliseconds(25), foreignRefusal: .seconds(1), code: .milliseconds(100))
    /// No delay.
    package static let none = ResponseTiming(
        challenge: .zero, refusal: .zero, foreignRefusal: .zero, code: .zero)
}

/// Measures one call and delays its response.
package struct ResponseTimer: Sendable {
    private let timer = StepTimer()

    package init() {}

    /// Waits for the next multiple of `step` since the call began.
    func wait(for step: Duration) async { await timer.wait(for: step) }

    /// Runs `body` for a caller through `context`. Delays its refusal to the next multiple of `step`, and also its
    /// value if `needsNoProof` says that callers get it without a proof.
    package func delayingRefusals<Value>(
        to context: ClientContext, step: Duration, needsNoProof: (Value) -> Bool, body: () async throws -> Value
    ) async throws -> Value {
        do {
            let value = try await body()
            if context.hidesExistence, needsNoProof(value) { await wait(for: step) }
            return value
        } catch let refusal as any Refusal {
            if context.hidesExistence { await wait(for: step) }
            throw refusal
        }
    }
}
