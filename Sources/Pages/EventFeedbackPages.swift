import Directory
package import Kernel
import OAuth
import UserPoolsModel
package import Wire
import WireRuntime

/// The page that a link in an e-mail about a sign-in opens, with a button that says whether it was the user
/// (UP-ASF-18).
///
/// The link alone changes nothing, because scanners of malicious mail follow links. The button is recorded as the
/// operation that it performs.
package struct EventFeedbackPages: Sendable {
    private let frame: RequestFrame
    private let brand: Brand.Lookup
    private let give: @Sendable (Link) async throws -> Void

    /// - Parameters:
    ///   - brand: Finds the look of the pages of the pool that a link names.
    ///   - give: Records the feedback of a link on its event.
    package init(
        frame: RequestFrame, brand: @escaping Brand.Lookup, give: @escaping @Sendable (Link) async throws -> Void
    ) {
        (self.frame, self.brand, self.give) = (frame, brand, give)
    }

    /// The parameters of the link and of the form.
    package struct Link: Sendable {
        package let pool: UserPoolID
        package let username: Username
        package let event: String
        package let token: Secret<String>
        package let isValid: Bool

        /// Nil if one of them is missing, repeated or malformed.
        init?(_ query: QueryParameters) {
            guard let pool = query["user_pool_id"].map(UserPoolID.init(rawValue:)), pool.isPlausible,
                let name = query["user_name"], let event = query["event_id"], let token = query["feedback_token"],
                let feedback = query["feedback"]
            else { return nil }
            isValid = feedback.hasSameBytes(as: "valid")
            guard isValid || feedback.hasSameBytes(as: "invalid") else { return nil }
            (self.pool, username, self.event, self.token) = (pool, Username(rawValue: name), event, Secret(token))
        }

        /// The form that passes the link on. It needs no token against forgery: an attacker with the link could send it
        /// directly.
        var form: PageForm {
            PageForm(
                action: EventFeedbackPages.path, csrf: nil,
                hidden: [
                    ("user_pool_id", pool.rawValue), ("user_name", username.rawValue), ("event_id", event),
                    ("feedback_token", token.exposed), ("feedback", isValid ? "valid" : "invalid"),
                ])
        }
    }

    static let path = "/authEventFeedback"

    /// The page and the action of its button.
    package var routes: [PathRoute] {
        ["GET", "HEAD"].map { PathRoute($0, pattern: Self.path) { request, _ in await show(request) } }
            + [PathRoute("POST", pattern: Self.path) { request, _ in await respond(to: request) }]
    }

    private func show(_ request: WireRequest) async -> WireResponse {
        let page = await frame.run(request, as: .reading("GetFeedbackPage"), status: \.status) { _ in
            let parameters = QueryParameters(request.query)
            let link = Link(parameters)
            let state = link.map { FeedbackView.State.question($0.form, isValid: $0.isValid) } ?? .incomplete
            return try HostedPages.response(
                FeedbackView(state), brand: await brand(parameters, request), language: Language(of: request),
                others: LanguageSwitch(Self.path, of: request))
        }
        return page.response(elseRefusing: request)
    }

    private func respond(to request: WireRequest) async -> WireResponse {
        let form = QueryParameters(form: request)
        let link = form.flatMap(Link.init)
        let result = await frame.run(request, as: UpdateAuthEventFeedbackInput.operation) { _ in
            guard form != nil else { throw ServiceError(.unsupportedMediaType, "The body must be a form.") }
            guard let link else { throw ServiceError.invalidParameter("The form is not complete.") }
            try await give(link)
        }
        let brand = if let form { await self.brand(form, request) } else { Brand() }
        return switch result {
        case .success: Self.shown(.done, in: brand, on: request)
        case .failure(let error): Self.response(to: error, by: link, in: brand, on: request)
        }
    }

    private static func response(
        to error: ServiceError, by link: Link?, in brand: Brand, on request: WireRequest
    ) -> WireResponse {
        let status = error.code.status(in: .userPools)
        if error.code == .unsupportedMediaType {
            return .plain(status, message: error.message, requestID: request.requestID)
        }
        guard let link else { return shown(.incomplete, in: brand, on: request) }
        return shown(status < 500 ? .spent : .busy(link.form), in: brand, on: request)
    }

    /// The page of `state`, or, if no page can be drawn, its title as text.
    private static func shown(_ state: FeedbackView.State, in brand: Brand, on request: WireRequest) -> WireResponse {
        let (view, language) = (FeedbackView(state), Language(of: request))
        let title = view.screen(in: .of(language)).title
        return (try? HostedPages.response(view, brand: brand, language: language, others: nil))
            ?? .plain(view.status, message: title, requestID: request.requestID)
    }
}
