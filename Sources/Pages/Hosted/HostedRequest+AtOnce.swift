import Accounts
import Authentication
import Directory
import Kernel
import OAuth
import Wire

/// The sign-in after a form that proves the user's identity: the code of a sign-up that began in this browser, or a new
/// password with the code for it.
///
/// It is an ordinary sign-in: it may ask for a second factor, and the session and the browser's cookie are new (UI-03).
/// In another browser, the code alone does not sign the user in.
extension HostedRequest {
    /// The session of the sign-up that began in this browser; nil if there is none. Its step can only be opened in this
    /// browser.
    var sessionOfSignUp: Secret<String>? {
        guard let step, case .confirmation = step.kind else { return nil }
        return step.session
    }

    /// Signs the user in.
    ///
    /// - Parameter notice: The notice on the sign-in page if the user cannot be signed in at once, although the form
    ///   succeeded.
    func signInAtOnce(as username: Username, by input: SignInInput, elseNotice notice: PageNotice) async throws
        -> HostedResponse
    {
        guard client.settings.oauth.takesOwnUsers else { return try redirectToSignIn(as: username, notice: notice) }
        do {
            return try await signIn(username, shownAs: step?.name ?? username.rawValue, by: input)
        } catch {
            guard error is any Refusal || error is any RefusalConvertible else { throw error }
            return try redirectToSignIn(as: username, notice: notice)
        }
    }

    /// The sign-in page with the name, and a notice about the completed form.
    func redirectToSignIn(as username: Username, notice: PageNotice) throws -> HostedResponse {
        let step = PendingStep(username.rawValue, shownAs: self.step?.name, kind: .named)
        return .redirect(try link(LoginPage.path, at: step, with: [notice.field]))
    }
}
