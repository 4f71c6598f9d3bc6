import Accounts
import Authentication
import Tokens
import Wire

/// The operations about users and their sessions.
extension UserPoolOperations {
    static func signUp(_ accounts: AccountServices) -> [any Operation] {
        [
            SignUp(registration: Registration(accounts)),
            ConfirmSignUp(confirmation: Confirmation(accounts)),
            ResendConfirmationCode(confirmation: Confirmation(accounts)),
            AdminConfirmSignUp(administration: Administration(accounts)),
        ]
    }

    static func signIn(_ authenticator: Authenticator) -> [any Operation] {
        [
            InitiateAuth(authenticator: authenticator),
            RespondToAuthChallenge(authenticator: authenticator),
            AdminInitiateAuth(authenticator: authenticator),
            AdminRespondToAuthChallenge(authenticator: authenticator),
        ]
    }

    static func tokens(
        _ accounts: AccountServices, refresh: Refresh, clientTokens: ClientTokens
    ) -> [any Operation] {
        [
            GetClientToken(tokens: clientTokens),
            GetTokensFromRefreshToken(refresh: refresh),
            RevokeToken(refresh: refresh),
            GlobalSignOut(account: Account(accounts)),
            AdminUserGlobalSignOut(administration: Administration(accounts)),
        ]
    }

    static func sessions(_ accounts: AccountServices) -> [any Operation] {
        [
            ListUserSessions(account: Account(accounts)),
            RevokeUserSession(account: Account(accounts)),
            AdminListUserSessions(administration: Administration(accounts)),
            AdminRevokeUserSession(administration: Administration(accounts)),
            AdminListUserAuthEvents(administration: Administration(accounts)),
            AdminUpdateAuthEventFeedback(administration: Administration(accounts)),
            UpdateAuthEventFeedback(feedback: EventFeedback(accounts)),
        ]
    }

    static func users(_ accounts: AccountServices) -> [any Operation] {
        [
            GetUser(account: Account(accounts)),
            DeleteUser(account: Account(accounts)),
            AdminCreateUser(invitation: Invitation(accounts)),
            AdminGetUser(administration: Administration(accounts)),
            AdminDeleteUser(administration: Administration(accounts)),
            AdminEnableUser(administration: Administration(accounts)),
            AdminDisableUser(administration: Administration(accounts)),
            ListUsers(administration: Administration(accounts)),
            ListUsersInGroup(administration: Administration(accounts)),
            AdminLinkProviderForUser(administration: Administration(accounts)),
            AdminDisableProviderForUser(administration: Administration(accounts)),
        ]
    }

    static func attributes(_ accounts: AccountServices) -> [any Operation] {
        [
            UpdateUserAttributes(account: Account(accounts)),
            DeleteUserAttributes(account: Account(accounts)),
            GetUserAttributeVerificationCode(account: Account(accounts)),
            VerifyUserAttribute(account: Account(accounts)),
            AdminUpdateUserAttributes(administration: Administration(accounts)),
            AdminDeleteUserAttributes(administration: Administration(accounts)),
        ]
    }

    static func passwords(_ accounts: AccountServices) -> [any Operation] {
        [
            ForgotPassword(recovery: Recovery(accounts)),
            ConfirmForgotPassword(recovery: Recovery(accounts)),
            ChangePassword(account: Account(accounts)),
            AdminSetUserPassword(administration: Administration(accounts)),
            AdminResetUserPassword(administration: Administration(accounts)),
        ]
    }

    static func secondFactors(_ accounts: AccountServices, authenticator: Authenticator) -> [any Operation] {
        [
            AssociateSoftwareToken(account: Account(accounts), authenticator: authenticator),
            VerifySoftwareToken(account: Account(accounts), authenticator: authenticator),
            AdminDeleteSoftwareToken(administration: Administration(accounts)),
            SetUserMFAPreference(account: Account(accounts)),
            AdminSetUserMFAPreference(administration: Administration(accounts)),
            SetUserSettings(account: Account(accounts)),
            AdminSetUserSettings(administration: Administration(accounts)),
            GetUserAuthFactors(account: Account(accounts)),
            AdminGetUserAuthFactors(administration: Administration(accounts)),
        ]
    }

    static func devices(_ accounts: AccountServices) -> [any Operation] {
        [
            ConfirmDevice(account: Account(accounts)),
            GetDevice(account: Account(accounts)),
            ListDevices(account: Account(accounts)),
            UpdateDeviceStatus(account: Account(accounts)),
            ForgetDevice(account: Account(accounts)),
            AdminGetDevice(administration: Administration(accounts)),
            AdminListDevices(administration: Administration(accounts)),
            AdminUpdateDeviceStatus(administration: Administration(accounts)),
            AdminForgetDevice(administration: Administration(accounts)),
        ]
    }
}
