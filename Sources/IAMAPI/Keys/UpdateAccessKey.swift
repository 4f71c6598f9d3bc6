import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Activates or deactivates an access key of a user; of the caller, if the request names no user.
struct UpdateAccessKey: Operation {
    let keys: OwnedAccessKeys

    func perform(_ input: UpdateAccessKeyInput, for caller: IAMCaller) async throws -> UpdateAccessKeyOutput {
        guard [.active, .inactive].contains(input.status) else {
            throw ServiceError(.invalidInput, "The status of an access key can be set to Active or Inactive.")
        }
        let owner = try OwnedAccessKeys.Owner(input.userName, or: caller)
        try await keys.setActive(input.status == .active, for: AccessKeyID(rawValue: input.accessKeyId), of: owner)
        return UpdateAccessKeyOutput()
    }
}
