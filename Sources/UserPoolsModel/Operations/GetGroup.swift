// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of GetGroup.
public struct GetGroupInput: OperationInput, NamesUserPool {
    public var groupName: GroupName
    public var userPoolId: UserPoolID

    public init(
        groupName: GroupName,
        userPoolId: UserPoolID
    ) {
        self.groupName = groupName
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        groupName = try fields.requiredValue("GroupName")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("GroupName", groupName)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("GetGroupRequest", [
        .init("GroupName", UserPoolsShapes.groupNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = GetGroupOutput
    public static let operation = OperationModel(
        name: "GetGroup", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of GetGroup.
public struct GetGroupOutput: OperationOutput {
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

    public static let shape = StructureShape("GetGroupResponse", [
        .init("Group", .structure(GroupType.shape)),
    ])
}

#endif
