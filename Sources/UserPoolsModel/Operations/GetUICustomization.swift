// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of GetUICustomization.
public struct GetUICustomizationInput: OperationInput, NamesUserPool {
    public var clientId: ClientID?
    public var userPoolId: UserPoolID

    public init(
        clientId: ClientID? = nil,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        clientId = try fields.value("ClientId")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("GetUICustomizationRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = GetUICustomizationOutput
    public static let operation = OperationModel(
        name: "GetUICustomization", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .operationNotEnabled, .tooManyRequests,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of GetUICustomization.
public struct GetUICustomizationOutput: OperationOutput {
    public var uiCustomization: UICustomizationType

    public init(
        uiCustomization: UICustomizationType
    ) {
        self.uiCustomization = uiCustomization
    }

    public init(_ fields: JSONObject) throws {
        uiCustomization = try fields.requiredValue("UICustomization")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UICustomization", uiCustomization)
    }

    public static let shape = StructureShape("GetUICustomizationResponse", [
        .init("UICustomization", .structure(UICustomizationType.shape), required: true),
    ])
}

#endif
