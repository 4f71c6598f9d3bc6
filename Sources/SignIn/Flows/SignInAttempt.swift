import Directory
import Kernel
import SRP

/// The string map of an auth call, asked by name.
public struct AuthParameters: Sendable {
    var values: [String: String]

    /// The parameters as they came.
    public init(_ values: [String: String]?) { self.values = values ?? [:] }

    subscript(_ name: String) -> String? { values[name] }

    /// Throws `invalidInput` where there is no such parameter, or an empty one.
    func require(_ name: String) throws -> String {
        guard let value = values[name], !value.isEmpty else {
            throw Refusal.invalid("Missing required parameter \(name)")
        }
        return value
    }
}

/// A sign-in under way: who asks, for whom, and what they sent.
struct SignInAttempt: Sendable {
    var call: ClientCall
    /// What the caller calls the person.
    var name: String
    /// Nil where nobody has the name; the flow then goes on against a decoy.
    var user: User?
    /// Whom SRP takes the password to belong to.
    var identity: SRPIdentity
    var subject: ThrottleSubject
    /// The groups of the person, the one that ranks first in front.
    var groups: [Group]
    var parameters: AuthParameters
    var now: Instant
    /// Whether the attempt holds a counted try, which its success clears.
    var isCounted = false

    /// The house's account of the person may have changed since; then the whole call starts over.
    func requireUnchanged(_ current: User?) throws -> User {
        guard let user, let current else { throw Refusal.wrongCredentials }
        guard current.version == user.version else { throw UserChangedError() }
        return current
    }
}

/// The person was changed between plan and commit.
struct UserChangedError: Error {}

/// What a flow or a step found. A refusal is a value, so that counting it survives it.
enum FactorResult: Sendable {
    /// The person is who they say.
    case proven(User)
    /// They are, and something about them is to be written.
    case changed(User)
    /// They must answer a challenge whose state is sealed into its parameters.
    case challenged(Challenge, parameters: [String: String])
    /// They are not: this counts towards the lock.
    case wrong(Refusal)
    /// The answer cannot be used, and counts for nothing; the same session may be tried again (spec G.1.4).
    case unusable(Refusal)
}

/// What is used up when the outcome is written down.
enum SingleUse: Sendable {
    case none
    /// A row that waits for this answer.
    case session([UInt8])
    /// A sealed challenge, known by its digest.
    case challenge([UInt8], until: Instant)
}

/// Where a sign-in stands after a call.
public enum SignInStep: Sendable {
    case signedIn(IssuedTokens)
    case asked(Challenge, session: String?, parameters: [String: String])

    /// Whether a caller gets this without having proven anything.
    var needsNoProof: Bool {
        guard case .asked(let challenge, _, _) = self else { return false }
        return challenge == .passwordVerifier
    }
}
