/// A pool whose users have authenticator apps.
struct AuthenticatorTarget: Sendable {
    let target: BenchTarget
    let codes: AuthenticatorCodes

    static let signInName = "TOTP sign-in"
    /// The server's computation for it; the code itself costs next to nothing.
    static let signInBaseline: [CryptoStep] = [.generatorPower, .signature, .signature]

    /// `USER_PASSWORD_AUTH` and `SOFTWARE_TOKEN_MFA`, by another user each time.
    var signIn: Workload {
        Workload(name: Self.signInName, baseline: Self.signInBaseline, target: .ratio(1.4)) { _, _ in
            AuthenticatorCaller(target: self)
        }
    }

    /// Signs the next user in.
    ///
    /// - Returns: The user, and the response with the tokens.
    func signInNext(over connection: Connection) throws -> (user: BenchUser, tokens: Response) {
        let (user, code) = try codes.take()
        let challenge = try connection.call(target.signIn(user))
        let tokens = try connection.call(
            .call(
                "RespondToAuthChallenge",
                body: #"{"ChallengeName":"SOFTWARE_TOKEN_MFA","ClientId":"\#(target.client)","#
                    + #""Session":"\#(try challenge.text("Session"))","ChallengeResponses":{"#
                    + #""USERNAME":"\#(user.username)","SOFTWARE_TOKEN_MFA_CODE":"\#(code)"}}"#))
        return (user, tokens)
    }
}

/// Signs the next user in with a code.
private struct AuthenticatorCaller: Caller {
    let target: AuthenticatorTarget

    func perform(over connection: Connection) throws {
        _ = try target.signInNext(over: connection).tokens.text("AccessToken")
    }
}
