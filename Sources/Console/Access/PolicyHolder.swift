import Kernel
import Wire
import WireRuntime

/// A user or a role of IAM: policies are attached to it, or are its own.
struct PolicyHolder: Sendable {
    /// Written as in the names of operations and members.
    enum Kind: String, CaseIterable, Sendable {
        case user = "User"
        case role = "Role"

        /// The part of the account that lists its kind, and the beginning of the ids of its policies in simulations.
        var part: String {
            switch self {
            case .user: "user"
            case .role: "role"
            }
        }
    }

    let kind: Kind
    let name: String

    /// The member that names it, in addresses and in inputs.
    var identity: (name: String, value: String) { (kind.nameMember, name) }

    /// The operation that reads it.
    var readingCall: PlannedCall { call("Get\(kind.rawValue)") }

    /// The operation that lists its inline policies.
    var inlineCall: PlannedCall { call("List\(kind.rawValue)Policies") }

    /// The operation that lists the managed policies that are attached to it.
    var attachedCall: PlannedCall { call("ListAttached\(kind.rawValue)Policies") }

    /// A call of an operation that is given nothing but the name.
    func call(_ operation: String) -> PlannedCall {
        PlannedCall(operation, of: .iam, input: JSONObject([.init(identity.name, .string(identity.value))]))
    }

    /// The address of its page.
    func address(on visit: ConsoleVisit) -> String {
        PartPlace.account.address(kind.part, query: [("name", name)], on: visit)
    }
}

extension PolicyHolder {
    /// The user or role with this ARN, whose name follows its path. Operations refuse the ARN of anything else.
    init(arn: String) {
        let resource = arn.utf8.split(separator: UInt8(ascii: ":")).last ?? Substring().utf8
        let parts = resource.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        kind = parts.first?.hasSameBytes(as: Kind.role.part) == true ? .role : .user
        name = parts.dropFirst().last ?? ""
    }
}

extension PolicyHolder.Kind {
    /// The member of inputs that names a holder of this kind.
    var nameMember: String { "\(rawValue)Name" }

    /// Attaches a managed policy.
    var attaching: AccessAction {
        switch self {
        case .user: .attachUserPolicy
        case .role: .attachRolePolicy
        }
    }

    /// Detaches a managed policy.
    var detaching: AccessAction {
        switch self {
        case .user: .detachUserPolicy
        case .role: .detachRolePolicy
        }
    }

    /// Deletes an inline policy.
    var deletingPolicy: AccessAction {
        switch self {
        case .user: .deleteUserPolicy
        case .role: .deleteRolePolicy
        }
    }
}
