import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

/// Deletes identities of the region that the signature names, and reports the others.
struct DeleteIdentities: Operation {
    let identities: Identities

    func perform(_ input: DeleteIdentitiesInput, for caller: IAMCaller) async throws -> DeleteIdentitiesOutput {
        let ids = input.identityIdsToDelete.map { IdentityID(rawValue: $0) }
        let unknown = try await identities.delete(ids, in: caller.region)
        return DeleteIdentitiesOutput(
            unprocessedIdentityIds: unknown.map {
                UnprocessedIdentityId(errorCode: .accessDenied, identityId: $0.rawValue)
            })
    }
}
