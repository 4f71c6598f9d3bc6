import Kernel
import Wire
import WireRuntime

/// Whether policies allow requests, which statements decide, and which would decide otherwise.
struct SimulatorPage: ConsolePage {
    let pattern = "/console/access/simulator"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.access
        var (results, status) = (Markup.empty, 200)
        if visit.isForm {
            do { results = try await simulation(on: visit) } catch let error as ServiceError {
                (results, status) = (visit.problem(error), error.code.status(in: .iam))
            }
        }
        return .page(
            ConsoleContent(.access, title: texts.simulator, above: visit.aboveAccess, status: status) {
                visit.accessLinks(current: "simulator")
                element("p", with: [.class("soft")]) { texts.simulatorLead }
                results
                form(on: visit)
            })
    }

    private func simulation(on visit: ConsoleVisit) async throws -> Markup {
        let question = try SimulatorQuestion(visit.form, texts: visit.texts.access)
        let output = try await visit.read(question.call)
        var documents = SimulatedDocuments(of: visit)
        if let arn = question.principal { try await documents.read(policiesOf: PolicyHolder(arn: arn)) }
        if let document = question.document { documents.add(given: document) }
        let view = SimulationView(question: question, documents: documents, visit: visit)
        return markup {
            view.markup(of: output)
            visit.sameReading(question.call)
        }
    }

    private func form(on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.access
        return visit.form(to: visit.address) {
            visit.field(texts.principal, id: "principal", hint: texts.principalHint) {
                emptyElement(
                    "input",
                    with: [
                        .id("principal"), .name("principal"), Attribute("autocomplete", value: "off"),
                        .value(typed("principal", on: visit)), Attribute("aria-describedby", value: "principal-hint"),
                    ])
            }
            area("document", label: texts.document, hint: texts.documentHint, on: visit)
            area("actions", label: texts.actions, hint: texts.actionsHint, on: visit)
            area("resources", label: texts.resources, hint: texts.resourcesHint, on: visit)
            area("context", label: texts.context, hint: texts.contextHint, on: visit)
            element("button", with: [.class("main")]) { texts.simulation }
        }
    }

    private func area(_ name: String, label: String, hint: String, on visit: ConsoleVisit) -> Markup {
        visit.field(label, id: name, hint: hint) {
            element(
                "textarea",
                with: [
                    .id(name), .name(name), Attribute("spellcheck", value: "false"),
                    Attribute("aria-describedby", value: "\(name)-hint"),
                ]
            ) { typed(name, on: visit) }
        }
    }

    /// What the form has in a field, or else what the link to the page has filled in.
    private func typed(_ name: String, on visit: ConsoleVisit) -> String {
        visit.form.anyText(name) ?? visit.query.anyText(name) ?? ""
    }
}
