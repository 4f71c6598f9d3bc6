import AccessControl
import IAMModel

extension IAMAttachedPolicy {
    /// A managed policy of a user or role.
    init(_ policy: ManagedPolicy, in account: String) {
        self.init(policyArn: policy.arn(in: account), policyName: policy.name)
    }
}

extension PolicyUsage {
    /// The usage that a request filters by; nil for any other word.
    init?(_ filter: IAMPolicyUsageType?) {
        switch filter {
        case .permissionsPolicy?: self = .permissions
        case .permissionsBoundary?: self = .boundary
        default: return nil
        }
    }
}
