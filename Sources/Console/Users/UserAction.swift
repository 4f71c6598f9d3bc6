import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// What an operator may do with a user on the user's page.
enum UserAction: String, CaseIterable, Sendable {
    case enable, disable, resetPassword, signOut, confirm, addToGroup, removeFromGroup

    /// The action that undoes it; nil if none does.
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
    /// Whether it is about a group besides the user.
    var needsGroup: Bool {
        switch self {
        case .addToGroup, .removeFromGroup: true
        case .enable, .disable, .resetPassword, .signOut, .confirm: false
        }
    }

    /// The call that does it, by its input.
    ///
    /// - Parameter group: Empty unless `needsGroup`.
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

/// An action on a user as a change to review, and the title of the review.
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
        guard !action.needsGroup || !group.rawValue.utf8.isEmpty else {
            throw ServiceError.invalidParameter(texts.noGroups)
        }
        title = "\(texts.action(action)): \(user.username.rawValue)"
        change = Change(
            calls: [PlannedCall(action.call(on: user.username, group: group, in: visit.pool))],
            differences: [Self.difference(action, user: user, group: group, texts: texts)],
            effect: texts.effect(action),
            fields: Self.fields(action, group: group), back: visit.userAddress(user.username),
            opposite: action.opposite.map { Self.fields($0, group: group) })
    }

    /// The fields of the form that asks for an action.
    private static func fields(_ action: UserAction, group: GroupName) -> [(name: String, value: String)] {
        [("action", action.rawValue)] + (action.needsGroup ? [("group", group.rawValue)] : [])
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
