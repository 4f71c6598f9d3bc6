import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Deletes an access key of a user; without a name of the caller.
struct DeleteAccessKey: Operation {
    let keys: OwnedAccessKeys

    func perform(_ input: DeleteAccessKeyInput, for caller: IAMCaller) async throws -> DeleteAccessKeyOutput {
        let owner = try OwnedAccessKeys.Owner(input.userName, or: caller)
        try await keys.delete(AccessKeyID(rawValue: input.accessKeyId), of: owner)
        return DeleteAccessKeyOutput()
    }
}
