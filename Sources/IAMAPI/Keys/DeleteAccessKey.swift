import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Deletes an access key of a user; of the caller, if the request names no user.
struct DeleteAccessKey: Operation {
    let keys: OwnedAccessKeys

    func perform(_ input: DeleteAccessKeyInput, for caller: IAMCaller) async throws -> DeleteAccessKeyOutput {
        let owner = try OwnedAccessKeys.Owner(input.userName, or: caller)
        try await keys.delete(AccessKeyID(rawValue: input.accessKeyId), of: owner)
        return DeleteAccessKeyOutput()
    }
}
