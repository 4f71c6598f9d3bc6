// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `GroupType`.
public struct GroupType: Structure {
    public var creationDate: Instant?
    public var description: String?
    public var groupName: GroupName?
    public var lastModifiedDate: Instant?
    public var precedence: Int?
    public var roleArn: String?
    public var userPoolId: UserPoolID?

    public init(
        creationDate: Instant? = nil,
        description: String? = nil,
        groupName: GroupName? = nil,
        lastModifiedDate: Instant? = nil,
        precedence: Int? = nil,
        roleArn: String? = nil,
        userPoolId: UserPoolID? = nil
    ) {
        self.creationDate = creationDate
        self.description = description
        self.groupName = groupName
        self.lastModifiedDate = lastModifiedDate
        self.precedence = precedence
        self.roleArn = roleArn
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        creationDate = try fields.value("CreationDate")
        description = try fields.value("Description")
        groupName = try fields.value("GroupName")
        lastModifiedDate = try fields.value("LastModifiedDate")
        precedence = try fields.value("Precedence")
        roleArn = try fields.value("RoleArn")
        userPoolId = try fields.value("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CreationDate", creationDate)
        json.field("Description", description)
        json.field("GroupName", groupName)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("Precedence", precedence)
        json.field("RoleArn", roleArn)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("GroupType", [
        .init("CreationDate", UserPoolsShapes.dateType),
        .init("Description", UserPoolsShapes.descriptionType),
        .init("GroupName", UserPoolsShapes.groupNameType),
        .init("LastModifiedDate", UserPoolsShapes.dateType),
        .init("Precedence", UserPoolsShapes.precedenceType),
        .init("RoleArn", UserPoolsShapes.arnType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
    ])
}
