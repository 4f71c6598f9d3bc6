import AccessControl
import Directory
import Kernel
import WireRuntime

/// The kinds of operators. Each has a group, whose role has one of the managed policies for operators.
package enum OperatorKind: String, Codable, CaseIterable, Sendable {
    case admin
    case userAdmin = "user-admin"
    case configAdmin = "config-admin"
    case readOnly = "read-only"
    case auditor

    /// The part that the names of the role and the policy share.
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
    /// The first kinds have more permissions, so that of several groups the one with more decides.
    private var precedence: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    func roleARN(in account: String) -> String { "arn:aws:iam::\(account):role/\(role)" }

    func group(in pool: UserPoolID, account: String, at now: Instant) -> Group {
        Group(
            pool: pool, name: group, description: nil, roleARN: roleARN(in: account), precedence: precedence,
            createdAt: now, modifiedAt: now)
    }

    /// The trust policy of the roles: the console opens their sessions.
    private static let trust = """
        {"Version":"2012-10-17","Statement":[{"Effect":"Allow","Principal":{"Service":"\(OperatorSession.service)"},\
        "Action":"sts:AssumeRole"}]}
        """

    /// Creates the roles that the account lacks. An existing role of the name stays as it is.
    static func createRoles(in store: IAMStore) async throws {
        let (roles, attachments) = (IAMRoles(store), PolicyAttachments(store))
        for kind in allCases {
            let draft = IAMRoles.Draft(name: kind.role, trustPolicy: trust)
            do { _ = try await roles.create(draft) } catch EntityRefusal.nameTaken { continue }
            try await attachments.attach(kind.policyARN, to: .role(kind.role))
        }
    }
}
