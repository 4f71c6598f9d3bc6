// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DeleteGroup.
public struct DeleteGroupInput: OperationInput, NamesUserPool {
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

    public static let shape = StructureShape("DeleteGroupRequest", [
        .init("GroupName", UserPoolsShapes.groupNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DeleteGroupOutput
    public static let operation = OperationModel(
        name: "DeleteGroup", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// DeleteGroup has no output.
public typealias DeleteGroupOutput = NoOutput

#endif
