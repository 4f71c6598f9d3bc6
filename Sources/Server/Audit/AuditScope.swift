import Wire

/// Which requests leave an audit record, and a line in the log.
package enum AuditScope: String, CaseIterable, Sendable {
    /// None leaves a record.
    case off
    /// Requests that change something or sign a user in, and the reads of settings that AWS records.
    case changes
    /// All but documents that are the same for everyone.
    case all

    func includes(_ operation: String, of kind: RequestKind) -> Bool {
        switch self {
        case .off: false
        case .changes: Self.isRecorded(operation)
        case .all: kind != .document || Self.isRecorded(operation)
        }
    }
}

extension AuditScope {
    /// Operations that are called `Get…` and change something.
    private static let changing: Set<String> = [
        "GetTokensFromRefreshToken", "GetId", "GetOpenIdToken", "GetOpenIdTokenForDeveloperIdentity",
        "GetCredentialsForIdentity", "GetFederationToken", "GetSessionToken",
    ]

    /// Prefixes of the names of operations that only read.
    private static let reading = ["Get", "List", "Describe", "AdminGet", "AdminList", "Unknown"]

    /// Reads of settings by administrators, which AWS records too (CT-IDN-03 to CT-IDN-05, CT-IDP-08, CT-SYN-02).
    private static let recordedReads: Set<String> = [
        "DescribeIdentityPool", "GetIdentityPoolRoles", "ListIdentityPools", "DescribeUserPool",
        "DescribeUserPoolClient", "ListUserPools", "ListUserPoolClients", "GetCSVHeader", "DescribeUserImportJob",
        "ListUserImportJobs", "DescribeIdentityPoolUsage", "GetBulkPublishDetails", "GetCognitoEvents",
        "GetIdentityPoolConfiguration", "ListIdentityPoolUsage",
    ]

    /// Whether the operation changes something, signs a user in, or reads settings that AWS records the reads of. Other
    /// reads are counted, not recorded.
    static func isRecorded(_ operation: String) -> Bool { changes(operation) || recordedReads.contains(operation) }

    /// Whether the operation changes something or signs a user in.
    static func changes(_ operation: String) -> Bool {
        changing.contains(operation) || !reading.contains(where: operation.hasPrefix)
    }
}
