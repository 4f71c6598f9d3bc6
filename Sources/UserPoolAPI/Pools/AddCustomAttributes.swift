import Directory
import Kernel
import Transfer
import UserPoolsModel
import Wire

/// Adds attributes to a pool's schema; they cannot be removed (UP-ATTR-21).
struct AddCustomAttributes: Operation {
    let services: PoolServices

    func perform(_ input: AddCustomAttributesInput, for _: IAMCaller) async throws -> AddCustomAttributesOutput {
        try await UserImports.requireNone(in: input.userPoolId, of: services.database)
        try await services.pools.add(input.customAttributes.map(AttributeRequest.init), to: input.userPoolId)
        return AddCustomAttributesOutput()
    }
}
