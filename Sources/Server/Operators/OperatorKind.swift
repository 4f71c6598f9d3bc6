import AccessControl
import Directory
import Kernel
import WireRuntime

/// The kinds of operators: for each there is a group with a role that has one of the policies for operators.
package enum OperatorKind: String, Codable, CaseIterable, Sendable {
    case admin
    case userAdmin = "user-admin"
    case configAdmin = "config-admin"
    case readOnly = "read-only"
    case auditor

    /// The part that names of roles and policies have in common.
    private var noun: String {
        switch self {
        case .admin: "Admin"
        case .userAdmin: "UserAdmin"
        case .configAdmin: "ConfigAdmin"
        case .readOnly: "ReadOnly"
        case .auditor: "Auditor"
        }
    }

    var role: String { "Console\(noun)" }
    var policyARN: String { "arn:aws:iam::aws:policy/Martlet\(noun)" }
    var group: GroupName { GroupName(rawValue: rawValue) }
    /// Of several groups, the one with more permissions decides.
    private var precedence: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    func roleARN(in account: String) -> String { "arn:aws:iam::\(account):role/\(role)" }

    func group(in pool: UserPoolID, account: String, at now: Instant) -> Group {
        Group(
            pool: pool, name: group, description: nil, roleARN: roleARN(in: account), precedence: precedence,
            createdAt: now, modifiedAt: now)
    }

    /// Lets the console open sessions of a role.
    private static let trust = """
        {"Version":"2012-10-17","Statement":[{"Effect":"Allow","Principal":{"Service":"\(OperatorSession.service)"},\
        "Action":"sts:AssumeRole"}]}
        """

    /// Makes the roles that the account does not have. A role of such a name stays as it is.
    static func makeRoles(in store: IAMStore) async throws {
        let (roles, attachments) = (IAMRoles(store), PolicyAttachments(store))
        for kind in allCases {
            do { _ = try await roles.create(IAMRoles.Draft(name: kind.role, trustPolicy: trust)) } catch EntityRefusal
                .nameTaken
            { continue }
            try await attachments.attach(kind.policyARN, to: .role(kind.role))
        }
    }
}
