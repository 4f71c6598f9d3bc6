import AccessControl
import IAMModel
import Wire

extension IAMPolicy {
    /// The policy as listings have it, without description and tags.
    init(_ policy: ManagedPolicy, in account: String) {
        self.init(
            arn: policy.arn(in: account), attachmentCount: policy.attachments,
            createDate: policy.createdAt, defaultVersionId: policy.defaultVersionName, isAttachable: true,
            path: policy.path, permissionsBoundaryUsageCount: policy.boundaryUses, policyId: policy.id.rawValue,
            policyName: policy.name, updateDate: policy.modifiedAt)
    }

    /// The policy with description and tags.
    init(_ details: ManagedPolicyDetails, in account: String) {
        self.init(details.policy, in: account)
        description = details.policy.description
        tags = IAMTag.list(details.tags)
    }
}

extension IAMPolicyVersion {
    /// The version as listings have it, without the document.
    init(_ version: ManagedPolicyVersion) {
        self.init(createDate: version.createdAt, isDefaultVersion: version.isDefault, versionId: version.name)
    }
}
