import Federation
import Kernel
import OAuth
import Wire

/// A request to a hosted page, as records and metrics name it.
struct PageOperation: FramedOperation {
    /// A constant: the name of the page, or of the operation that its form performs.
    let name: String
    var kind: RequestKind { .page }

    func failure(_ error: any Error) -> PageError { (error as? PageError) ?? PageError(error, in: nil) }

    func recorded(_ failure: PageError) -> ErrorRecord {
        var record = ErrorRecord(
            code: failure.code, status: failure.status, message: failure.refusal?.message ?? "", isDeclared: true,
            cause: failure.status >= 500 || failure.next != nil || failure.isOfProvider ? failure.error : nil,
            isWarning: failure.next?.isWarning ?? failure.isOfProvider)
        record.refusal = RefusalName.of(failure.error)
        return record
    }
}

extension HostedSite {
    /// The response of `respond`, recorded as `name`. An error is shown on the error page.
    ///
    /// - Parameter ofProvider: The page for an error of a provider.
    func respond(
        to request: WireRequest, as name: String, ofProvider: ErrorView.Kind = .provider,
        respond: @Sendable () async throws -> WireResponse
    ) async -> WireResponse {
        let result = await frame.run(request, as: PageOperation(name: name), status: \.status) { _ in
            try await respond()
        }
        switch result {
        case .success(let response): return response
        case .failure(let failure):
            return ErrorPage.response(
                to: failure, for: request, in: await brand(ofHostIn: request), ofProvider: ofProvider)
        }
    }
}

/// Why a request to a hosted page failed.
struct PageError: Error {
    let error: any Error
    /// The request, if the page can be shown again.
    let hosted: HostedRequest?
    /// Where the user may start again, if the page cannot be shown again.
    let back: String?
    /// Where the browser is sent, if no page is shown.
    let next: Next?

    /// Where the browser goes after a failure at a provider.
    struct Next: Sendable {
        /// The app's callback with the error, or the end of a sign-out.
        var location: String
        /// The look of the page that leads there; nil for a plain redirect.
        var page: ReturnPage?
        /// Whether the operator is warned.
        var isWarning: Bool
    }

    init(_ error: any Error, in hosted: HostedRequest?, back: String? = nil) {
        (self.error, self.hosted, self.back, next) = (error, hosted, back, nil)
    }

    /// A failure at a provider that sends the browser to `location`.
    ///
    /// - Parameter page: The look of the page that leads there and ends the chain of redirects that a form begins.
    init(_ refusal: FederationRefusal, goingTo location: String, by page: ReturnPage?) {
        (error, hosted, back) = (refusal, nil, nil)
        next = Next(location: location, page: page, isWarning: !refusal.isChoiceOfUser)
    }

    /// Whether the refusal is of a provider's request, which the operator is warned about.
    var isOfProvider: Bool {
        guard case FederationRefusal.wrongRequest? = error as? FederationRefusal else { return false }
        return true
    }

    var refusal: (any Refusal)? { (error as? any Refusal) ?? (error as? any RefusalConvertible)?.refusal }

    /// The problems to show at the form, each next to its field if the form has that; nil if the page cannot describe
    /// them.
    var problems: FormProblems? {
        guard let refusal else { return nil }
        if let refusal = refusal as? RefusedAttribute {
            return FormProblems(fields: [FieldName.attribute(refusal.name): refusal.problem])
        }
        let problem = PageProblem(refusal)
        guard let field = problem.field, let hosted, QueryParameters(form: hosted.request)?[field] != nil else {
            return FormProblems(problem)
        }
        return FormProblems(fields: [field: problem])
    }

    var code: String {
        switch error {
        case let error as AuthorizeError: error.error.code.rawValue
        case is ForgedForm: "forged_form"
        default: refusal.map { "\($0.kind.rawValue)" } ?? "server_error"
        }
    }

    var status: Int {
        if let next { return next.page == nil ? 302 : 200 }
        return switch error {
        case is AuthorizeError: 302
        case is ForgedForm: 403
        case is CancellationError: 503
        default: refusal.map { $0.kind.pageStatus } ?? 500
        }
    }
}

extension RefusalKind {
    /// The status of a page. It is the same for a wrong name and a wrong password.
    fileprivate var pageStatus: Int {
        switch self {
        case .limited: 429
        case .unavailable: 503
        case .invalid, .unauthenticated, .forbidden, .notFound, .conflict, .expired, .mismatch, .unsupported: 400
        }
    }
}
