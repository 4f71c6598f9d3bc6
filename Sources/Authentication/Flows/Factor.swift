import Directory
import Factors
import Kernel

/// The input of a factor. Each factor's file has a function that returns the factor's own.
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
    /// The factor's input in the request, besides the username.
    associatedtype Value: Sendable

    /// The flow that begins with the factor.
    var flow: AuthFlow { get }
    /// Whether the user may be named by `sub`.
    var acceptsSub: Bool { get }
    /// Whether the request contains no proof, and the answer is a sealed challenge for it.
    var asksByChallenge: Bool { get }

    /// The password in `value`, if a function may know an unknown user by it.
    func migratingPassword(in value: Value) -> Secret<String>?

    /// Verifies `value`, or returns the challenge. No transaction is open.
    func verify(_ value: Value, of attempt: SignInAttempt) async throws -> FactorResult
}

extension Factor {
    /// The step of time to which refusals, and challenges that need no proof, are delayed.
    var responseStep: KeyPath<ResponseTiming, Duration> { asksByChallenge ? \.challenge : \.refusal }

    /// Nil.
    func migratingPassword(in _: Value) -> Secret<String>? { nil }

    /// The check of `value`, for the user called `name`.
    func check(_ value: Parsed<any Sendable>, called name: Username) -> SignInCheck {
        SignInCheck(
            user: .named(name, acceptsSub: acceptsSub), isCounted: !asksByChallenge, sealsChallenge: asksByChallenge,
            migratingPassword: ((try? value.get()) as? Value).flatMap { migratingPassword(in: $0) },
            body: value.flatMap { value in
                guard let value = value as? Value else { return .failure(.notAFactor(flow)) }
                return .success { try await verify(value, of: $0) }
            })
    }
}

extension InvalidInput {
    /// No factor begins with `flow`, or not with such a value.
    static func notAFactor(_ flow: AuthFlow) -> Self {
        Self("The authentication flow \(flow.wireName) does not begin with this.")
    }
}
