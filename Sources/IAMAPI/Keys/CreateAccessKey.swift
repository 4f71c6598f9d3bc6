import AccessControl
import IAMModel
import Wire

/// Creates an access key for a user; for the caller, which may be the account itself, if the request names no user.
struct CreateAccessKey: Operation {
    let keys: OwnedAccessKeys

    /// The name of the account itself in the response, which must have one.
    private static let accountName = "root"

    func perform(_ input: CreateAccessKeyInput, for caller: IAMCaller) async throws -> CreateAccessKeyOutput {
        let owner = try OwnedAccessKeys.Owner(input.userName, or: caller)
        let new = try await keys.create(for: owner)
        return CreateAccessKeyOutput(
            accessKey: IAMAccessKey(
                accessKeyId: new.key.id.rawValue, createDate: new.key.createdAt, secretAccessKey: new.secret,
                status: IAMStatusType(isActive: new.key.isActive), userName: owner.userName ?? Self.accountName))
    }
}
