import Kernel
import SignIn
import Wire
import WireModel

/// The page that a confirmation link opens, with a button that completes the sign-up (SGN-STA-06).
///
/// The link alone changes nothing, because scanners of malicious mail follow links. The button is recorded as the
/// operation that it performs (ADM-12).
struct ConfirmUser: Sendable {
    let confirmation: Confirmation
    let hooks: Hooks

    static let path = "/confirmUser"

    /// Adds the page and the action of its button.
    func add(to routes: inout Routes) {
        for method in ["GET", "HEAD"] { routes.add(method, Self.path) { .page(Self.page(for: $0)) } }
        routes.add("POST", Self.path) { await answer($0) }
    }

    private static func page(for request: WireRequest) -> ConfirmUserPage {
        ConfirmUserPage.Link(Query(request.query)).map(ConfirmUserPage.question) ?? .incomplete
    }

    /// Confirms the user that the form names with its code.
    private func answer(_ request: WireRequest) async -> WireResponse {
        guard let form = Query(form: request) else {
            return .plain(415, message: "The body must be a form.", requestID: request.requestID)
        }
        guard let link = ConfirmUserPage.Link(form) else { return .page(ConfirmUserPage.incomplete) }
        let (audit, start) = (AuditContext(), ContinuousClock.now)
        let error = await AuditContext.$current.withValue(audit) { await confirm(link) }
        hooks.finished(
            RequestRecord(
                service: .userPools, operation: ConfirmSignUpInput.operation.name, context: RequestContext(request),
                subject: audit.subject, error: error, isDeclared: true, duration: start.duration(to: .now)))
        return .page(Self.page(error, link))
    }

    private func confirm(_ link: ConfirmUserPage.Link) async -> ServiceError? {
        do {
            try await confirmation.confirm(
                byLink: link.username, code: Secret(link.code), client: ClientID(rawValue: link.client))
            return nil
        } catch let refusal as Refusal {
            return ServiceError(refusal, for: ConfirmSignUpInput.operation)
        } catch {
            return ServiceError(.serviceUnavailable, "The store is away", cause: error)
        }
    }

    private static func page(_ error: ServiceError?, _ link: ConfirmUserPage.Link) -> ConfirmUserPage {
        switch error?.code.status(in: .userPools) {
        case nil: .confirmed
        case .some(..<500): .invalid
        default: .busy(link)
        }
    }
}

extension WireResponse {
    fileprivate static func page(_ page: ConfirmUserPage) -> WireResponse {
        var response = WireResponse.page(page.html, style: ConfirmUserPage.style)
        response.status = page.status
        return response
    }
}
