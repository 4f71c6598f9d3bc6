import AccessControl
import IAMModel
import Wire

/// Returns when an access key last signed, to within an hour, and which user has it.
struct GetAccessKeyLastUsed: Operation {
    let keys: OwnedAccessKeys

    /// The response's value for a key that has never signed.
    private static let unknown = "N/A"

    func perform(
        _ input: GetAccessKeyLastUsedInput, for caller: IAMCaller
    ) async throws -> GetAccessKeyLastUsedOutput {
        let id = AccessKeyID(rawValue: input.accessKeyId)
        do {
            let (owner, use) = try await keys.lastUse(of: id)
            return GetAccessKeyLastUsedOutput(
                accessKeyLastUsed: IAMAccessKeyLastUsed(
                    lastUsedDate: use?.at, region: use?.region ?? Self.unknown,
                    serviceName: use?.service ?? Self.unknown),
                userName: owner.userName)
        } catch is EntityRefusal {
            // The operation declares no error for a key that does not exist: AWS responds with a denial.
            throw AccessRefusal.notAllowed(
                arn: caller.arn, action: "iam:GetAccessKeyLastUsed", resource: "access key \(id)", .undisclosed)
        }
    }
}
