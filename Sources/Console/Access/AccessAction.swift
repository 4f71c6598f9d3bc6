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

    /// How hard it is to take back.
    var grade: DangerGrade {
        switch self {
        case .deleteUserPolicy, .deleteRolePolicy, .deleteAccessKey, .deleteVersion: .irreversible
        case .detachUserPolicy, .detachRolePolicy, .updateAccessKey, .setDefaultVersion, .removeClientID: .costly
        case .attachUserPolicy, .attachRolePolicy, .createAccessKey, .tagRole, .untagRole, .addClientID: .reversible
        }
    }

    /// Whether the last value is there after the action, and not before it.
    private var adds: Bool {
        switch self {
        case .attachUserPolicy, .attachRolePolicy, .createAccessKey, .updateAccessKey, .tagRole, .setDefaultVersion,
            .addClientID:
            true
        case .detachUserPolicy, .detachRolePolicy, .deleteUserPolicy, .deleteRolePolicy, .deleteAccessKey, .untagRole,
            .deleteVersion, .removeClientID:
            false
        }
    }

    /// The input of the operation, which takes a tag as a list.
    ///
    /// - Parameter values: Those of `members`.
    func input(_ values: [(name: String, value: String)]) -> JSONObject {
        var input = JSONObject(values.map { .init($0.name, .string($0.value)) })
        let (key, value) = (input["Key"], input["Value"])
        for tagMember in ["Key", "Value"] { input[tagMember] = nil }
        if self == .tagRole, let key, let value {
            input["Tags"] = .array([.object(JSONObject([.init("Key", key), .init("Value", value)]))])
        }
        if self == .untagRole, let key { input["TagKeys"] = .array([key]) }
        return input
    }

    /// What the review shows.
    ///
    /// - Parameter values: Those of `members`.
    func difference(_ values: [(name: String, value: String)]) -> Difference {
        guard let last = values.last, self != .createAccessKey else {
            return Difference(name: "AccessKey", before: nil, after: "Active")
        }
        // Of three values, the second says what has the last one: the id of an access key, the key of a tag.
        let name = values.count > 2 ? values[1].value : last.name
        return Difference(name: name, before: adds ? nil : last.value, after: adds ? last.value : nil)
    }
}

extension AccessAction {
    /// The address of the review.
    ///
    /// - Parameter values: Those of `members`; none for a form, whose fields have them.
    func address(on values: [(name: String, value: String)] = []) -> String {
        addressed("/console/access/action/\(rawValue)", query: values)
    }

    /// A link to the review.
    func link(_ label: String, on values: [(name: String, value: String)]) -> Markup {
        Console.link(to: address(on: values)) { label }
    }

    /// A form whose fields complete the address of the review.
    ///
    /// - Parameters:
    ///   - fixed: The values that the page has.
    ///   - fields: The members that are typed.
    ///   - choices: What the fields offer.
    func form(
        fixed: [(name: String, value: String)], fields: [String], choices: [String] = [], on visit: ConsoleVisit
    ) -> Markup {
        visit.filter(to: address()) {
            for (name, value) in fixed { visit.hidden(name, value: value) }
            for name in fields { field(name, choices: choices) }
            element("button") { rawValue }
        }
    }

    private func field(_ name: String, choices: [String]) -> Markup {
        let (id, list) = ("\(rawValue)-\(name)", "\(rawValue)-\(name)-choices")
        let attributes = [
            Attribute.id(id), .name(name), Attribute("required", isSet: true),
            Attribute("autocomplete", value: "off"),
        ]
        return element("div") {
            element("label", with: [Attribute("for", value: id)]) { name }
            emptyElement(
                "input", with: attributes + (choices.isEmpty ? [] : [Attribute("list", value: list)]))
            if !choices.isEmpty {
                element("datalist", with: [.id(list)]) {
                    for choice in choices { emptyElement("option", with: [.value(choice)]) }
                }
            }
        }
    }
}
