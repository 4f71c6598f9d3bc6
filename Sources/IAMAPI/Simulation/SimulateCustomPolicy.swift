import AccessControl
import IAMModel
import Kernel
import Wire
import WireRuntime

/// Says what the policies in a request would decide.
struct SimulateCustomPolicy: Operation {
    func perform(
        _ input: SimulateCustomPolicyInput, for _: IAMCaller
    ) async throws -> SimulateCustomPolicyOutput {
        try UnbuiltMembers.refuse(
            .invalidInput,
            given: [
                "ResourceHandlingOption": input.resourceHandlingOption != nil,
                "OrderedOrganizationPolicyInputList": input.orderedOrganizationPolicyInputList?.isEmpty == false,
            ])
        let page = try Self.page(input)
        var request = SimulationRequest(actions: input.actionNames)
        request.resources = input.resourceArns ?? ["*"]
        request.policies = input.policyInputList
        request.boundaries = input.permissionsBoundaryPolicyInputList ?? []
        request.resourcePolicy = input.resourcePolicy
        request.resourceOwner = input.resourceOwner
        request.caller = input.callerArn
        request.context = try (input.contextEntries ?? []).map { try SimulationRequest.ContextEntry($0) }
        let found = try PolicySimulator.simulate(request, after: page.after, limit: page.limit)
        return IAMSimulatePolicyResponse(found.items, marker: try Self.token(found.next))
    }
}
