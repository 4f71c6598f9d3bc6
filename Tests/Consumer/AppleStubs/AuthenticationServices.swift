// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's AuthenticationServices that AWSMobileClient uses, for a check of types.

public import Foundation
public import UIKit

public typealias ASPresentationAnchor = UIWindow

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

    public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    public var prefersEphemeralWebBrowserSession = false
    public var canStart: Bool { false }

    public init(url _: URL, callbackURLScheme _: String?, completionHandler _: @escaping CompletionHandler) {}
    @discardableResult open func start() -> Bool { false }
    open func cancel() {}
}
