import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// A change of a user's second factors, sessions or devices, or an invitation that is sent again.
struct UserSecurityChange {
    enum Action: String, CaseIterable, Sendable {
        case turnOn, turnOff, endSession, forgetDevice, resendInvitation
    }

    /// A second factor, by its name in `UserMFASettingList`.
    enum Factor: String, CaseIterable, Sendable {
        case sms = "SMS_MFA"
        case email = "EMAIL_OTP"
        case app = "SOFTWARE_TOKEN_MFA"
    }

    let title: String
    let change: Change

    /// The change that a form of the user's pages asks for; nil if it asks for none.
    init?(_ user: Username, on visit: ConsoleVisit) {
        let texts = visit.texts.users.security
        let id = visit.form.anyText("id") ?? ""
        guard let action = visit.form["action"].flatMap(Action.init(rawValue:)),
            let call = Self.call(action, id: id, of: user, in: visit.pool)
        else { return nil }
        title = "\(texts.action(action)): \(user.rawValue)"
        let isInvitation = action == .resendInvitation
        let (before, after) = action == .turnOn ? (nil, id) : (id, nil)
        change = Change(
            calls: [call],
            differences: isInvitation ? [] : [Difference(name: texts.subject(action), before: before, after: after)],
            effect: texts.effect(action), fields: [("action", action.rawValue), ("id", id)],
            back: visit.userAddress(user, page: isInvitation ? "user" : "user-security"), grade: .costly)
    }

    /// The call that does it; nil for an unknown factor.
    ///
    /// - Parameter id: The name of the factor, or the id of the session or the device; empty for an invitation.
    private static func call(
        _ action: Action, id: String, of user: Username, in pool: UserPoolID
    ) -> PlannedCall? {
        switch action {
        case .turnOn, .turnOff:
            Factor(rawValue: id).map { PlannedCall(preference(for: $0, isOn: action == .turnOn, of: user, in: pool)) }
        case .endSession:
            PlannedCall(AdminRevokeUserSessionInput(sessionId: id, userPoolId: pool, username: user))
        case .forgetDevice: PlannedCall(AdminForgetDeviceInput(deviceKey: id, userPoolId: pool, username: user))
        case .resendInvitation:
            PlannedCall(AdminCreateUserInput(messageAction: .resend, userPoolId: pool, username: user))
        }
    }

    /// The input that turns a factor on or off. A factor that is turned off is no longer preferred.
    private static func preference(
        for factor: Factor, isOn: Bool, of user: Username, in pool: UserPoolID
    ) -> AdminSetUserMFAPreferenceInput {
        let isPreferred = isOn ? nil : false
        var input = AdminSetUserMFAPreferenceInput(userPoolId: pool, username: user)
        switch factor {
        case .sms: input.smsMfaSettings = SMSMfaSettingsType(enabled: isOn, preferredMfa: isPreferred)
        case .email: input.emailMfaSettings = EmailMfaSettingsType(enabled: isOn, preferredMfa: isPreferred)
        case .app:
            input.softwareTokenMfaSettings = SoftwareTokenMfaSettingsType(enabled: isOn, preferredMfa: isPreferred)
        }
        return input
    }
}
