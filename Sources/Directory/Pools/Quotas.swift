/// The numbers of resources that Cognito allows and an operator can change.
///
/// Quotas of features that are not built do not have members yet.
package struct Quotas: Sendable, Equatable {
    /// The most pools of a region (UP-LIM-02).
    package var pools = 1000
    /// The most clients of a pool (UP-LIM-01, UP-APP-14).
    package var clientsPerPool = 1000
    /// The most groups of a pool (UP-LIM-04, UP-GRP-12).
    package var groupsPerPool = 10_000
    /// The most groups of a user.
    package var groupsPerUser = 100
    /// The most resource servers of a pool (UP-LIM-06, UP-RS-14).
    package var resourceServersPerPool = 25
    /// The most scopes of a resource server (UP-LIM-07, UP-RS-14).
    package var scopesPerResourceServer = 100
    /// The most identity providers of a pool (UP-FED-07).
    package var identityProvidersPerPool = 300
    /// The most custom attributes of a pool (UP-LIM-08, UP-ATTR-16, GUIDE-31).
    package var customAttributesPerPool = 50

    /// The most identity pools of a region (LIM-SOFT-08).
    package var identityPools = 1000
    /// The most rules of an identity pool that map the users of one provider to roles (RBAC-RUL-12, LIM-SOFT-12).
    package var rulesPerProvider = 25

    /// The most datasets of an identity (SYN-DAT-03).
    package var syncDatasets = 20
    /// The most records of a dataset.
    package var syncRecords = 1024
    /// The most bytes of the keys and values of a dataset (SYN-DAT-02).
    package var syncBytes = 1_048_576
    /// The most bytes of a pool's records that may wait for its stream.
    package var syncStreamBytes = 268_435_456
    /// The most devices of an identity that messages are sent to.
    package var syncDevices = 20

    /// Cognito's quotas today.
    package init() {}

    /// The numbers of the Developer Guide of 2018.
    package static let guide2018: Quotas = {
        var quotas = Quotas()
        quotas.pools = 60
        quotas.clientsPerPool = 25
        quotas.groupsPerPool = 25
        quotas.resourceServersPerPool = 20
        quotas.identityProvidersPerPool = 25
        quotas.scopesPerResourceServer = 20
        quotas.customAttributesPerPool = 25
        quotas.identityPools = 60
        return quotas
    }()

    /// The greatest number that each quota can be set to.
    ///
    /// Groups, attributes and scopes have Cognito's hard limits: a user's groups fit into one token, a pool's
    /// attributes into one record, and the model does not allow more scopes and rules.
    package static let maximum: Quotas = {
        var quotas = Quotas()
        quotas.pools = 100_000
        quotas.clientsPerPool = 10_000
        quotas.resourceServersPerPool = 300
        quotas.identityProvidersPerPool = 1000
        quotas.identityPools = 100_000
        quotas.rulesPerProvider = 400
        quotas.syncDatasets = 1000
        quotas.syncRecords = 10_000
        quotas.syncBytes = 16_777_216
        quotas.syncStreamBytes = 17_179_869_184
        quotas.syncDevices = 100
        return quotas
    }()
}

/// A named set of quotas.
package enum QuotaSet: String, CaseIterable, Sendable {
    /// Cognito's quotas today.
    case today
    /// The numbers of the Developer Guide of 2018.
    case guide2018 = "guide-2018"

    /// The numbers of the set.
    package var quotas: Quotas {
        switch self {
        case .today: Quotas()
        case .guide2018: .guide2018
        }
    }
}
