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
        let request = try SimulationRequest(
            actions: input.actionNames, resources: input.resourceArns, policies: input.policyInputList,
            boundaries: input.permissionsBoundaryPolicyInputList, resourcePolicy: input.resourcePolicy,
            resourceOwner: input.resourceOwner, caller: input.callerArn, context: input.contextEntries)
        let found = try await simulator.simulate(
            request, of: input.policySourceArn, after: page.after, limit: page.limit)
        return Listed(IAMSimulatePolicyResponse(found.items), next: found.next)
    }
}
