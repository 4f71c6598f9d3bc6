import Foundation
import Kernel
import WireClient

extension SessionDriver {
    /// The store of `session`: hosted sessions are under the id of their own app client.
    func store(of session: Session) -> SessionStore? { session.scopes == nil ? store : hostedUI.store }

    /// The kept session. If the scopes of a hosted session were not kept, it gets the currently configured scopes.
    ///
    /// - Throws: The error in the section for hosted pages, if the session is a hosted one: a mistake in the
    ///   configuration must not sign the user out. If the section is missing, the app no longer has hosted sessions.
    func restoredSession(_ login: LoginRecord) throws -> Session? {
        guard login.kind == .hostedUI else { return try store?.load() }
        if hostedUI.isNamed { _ = try hostedUI.calls.get() }
        guard var session = try hostedUI.store?.load() else { return nil }
        if session.scopes == nil { session.scopes = login.scopes ?? hostedUI.configuration?.scopes ?? [] }
        return session
    }

    /// `session` with new tokens, from the service that issued it.
    func renewed(_ session: Session, as login: LoginRecord) async throws -> Session {
        guard session.scopes != nil else { return try await pool.get().refresh(session) }
        return try await hostedUI.calls.get().refresh(session, adding: login.queryParameters[.token])
    }

    /// Shows the sign-in page and exchanges its code.
    func showHostedUI(for call: CallID, signIn: HostedUISignIn) {
        let task = Task {
            do {
                let calls = try hostedUI.calls.get()
                // A loopback redirect URI gets its port when the page is opened; the exchange has to repeat it.
                let used = Locked(signIn.configuration.signInRedirectURI)
                let page = HostedUIPage(
                    redirectURI: signIn.configuration.signInRedirectURI,
                    isPrivate: signIn.options.signInPrivateSession, anchor: signIn.anchor,
                    isResponse: { HostedUIRedirect.isResponse($0, state: signIn.state) }
                ) { redirectURI in
                    let redirectURI = redirectURI ?? signIn.configuration.signInRedirectURI
                    _ = used.exchange(redirectURI)
                    return try signIn.authorizationURL(redirectURI: redirectURI)
                }
                guard let url = try await redirect(of: page, within: signIn.options.timeLimit) else {
                    throw AWSMobileClientError.errorLoadingPage(message: "The page did not redirect to the app.")
                }
                let redirectURI = used.read { $0 }
                let code = try HostedUIRedirect.code(in: url, redirectURI: redirectURI, state: signIn.state)
                let session = try await calls.exchange(code, of: signIn, redirectURI: redirectURI)
                post(.hostedSignedIn(call, session, signIn))
            } catch { post(.signInFailed(call, Self.clientError(error), ends: true)) }
        }
        pending.change { $0.run(task, for: call) }
    }

    /// Shows the page that ends the browser's session, if it is configured, and waits for its redirect, if it has one.
    func showLogoutPage(_ login: LoginRecord) async throws {
        let configuration = try hostedUI.calls.get().configuration
        guard let address = configuration.signOutURI else { return }
        let isOfDomain = configuration.usesDomainSignOutPage
        // The web domain's page takes no other address than a registered one.
        guard !isOfDomain || configuration.signOutRedirectURI != nil else {
            throw configuration.missing("SignOutRedirectURI")
        }
        let parameters = login.queryParameters[.signOut] ?? configuration.parameters[.signOut] ?? [:]
        let configured = configuration.signOutRedirectURI ?? parameters["returnTo"]
        let page = HostedUIPage(redirectURI: configured) { redirectURI in
            let fields = [("client_id", configuration.clientID), ("logout_uri", redirectURI ?? configured ?? "")]
            return try HostedUIAddress.url(address, fields: isOfDomain ? fields : [], adding: parameters)
        }
        _ = try await redirect(of: page, within: .seconds(60), needsResponse: false)
    }

    /// Shows `page` and returns the URL that it redirects to, from the pages or from `handleAuthResponse`.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - limit: How long to wait.
    ///   - needsResponse: Whether to wait for the redirect of a page that is shown and leads to the app.
    private func redirect(
        of page: HostedUIPage, within limit: Duration, needsResponse: Bool = true
    ) async throws -> URL? {
        let (result, pages) = (FirstResult<URL?>(), hostedUI.pages.read { $0 })
        if let redirectURI = page.redirectURI {
            hostedUI.inbox.add(redirectURI, isResponse: page.isResponse, result: result)
        }
        let opening = Task {
            do {
                let url = try await pages.open(page)
                if url != nil || !needsResponse { result.end(.success(url)) }
            } catch { result.end(.failure(error)) }
        }
        let timer = Task {
            guard (try? await Task.sleep(for: limit)) != nil else { return }
            let error = AWSMobileClientError.errorLoadingPage(
                message: "The page did not redirect to the app in time.")
            result.end(.failure(error))
        }
        defer {
            opening.cancel()
            timer.cancel()
            hostedUI.inbox.remove(result)
        }
        return try await result.wait()
    }
}
