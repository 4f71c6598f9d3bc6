import AccessControl
import IAMModel
import Wire

extension IAMModel.IAMRole {
    /// The role as listings have it; with details also its boundary and tags.
    init(_ role: AccessControl.IAMRole, details: EntityDetails? = nil, in account: String) {
        self.init(
            arn: role.resource.arn(in: account), assumeRolePolicyDocument: role.trustPolicy.encodedDocument,
            createDate: role.createdAt, description: role.description, maxSessionDuration: role.maxSessionDuration,
            path: role.path,
            permissionsBoundary: details?.boundary.map { IAMAttachedPermissionsBoundary($0, in: account) },
            roleId: role.id.rawValue, roleName: role.name, tags: IAMTag.list(details?.tags))
    }
}
