import SecurityTokensModel
import Wire

/// Returns the signer of the request, who needs no permission for that.
struct GetCallerIdentity: Operation {
    func perform(_: GetCallerIdentityInput, for caller: SignedCaller) async throws -> GetCallerIdentityOutput {
        let signer = caller.iamCaller
        return GetCallerIdentityOutput(account: signer.accountID, arn: signer.arn, userId: signer.uniqueID)
    }
}
