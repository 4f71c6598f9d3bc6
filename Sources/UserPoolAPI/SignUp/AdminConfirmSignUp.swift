import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Confirms a sign-up without a code (SGN-ADM-02).
struct AdminConfirmSignUp: Operation {
    let administration: Administration

    func perform(_ input: AdminConfirmSignUpInput, for _: IAMCaller) async throws -> AdminConfirmSignUpOutput {
        try await administration.confirm(
            input.username, in: input.userPoolId, clientMetadata: input.clientMetadata)
        return AdminConfirmSignUpOutput()
    }
}
