import Cryptography
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The tokens that a user would get through a client: the claims of both with their sources. The pool's function is
/// called for a form only, so that no link calls it.
struct PreviewPage: ConsolePage {
    let pattern = "/console/tools/preview"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.inspector
        var outcome = Markup.empty
        var status = 200
        if let question = Self.question(of: visit) {
            do {
                let preview = try await visit.explain(
                    "GetTokenPreview", about: question.parties, asksFunction: question.asksFunction, parties: \.parties
                ) { try await $0.preview(question) }
                outcome = shown(preview, for: question, on: visit)
            } catch let error as ServiceError {
                (outcome, status) = (visit.problem(error), error.code.status(in: .userPools))
            }
        }
        return .page(
            ConsoleContent(
                .tools, title: texts.previewTab, above: [(texts.toolsTitle, "/console/tools")], status: status
            ) {
                visit.tokenTabs(current: pattern)
                element("p", with: [.class("soft")]) { texts.previewLead }
                form(on: visit)
                outcome
            })
    }

    /// What the address asks; nil if it lacks the pool, the user or the client.
    private static func question(of visit: ConsoleVisit) -> PreviewQuestion? {
        guard let pool = visit.query["pool"], let username = visit.query.anyText("username"),
            let client = visit.query["client"]
        else { return nil }
        return PreviewQuestion(
            pool: UserPoolID(rawValue: pool), username: Username(rawValue: username),
            client: ClientID(rawValue: client), scopes: visit.query["scopes"].flatMap { $0.utf8.isEmpty ? nil : $0 },
            asksFunction: visit.isForm)
    }

    private func form(on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.inspector
        let fields = [
            ("pool", texts.pool, nil), ("username", texts.username, nil), ("client", texts.client, nil),
            ("scopes", texts.scopes, texts.scopesHint),
        ]
        return element("form", with: [Attribute("method", value: "get"), Attribute("action", value: pattern)]) {
            for (name, label, hint) in fields {
                visit.field(label, id: name, hint: hint) {
                    emptyElement(
                        "input",
                        with: [
                            .id(name), .name(name), .value(visit.query.anyText(name) ?? ""),
                            Attribute("required", isSet: name != "scopes"), Attribute("autocomplete", value: "off"),
                        ])
                }
            }
            element("button", with: [.class("main")]) { texts.preview }
        }
    }

    private func shown(_ preview: TokenPreview, for question: PreviewQuestion, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.inspector
        let offersFunction = preview.function == .notAsked && visit.administersServer
        return markup {
            element("p", with: [.class("notice"), Attribute("role", value: "status")]) {
                texts.functionUse(preview.function)
            }
            if offersFunction { visit.button(texts.askFunction, to: visit.address, sending: []) }
            element("h2") { texts.idToken }
            if let id = preview.id {
                visit.claims(id, of: preview.parties)
            } else {
                element("p") { texts.noIDToken }
            }
            element("h2") { texts.accessToken }
            visit.claims(preview.access, of: preview.parties)
            element("details") {
                element("summary") { texts.sameCLI }
                visit.copied(Self.command(question), id: "cli-preview")
            }
        }
    }

    /// The command line that shows the same.
    private static func command(_ question: PreviewQuestion) -> String {
        let words = [question.pool.rawValue, question.username.rawValue, question.client.rawValue]
        let scopes = question.scopes.map { " --scopes \(SameCommand.shell($0))" } ?? ""
        return "martlet token preview \(words.map(SameCommand.shell).joined(separator: " "))\(scopes)"
    }
}
