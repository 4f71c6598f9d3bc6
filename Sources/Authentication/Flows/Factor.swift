package import Directory
import Factors
package import Kernel

/// What a caller sent to begin with a factor. Each factor's file has a function that returns the factor's own.
package struct FactorInput: Sendable {
    let flow: AuthFlow
    let username: Parsed<Username>
    /// The factor's `Value`.
    let value: Parsed<any Sendable>
}

/// Verifies one kind of first factor, or asks for it in a challenge.
///
/// A new factor is a file with its `FactorInput`, a line in `Authenticator.init`, and a line in the API's list of
/// flows.
protocol Factor<Value>: Sendable {
    /// What the request contains of the factor beside the username.
    associatedtype Value: Sendable

    /// The flow that begins with the factor.
    var flow: AuthFlow { get }
    /// Whether the user may be named by `sub`.
    var acceptsSub: Bool { get }
    /// Whether the request contains no proof, and the answer is a sealed challenge for it.
    var asksByChallenge: Bool { get }

    /// Verifies `value`, or returns the challenge. No transaction is open.
    func verify(_ value: Value, of attempt: SignInAttempt) async throws -> FactorResult
}

extension Factor {
    /// The step of time to which refusals, and challenges that need no proof, are delayed.
    var responseStep: KeyPath<ResponseTiming, Duration> { asksByChallenge ? \.challenge : \.refusal }

    /// The check of `value`, for the user called `name`.
    func check(_ value: Parsed<any Sendable>, called name: Username) -> SignInCheck {
        SignInCheck(
            user: .named(name, acceptsSub: acceptsSub), isCounted: !asksByChallenge, sealsChallenge: asksByChallenge,
            body: value.flatMap { value in
                guard let value = value as? Value else { return .failure(.notBuilt(flow)) }
                return .success { try await verify(value, of: $0) }
            })
    }
}

/// Stands in for a factor that is not built. No value of it exists, so nothing is verified.
struct UnbuiltFactor: Factor {
    let flow: AuthFlow
    let acceptsSub = true
    let asksByChallenge = false

    func verify(_ value: Never, of _: SignInAttempt) async throws -> FactorResult {}
}

extension FactorInput {
    /// The input of a flow that is not built. The refusal comes after those of the name, the client and the user.
    package static func unbuilt(_ flow: AuthFlow, username: Parsed<Username>) -> Self {
        FactorInput(flow: flow, username: username, value: .failure(.notBuilt(flow)))
    }
}

extension InvalidInput {
    fileprivate static func notBuilt(_ flow: AuthFlow) -> Self {
        Self("The authentication flow \(flow.wireName) is not built yet.")
    }
}
