import Accounts
import Authentication
import Directory
import Factors
import Kernel
import Messaging
import OAuth
import Wire

/// The next page of a sign-in.
extension HostedRequest {
    /// Starts or continues the sign-in of `username` by `input`. If the user has not confirmed the sign-up, that page
    /// follows and says where the code was sent.
    ///
    /// - Parameter name: The name that pages have shown so far.
    func signIn(_ username: Username, shownAs name: String, by input: SignInInput) async throws -> HostedResponse {
        var request = SignInRequest(
            client: client.id, secretHash: nil, origin: .hostedPage, credential: .input(input))
        request.browserDevice = deviceProof
        do {
            return try await response(to: try await site.authenticator.signIn(request), shownAs: name)
        } catch SignInRefusal.notConfirmed {
            let destination = try await site.confirmation.destination(of: username, through: proof)
            let kind = PendingStep.Kind.confirmation(destination: destination, isAskedAtSignIn: true)
            let step = PendingStep(username.rawValue, shownAs: name, kind: kind)
            return .redirect(try link(ConfirmPage.path, at: step))
        }
    }

    /// The page for `step`, or the app's callback.
    private func response(to step: SignInStep, shownAs name: String) async throws -> HostedResponse {
        switch step {
        case .authenticated(let user): return try await redirectToApp(after: user)
        case .newPassword(let challenge, let session):
            return try challenge.userIDForSRP.isEmpty
                ? .redirect(link(LoginPage.path))
                : redirect(
                    to: PendingStep(
                        challenge.userIDForSRP, shownAs: challenge.displayName, session: session,
                        kind: .newPassword(required: challenge.required, hasHistory: challenge.hasHistory)))
        case .firstFactor(let challenge, let session):
            return try redirect(
                to: PendingStep(challenge.username, shownAs: name, session: session, kind: PendingStep.Kind(challenge)))
        case .secondFactor(let challenge, let session): return try await ask(challenge, session: session)
        case .signedIn, .passwordVerifier, .deviceProof, .deviceVerifier, .custom:
            throw InvalidInput("This sign-in cannot continue in a browser.")
        }
    }

    func redirect(to step: PendingStep) throws -> HostedResponse { .redirect(try link(ChallengePage.path, at: step)) }

    private func ask(_ challenge: SecondFactorChallenge, session: Secret<String>) async throws -> HostedResponse {
        func step(_ kind: PendingStep.Kind) -> PendingStep {
            PendingStep(challenge.username, shownAs: challenge.displayName, session: session, kind: kind)
        }
        let isRecoverable = challenge.hasRecoveryCodes
        switch challenge.kind {
        case .sentCode(let factor, let details):
            return try redirect(
                to: step(
                    .secondCode(
                        factor, destination: details.destination, isRecoverable: isRecoverable,
                        isResendable: challenge.isResendable)))
        case .softwareToken:
            return try redirect(
                to: step(
                    .secondCode(.softwareToken, destination: nil, isRecoverable: isRecoverable, isResendable: false)))
        case .selection(let asked): return try redirect(to: step(.secondFactors(asked)))
        case .registration(let offered):
            return try await setUp(oneOf: offered, session: session, at: step(.factorsToSetUp(offered)))
        }
    }

    /// Sends the browser to the app, after linking the identity that waits for the sign-in.
    func redirectToApp(after user: AuthenticatedUser) async throws -> HostedResponse {
        if let pendingLink, let instead = try await link(pendingLink, to: user) { return instead }
        guard user.isOnNewDevice else {
            let app = try await site.redirectToApp(after: user, for: authorize, in: request, browser: browser)
            return .redirect(app.location, cookies: app.cookies)
        }
        let cookies = try await site.cookiesAfterSignIn(of: user, for: authorize, in: request, browser: browser)
        // If the pool asks whether to remember the device, the user is signed in before the question, and the app gets
        // its code after it.
        guard !(pool.settings.devices?.isRememberedOnPrompt ?? false) else {
            return .redirect(RememberDevicePage.address(after: authorize), cookies: cookies)
        }
        let device = try await rememberBrowser(of: user)
        return .redirect(await site.location(of: user, for: authorize), cookies: cookies + [device])
    }
}

extension HostedSite {
    /// The response at the end of a sign-in, with the cookies for the browser.
    func redirectToApp(
        after user: AuthenticatedUser, for authorize: AuthorizeRequest, in request: WireRequest, browser: BrowserCookie
    ) async throws -> (location: String, cookies: [WireRequest.Header]) {
        let cookies = try await cookiesAfterSignIn(of: user, for: authorize, in: request, browser: browser)
        return (await location(of: user, for: authorize), cookies)
    }

    /// The cookies of a browser after `user` has signed in. The session and the browser's cookie are new (UI-03). A
    /// former session ends before a code is issued: if that fails, no code is issued either.
    func cookiesAfterSignIn(
        of user: AuthenticatedUser, for authorize: AuthorizeRequest, in request: WireRequest, browser: BrowserCookie
    ) async throws -> [WireRequest.Header] {
        let cookie = authorization.cookie(of: user.pool.id, for: request)
        if let former = cookie.text(in: request), !former.exposed.hasSameBytes(as: user.session.exposed) {
            try await authorization.end(former, before: user)
        }
        return [
            cookie.setting(user.session, of: user.pool),
            browser.renewed(ending: authorize.queryInAnyLanguage, world: world).setting,
        ]
    }

    /// The callback, with the parameters for the app after the sign-in of `user`.
    func location(of user: AuthenticatedUser, for authorize: AuthorizeRequest) async -> String {
        do { return try await authorization.complete(authorize, user: user) } catch { return error.location }
    }
}

extension PendingStep.Kind {
    fileprivate init(_ challenge: FirstFactorChallenge) {
        switch challenge.kind {
        case .selection: self = .firstFactors(challenge.available)
        case .sentCode(let factor, let details): self = .firstCode(factor, destination: details.destination)
        }
    }
}
