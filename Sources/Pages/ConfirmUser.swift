import Directory
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
    private let brand: Brand.Lookup
    private let signIn: SignInAddress
    private let confirm: @Sendable (ConfirmUserPage.Link) async throws -> Void

    /// Where the users of this client sign in; nil if it does not have such a page.
    package typealias SignInAddress = @Sendable (_ parameters: QueryParameters, _ request: WireRequest) async -> String?

    /// - Parameters:
    ///   - brand: Finds the look of the pages of the client that a link names.
    ///   - signIn: Finds where the users of that client sign in.
    ///   - confirm: Confirms the user that a link names with its code.
    package init(
        frame: RequestFrame, brand: @escaping Brand.Lookup, signIn: @escaping SignInAddress,
        confirm: @escaping @Sendable (ConfirmUserPage.Link) async throws -> Void
    ) {
        (self.frame, self.brand, self.signIn, self.confirm) = (frame, brand, signIn, confirm)
    }

    static let path = "/confirmUser"

    /// The page and the action of its button.
    package var routes: [PathRoute] {
        ["GET", "HEAD"].map { PathRoute($0, pattern: Self.path) { request, _ in await show(request) } }
            + [PathRoute("POST", pattern: Self.path) { request, _ in await respond(to: request) }]
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
        let result = await frame.run(request, as: .reading("GetConfirmationPage"), status: \.status) { _ in
            let parameters = QueryParameters(request.query)
            let link = ConfirmUserPage.Link(parameters)
            return try await page(
                link.map { ConfirmUserPage.question($0, after: request) } ?? ConfirmUserPage.incomplete, of: parameters,
                for: request, others: LanguageSwitch(Self.path, of: request))
        }
        return result.response(elseRefusing: request)
    }

    /// Confirms the user that the form names with its code.
    private func respond(to request: WireRequest) async -> WireResponse {
        let form = QueryParameters(form: request)
        let link = form.flatMap(ConfirmUserPage.Link.init)
        let result = await frame.run(request, as: ConfirmSignUpInput.operation) { _ in
            guard form != nil else { throw ServiceError(.unsupportedMediaType, "The body must be a form.") }
            guard let link else { throw ServiceError.invalidParameter("The form is not complete.") }
            try await confirm(link)
        }
        var problem: ServiceError?
        if case .failure(let error) = result { problem = error }
        guard let form else {
            let status = problem?.code.status(in: .userPools) ?? 415
            return .plain(status, message: problem?.message ?? "", requestID: request.requestID)
        }
        let view = await view(after: problem, of: link, in: form, for: request)
        return await shown(view, of: form, for: request)
    }

    private static let functionErrors: [ErrorCode] = [.userLambdaValidation, .unexpectedLambda, .invalidLambdaResponse]

    private func view(
        after problem: ServiceError?, of link: ConfirmUserPage.Link?, in form: QueryParameters,
        for request: WireRequest
    ) async -> ConfirmationLinkView {
        guard let link else { return ConfirmUserPage.incomplete }
        // The pool's function has failed after the sign-up was confirmed.
        guard let problem, !Self.functionErrors.contains(problem.code) else {
            return ConfirmUserPage.confirmed(signIn: await signIn(form, request))
        }
        let isRefused = problem.code.status(in: .userPools) < 500
        return isRefused ? ConfirmUserPage.invalid : ConfirmUserPage.busy(link, after: request)
    }

    private func page(
        _ view: ConfirmationLinkView, of parameters: QueryParameters, for request: WireRequest,
        others: LanguageSwitch? = nil
    ) async throws -> WireResponse {
        try HostedPages.response(
            view, brand: await brand(parameters, request), language: Language(of: request), others: others)
    }

    /// The page of `view`, or, if no page can be drawn, its title as text.
    private func shown(
        _ view: ConfirmationLinkView, of parameters: QueryParameters, for request: WireRequest
    ) async -> WireResponse {
        let title = view.screen(in: .of(Language(of: request))).title
        return (try? await page(view, of: parameters, for: request))
            ?? .plain(view.status, message: title, requestID: request.requestID)
    }
}
