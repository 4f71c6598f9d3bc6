import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Changes a user's attributes, and may mark contacts as verified (UP-ATTR-10).
struct AdminUpdateUserAttributes: Operation {
    let administration: Administration

    func perform(_ input: AdminUpdateUserAttributesInput, for _: IAMCaller) async throws
        -> AdminUpdateUserAttributesOutput
    {
        try await administration.update(
            try Attributes.read(input.userAttributes), of: input.username, in: input.userPoolId,
            clientMetadata: input.clientMetadata)
        return AdminUpdateUserAttributesOutput()
    }
}
