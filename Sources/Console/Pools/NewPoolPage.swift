import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The form that creates a user pool: a name, then either the review of the defaults, or a page of the settings that
/// are hard to change later.
struct NewPoolPage: ConsolePage {
    let pattern = "/console/new-pool"
    let methods = ["GET", "POST"]

    /// The field that tells the form of settings from the first form.
    static let chosen = "chosen"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.pools
        let above = [(label: texts.title, address: "/console/pools")]
        let name = visit.form.anyText("name") ?? ""
        switch visit.form["step"].flatMap(NewPool.Step.init(rawValue:)) {
        case nil: return .page(ConsoleContent(.pools, title: texts.create, above: above) { firstForm(on: visit) })
        case .settings where visit.form[Self.chosen] == nil:
            let pool = NewPool(named: name, client: NewPool.client(in: visit.form))
            return settingsPage(of: pool, customs: [], on: visit, above: above)
        case .settings where visit.form[NewPoolForm.add] != nil:
            let pool = NewPool(visit.form)
            return settingsPage(of: pool, customs: pool.customs + [.empty], on: visit, above: above)
        case .settings: return try await create(NewPool(visit.form), after: .settings, on: visit, above: above)
        case .defaults:
            let pool = NewPool(named: name, client: NewPool.client(in: visit.form))
            return try await create(pool, after: .defaults, on: visit, above: above)
        }
    }

    private func settingsPage(
        of pool: NewPool, customs: [NewAttribute], on visit: ConsoleVisit, above: [(label: String, address: String)]
    ) -> ConsoleResponse {
        .page(
            ConsoleContent(.pools, title: "\(visit.texts.pools.create): \(pool.name)", above: above) {
                NewPoolForm(visit: visit).settings(of: pool, customs: customs)
            })
    }

    /// The form for the name of the pool, and the name of its first app client.
    private func firstForm(on visit: ConsoleVisit) -> Markup {
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
            visit.field(visit.texts.further.wizard.client, id: "client", hint: visit.texts.further.wizard.clientHint) {
                emptyElement(
                    "input",
                    with: [
                        .id("client"), .name("client"), Attribute("maxlength", value: "128"),
                        Attribute("autocomplete", value: "off"),
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

    /// Creates the pool after a review, and its first app client.
    private func create(
        _ pool: NewPool, after step: NewPool.Step, on visit: ConsoleVisit, above: [(label: String, address: String)]
    ) async throws -> ConsoleResponse {
        let texts = visit.texts.pools
        let client = pool.client.map {
            Difference(
                name: "ClientName", before: nil, after: $0, effect: visit.texts.further.wizard.clientEffect)
        }
        var change = Change(
            calls: [PlannedCall(pool.input)],
            differences: pool.differences(texts.creation) + [client].compactMap(\.self), effect: texts.creation.effect,
            fields: pool.fields + [("step", step.rawValue), (Self.chosen, "yes")], back: "/console/pools",
            outcome: { output in
                let id = output["UserPool"]?.object?["Id"]?.string
                return .redirect("/console/pools/\(id ?? "")")
            })
        if let name = pool.client { change.following = { [Self.client(name, ofPoolIn: $0)] } }
        return try await visit.make(change, title: texts.create, above: above)
    }

    /// The call that creates the first app client, by the output that names the pool. The review is shown before there
    /// is an output, with a placeholder for the id.
    private static func client(_ name: String, ofPoolIn output: JSONObject) -> PlannedCall {
        let id = output["UserPool"]?.object?["Id"]?.string ?? "USER_POOL_ID"
        return PlannedCall(
            ClientKind.web.input(name: name, addresses: [], scopes: [], in: UserPoolID(rawValue: id)))
    }
}
