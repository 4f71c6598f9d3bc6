import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists the users and roles that have a managed policy. Groups do not exist.
struct ListEntitiesForPolicy: PagedOperation {
    let attachments: PolicyAttachments
    let policies: ManagedPolicies

    func perform(
        _ input: ListEntitiesForPolicyInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListEntitiesForPolicyOutput> {
        var filter = PolicyEntityFilter()
        filter.prefix = input.pathPrefix ?? "/"
        filter.usage = PolicyUsage(input.policyUsageFilter)
        switch input.entityFilter {
        case nil: break
        case .user?: filter.kind = .user
        case .role?: filter.kind = .role
        default:
            _ = try await policies.get(input.policyArn)
            return Listed(ListEntitiesForPolicyOutput(policyGroups: [], policyRoles: [], policyUsers: []), next: nil)
        }
        let found = try await attachments.entities(
            of: input.policyArn, matching: filter, after: page.after, limit: page.limit)
        return Listed(
            ListEntitiesForPolicyOutput(
                policyGroups: [],
                policyRoles: found.items.filter(\.reference.isRole).map {
                    IAMPolicyRole(roleId: $0.id.rawValue, roleName: $0.reference.name)
                },
                policyUsers: found.items.filter { !$0.reference.isRole }.map {
                    IAMPolicyUser(userId: $0.id.rawValue, userName: $0.reference.name)
                }), next: found.next)
    }
}
