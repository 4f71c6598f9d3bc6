import Accounts
import Kernel
import UserPoolsModel
import Wire

struct AdminDeleteUserAttributes: Operation {
    let administration: Administration

    func perform(_ input: AdminDeleteUserAttributesInput, for _: IAMCaller) async throws
        -> AdminDeleteUserAttributesOutput
    {
        try await administration.remove(input.userAttributeNames, of: input.username, in: input.userPoolId)
        return AdminDeleteUserAttributesOutput()
    }
}
