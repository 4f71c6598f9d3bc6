import Kernel
import SignIn
import Wire
import WireModel

/// Sets a user's password, permanently or until the next sign-in.
struct AdminSetUserPassword: Operation {
    let administration: Administration

    func perform(_ input: AdminSetUserPasswordInput, for _: Administrator) async throws -> AdminSetUserPasswordOutput {
        try await administration.setPassword(
            input.password, permanent: input.permanent ?? false, of: input.username,
            in: UserPoolID(rawValue: input.userPoolId))
        return AdminSetUserPasswordOutput()
    }
}
