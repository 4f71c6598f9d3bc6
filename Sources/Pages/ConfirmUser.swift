import OAuth
import UserPoolsModel
package import Wire
import WireRuntime

/// The page that a confirmation link opens, with a button that completes the sign-up (SGN-STA-06).
///
/// The link alone changes nothing, because scanners of malicious mail follow links. The button is recorded as the
/// operation that it performs (ADM-12).
package struct ConfirmUser: Sendable {
    private let frame: RequestFrame
    private let confirm: @Sendable (ConfirmUserPage.Link) async throws -> Void

    /// - Parameter confirm: Confirms the user that a link names with its code.
    package init(frame: RequestFrame, confirm: @escaping @Sendable (ConfirmUserPage.Link) async throws -> Void) {
        self.frame = frame
        self.confirm = confirm
    }

    static let path = "/confirmUser"

    /// The page and the action of its button.
    package var routes: [PathRoute] {
        ["GET", "HEAD"].map { PathRoute($0, pattern: Self.path) { request, _ in await show(request) } }
            + [PathRoute("POST", pattern: Self.path) { request, _ in await answer(request) }]
            + [PathRoute("GET", pattern: Self.lowerCasePath) { request, _ in await redirect(request) }]
    }

    /// The same path in lower case, as some guides write it.
    private static let lowerCasePath = "/confirmuser"

    /// Leads to the page of the link, or, with an authorization request, to the page that asks for the code.
    private func redirect(_ request: WireRequest) async -> WireResponse {
        let result = await frame.run(request, as: .reading("GetConfirmationPage"), status: \.status) { _ in
            let isRequest = QueryParameters(request.query).anyText("response_type") != nil
            let query = request.query.utf8.isEmpty ? "" : "?\(request.query)"
            return WireResponse.redirect(to: (isRequest ? ConfirmPage.path : Self.path) + query)
        }
        return result.response(elseRefusing: request)
    }

    private func show(_ request: WireRequest) async -> WireResponse {
        let page = await frame.run(request, as: .reading("GetConfirmationPage"), status: \.status) { _ in
            let link = ConfirmUserPage.Link(QueryParameters(request.query))
            return try Self.page(
                link.map(ConfirmUserPage.question) ?? ConfirmUserPage.incomplete, for: request,
                others: LanguageSwitch(Self.path, of: request))
        }
        return page.response(elseRefusing: request)
    }

    /// Confirms the user that the form names with its code.
    private func answer(_ request: WireRequest) async -> WireResponse {
        let form = QueryParameters(form: request)
        let link = form.flatMap(ConfirmUserPage.Link.init)
        let result = await frame.run(request, as: ConfirmSignUpInput.operation) { _ in
            guard form != nil else { throw ServiceError(.unsupportedMediaType, "The body must be a form.") }
            guard let link else { throw ServiceError.invalidParameter("The form is not complete.") }
            try await confirm(link)
        }
        return switch result {
        case .success: Self.shown(ConfirmUserPage.confirmed, for: request)
        case .failure(let error): Self.response(to: error, link: link, for: request)
        }
    }

    private static let ofFunctions: [ErrorCode] = [.userLambdaValidation, .unexpectedLambda, .invalidLambdaResponse]

    private static func response(
        to error: ServiceError, link: ConfirmUserPage.Link?, for request: WireRequest
    ) -> WireResponse {
        let status = error.code.status(in: .userPools)
        if error.code == .unsupportedMediaType {
            return .plain(status, message: error.message, requestID: request.requestID)
        }
        guard let link else { return shown(ConfirmUserPage.incomplete, for: request) }
        // The pool's function failed after the sign-up was confirmed.
        if ofFunctions.contains(error.code) { return shown(ConfirmUserPage.confirmed, for: request) }
        return shown(status < 500 ? ConfirmUserPage.invalid : ConfirmUserPage.busy(link), for: request)
    }

    private static func page(
        _ view: ConfirmationLinkView, for request: WireRequest, others: LanguageSwitch? = nil
    ) throws -> WireResponse {
        try HostedPages.response(view, language: PageLanguage(of: request), others: others)
    }

    /// The page of `view`, or, if no page can be drawn, its title as text.
    private static func shown(_ view: ConfirmationLinkView, for request: WireRequest) -> WireResponse {
        let title = view.screen(in: .of(PageLanguage(of: request))).title
        return (try? page(view, for: request)) ?? .plain(view.status, message: title, requestID: request.requestID)
    }
}
