import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// What an operator may do with a user on its page.
enum UserAction: String, CaseIterable, Sendable {
    case enable, disable, resetPassword, signOut, confirm, addToGroup, removeFromGroup

    /// What takes it back; nil if nothing does.
    var opposite: UserAction? {
        switch self {
        case .enable: .disable
        case .disable: .enable
        case .addToGroup: .removeFromGroup
        case .removeFromGroup: .addToGroup
        case .resetPassword, .signOut, .confirm: nil
        }
    }
}

extension UserAction {
    /// The call that does it.
    ///
    /// - Parameter group: Empty for actions without one.
    func call(on user: Username, group: GroupName, in pool: UserPoolID) -> any OperationInput {
        switch self {
        case .enable: AdminEnableUserInput(userPoolId: pool, username: user)
        case .disable: AdminDisableUserInput(userPoolId: pool, username: user)
        case .resetPassword: AdminResetUserPasswordInput(userPoolId: pool, username: user)
        case .signOut: AdminUserGlobalSignOutInput(userPoolId: pool, username: user)
        case .confirm: AdminConfirmSignUpInput(userPoolId: pool, username: user)
        case .addToGroup: AdminAddUserToGroupInput(groupName: group, userPoolId: pool, username: user)
        case .removeFromGroup: AdminRemoveUserFromGroupInput(groupName: group, userPoolId: pool, username: user)
        }
    }
}

/// An action on a user, and what it changes.
struct UserChange {
    let title: String
    let change: Change

    /// The action that a form of the user's page asks for; nil if it asks for none.
    ///
    /// - Throws: `ServiceError` if the form lacks the group.
    init?(_ user: AdminGetUserOutput, on visit: ConsoleVisit) throws {
        guard let action = visit.form["action"].flatMap(UserAction.init(rawValue:)) else { return nil }
        let texts = visit.texts.users
        let group = GroupName(rawValue: visit.form["group"] ?? "")
        let needsGroup = action == .addToGroup || action == .removeFromGroup
        guard !needsGroup || !group.rawValue.isEmpty else { throw ServiceError.invalidParameter(texts.noGroups) }
        title = "\(texts.action(action)): \(user.username.rawValue)"
        change = Change(
            calls: [PlannedCall(action.call(on: user.username, group: group, in: visit.pool))],
            differences: [Self.difference(action, user: user, group: group, texts: texts)],
            effect: texts.effect(action),
            fields: [(name: "action", value: action.rawValue)] + (needsGroup ? [("group", group.rawValue)] : []),
            back: visit.userAddress(user.username),
            opposite: action.opposite.map { opposite in
                [("action", opposite.rawValue)] + (needsGroup ? [("group", group.rawValue)] : [])
            })
    }

    private static func difference(
        _ action: UserAction, user: AdminGetUserOutput, group: GroupName, texts: ConsoleTexts.Users
    ) -> Difference {
        let status = user.userStatus?.rawValue
        let enabled = user.enabled == false ? texts.isDisabled : texts.isEnabled
        return switch action {
        case .enable: Difference(name: "Enabled", before: enabled, after: texts.isEnabled)
        case .disable: Difference(name: "Enabled", before: enabled, after: texts.isDisabled)
        case .resetPassword:
            Difference(name: "UserStatus", before: status, after: UserStatusType.resetRequired.rawValue)
        case .confirm: Difference(name: "UserStatus", before: status, after: UserStatusType.confirmed.rawValue)
        case .signOut: Difference(name: texts.sessions, before: texts.someSessions, after: texts.noSessions)
        case .addToGroup: Difference(name: texts.groups, before: nil, after: group.rawValue)
        case .removeFromGroup: Difference(name: texts.groups, before: group.rawValue, after: nil)
        }
    }
}
