// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's AuthenticationServices that AWSMobileClient uses: a session without a browser. Each rule names
// the page of developer.apple.com/documentation that has it.

public import Foundation

#if canImport(UIKit)
    public import UIKit

    public typealias ASPresentationAnchor = UIWindow
#else
    public import AppKit

    public typealias ASPresentationAnchor = NSWindow
#endif

@MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

public struct ASWebAuthenticationSessionError: Error {
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
    }

    public var code: Code
    public static var canceledLogin: Code { .canceledLogin }
    public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
}

@MainActor open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// authenticationservices/aswebauthenticationsession/callback
    public struct Callback: Sendable {
        enum Kind: Hashable, Sendable { case scheme(String), https(host: String, path: String) }
        let kind: Kind
        public static func customScheme(_ scheme: String) -> Callback { Callback(kind: .scheme(scheme)) }
        public static func https(host: String, path: String) -> Callback {
            Callback(kind: .https(host: host, path: path))
        }
    }

    /// The session that was started last and has not ended.
    public private(set) static var current: ASWebAuthenticationSession?

    public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    public var prefersEphemeralWebBrowserSession = false
    public let url: URL
    public private(set) var anchor: ASPresentationAnchor?
    private let kind: Callback.Kind?
    private var completionHandler: CompletionHandler?

    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        self.url = url
        kind = callbackURLScheme.map(Callback.Kind.scheme)
        self.completionHandler = completionHandler
    }

    public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        self.url = url
        kind = callback.kind
        self.completionHandler = completionHandler
    }

    /// authenticationservices/aswebauthenticationsession/start(): false if the session cannot start.
    @discardableResult open func start() -> Bool {
        guard let provider = presentationContextProvider else { return refuse(.presentationContextNotProvided) }
        let anchor = provider.presentationAnchor(for: self)
        // /aswebauthenticationsessionerror/code/presentationcontextinvalid: the window is not valid, such as a window
        // in no scene.
        guard anchor.isOnScreen else { return refuse(.presentationContextInvalid) }
        self.anchor = anchor
        Self.current = self
        return true
    }

    private func refuse(_ code: ASWebAuthenticationSessionError.Code) -> Bool {
        end(nil, ASWebAuthenticationSessionError(code: code))
        return false
    }

    open func cancel() { end(nil, ASWebAuthenticationSessionError(code: .canceledLogin)) }

    /// The page leads to `url`.
    ///
    /// A callback scheme is a custom one (/init(url:callbackurlscheme:completionhandler:)): `https` needs the callback
    /// with host and path, from iOS 17.4 on. Any other address is the browser's, and the session goes on.
    /// - Returns: Whether that ends the session.
    public func lead(to url: URL) -> Bool {
        let isCallback =
            switch kind {
            case .scheme(let scheme): !["http", "https"].contains(scheme) && url.scheme == scheme
            case .https(let host, let path): url.scheme == "https" && url.host == host && url.path == path
            case nil: false
            }
        if isCallback { end(url, nil) }
        return isCallback
    }

    private func end(_ url: URL?, _ error: (any Error)?) {
        if Self.current === self { Self.current = nil }
        let handler = completionHandler
        completionHandler = nil
        // The handler is called later, on the main queue.
        nonisolated(unsafe) let result = (handler, url, error)
        Task { @MainActor in result.0?(result.1, result.2) }
    }
}

extension ASPresentationAnchor {
    fileprivate var isOnScreen: Bool {
        #if canImport(UIKit)
            windowScene?.activationState == .foregroundActive
        #else
            isVisible
        #endif
    }
}
