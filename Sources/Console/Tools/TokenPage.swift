import Cryptography
import Kernel
import Wire
import WireRuntime

/// Explains a token that an operator pastes. The token is taken from the body of a form only, and no page repeats it:
/// addresses and pages are kept by browsers.
struct TokenPage: ConsolePage {
    let pattern = "/console/tools/token"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.inspector
        var outcome = Markup.empty
        var status = 200
        if visit.isForm {
            do { outcome = shown(try await report(on: visit), on: visit) } catch let error as ServiceError {
                (outcome, status) = (visit.problem(error), error.code.status(in: .userPools))
            }
        }
        return .page(
            ConsoleContent(
                .tools, title: texts.title, above: [(texts.toolsTitle, "/console/tools")], status: status
            ) {
                visit.tokenTabs(current: pattern)
                element("p", with: [.class("soft")]) { texts.lead }
                outcome
                form(on: visit)
                element("details") {
                    element("summary") { texts.sameCLI }
                    visit.copied("martlet token inspect < token.txt", id: "cli-inspect")
                }
            })
    }

    private func report(on visit: ConsoleVisit) async throws -> TokenReport {
        let token = Secret(visit.form.anyText("token") ?? "")
        let asksFunction = visit.form["asks"] != nil
        return try await visit.explain("GetTokenInspection", asksFunction: asksFunction, parties: \.parties) {
            try await $0.inspect(token, asksFunction)
        }
    }

    private func form(on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.inspector
        return visit.form(to: pattern) {
            visit.field(texts.token, id: "token", hint: texts.tokenHint) {
                element(
                    "textarea",
                    with: [
                        .id("token"), .name("token"), Attribute("rows", value: "5"), Attribute("required", isSet: true),
                        Attribute("autocomplete", value: "off"), Attribute("spellcheck", value: "false"),
                        Attribute("aria-describedby", value: "token-hint"),
                    ]
                ) { Markup.empty }
            }
            if visit.administersServer {
                element("div", with: [.class("field choices")]) {
                    element("label") {
                        emptyElement("input", with: [.type("checkbox"), .name("asks"), .value("yes")])
                        element("span") { texts.asksFunction }
                    }
                    element("p", with: [.class("hint")]) { texts.asksFunctionHint }
                }
            }
            element("button", with: [.class("main")]) { texts.inspect }
        }
    }

    private func shown(_ report: TokenReport, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.inspector
        return markup {
            element("section", with: [.class("card"), .id("verdict")]) {
                element("h2") { texts.verdict }
                visit.facts(facts(of: report, texts: texts))
                links(to: report.parties, on: visit)
            }
            if report.function == .notAsked {
                element("p", with: [.class("notice")]) { texts.functionUse(report.function) }
            }
            if report.signature != .valid { element("p", with: [.class("notice")]) { texts.foreignLead } }
            element("h2") { texts.claims }
            visit.claims(report.list, of: report.parties, showsSources: report.signature == .valid)
            element("details") {
                element("summary") { texts.header }
                element("pre") { report.header }
            }
        }
    }

    private func facts(
        of report: TokenReport, texts: ConsoleTexts.Inspector
    ) -> [(name: String, value: String?)] {
        var facts: [(name: String, value: String?)] = [(texts.signature, texts.signatureVerdict(report.signature))]
        if let key = report.key { facts.append((texts.key, texts.keyPhase(key))) }
        facts += [
            (texts.time, texts.timeVerdict(report.time, report.expiresAt ?? "–")), (texts.checkedAt, report.checkedAt),
            (texts.session, texts.sessionVerdict(report.session)), (texts.issuer, report.issuer),
        ]
        if let session = report.sessionID { facts.append((texts.eventID, session)) }
        if let user = report.parties.username { facts.append((texts.user, user)) }
        if let client = report.parties.client {
            let nameAndID = [report.parties.clientName, client].compactMap(\.self)
            facts.append((texts.client, nameAndID.joined(separator: " · ")))
        }
        if report.function == .asked { facts.append((texts.function, texts.functionUse(report.function))) }
        return facts
    }

    private func links(to parties: TokenParties, on visit: ConsoleVisit) -> Markup {
        guard let pool = parties.pool, let client = parties.client, let username = parties.username else {
            return .empty
        }
        let texts = visit.texts.inspector
        let preview = addressed(
            "/console/tools/preview", query: [("pool", pool), ("username", username), ("client", client)])
        return element("p", with: [.class("actions")]) {
            link(to: poolPage("user", of: pool, query: [("username", username)])) { texts.user }
            link(to: poolPage("client", of: pool, query: [("id", client)])) { texts.client }
            link(to: preview) { texts.previewTab }
        }
    }
}

/// The address of a page of any user pool. `ConsoleVisit.poolAddress` has those of the pool in the path.
func poolPage(_ page: String, of pool: String, query: [(name: String, value: String)] = []) -> String {
    addressed("/console/pools/\(PercentEncoding.encode(pool.utf8))/\(page)", query: query)
}
