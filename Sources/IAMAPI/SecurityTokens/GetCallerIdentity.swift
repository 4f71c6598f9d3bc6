import SecurityTokensModel
import Wire

/// Returns the signer of the request. It needs no permission.
struct GetCallerIdentity: Operation {
    func perform(_: GetCallerIdentityInput, for caller: SignedCaller) async throws -> GetCallerIdentityOutput {
        let signer = caller.iamCaller
        return GetCallerIdentityOutput(account: signer.accountID, arn: signer.arn, userId: signer.uniqueID)
    }
}
