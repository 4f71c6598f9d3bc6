import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Sets a user's password, permanently or until the next sign-in.
struct AdminSetUserPassword: Operation {
    let administration: Administration

    func perform(_ input: AdminSetUserPasswordInput, for _: IAMCaller) async throws -> AdminSetUserPasswordOutput {
        try await administration.setPassword(
            input.password, permanent: input.permanent ?? false, of: input.username,
            in: input.userPoolId)
        return AdminSetUserPasswordOutput()
    }
}
