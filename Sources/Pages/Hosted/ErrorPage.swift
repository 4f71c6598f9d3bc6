import Directory
import Federation
import Kernel
import OAuth
import Wire

/// GET `/error`: a failure that ends here. It does not redirect to an app, because client and callback are not verified
/// (AUZ-NEG-07).
struct ErrorPage: Sendable {
    let site: HostedSite

    static let path = "/error"

    var routes: [PathRoute] {
        [
            PathRoute("GET", pattern: Self.path) { request, _ in
                let result = await site.frame.run(request, as: PageOperation(name: "GetErrorPage"), status: \.status) {
                    _ in
                    let parameters = QueryParameters(request.query, plusSign: .space)
                    let brand = await site.brand(ofClientIn: parameters, for: request)
                    return try Self.response(
                        Self.view(parameters), for: request, brand: brand,
                        others: LanguageSwitch(Self.path, of: request))
                }
                switch result {
                case .success(let response): return response
                case .failure(let failure):
                    return Self.response(to: failure, for: request, in: await site.brand(ofHostIn: request))
                }
            }
        ]
    }

    /// Only registered codes are shown, because anyone can write the address.
    private static func view(_ parameters: QueryParameters) -> ErrorView {
        let code = parameters.anyText("error").flatMap { text in
            OAuthError.Code.allCases.first { $0.rawValue.hasSameBytes(as: text) }
        }
        switch code {
        case .invalidClient?, .unauthorizedClient?:
            return ErrorView(.unknownApp, status: 400, detail: code?.rawValue)
        case .temporarilyUnavailable?, .serverError?:
            return ErrorView(.unavailable, status: 503, detail: code?.rawValue)
        default: return ErrorView(.badRequest, status: 400, detail: code?.rawValue)
        }
    }

    /// The response to a request that cannot continue, with the id that the operator can search the log for (UI-18).
    ///
    /// - Parameters:
    ///   - brand: The look of a page outside an authorization request.
    ///   - ofProvider: The page for an error of a provider.
    static func response(
        to failure: PageError, for request: WireRequest, in brand: Brand, ofProvider: ErrorView.Kind = .provider
    ) -> WireResponse {
        if let error = failure.error as? AuthorizeError { return .redirect(to: error.location) }
        if let next = failure.next {
            let view = ReturnToAppView(address: next.location, isSignedIn: false)
            return (try? next.page?.response(view)) ?? .redirect(to: next.location)
        }
        let kind: ErrorView.Kind =
            switch (failure.error as? FederationRefusal, failure.status) {
            case (.unknownSignIn?, _), (nil, 403): .expiredForm
            case (_?, _): ofProvider
            case (nil, 429): .tooManyRequests
            case (nil, 500...): .unavailable
            case (nil, _): .badRequest
            }
        // A form has expired if the user has since signed in in another tab. The app's request then starts again, and
        // does not need a password (UI-14).
        let back = failure.error is ForgedForm ? failure.hosted?.link(AuthorizeEndpoint.path) : failure.back
        let view = ErrorView(
            kind, status: failure.status, detail: (failure.error as? FederationRefusal)?.shown,
            requestID: request.requestID, back: back)
        return (try? response(view, for: request, brand: failure.hosted?.brand ?? brand))
            ?? .plain(500, message: "Internal server error", requestID: request.requestID)
    }

    private static func response(
        _ view: ErrorView, for request: WireRequest, brand: Brand, others: LanguageSwitch? = nil
    ) throws -> WireResponse {
        try HostedPages.response(view, brand: brand, language: Language(of: request), others: others)
    }
}

extension FederationRefusal {
    /// The details on the page: the provider, and the reason. The provider's response is only logged.
    fileprivate var shown: String? {
        switch self {
        case .unreachable, .busy: message
        case .wrongResponse(let provider, _): "\(provider) sent a response that is not valid."
        case .wrongRequest(let provider, _): "\(provider) sent a request that is not valid."
        case .denied, .unknownSignIn: nil
        }
    }
}
