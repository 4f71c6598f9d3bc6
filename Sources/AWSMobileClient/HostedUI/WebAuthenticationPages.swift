#if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
    import AuthenticationServices
    import Foundation
    import Kernel

    /// Shows hosted pages in the system's web authentication session.
    struct WebAuthenticationPages: HostedUIPages {
        func open(_ page: HostedUIPage) async throws -> URL? {
            let url = try page.url(redirectingTo: page.redirectURI)
            let result = FirstResult<URL?>()
            let session = try await WebAuthenticationSession(url, of: page, result: result)
            do {
                try await session.start()
                let redirect = try await result.wait()
                withExtendedLifetime(session) {}
                return redirect
            } catch {
                await session.cancel()
                throw error
            }
        }
    }

    /// One session, which is on the main actor as its window is.
    @MainActor private final class WebAuthenticationSession: NSObject, ASWebAuthenticationPresentationContextProviding {
        private let session: ASWebAuthenticationSession
        private let anchor: ASPresentationAnchor

        init(_ url: URL, of page: HostedUIPage, result: FirstResult<URL?>) throws {
            // A window that the session made would be in no scene, and the session would refuse it.
            guard let anchor = page.presentationAnchor ?? ActiveWindow.find() else {
                throw AWSMobileClientError.errorLoadingPage(message: "The app has no window to show the page in.")
            }
            self.anchor = anchor
            session = try Self.session(url, redirectURI: page.redirectURI) { url, error in
                result.end(url.map { .success($0) } ?? .failure(Self.clientError(error)))
            }
            super.init()
            session.presentationContextProvider = self
            session.prefersEphemeralWebBrowserSession = page.isPrivate
        }

        /// A redirect URI with `https` uses a callback of its own since iOS 17.4; any other uses its scheme.
        private static func session(
            _ url: URL, redirectURI: String?, completion end: @escaping @Sendable (URL?, (any Error)?) -> Void
        ) throws -> ASWebAuthenticationSession {
            let parts = redirectURI.flatMap { URLComponents(string: $0) }
            guard let parts, parts.scheme?.lowercased() == "https" else {
                return ASWebAuthenticationSession(url: url, callbackURLScheme: parts?.scheme, completionHandler: end)
            }
            guard #available(iOS 17.4, macOS 14.4, visionOS 1.1, *) else {
                throw AWSMobileClientError.errorLoadingPage(
                    message: "A redirect URI with https needs iOS 17.4, macOS 14.4 or visionOS 1.1.")
            }
            let path = parts.path.isEmpty ? "/" : parts.path
            return ASWebAuthenticationSession(
                url: url, callback: .https(host: parts.host ?? "", path: path), completionHandler: end)
        }

        func start() throws {
            guard session.start() else {
                throw AWSMobileClientError.errorLoadingPage(
                    message: "The page cannot be shown: the system refuses the window.")
            }
        }

        func cancel() { session.cancel() }

        func presentationAnchor(for _: ASWebAuthenticationSession) -> ASPresentationAnchor { anchor }

        nonisolated private static func clientError(_ error: (any Error)?) -> AWSMobileClientError {
            if let error = error as? ASWebAuthenticationSessionError, error.code == .canceledLogin {
                return .userCancelledSignIn(message: "The user closed the page.")
            }
            return .errorLoadingPage(message: error?.localizedDescription ?? "The page cannot be shown.")
        }
    }
#endif
