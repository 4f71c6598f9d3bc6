import AccessControl
import IAMModel
import Wire

/// Lists the instance profiles of a role. Martlet starts no machines, so a role has none; tools ask before they delete
/// it.
struct ListInstanceProfilesForRole: Operation {
    let roles: IAMRoles

    func perform(
        _ input: ListInstanceProfilesForRoleInput, for _: IAMCaller
    ) async throws -> ListInstanceProfilesForRoleOutput {
        _ = try Self.page(input)
        _ = try await roles.get(input.roleName)
        return ListInstanceProfilesForRoleOutput(instanceProfiles: [], isTruncated: false)
    }
}
