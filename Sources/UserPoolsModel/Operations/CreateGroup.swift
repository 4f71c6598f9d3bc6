// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of CreateGroup.
public struct CreateGroupInput: OperationInput, NamesUserPool {
    public var description: String?
    public var groupName: GroupName
    public var precedence: Int?
    public var roleArn: String?
    public var userPoolId: UserPoolID

    public init(
        description: String? = nil,
        groupName: GroupName,
        precedence: Int? = nil,
        roleArn: String? = nil,
        userPoolId: UserPoolID
    ) {
        self.description = description
        self.groupName = groupName
        self.precedence = precedence
        self.roleArn = roleArn
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        description = try fields.value("Description")
        groupName = try fields.requiredValue("GroupName")
        precedence = try fields.value("Precedence")
        roleArn = try fields.value("RoleArn")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Description", description)
        json.field("GroupName", groupName)
        json.field("Precedence", precedence)
        json.field("RoleArn", roleArn)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("CreateGroupRequest", [
        .init("Description", UserPoolsShapes.descriptionType),
        .init("GroupName", UserPoolsShapes.groupNameType, required: true),
        .init("Precedence", UserPoolsShapes.precedenceType),
        .init("RoleArn", UserPoolsShapes.arnType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = CreateGroupOutput
    public static let operation = OperationModel(
        name: "CreateGroup", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .groupExists, .resourceNotFound, .tooManyRequests, .limitExceeded, .notAuthorized,
            .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of CreateGroup.
public struct CreateGroupOutput: OperationOutput {
    public var group: GroupType?

    public init(
        group: GroupType? = nil
    ) {
        self.group = group
    }

    public init(_ fields: JSONObject) throws {
        group = try fields.value("Group")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Group", group)
    }

    public static let shape = StructureShape("CreateGroupResponse", [
        .init("Group", .structure(GroupType.shape)),
    ])
}

#endif
