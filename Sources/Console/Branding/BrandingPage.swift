import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The look of a client's pages: its properties or its style sheet, shown on any screen before they are saved.
struct BrandingPage: ConsolePage {
    let pattern = "/console/pools/{pool}/branding"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let look = try await CurrentLook.read(of: visit.brandedClient, on: visit)
        guard visit.isForm else { return try await page(of: look, on: visit) }
        let form = LookForm(visit: visit, look: look)
        if form.asksForPreview { return .document(try await preview(of: form, on: visit)) }
        do {
            return try await visit.make(
                try await form.change(), title: visit.texts.administration.branding.title,
                above: above(visit, client: look.client))
        } catch let error as ServiceError { return try await page(of: look, problem: error, on: visit) }
    }

    /// The screen with what was typed, or why that is refused: both for the frame.
    private func preview(of form: LookForm, on visit: ConsoleVisit) async throws -> WireResponse {
        do {
            return try await visit.draw(css: try form.css(), of: form.look.client, choice: visit.form)
        } catch let error as ServiceError { return Self.refused(error) }
    }

    private func page(
        of look: CurrentLook, problem: ServiceError? = nil, on visit: ConsoleVisit
    ) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.branding
        let clients = try await visit.result(
            ListUserPoolClientsInput(maxResults: 60, userPoolId: visit.pool), in: visit.pool.region)
        let sections = LookSections(look: look, visit: visit)
        var content = ConsoleContent(
            .pools, title: texts.title, above: visit.abovePool, status: problem?.code.status(in: .userPools) ?? 200
        ) {
            visit.poolLinks(current: "branding")
            element("p", with: [.class("soft")]) { texts.lead }
            if let problem { visit.problem(problem) }
            sections.chooser((try? clients.get())?.userPoolClients ?? [])
            sections.editor
            sections.logo
            sections.removal
            visit.sameReading(PlannedCall(CurrentLook.reading(of: look.client, in: visit.pool)))
        }
        content.frames = true
        return .page(content)
    }

    private func above(_ visit: ConsoleVisit, client: String) -> [(label: String, address: String)] {
        let here = visit.poolAddress("branding", query: [("client", client)])
        return visit.abovePool + [(visit.texts.administration.branding.title, here)]
    }

    /// Why a style sheet is refused, as a text.
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
        let look = try await CurrentLook.read(of: visit.brandedClient, on: visit)
        return .document(try await visit.draw(css: look.css, of: look.client, choice: visit.query))
    }
}

extension ConsoleVisit {
    private static let previewOperation = ConsoleOperation(name: "GetPagePreview")

    /// The client in the address, or all clients.
    var brandedClient: String { query["client"] ?? CurrentLook.allClients }

    /// A screen with a style sheet.
    ///
    /// - Parameters:
    ///   - css: May be stored or not.
    ///   - choice: The fields that choose the screen, its language and its state.
    /// - Throws: `ServiceError`.
    fileprivate func draw(css: String, of client: String, choice: QueryParameters) async throws -> WireResponse {
        let preview = ConsoleLooks.Preview(
            pool: pool, client: client, css: css, screen: choice["screen"] ?? LookForm.usualScreen,
            language: choice["language"] ?? LookForm.usualLanguage, isDark: choice["dark"] != nil,
            showsErrors: choice["errors"] != nil)
        let looks = console.services.commands.looks
        return try await console.frame.run(request, as: Self.previewOperation, signer: { caller }) { _ in
            try await looks.draw(preview)
        }.get()
    }

    /// A style sheet as pages have it.
    ///
    /// - Throws: `ServiceError` if it is refused.
    func checked(_ css: String) throws -> String {
        do { return try console.services.commands.looks.checked(css) } catch {
            throw Self.previewOperation.failure(error)
        }
    }
}
