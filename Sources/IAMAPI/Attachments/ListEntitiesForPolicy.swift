import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists the users and roles that have a managed policy. There are no groups.
struct ListEntitiesForPolicy: Operation {
    let attachments: PolicyAttachments
    let policies: ManagedPolicies

    func perform(
        _ input: ListEntitiesForPolicyInput, for _: IAMCaller
    ) async throws -> ListEntitiesForPolicyOutput {
        let page = try Self.page(input)
        var filter = PolicyEntityFilter()
        filter.prefix = input.pathPrefix ?? "/"
        filter.usage = PolicyUsage(input.policyUsageFilter)
        switch input.entityFilter {
        case nil: break
        case .user?: filter.kind = .user
        case .role?: filter.kind = .role
        default:
            _ = try await policies.get(input.policyArn)
            return ListEntitiesForPolicyOutput(isTruncated: false, policyGroups: [], policyRoles: [], policyUsers: [])
        }
        let found = try await attachments.entities(
            of: input.policyArn, matching: filter, after: page.after, limit: page.limit)
        return ListEntitiesForPolicyOutput(
            isTruncated: found.next != nil, marker: try Self.token(found.next), policyGroups: [],
            policyRoles: found.items.filter(\.reference.isRole).map {
                IAMPolicyRole(roleId: $0.id.rawValue, roleName: $0.reference.name)
            },
            policyUsers: found.items.filter { !$0.reference.isRole }.map {
                IAMPolicyUser(userId: $0.id.rawValue, userName: $0.reference.name)
            })
    }
}
