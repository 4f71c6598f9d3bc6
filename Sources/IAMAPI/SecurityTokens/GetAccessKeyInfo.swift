import AccessControl
import SecurityTokensModel
import Wire
import WireRuntime

/// Returns the account of an access key, active or not: every key of a server belongs to the server's account.
struct GetAccessKeyInfo: Operation {
    let keys: AccessKeys

    func perform(_ input: GetAccessKeyInfoInput, for caller: IAMCaller) async throws -> GetAccessKeyInfoOutput {
        guard try await keys.contains(AccessKeyID(rawValue: input.accessKeyId)) else {
            throw ServiceError(.validation, "The access key does not exist.")
        }
        return GetAccessKeyInfoOutput(account: caller.accountID)
    }
}
