import AccessControl
import IAMModel
import Wire

extension IAMModel.IAMUser {
    /// The user as listings have it; with details also its boundary and tags.
    init(_ user: AccessControl.IAMUser, details: EntityDetails? = nil, in account: String) {
        self.init(
            arn: user.resource.arn(in: account), createDate: user.createdAt, path: user.path,
            permissionsBoundary: details?.boundary.map { IAMAttachedPermissionsBoundary($0, in: account) },
            tags: IAMTag.list(details?.tags), userId: user.id.rawValue, userName: user.name)
    }
}

extension IAMAttachedPermissionsBoundary {
    /// The managed policy that bounds a user or role.
    init(_ policy: ManagedPolicy, in account: String) {
        self.init(
            permissionsBoundaryArn: policy.arn(in: account),
            permissionsBoundaryType: .permissionsBoundaryPolicy)
    }
}

extension IAMTag {
    /// Tags in the form of responses; nil if they are missing.
    static func list(_ tags: [IAMResourceTag]?) -> [IAMTag]? {
        guard let tags, !tags.isEmpty else { return nil }
        return tags.map { IAMTag(key: $0.key, value: $0.value) }
    }
}

extension IAMResourceTag {
    /// The tags of a request.
    static func list(_ tags: [IAMTag]?) -> [IAMResourceTag] {
        (tags ?? []).map { IAMResourceTag(key: $0.key, value: $0.value) }
    }
}
