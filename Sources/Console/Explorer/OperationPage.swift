import Kernel
import Wire
import WireRuntime

/// An operation as a form, and its response.
struct OperationPage: ConsolePage {
    let pattern = "/console/operations/{service}/{operation}"
    let methods = ["GET", "POST"]

    /// The field of an input that is written as JSON.
    static let jsonField = "json"
    private static let confirmationField = "confirmed"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (service, name) = (visit.parameters["service"] ?? "", visit.parameters["operation"] ?? "")
        guard let operation = visit.console.operation(name, of: service) else {
            throw ServiceError(.resourceNotFound, visit.texts.explorer.noSuchOperation)
        }
        guard operation.isBuilt, visit.isForm else { return page(operation, on: visit, status: 200) { .empty } }
        let input: JSONObject
        do { input = try Self.input(of: operation, in: visit) } catch let error as ServiceError {
            return page(operation, on: visit, status: 400) { visit.problem(error) }
        }
        if operation.effect == .deletes, let page = confirmation(of: operation, input: input, on: visit) {
            return page
        }
        let region = visit.region(of: input)
        let result = await visit.perform(
            operation.model.name, of: operation.model.service, on: input, in: region)
        let view = OperationResponse(operation: operation, input: input, region: region, result: result)
        return page(operation, on: visit, status: view.status) { view.markup(on: visit) }
    }

    private static func input(of operation: ExploredOperation, in visit: ConsoleVisit) throws -> JSONObject {
        if let text = visit.form.anyText(jsonField) { return try InputReader.input(json: text) }
        return try InputReader(form: visit.form).input(of: operation.input)
    }

    private func page(
        _ operation: ExploredOperation, on visit: ConsoleVisit, status: Int, response: () -> Markup
    ) -> ConsoleResponse {
        let texts = visit.texts.explorer
        return .page(
            ConsoleContent(
                .operations, title: operation.model.name,
                above: [
                    (texts.title, "/console/operations"),
                    (operation.service, "/console/operations#\(operation.service)"),
                ], status: status
            ) {
                element("p") {
                    for tag in tags(of: operation, texts: texts) { element("span", with: [.class("tag")]) { tag } }
                }
                response()
                if operation.isBuilt {
                    OperationForm(operation: operation, visit: visit).markup
                } else {
                    element("p", with: [.class("notice")]) { texts.unbuiltLead }
                }
            })
    }

    private func tags(of operation: ExploredOperation, texts: ConsoleTexts.Explorer) -> [String] {
        let effect =
            switch operation.effect {
            case .reads: texts.reads
            case .changes: texts.changes
            case .deletes: texts.deletes
            }
        return [effect, operation.model.signed ? texts.byPolicies : texts.withoutPolicies]
    }

    /// The page that asks for the name of what is deleted; nil once it was typed.
    private func confirmation(
        of operation: ExploredOperation, input: JSONObject, on visit: ConsoleVisit
    ) -> ConsoleResponse? {
        let texts = visit.texts.explorer
        let name = operation.nameOfDeleted.flatMap { input[$0]?.string } ?? operation.model.name
        let typed = visit.form.anyText(Self.confirmationField)
        if typed?.hasSameBytes(as: name) == true, visit.isFresh { return nil }
        return .page(
            ConsoleContent(
                .operations, title: texts.confirmTitle(operation.model.name),
                above: [(texts.title, "/console/operations"), (operation.model.name, operation.address)]
            ) {
                if !visit.isFresh {
                    visit.notFresh
                } else if typed != nil {
                    element("p", with: [.class("alert"), Attribute("role", value: "alert")]) { texts.otherName }
                }
                element("p") { texts.confirmLead }
                element("pre") { JSON.object(Masking.masked(input, of: operation.input)).shown() }
                visit.form(to: visit.address) {
                    visit.hidden(Self.jsonField, value: JSON.object(input).compact)
                    if let region = visit.form["region"] { visit.hidden("region", value: region) }
                    visit.field(texts.typeName(name), id: Self.confirmationField) {
                        emptyElement(
                            "input",
                            with: [
                                .id(Self.confirmationField), .name(Self.confirmationField),
                                Attribute("required", isSet: true), Attribute("autocomplete", value: "off"),
                            ])
                    }
                    element("button", with: [.class("danger")]) { operation.model.name }
                }
            })
    }
}

extension ConsoleVisit {
    /// The region of what an input names, else the region that the form has chosen.
    func region(of input: JSONObject) -> String {
        let pool = input["UserPoolId"]?.string.map { UserPoolID(rawValue: $0).region }
        let identityPool = (input["IdentityPoolId"] ?? input["IdentityId"])?.string
            .map { IdentityPoolID(rawValue: $0).region }
        return console.region(pool ?? identityPool ?? form["region"] ?? query["region"])
    }
}
