import Directory
import Kernel
import UserPoolsModel

extension UserType {
    /// A user as lists show it, with all attributes or only some (USR-SRCH-12).
    init(_ user: User, only wanted: Set<String>? = nil, factors: [SecondFactor] = []) {
        self.init(
            attributes: Attributes.write(user, only: wanted), enabled: user.enabled, mfaOptions: .of(factors),
            userCreateDate: user.createdAt, userLastModifiedDate: user.modifiedAt,
            userStatus: UserStatusType(rawValue: user.status.rawValue),
            username: user.username)
    }
}
