import Kernel
import Wire
import WireRuntime

@testable import Console

/// An operators' pool for tests: the sessions of operators with their roles.
final class SignedInOperators: Sendable {
    private let roles = Locked<[SessionID: String]>([:])
    private let ended = Locked<[SessionID]>([])
    private let admitted = Locked<[String]>([])
    private let failures = Locked(0)

    /// Signs an operator in.
    func signIn(_ session: SessionID, at now: Instant, role: String) -> ConsoleOperator {
        set(role, of: session)
        let identity = AccessTokenIdentity(
            pool: UserPoolID(rawValue: "us-east-1_Example"), user: UserID(rawValue: "ada"),
            client: ClientID(rawValue: "console"), session: session)
        return ConsoleOperator(identity: identity, accessKeyID: "ASIAEXAMPLE", signedInAt: now)
    }

    /// Gives the operator another role, or none.
    func set(_ role: String?, of session: SessionID) { roles.change { $0[session] = role } }

    /// Lets the server fail so many times when it looks an operator up.
    func fail(_ count: Int) { _ = failures.exchange(count) }

    /// The user sessions that the console has ended.
    var endedSessions: [SessionID] { ended.read { $0 } }
    /// The names of the operators who were admitted by one-time addresses.
    var names: [String] { admitted.read { $0 } }

    /// The caller that an operator is now.
    ///
    /// - Throws: `ServiceError` if the operator has no role, or the server fails.
    func caller(_ signedIn: ConsoleOperator) throws -> IAMCaller {
        let fails = failures.change { left in
            defer { left = max(left - 1, 0) }
            return left > 0
        }
        guard !fails else { throw ServiceError(.internalError, "Down.") }
        guard let role = roles.read({ $0[signedIn.identity.session] }) else {
            throw ServiceError(.accessDenied, "You have no role.")
        }
        return IAMCaller(
            accessKeyID: signedIn.accessKeyID, accountID: "123456789012", region: "us-east-1",
            arn: "arn:aws:sts::123456789012:assumed-role/\(role)/ada",
            principal: .assumedRole(PrincipalID(rawValue: "AROA\(role)"), role: role, session: "ada"))
    }

    /// What sessions are given as the operators' pool. Only the role `Admin` has permissions beside operations.
    var port: ConsoleOperators {
        ConsoleOperators(
            hasPool: { true }, signIn: { "https://id.example.com/oauth2/authorize?state=\($0.state)" },
            exchange: { _, _ in throw ServiceError(.accessDenied, "No code is good here.") },
            caller: { signedIn, _ in try self.caller(signedIn) },
            end: { signedIn in
                self.set(nil, of: signedIn.identity.session)
                self.ended.change { $0.append(signedIn.identity.session) }
            },
            admit: { new in
                guard new.name.utf8.count < 20 else { throw InvalidInput("The name is too long.") }
                self.admitted.change { $0.append(new.name) }
            }, permits: { caller, _ in caller.arn.utf8.firstRange(of: "/Admin/".utf8) != nil })
    }
}
