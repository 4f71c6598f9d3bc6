// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of DeleteUserAttributes.
public struct DeleteUserAttributesInput: OperationInput, CarriesAccessToken {
    public var accessToken: Secret<String>
    public var userAttributeNames: [String]

    public init(
        accessToken: Secret<String>,
        userAttributeNames: [String]
    ) {
        self.accessToken = accessToken
        self.userAttributeNames = userAttributeNames
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        userAttributeNames = try fields.requiredValue("UserAttributeNames")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("UserAttributeNames", userAttributeNames)
    }

    public static let shape = StructureShape("DeleteUserAttributesRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("UserAttributeNames", UserPoolsShapes.attributeNameListType, required: true),
    ])

    public typealias Output = DeleteUserAttributesOutput
    public static let operation = OperationModel(
        name: "DeleteUserAttributes", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .tooManyRequests, .passwordResetRequired,
            .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of DeleteUserAttributes.
public struct DeleteUserAttributesOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("DeleteUserAttributesResponse", [])
}
