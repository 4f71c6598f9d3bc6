import Kernel
import Wire
import WireRuntime

/// The review of an action. A new access key's secret is shown once, on the page after the change.
struct AccessActionPage: ConsolePage {
    let pattern = "/console/access/action/{operation}"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let name = visit.parameters["operation"] ?? ""
        guard let action = AccessAction.allCases.first(where: { $0.rawValue.hasSameBytes(as: name) }) else {
            throw ServiceError(.noSuchEntity, visit.texts.explorer.noSuchOperation)
        }
        let values = try Self.values(of: action, on: visit)
        let subject = values.first?.value ?? ""
        let page = PartPlace.account.address(action.part, query: [("name", subject)], on: visit)
        let above: [(label: String, address: String)] = visit.aboveAccess + [(label: subject, address: page)]
        return try await visit.make(
            Self.change(by: action, values: values, page: page, on: visit), title: action.rawValue, above: above)
    }

    /// The values that the address has for the action's members.
    ///
    /// - Throws: `ServiceError` with the name of the first member that is missing.
    private static func values(
        of action: AccessAction, on visit: ConsoleVisit
    ) throws -> [(name: String, value: String)] {
        try action.members.map { member in
            guard let value = visit.query.anyText(member) else {
                throw ServiceError.invalidParameter(visit.texts.access.missing(member))
            }
            return (member, value)
        }
    }

    private static func change(
        by action: AccessAction, values: [(name: String, value: String)], page: String, on visit: ConsoleVisit
    ) -> Change {
        var change = Change(
            calls: [PlannedCall(action.rawValue, of: .iam, input: action.input(values))],
            differences: [action.difference(values)], effect: visit.texts.access.effect(action), fields: [],
            back: page, grade: action.grade)
        if action.grade == .irreversible { change.typed = values.last?.value }
        if action == .createAccessKey { change.outcome = { output in Self.newKey(in: output, page: page, on: visit) } }
        return change
    }

    private static func newKey(in output: JSONObject, page: String, on visit: ConsoleVisit) -> ConsoleResponse {
        let (texts, key) = (visit.texts.access, output["AccessKey"]?.object ?? JSONObject())
        return .page(
            ConsoleContent(
                .access, title: texts.newKey,
                above: visit.aboveAccess + [(key["UserName"]?.string ?? "", page)]
            ) {
                element("p", with: [.class("alert"), Attribute("role", value: "status")]) { texts.secretOnce }
                element("h2") { "AccessKeyId" }
                visit.copied(key["AccessKeyId"]?.string ?? "", id: "access-key-id")
                element("h2") { "SecretAccessKey" }
                visit.copied(key["SecretAccessKey"]?.string ?? "", id: "secret-access-key")
                element("p") { link(to: page) { visit.texts.access.back } }
            })
    }
}
