import AccessControl
import IAMModel
import Kernel
import Wire
import WireRuntime

/// Evaluates the policies in a request without performing an action.
struct SimulateCustomPolicy: PagedOperation {
    func perform(
        _ input: SimulateCustomPolicyInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<SimulateCustomPolicyOutput> {
        try UnbuiltMembers.refuse(
            .invalidInput,
            given: [
                "ResourceHandlingOption": input.resourceHandlingOption != nil,
                "OrderedOrganizationPolicyInputList": input.orderedOrganizationPolicyInputList?.isEmpty == false,
            ])
        let request = try SimulationRequest(
            actions: input.actionNames, resources: input.resourceArns, policies: input.policyInputList,
            boundaries: input.permissionsBoundaryPolicyInputList, resourcePolicy: input.resourcePolicy,
            resourceOwner: input.resourceOwner, caller: input.callerArn, context: input.contextEntries)
        let found = try PolicySimulator.simulate(request, after: page.after, limit: page.limit)
        return Listed(IAMSimulatePolicyResponse(found.items), next: found.next)
    }
}
