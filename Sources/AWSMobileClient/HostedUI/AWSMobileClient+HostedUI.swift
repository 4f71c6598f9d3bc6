public import Foundation
import Kernel

extension AWSMobileClient {
    /// Signs a user in on the hosted pages of `Auth.Default.OAuth`, in the system's browser.
    ///
    /// It asks for a code, with PKCE, and exchanges it for tokens. A later sign-in replaces one under way.
    ///
    /// - Parameter hostedUIOptions: What differs from the configuration.
    /// - Returns: The state, `signedIn`.
    /// - Throws: `AWSMobileClientError.invalidState` if a user is signed in already, `invalidConfiguration`, which
    ///   names the key, `userCancelledSignIn`, `errorLoadingPage`, `badRequest` with the service's error,
    ///   `securityFailed` if the answer is not to this sign-in, `idTokenNotIssued`,
    ///   `idTokenAndAcceessTokenNotIssued`, `TokenStoreError`, `CancellationError`, or an error of the network.
    @discardableResult
    public func showSignIn(hostedUIOptions: HostedUIOptions) async throws -> UserState {
        try await showSignIn(hostedUIOptions, over: nil)
    }

    func showSignIn(_ options: HostedUIOptions, over anchor: HostedUIAnchor?) async throws -> UserState {
        let signIn = try hostedSignIn(options, over: anchor)
        _ = try await driver.perform { .showHostedUI($0, signIn) }
        return .signedIn
    }

    /// Passes on the URL that the system opened the app with, if a sign-in or sign-out waits for it.
    ///
    /// - Parameter url: The URL.
    /// - Returns: Whether it was waited for.
    @discardableResult
    public func handleAuthResponse(url: URL) -> Bool { driver.hostedUI.inbox.take(url) }

    /// The calls about hosted pages.
    public var hostedUI: HostedUI { HostedUI(client: self) }

    func hostedSignIn(_ options: HostedUIOptions, over anchor: HostedUIAnchor? = nil) throws -> HostedUISignIn {
        let calls = try driver.hostedUI.calls.get()
        var signIn = try HostedUISignIn(
            calls.configuration, options: options, pool: (try? driver.pool.get())?.pool.provider, in: driver.world)
        signIn.anchor = anchor
        return signIn
    }
}

/// Sign-in and sign-out on hosted pages, and the object that shows the pages.
public struct HostedUI: Sendable {
    let client: AWSMobileClient

    /// Signs a user in; see ``AWSMobileClient/showSignIn(hostedUIOptions:)``.
    ///
    /// - Throws: The errors of `showSignIn(hostedUIOptions:)`.
    @discardableResult
    public func signIn(_ options: HostedUIOptions = HostedUIOptions()) async throws -> UserState {
        try await client.showSignIn(hostedUIOptions: options)
    }

    /// Signs the user out on this device, revokes the refresh token and ends the browser's session; see
    /// ``AWSMobileClient/signOut(options:)``.
    ///
    /// - Throws: The errors of `signOut(options:)`.
    public func signOut() async throws { try await client.signOut(options: SignOutOptions(invalidateTokens: true)) }

    /// Passes on the URL that the system opened the app with; see ``AWSMobileClient/handleAuthResponse(url:)``.
    @discardableResult
    public func handle(_ url: URL) -> Bool { client.handleAuthResponse(url: url) }

    /// Shows the pages: ``SystemHostedUIPages`` unless the app brings its own.
    public var pages: any HostedUIPages {
        get { client.driver.hostedUI.pages.read { $0 } }
        nonmutating set { _ = client.driver.hostedUI.pages.exchange(newValue) }
    }
}
