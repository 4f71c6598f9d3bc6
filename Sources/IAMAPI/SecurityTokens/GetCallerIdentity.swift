import SecurityTokensModel
import Wire

/// Says who signed the request. It needs no permission.
struct GetCallerIdentity: Operation {
    func perform(_: GetCallerIdentityInput, for caller: SignedCaller) async throws -> GetCallerIdentityOutput {
        let signer = caller.iamCaller
        return GetCallerIdentityOutput(account: signer.accountID, arn: signer.arn, userId: signer.uniqueID)
    }
}
