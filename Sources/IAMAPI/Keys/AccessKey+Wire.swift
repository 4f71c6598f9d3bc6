import AccessControl
import IAMModel

extension IAMStatusType {
    init(isActive: Bool) { self = isActive ? .active : .inactive }
}

extension IAMAccessKeyMetadata {
    /// A key without its secret. The account's own keys have no user.
    init(_ key: AccessControl.AccessKey, of owner: OwnedAccessKeys.Owner) {
        self.init(
            accessKeyId: key.id.rawValue, createDate: key.createdAt, status: IAMStatusType(isActive: key.isActive),
            userName: owner.userName)
    }
}
