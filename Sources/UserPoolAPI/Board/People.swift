import SignIn
import Wire

/// The operations about people and their sign-ins.
extension UserPoolAPI {
    static func signUp(_ facilities: Facilities) -> [any Operation] {
        [
            SignUp(registration: Registration(facilities)),
            ConfirmSignUp(confirmation: Confirmation(facilities)),
            ResendConfirmationCode(confirmation: Confirmation(facilities)),
            AdminConfirmSignUp(administration: Administration(facilities)),
        ]
    }

    static func signIn(_ facilities: Facilities) -> [any Operation] {
        [
            InitiateAuth(signIn: SignIn(facilities)),
            RespondToAuthChallenge(signIn: SignIn(facilities)),
            AdminInitiateAuth(signIn: SignIn(facilities)),
            AdminRespondToAuthChallenge(signIn: SignIn(facilities)),
        ]
    }

    static func tokens(_ facilities: Facilities) -> [any Operation] {
        [
            GetTokensFromRefreshToken(refresh: Refresh(facilities)),
            RevokeToken(refresh: Refresh(facilities)),
            GlobalSignOut(account: Account(facilities)),
            AdminUserGlobalSignOut(administration: Administration(facilities)),
        ]
    }

    static func users(_ facilities: Facilities) -> [any Operation] {
        [
            GetUser(account: Account(facilities)),
            DeleteUser(account: Account(facilities)),
            AdminCreateUser(invitation: Invitation(facilities)),
            AdminGetUser(administration: Administration(facilities)),
            AdminDeleteUser(administration: Administration(facilities)),
            AdminEnableUser(administration: Administration(facilities)),
            AdminDisableUser(administration: Administration(facilities)),
            ListUsers(administration: Administration(facilities)),
        ]
    }

    static func attributes(_ facilities: Facilities) -> [any Operation] {
        [
            UpdateUserAttributes(account: Account(facilities)),
            DeleteUserAttributes(account: Account(facilities)),
            GetUserAttributeVerificationCode(account: Account(facilities)),
            VerifyUserAttribute(account: Account(facilities)),
            AdminUpdateUserAttributes(administration: Administration(facilities)),
            AdminDeleteUserAttributes(administration: Administration(facilities)),
        ]
    }

    static func passwords(_ facilities: Facilities) -> [any Operation] {
        [
            ForgotPassword(recovery: Recovery(facilities)),
            ConfirmForgotPassword(recovery: Recovery(facilities)),
            ChangePassword(account: Account(facilities)),
            AdminSetUserPassword(administration: Administration(facilities)),
            AdminResetUserPassword(administration: Administration(facilities)),
        ]
    }
}
