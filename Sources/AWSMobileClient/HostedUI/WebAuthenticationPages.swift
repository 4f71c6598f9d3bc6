#if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
    import AuthenticationServices
    import Foundation
    import Kernel

    // The window is a class of the system's.
    #if canImport(UIKit)
        import UIKit
    #elseif canImport(AppKit)
        import AppKit
    #endif

    /// Shows hosted pages in the system's web authentication session.
    struct WebAuthenticationPages: HostedUIPages {
        func open(_ page: HostedUIPage) async throws -> URL? {
            let url = try page.url(redirectingTo: page.redirectURI)
            let scheme = page.redirectURI.flatMap { URLComponents(string: $0)?.scheme }
            let result = FirstResult<URL?>()
            let session = await WebAuthenticationSession(url, scheme: scheme, isPrivate: page.isPrivate, result)
            do {
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
        private var session: ASWebAuthenticationSession?

        init(_ url: URL, scheme: String?, isPrivate: Bool, _ result: FirstResult<URL?>) {
            super.init()
            let session = ASWebAuthenticationSession(url: url, callbackURLScheme: scheme) { @Sendable url, error in
                if let url {
                    result.end(.success(url))
                } else {
                    result.end(.failure(WebAuthenticationSession.clientError(error)))
                }
            }
            session.presentationContextProvider = self
            session.prefersEphemeralWebBrowserSession = isPrivate
            self.session = session
            guard session.start() else {
                result.end(.failure(AWSMobileClientError.errorLoadingPage(message: "The page cannot be shown.")))
                return
            }
        }

        func cancel() { session?.cancel() }

        func presentationAnchor(for _: ASWebAuthenticationSession) -> ASPresentationAnchor { ASPresentationAnchor() }

        nonisolated private static func clientError(_ error: (any Error)?) -> AWSMobileClientError {
            if let error = error as? ASWebAuthenticationSessionError, error.code == .canceledLogin {
                return .userCancelledSignIn(message: "The user closed the page.")
            }
            return .errorLoadingPage(message: error?.localizedDescription ?? "The page cannot be shown.")
        }
    }
#endif
