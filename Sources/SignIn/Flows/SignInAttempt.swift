import Directory
import Kernel
import SRP

/// The string map of an auth call.
public struct AuthParameters: Sendable {
    var values: [String: String]

    /// Wraps the parameters of the request.
    public init(_ values: [String: String]?) { self.values = values ?? [:] }

    subscript(_ name: String) -> String? { values[name] }

    /// The value of the parameter `name`.
    ///
    /// - Throws: `invalidInput` if it is missing or empty.
    func require(_ name: String) throws -> String {
        guard let value = values[name], !value.isEmpty else {
            throw Refusal.invalid("Missing required parameter \(name)")
        }
        return value
    }
}

/// A sign-in in progress: the call, the user it is for, and the parameters.
struct SignInAttempt: Sendable {
    var call: ClientCall
    /// The username as the caller wrote it.
    var name: String
    /// Nil if no user has the name; the flow then continues with a decoy verifier.
    var user: User?
    /// The identity that SRP computes the verifier with.
    var identity: SRPIdentity
    var subject: ThrottleSubject
    /// The user's groups, by precedence.
    var groups: [Group]
    var parameters: AuthParameters
    var now: Instant
    /// Whether the attempt includes a counted attempt, which a success clears.
    var isCounted = false

    /// Throws `UserChangedError` if the user has changed since; the whole call then starts again.
    func requireUnchanged(_ current: User?) throws -> User {
        guard let user, let current else { throw Refusal.wrongCredentials }
        guard current.version == user.version else { throw UserChangedError() }
        return current
    }
}

/// The user changed between plan and commit.
struct UserChangedError: Error {}

/// The result of a flow or a step. A refusal is a value, so that its count can be committed.
enum FactorResult: Sendable {
    /// The user has proven the factor.
    case proven(User)
    /// The user has proven the factor, and the record must be written.
    case changed(User)
    /// The user must answer a challenge whose state is sealed in its parameters.
    case challenged(Challenge, parameters: [String: String])
    /// The factor is wrong: this counts towards the lockout.
    case wrong(Refusal)
    /// The response is malformed and not counted; the same auth session may be tried again.
    case unusable(Refusal)
}

/// What a response consumes when its result is committed.
enum SingleUse: Sendable {
    case none
    /// An auth session that waits for this response.
    case session([UInt8])
    /// A sealed challenge, identified by its digest.
    case challenge([UInt8], until: Instant)
}

/// The state of a sign-in after a call.
public enum SignInStep: Sendable {
    case signedIn(IssuedTokens)
    case asked(Challenge, session: String?, parameters: [String: String])

    /// Whether a caller gets this without having proven any factor.
    var needsNoProof: Bool {
        guard case .asked(let challenge, _, _) = self else { return false }
        return challenge == .passwordVerifier
    }
}
