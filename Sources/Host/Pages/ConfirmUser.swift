import Kernel
import SignIn
import Wire
import WireModel

/// Where the link in a confirmation mail leads: it completes the sign-up and says so (SGN-STA-06).
///
/// In the books it is the operation that it stands for (ADM-12).
struct ConfirmUser: Sendable {
    let confirmation: Confirmation
    let hooks: Hooks

    static let path = "/confirmUser"

    /// Confirms the person whom the query names with the code it brings.
    func answer(_ request: WireRequest) async -> WireResponse {
        let query = Query(request.query)
        guard let client = query["client_id"], let name = query["user_name"], let code = query["confirmation_code"]
        else { return Self.page(400, "This link is not complete.") }
        let (trail, start) = (Trail(), ContinuousClock.now)
        let error = await Trail.$current.withValue(trail) {
            await confirm(name, Secret(code), ClientID(rawValue: client))
        }
        hooks.finished(
            Outcome(
                service: .userPools, operation: ConfirmSignUpInput.operation.name, visit: Visit(request),
                marks: trail.marks, error: error, isDeclared: true, duration: start.duration(to: .now)))
        return Self.page(error)
    }

    private func confirm(_ name: String, _ code: Secret<String>, _ client: ClientID) async -> ServiceError? {
        do {
            try await confirmation.confirm(byLink: name, code: code, client: client)
            return nil
        } catch let refusal as Refusal {
            return ServiceError(refusal, for: ConfirmSignUpInput.operation)
        } catch {
            return ServiceError(.serviceUnavailable, "The store is away", cause: error)
        }
    }

    private static func page(_ error: ServiceError?) -> WireResponse {
        switch error?.code.status(in: .userPools) {
        case nil: page(200, "Your registration has been confirmed.")
        case .some(..<500):
            page(400, "This link is not valid any more. Ask for a new one, or sign in if you have used it.")
        default: page(503, "This cannot be done just now. Please try again.")
        }
    }

    private static func page(_ status: Int, _ sentence: String) -> WireResponse {
        var response = WireResponse.page(
            """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>Confirmation</title>
            <style>:root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui,sans-serif;margin:20vh auto;\
            max-width:32rem;padding:0 1rem;text-align:center}</style></head>\
            <body><main><p>\(sentence)</p></main></body></html>
            """)
        response.status = status
        return response
    }
}
