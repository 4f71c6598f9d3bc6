import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The look of a client's pages: its properties or its style sheet, shown on any screen before they are saved.
struct BrandingPage: ConsolePage {
    let pattern = "/console/pools/{pool}/branding"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.branding
        let look = try await CurrentLook(visit.query["client"] ?? CurrentLook.allClients, on: visit)
        var problem: ServiceError?
        if visit.isForm {
            let form = LookForm(visit: visit, look: look)
            do {
                if form.asksForPreview {
                    return .document(try await visit.draw(css: try form.css(), of: look.client, choice: visit.form))
                }
                return try await visit.make(
                    try await form.change(), title: texts.title, above: above(visit, client: look.client))
            } catch let error as ServiceError {
                if form.asksForPreview { return .document(Self.refused(error)) }
                problem = error
            }
        }
        let clients = try await visit.result(
            ListUserPoolClientsInput(maxResults: 60, userPoolId: visit.pool), in: visit.pool.region)
        let page = LookSections(look: look, visit: visit)
        var content = ConsoleContent(
            .pools, title: texts.title, above: visit.abovePool, status: problem?.code.status(in: .userPools) ?? 200
        ) {
            visit.poolLinks(current: "branding")
            element("p", with: [.class("soft")]) { texts.lead }
            if let problem { visit.problem(problem) }
            page.chooser((try? clients.get())?.userPoolClients ?? [])
            page.editor
            page.logo
            page.removal
            element("details") {
                element("summary") { visit.texts.settings.sameReading }
                visit.same(
                    as: PlannedCall(
                        GetUICustomizationInput(
                            clientId: ClientID(rawValue: look.client), userPoolId: visit.pool)))
            }
        }
        content.frames = true
        return .page(content)
    }

    private func above(_ visit: ConsoleVisit, client: String) -> [(label: String, address: String)] {
        let here = visit.poolAddress("branding", query: [("client", client)])
        return visit.abovePool + [(visit.texts.administration.branding.title, here)]
    }

    /// Why a sheet is refused, as the text of the frame.
    private static func refused(_ error: ServiceError) -> WireResponse {
        WireResponse(
            status: error.code.status(in: .userPools),
            headers: [
                ("Content-Type", "text/plain; charset=utf-8"), ("X-Content-Type-Options", "nosniff"),
                ConsoleResponse.notStored,
                ("Content-Security-Policy", "sandbox; default-src 'none'; frame-ancestors 'self'"),
            ], body: Array(error.message.utf8))
    }
}

/// A screen with the stored look, for the frame of the page.
struct BrandingFrame: ConsolePage {
    let pattern = "/console/pools/{pool}/branding-frame"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let look = try await CurrentLook(visit.query["client"] ?? CurrentLook.allClients, on: visit)
        return .document(try await visit.draw(css: look.css, of: look.client, choice: visit.query))
    }
}

extension ConsoleVisit {
    /// A screen as `choice` asks for it.
    func draw(css: String, of client: String, choice: QueryParameters) async throws -> WireResponse {
        let preview = ConsoleLooks.Preview(
            pool: pool, client: client, css: css, screen: choice["screen"] ?? "sign-in",
            language: choice["language"] ?? "en", isDark: choice["dark"] != nil, showsErrors: choice["errors"] != nil)
        let looks = console.services.commands.looks
        return try await console.frame.run(request, as: ConsoleOperation(name: "GetPagePreview"), signer: { caller }) {
            _ in try await looks.draw(preview)
        }.get()
    }

    /// A sheet as pages have it.
    ///
    /// - Throws: `ServiceError` if it is refused.
    func checked(_ css: String) throws -> String {
        do { return try console.services.commands.looks.checked(css) } catch {
            throw ConsoleOperation(name: "GetPagePreview").failure(error)
        }
    }
}
