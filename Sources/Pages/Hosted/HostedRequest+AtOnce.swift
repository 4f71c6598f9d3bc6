import Accounts
import Authentication
import Directory
import Kernel
import OAuth
import Wire

/// The sign-in after the form in which a user has proven who they are: the code of a sign-up that began in this
/// browser, or a new password with the code for it.
///
/// It is a sign-in as any other: it may ask for a second factor, and the session and the browser's cookie are new
/// (UI-03). In another browser, the code alone signs no user in.
extension HostedRequest {
    /// The session of the sign-up that has begun in this browser; nil if none has. The step that has it opens in no
    /// other browser.
    var sessionOfSignUp: Secret<String>? {
        guard let step, case .confirmation = step.kind else { return nil }
        return step.session
    }

    /// Signs the user in.
    ///
    /// - Parameter notice: What the sign-in page says if that cannot be done at once, since the form has been taken.
    func signInAtOnce(as username: Username, _ input: SignInInput, after notice: String) async throws -> HostedAnswer {
        guard client.settings.oauth.takesOwnUsers else { return try beginning(as: username, after: notice) }
        var request = SignInRequest(
            client: client.id, secretHash: nil, origin: .hostedPage, credential: .input(input))
        request.browserDevice = deviceProof
        do {
            return try await advancing(username, shownAs: step?.name ?? username.rawValue) { [request] in
                try await site.authenticator.signIn(request)
            }
        } catch {
            guard error is any Refusal || error is any RefusalConvertible else { throw error }
            return try beginning(as: username, after: notice)
        }
    }

    /// The sign-in page with the name, and with a notice about what has been done.
    func beginning(as username: Username, after notice: String) throws -> HostedAnswer {
        let step = PendingStep(username.rawValue, shownAs: self.step?.name, kind: .named)
        return .redirect(try link(LoginPage.path, at: step, with: [("notice", notice)]))
    }
}
