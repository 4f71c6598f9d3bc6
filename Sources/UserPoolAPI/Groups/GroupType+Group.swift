import Directory
import Kernel
import UserPoolsModel

extension GroupType {
    /// The group as the service describes it.
    init(_ group: Group) {
        self.init(
            creationDate: group.createdAt, description: group.description, groupName: group.name,
            lastModifiedDate: group.modifiedAt, precedence: group.precedence, roleArn: group.roleARN,
            userPoolId: group.pool)
    }
}
