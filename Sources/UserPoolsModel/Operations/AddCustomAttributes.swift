// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AddCustomAttributes.
public struct AddCustomAttributesInput: OperationInput, NamesUserPool {
    public var customAttributes: [SchemaAttributeType]
    public var userPoolId: UserPoolID

    public init(
        customAttributes: [SchemaAttributeType],
        userPoolId: UserPoolID
    ) {
        self.customAttributes = customAttributes
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        customAttributes = try fields.requiredValue("CustomAttributes")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CustomAttributes", customAttributes)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("AddCustomAttributesRequest", [
        .init("CustomAttributes", UserPoolsShapes.customAttributesListType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = AddCustomAttributesOutput
    public static let operation = OperationModel(
        name: "AddCustomAttributes", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .userImportInProgress, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of AddCustomAttributes.
public struct AddCustomAttributesOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("AddCustomAttributesResponse", [])
}

#endif
