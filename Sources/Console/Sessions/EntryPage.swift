import Kernel
import Pages
import Wire
import WireRuntime

/// The page of the address that `martlet console open` has signed. It shows who would enter, and its button begins the
/// session. A GET request does not use the address up, because mail and chat programs fetch links to preview them.
struct EntryPage: Sendable {
    let console: ConsoleSite

    private static let field = "address"

    var routes: [PathRoute] {
        [
            PathRoute("GET", pattern: ConsoleEntry.path) { request, _ in
                let shown = await console.frame.run(request, as: .reading("GetConsoleEntry")) { _ in
                    try await page(for: request)
                }
                return response(shown, to: request)
            },
            PathRoute("POST", pattern: ConsoleEntry.path) { request, _ in
                let address = signedAddress(request)
                let entered = await console.frame.run(
                    request, as: ConsoleOperation(name: "EnterConsole"),
                    signer: { try await console.sessions.signer(of: address) }, status: \.status
                ) { context in try await enter(by: address, as: context.iamCaller, from: request) }
                return response(entered, to: request)
            },
        ]
    }

    private func texts(for request: WireRequest) -> ConsoleTexts.Entry { console.texts(for: request).entry }

    private func response(_ result: Result<WireResponse, ServiceError>, to request: WireRequest) -> WireResponse {
        switch result {
        case .success(let response): return response
        case .failure(let error):
            let texts = texts(for: request)
            return console.signedOut(
                request, title: texts.refused, lead: "\(error.message) \(texts.howToEnter)",
                status: error.code.status(in: .userPools))
        }
    }

    /// The request that was signed: the GET request of the address in a form.
    private func signedAddress(_ request: WireRequest) -> WireRequest {
        var address = request
        (address.method, address.body) = ("GET", [])
        address.query = QueryParameters(form: request)?.anyText(Self.field) ?? ""
        return address
    }

    private func page(for request: WireRequest) async throws -> WireResponse {
        let caller = try await console.sessions.signer(of: request)
        let texts = texts(for: request)
        return console.document(for: request).html(title: texts.title) {
            element("main", with: [.class("alone")]) {
                element("h1") { texts.title }
                element("p") {
                    "\(texts.enterAs) "
                    code(caller.arn)
                }
                element("p", with: [.class("soft")]) { texts.limits }
                element(
                    "form", with: [Attribute("method", value: "post"), Attribute("action", value: ConsoleEntry.path)]
                ) {
                    emptyElement("input", with: [.type("hidden"), .name(Self.field), .value(request.query)])
                    element("button", with: [.class("main"), Attribute("autofocus", isSet: true)]) { texts.button }
                }
            }
        }
    }

    private func enter(
        by address: WireRequest, as caller: IAMCaller?, from request: WireRequest
    ) async throws -> WireResponse {
        guard let caller, RequestOrigin.isSame(request, isSecure: console.place.isSecure) else {
            throw ServiceError(.accessDenied, texts(for: request).foreign)
        }
        let cookie = try await console.sessions.begin(by: address, as: caller)
        return WireResponse(
            status: 303,
            headers: [
                ("Location", "/console"), ConsoleResponse.notStored, console.cookie(cookie.exposed, seconds: nil),
            ])
    }
}
