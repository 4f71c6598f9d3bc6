import IdentityPools
import IdentityPoolsModel
import Kernel

extension IdentityDescription {
    /// The identity as the service describes it.
    init(_ summary: IdentitySummary) {
        self.init(
            creationDate: summary.identity.createdAt, identityId: summary.identity.id.rawValue,
            lastModifiedDate: summary.identity.modifiedAt,
            logins: summary.providers.isEmpty ? nil : summary.providers)
    }
}
