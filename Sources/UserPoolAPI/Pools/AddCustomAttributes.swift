import Directory
import Kernel
import Wire
import WireModel

/// Adds attributes to what may be known about people in a pool; they stay for good (UP-ATTR-21).
struct AddCustomAttributes: Operation {
    let registry: Registry

    func perform(_ input: AddCustomAttributesInput, for _: Administrator) async throws -> AddCustomAttributesOutput {
        try await registry.pools.add(
            input.customAttributes.map(AttributeRequest.init), to: UserPoolID(rawValue: input.userPoolId))
        return AddCustomAttributesOutput()
    }
}
