import SignIn
import Wire

/// The operations about users and their sessions.
extension UserPoolOperations {
    static func signUp(_ services: SignInServices) -> [any Operation] {
        [
            SignUp(registration: Registration(services)),
            ConfirmSignUp(confirmation: Confirmation(services)),
            ResendConfirmationCode(confirmation: Confirmation(services)),
            AdminConfirmSignUp(administration: Administration(services)),
        ]
    }

    static func signIn(_ services: SignInServices) -> [any Operation] {
        [
            InitiateAuth(authenticator: Authenticator(services)),
            RespondToAuthChallenge(authenticator: Authenticator(services)),
            AdminInitiateAuth(authenticator: Authenticator(services)),
            AdminRespondToAuthChallenge(authenticator: Authenticator(services)),
        ]
    }

    static func tokens(_ services: SignInServices) -> [any Operation] {
        [
            GetTokensFromRefreshToken(refresh: Refresh(services)),
            RevokeToken(refresh: Refresh(services)),
            GlobalSignOut(account: Account(services)),
            AdminUserGlobalSignOut(administration: Administration(services)),
        ]
    }

    static func users(_ services: SignInServices) -> [any Operation] {
        [
            GetUser(account: Account(services)),
            DeleteUser(account: Account(services)),
            AdminCreateUser(invitation: Invitation(services)),
            AdminGetUser(administration: Administration(services)),
            AdminDeleteUser(administration: Administration(services)),
            AdminEnableUser(administration: Administration(services)),
            AdminDisableUser(administration: Administration(services)),
            ListUsers(administration: Administration(services)),
        ]
    }

    static func attributes(_ services: SignInServices) -> [any Operation] {
        [
            UpdateUserAttributes(account: Account(services)),
            DeleteUserAttributes(account: Account(services)),
            GetUserAttributeVerificationCode(account: Account(services)),
            VerifyUserAttribute(account: Account(services)),
            AdminUpdateUserAttributes(administration: Administration(services)),
            AdminDeleteUserAttributes(administration: Administration(services)),
        ]
    }

    static func passwords(_ services: SignInServices) -> [any Operation] {
        [
            ForgotPassword(recovery: Recovery(services)),
            ConfirmForgotPassword(recovery: Recovery(services)),
            ChangePassword(account: Account(services)),
            AdminSetUserPassword(administration: Administration(services)),
            AdminResetUserPassword(administration: Administration(services)),
        ]
    }
}
