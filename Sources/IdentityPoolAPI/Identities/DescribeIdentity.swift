import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

/// Describes an identity of the region that the signature names.
struct DescribeIdentity: Operation {
    let identities: Identities

    func perform(_ input: DescribeIdentityInput, for caller: IAMCaller) async throws -> DescribeIdentityOutput {
        let id = IdentityID(rawValue: input.identityId)
        guard id.region.hasSameBytes(as: caller.region) else { throw IdentityRefusal.notFound(id) }
        return IdentityDescription(try await identities.describe(id))
    }
}
