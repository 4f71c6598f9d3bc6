import AccessControl
import IAMModel
import Wire

/// Lists the instance profiles of a role. Martlet starts no machines, so the list is empty; tools request it before
/// they delete a role.
struct ListInstanceProfilesForRole: PagedOperation {
    let roles: IAMRoles

    func perform(
        _ input: ListInstanceProfilesForRoleInput, for _: IAMCaller, on _: PageRequest
    ) async throws -> Listed<ListInstanceProfilesForRoleOutput> {
        _ = try await roles.get(input.roleName)
        return Listed(ListInstanceProfilesForRoleOutput(instanceProfiles: []), next: nil)
    }
}
