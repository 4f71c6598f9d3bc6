import Kernel
import SignIn
import Wire
import WireModel

struct AdminDeleteUserAttributes: Operation {
    let administration: Administration

    func perform(_ input: AdminDeleteUserAttributesInput, for _: Administrator) async throws
        -> AdminDeleteUserAttributesOutput
    {
        try await administration.remove(
            input.userAttributeNames, of: input.username, in: UserPoolID(rawValue: input.userPoolId))
        return AdminDeleteUserAttributesOutput()
    }
}
