import Kernel
import Wire
import WireRuntime

/// What an operator may do on the pages of users, roles, policies and providers of the account. A link names it with
/// what it acts on, and leads to a review.
enum AccessAction: String, CaseIterable, Sendable {
    case attachUserPolicy = "AttachUserPolicy"
    case detachUserPolicy = "DetachUserPolicy"
    case attachRolePolicy = "AttachRolePolicy"
    case detachRolePolicy = "DetachRolePolicy"
    case deleteUserPolicy = "DeleteUserPolicy"
    case deleteRolePolicy = "DeleteRolePolicy"
    case createAccessKey = "CreateAccessKey"
    case updateAccessKey = "UpdateAccessKey"
    case deleteAccessKey = "DeleteAccessKey"
    case tagRole = "TagRole"
    case untagRole = "UntagRole"
    case setDefaultVersion = "SetDefaultPolicyVersion"
    case deleteVersion = "DeletePolicyVersion"
    case addClientID = "AddClientIDToOpenIDConnectProvider"
    case removeClientID = "RemoveClientIDFromOpenIDConnectProvider"

    /// The members of the input that the address has: what it acts on, and last what is added, removed or changed.
    var members: [String] {
        switch self {
        case .attachUserPolicy, .detachUserPolicy: ["UserName", "PolicyArn"]
        case .attachRolePolicy, .detachRolePolicy: ["RoleName", "PolicyArn"]
        case .deleteUserPolicy: ["UserName", "PolicyName"]
        case .deleteRolePolicy: ["RoleName", "PolicyName"]
        case .createAccessKey: ["UserName"]
        case .updateAccessKey: ["UserName", "AccessKeyId", "Status"]
        case .deleteAccessKey: ["UserName", "AccessKeyId"]
        case .tagRole: ["RoleName", "Key", "Value"]
        case .untagRole: ["RoleName", "Key"]
        case .setDefaultVersion, .deleteVersion: ["PolicyArn", "VersionId"]
        case .addClientID, .removeClientID: ["OpenIDConnectProviderArn", "ClientID"]
        }
    }

    /// The part of the account on whose page it is.
    var part: String {
        switch self {
        case .attachUserPolicy, .detachUserPolicy, .deleteUserPolicy, .createAccessKey, .updateAccessKey,
            .deleteAccessKey:
            "user"
        case .attachRolePolicy, .detachRolePolicy, .deleteRolePolicy, .tagRole, .untagRole: "role"
        case .setDefaultVersion, .deleteVersion: "policy"
        case .addClientID, .removeClientID: "openid-provider"
        }
    }

    var grade: DangerGrade {
        switch self {
        case .deleteUserPolicy, .deleteRolePolicy, .deleteAccessKey, .deleteVersion: .irreversible
        case .detachUserPolicy, .detachRolePolicy, .updateAccessKey, .setDefaultVersion, .removeClientID: .costly
        case .attachUserPolicy, .attachRolePolicy, .createAccessKey, .tagRole, .untagRole, .addClientID: .reversible
        }
    }

    /// Whether what the last member says is there afterwards.
    private var adds: Bool {
        switch self {
        case .attachUserPolicy, .attachRolePolicy, .tagRole, .setDefaultVersion, .addClientID, .updateAccessKey: true
        default: false
        }
    }

    /// The input of the operation.
    func input(_ values: [(name: String, value: String)]) -> JSONObject {
        var input = JSONObject()
        switch self {
        case .tagRole where values.count == 3:
            input["RoleName"] = .string(values[0].value)
            input["Tags"] = .array([
                .object(JSONObject(texts: ["Key": values[1].value, "Value": values[2].value]))
            ])
        case .untagRole where values.count == 2:
            input["RoleName"] = .string(values[0].value)
            input["TagKeys"] = .array([.string(values[1].value)])
        default: for (name, value) in values { input[name] = .string(value) }
        }
        return input
    }

    func difference(_ values: [(name: String, value: String)]) -> Difference {
        guard let last = values.last, self != .createAccessKey else {
            return Difference(name: "AccessKey", before: nil, after: "Active")
        }
        let name = values.count > 2 ? values[1].value : last.name
        return Difference(name: name, before: adds ? nil : last.value, after: adds ? last.value : nil)
    }
}

extension AccessAction {
    /// A link to the review.
    static func link(
        _ label: String, to action: AccessAction, on values: [(name: String, value: String)]
    ) -> Markup {
        Console.link(to: addressed("/console/access/action/\(action.rawValue)", query: values)) { label }
    }

    /// A form whose field completes the address of the review.
    static func form(
        _ action: AccessAction, fixed: [(name: String, value: String)], field name: String, choices: [String] = [],
        on visit: ConsoleVisit
    ) -> Markup {
        let address = "/console/access/action/\(action.rawValue)"
        let attributes = [
            Attribute.class("filter"), Attribute("method", value: "get"), Attribute("action", value: address),
        ]
        return element("form", with: attributes) {
            for (name, value) in fixed { visit.hidden(name, value: value) }
            field(name, id: "\(action.rawValue)-\(name)", choices: choices)
            element("button") { action.rawValue }
        }
    }

    private static func field(_ name: String, id: String, choices: [String]) -> Markup {
        var attributes = [
            Attribute.id(id), .name(name), Attribute("required", isSet: true),
            Attribute("autocomplete", value: "off"),
        ]
        let list = "\(id)-choices"
        if !choices.isEmpty { attributes.append(Attribute("list", value: list)) }
        return element("div") {
            element("label", with: [Attribute("for", value: id)]) { name }
            emptyElement("input", with: attributes)
            if !choices.isEmpty {
                element("datalist", with: [.id(list)]) {
                    for choice in choices { emptyElement("option", with: [.value(choice)]) }
                }
            }
        }
    }
}

/// The review of an action. A new access key's secret is shown on the page that makes it, and on no other.
struct AccessActionPage: ConsolePage {
    let pattern = "/console/access/action/{operation}"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let name = visit.parameters["operation"] ?? ""
        guard let action = AccessAction.allCases.first(where: { $0.rawValue.hasSameBytes(as: name) }) else {
            throw ServiceError(.noSuchEntity, visit.texts.explorer.noSuchOperation)
        }
        var values: [(name: String, value: String)] = []
        for member in action.members {
            guard let value = visit.query.anyText(member) else {
                throw ServiceError.invalidParameter(visit.texts.access.missing(member))
            }
            values.append((member, value))
        }
        let key = values.first?.value ?? ""
        let page = PartPlace.account.address(action.part, query: [("name", key)], on: visit)
        var change = Change(
            calls: [PlannedCall(action.rawValue, of: .iam, input: action.input(values))],
            differences: [action.difference(values)], effect: visit.texts.access.effect(action), fields: [],
            back: page)
        change.grade = action.grade
        if action.grade == .irreversible { change.typed = values.last?.value }
        if action == .createAccessKey { change.outcome = { output in Self.shown(output, page: page, on: visit) } }
        let above: [(label: String, address: String)] = visit.aboveAccess + [(label: key, address: page)]
        return try await visit.make(change, title: action.rawValue, above: above)
    }

    private static func shown(_ output: JSONObject, page: String, on visit: ConsoleVisit) -> ConsoleResponse {
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
