import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The form that makes a user pool: a name, then the defaults at once or the settings that later changes make harder.
struct NewPoolPage: ConsolePage {
    let pattern = "/console/new-pool"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.pools
        let above = [(label: texts.title, address: "/console/pools")]
        let name = visit.form.anyText("name") ?? ""
        switch visit.form["step"].flatMap(NewPool.Step.init(rawValue:)) {
        case nil: return .page(ConsoleContent(.pools, title: texts.create, above: above) { first(on: visit) })
        case .settings where visit.form["chosen"] == nil:
            return .page(
                ConsoleContent(.pools, title: "\(texts.create): \(name)", above: above) {
                    NewPoolForm(visit: visit).settings(of: name)
                })
        case .settings: return try await make(NewPool(visit.form), step: .settings, on: visit, above: above)
        case .defaults: return try await make(NewPool(named: name), step: .defaults, on: visit, above: above)
        }
    }

    private func first(on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.pools
        return visit.form(to: visit.address) {
            visit.field(texts.name, id: "name", hint: texts.creation.nameHint) {
                emptyElement(
                    "input",
                    with: [
                        .id("name"), .name("name"), Attribute("required", isSet: true),
                        Attribute("maxlength", value: "128"), Attribute("autocomplete", value: "off"),
                    ])
            }
            element("p", with: [.class("actions")]) {
                step(.defaults, label: texts.creation.defaults, class: "main")
                step(.settings, label: texts.creation.settings, class: "plain")
            }
        }
    }

    private func step(_ step: NewPool.Step, label: String, class: String) -> Markup {
        element("button", with: [.class(`class`), .name("step"), .value(step.rawValue)]) { label }
    }

    private func make(
        _ pool: NewPool, step: NewPool.Step, on visit: ConsoleVisit, above: [(label: String, address: String)]
    ) async throws -> ConsoleResponse {
        let texts = visit.texts.pools
        let change = Change(
            calls: [PlannedCall(pool.input)], differences: pool.differences(texts.creation),
            effect: texts.creation.effect,
            fields: pool.fields + [("step", step.rawValue), ("chosen", "yes")], back: "/console/pools",
            outcome: { output in
                let id = output["UserPool"]?.object?["Id"]?.string
                return .redirect("/console/pools/\(id ?? "")")
            })
        return try await visit.make(change, title: texts.create, above: above)
    }
}
