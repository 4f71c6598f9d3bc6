import Kernel
import UserPoolsModel
import WireRuntime

/// What a job does with each of many users.
enum BulkAction: String, CaseIterable, Sendable {
    case disable, enable, signOut, addToGroup, removeFromGroup, resetPassword, delete

    var needsGroup: Bool { self == .addToGroup || self == .removeFromGroup }

    /// How much of it can be taken back.
    var grade: DangerGrade {
        switch self {
        case .disable, .enable, .addToGroup, .removeFromGroup: .reversible
        case .signOut, .resetPassword: .costly
        case .delete: .irreversible
        }
    }

    /// The action on a single user's page; nil for what is done on the page of its operation.
    var single: UserAction? {
        switch self {
        case .disable: .disable
        case .enable: .enable
        case .signOut: .signOut
        case .addToGroup: .addToGroup
        case .removeFromGroup: .removeFromGroup
        case .resetPassword: .resetPassword
        case .delete: nil
        }
    }

    /// The call that does it with a user.
    func call(on user: Username, group: String?, in pool: UserPoolID) -> PlannedCall {
        guard let single else { return PlannedCall(AdminDeleteUserInput(userPoolId: pool, username: user)) }
        return PlannedCall(single.call(on: user, group: GroupName(rawValue: group ?? ""), in: pool))
    }
}
