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
        ["GET", "HEAD"].map { PathRoute($0, Self.path) { request, _ in await show(request) } }
            + [PathRoute("POST", Self.path) { request, _ in await answer(request) }]
    }

    private func show(_ request: WireRequest) async -> WireResponse {
        let page = await frame.run(request, as: .reading("GetConfirmationPage"), status: \.status) { _ in
            WireResponse.page(
                ConfirmUserPage.Link(Query(request.query)).map(ConfirmUserPage.question) ?? .incomplete)
        }
        return page.response(elseRefusing: request)
    }

    /// Confirms the user that the form names with its code.
    private func answer(_ request: WireRequest) async -> WireResponse {
        let form = Query(form: request)
        let link = form.flatMap(ConfirmUserPage.Link.init)
        let result = await frame.run(request, as: ConfirmSignUpInput.operation) { _ in
            guard form != nil else { throw ServiceError(.unsupportedMediaType, "The body must be a form.") }
            guard let link else { throw ServiceError.invalidParameter("The form is not complete.") }
            try await confirm(link)
        }
        return switch result {
        case .success: .page(.confirmed)
        case .failure(let error): Self.response(to: error, link, request)
        }
    }

    private static let ofFunctions: [ErrorCode] = [.userLambdaValidation, .unexpectedLambda, .invalidLambdaResponse]

    private static func response(
        to error: ServiceError, _ link: ConfirmUserPage.Link?, _ request: WireRequest
    ) -> WireResponse {
        let status = error.code.status(in: .userPools)
        if error.code == .unsupportedMediaType {
            return .plain(status, message: error.message, requestID: request.requestID)
        }
        guard let link else { return .page(.incomplete) }
        // The pool's function failed after the sign-up was confirmed.
        if ofFunctions.contains(error.code) { return .page(.confirmed) }
        return .page(status < 500 ? .invalid : .busy(link))
    }
}

extension WireResponse {
    fileprivate static func page(_ page: ConfirmUserPage) -> WireResponse {
        var response = WireResponse.page(page.html, style: ConfirmUserPage.style)
        response.status = page.status
        return response
    }
}
