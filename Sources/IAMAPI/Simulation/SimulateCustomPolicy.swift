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
        var request = SimulationRequest(actions: input.actionNames)
        request.resources = input.resourceArns ?? ["*"]
        request.policies = input.policyInputList
        request.boundaries = input.permissionsBoundaryPolicyInputList ?? []
        request.resourcePolicy = input.resourcePolicy
        request.resourceOwner = input.resourceOwner
        request.caller = input.callerArn
        request.context = try (input.contextEntries ?? []).map { try SimulationRequest.ContextEntry($0) }
        let found = try PolicySimulator.simulate(request, after: page.after, limit: page.limit)
        return Listed(IAMSimulatePolicyResponse(found.items), next: found.next)
    }
}
