import AccessControl
import IAMModel
import Kernel
import Wire
import WireRuntime

/// Evaluates the policies of a user or role, together with the policies in the request.
struct SimulatePrincipalPolicy: PagedOperation {
    let simulator: PolicySimulator

    func perform(
        _ input: SimulatePrincipalPolicyInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<SimulatePrincipalPolicyOutput> {
        try UnbuiltMembers.refuse(
            .invalidInput,
            given: [
                "ResourceHandlingOption": input.resourceHandlingOption != nil,
                "PolicyExclusionList": input.policyExclusionList?.isEmpty == false,
            ])
        var request = SimulationRequest(actions: input.actionNames)
        request.resources = input.resourceArns ?? ["*"]
        request.policies = input.policyInputList ?? []
        request.boundaries = input.permissionsBoundaryPolicyInputList ?? []
        request.resourcePolicy = input.resourcePolicy
        request.resourceOwner = input.resourceOwner
        request.caller = input.callerArn
        request.context = try (input.contextEntries ?? []).map { try SimulationRequest.ContextEntry($0) }
        let found = try await simulator.simulate(
            request, of: input.policySourceArn, after: page.after, limit: page.limit)
        return Listed(IAMSimulatePolicyResponse(found.items), next: found.next)
    }
}
