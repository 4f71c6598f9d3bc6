package import Authentication
package import Directory
package import Kernel
import Storage
package import Tokens
import UserPoolAPI

/// Sign-ins on the hosted pages.
extension TestServer {
    /// The next step after `name` has given the password on the hosted page.
    package func beginOnPage(_ name: String = "ann", password: String = TestServer.password, by client: Client)
        async throws -> SignInStep
    {
        try await authenticator.signIn(
            SignInRequest(
                client: client.id, secretHash: nil, origin: .hostedPage,
                credential: .input(
                    .password(username: .success(Username(rawValue: name)), .success(Secret(password))))))
    }

    /// Answers `challenge` on the hosted page.
    package func answerOnPage(
        _ challenge: AskedChallenge.Name, session: String?, with parameters: [String: String], by client: Client
    ) async throws -> SignInStep {
        try await authenticator.signIn(
            SignInRequest(
                replyTo: challenge.rawValue, session: session.map { Secret($0) },
                in: AuthParameters(Secret(parameters)), client: client.id, origin: .hostedPage))
    }

    /// The user of a completed sign-in with the password on the hosted page.
    package func signInOnPage(_ name: String = "ann", password: String = TestServer.password, by client: Client)
        async throws -> AuthenticatedUser
    {
        try await beginOnPage(name, password: password, by: client).authenticatedUser
    }

    /// The browser session with this text, if it is still valid.
    package func browserSession(_ text: Secret<String>, in pool: UserPoolID) async throws -> BrowserSession? {
        try await database.read { [cipher, now = world.now()] tx in
            try BrowserSession.find(text, in: pool, for: nil, now: now, cipher: cipher, tx)?.session
        }
    }
}

extension SignInStep {
    /// The user of a completed sign-in on the hosted page.
    ///
    /// - Throws: `AskedChallenge` if there is a challenge.
    package var authenticatedUser: AuthenticatedUser {
        get throws {
            guard case .authenticated(let user) = self else { throw try pendingChallenge }
            return user
        }
    }
}
