import Kernel
import Wire
import WireRuntime

@testable import Console

/// The operators' pool in the eyes of the console: who is signed in, with which role.
final class SignedInOperators: Sendable {
    private let roles = Locked<[SessionID: String]>([:])
    private let ended = Locked<[SessionID]>([])
    private let made = Locked<[String]>([])

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

    var endedSessions: [SessionID] { ended.read { $0 } }
    /// The names of the operators that were made.
    var names: [String] { made.read { $0 } }

    func caller(_ signedIn: ConsoleOperator) throws -> IAMCaller {
        guard let role = roles.read({ $0[signedIn.identity.session] }) else {
            throw ServiceError(.accessDenied, "You have no role.")
        }
        return IAMCaller(
            accessKeyID: signedIn.accessKeyID, accountID: "123456789012", region: "us-east-1",
            arn: "arn:aws:sts::123456789012:assumed-role/\(role)/ada",
            principal: .assumedRole(PrincipalID(rawValue: "AROA\(role)"), role: role, session: "ada"))
    }

    var port: ConsoleOperators {
        ConsoleOperators(
            isOpen: { true }, signIn: { "https://id.example.com/oauth2/authorize?state=\($0.state)" },
            exchange: { _, _ in throw ServiceError(.accessDenied, "No code is good here.") },
            caller: { signedIn, _ in try self.caller(signedIn) },
            end: { signedIn in
                self.set(nil, of: signedIn.identity.session)
                self.ended.change { $0.append(signedIn.identity.session) }
            },
            admit: { new in
                guard new.name.utf8.count < 20 else { throw InvalidInput("The name is too long.") }
                self.made.change { $0.append(new.name) }
            }, permits: { caller, _ in caller.arn.utf8.firstRange(of: "/Admin/".utf8) != nil })
    }
}
