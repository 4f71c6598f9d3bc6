import Kernel
import SignIn
import Wire
import WireModel

/// Confirms a sign-up without a code (SGN-ADM-02).
struct AdminConfirmSignUp: Operation {
    let administration: Administration

    func perform(_ input: AdminConfirmSignUpInput, for _: Administrator) async throws -> AdminConfirmSignUpOutput {
        try await administration.confirm(input.username, in: UserPoolID(rawValue: input.userPoolId))
        return AdminConfirmSignUpOutput()
    }
}
