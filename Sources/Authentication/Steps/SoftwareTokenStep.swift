import Directory
import Factors
package import Kernel

/// The answer to `SOFTWARE_TOKEN_MFA`.
package struct SoftwareTokenAnswer: AuthChallengeAnswer {
    let session: Secret<String>
    let code: Parsed<Secret<String>>

    package init(session: Secret<String>, code: Parsed<Secret<String>>) {
        self.session = session
        self.code = code
    }
}

/// Checks codes of authenticator apps (UP-MFA-25). A wrong one counts as a wrong password does, and leaves the auth
/// session; a right one is accepted once.
struct SoftwareTokenStep: ChallengeStep {
    let sessions: AuthSessions
    let tokens: SoftwareTokens
    let recovery: RecoveryCodes

    func check(_ answer: SoftwareTokenAnswer, by username: Username, _ call: ClientContext) async throws -> SignInCheck
    {
        let (pending, app) = try await sessions.require(
            answer.session, forOneOf: [.secondFactor(.softwareToken)], call
        ) { tx, session in try SecondFactorTable(tx).softwareToken(of: session.user, in: call.pool.id) }
        return SignInCheck(
            user: .challenged(pending.user, asked: Username(rawValue: ""), claimed: username), isCounted: true,
            provesSecondFactor: true, singleUse: .session(pending.hash),
            custom: try sessions.customSignIn(of: pending, call)?.passed(SecondFactor.softwareToken.rawValue),
            body: answer.code.map { code in { try await verify(code, app, $0) } })
    }

    private func verify(
        _ code: Secret<String>, _ app: SecondFactorTable.SoftwareToken?, _ attempt: SignInAttempt
    ) async throws -> FactorResult {
        guard let user = attempt.user else { throw SignInRefusal.invalidSession }
        if let result = try await recovery.result(of: code, user) { return result }
        switch try tokens.check(code, app, of: user.id, in: user.pool) {
        case .failure(let refusal): return .wrong(refusal)
        case .success(let unused):
            return .verified(
                VerifiedFactor(user: user, secondFactor: .proven) { tx in
                    try unused.use(of: user.id, in: user.pool, tx)
                })
        }
    }
}
