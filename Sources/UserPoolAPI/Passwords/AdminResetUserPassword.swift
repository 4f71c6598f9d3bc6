import Kernel
import SignIn
import Wire
import WireModel

/// Invalidates a user's password and sends a code to set a new one (USR-UI-09).
struct AdminResetUserPassword: Operation {
    let administration: Administration

    func perform(_ input: AdminResetUserPasswordInput, for _: Administrator) async throws
        -> AdminResetUserPasswordOutput
    {
        try await administration.resetPassword(of: input.username, in: UserPoolID(rawValue: input.userPoolId))
        return AdminResetUserPasswordOutput()
    }
}
