// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of SetUICustomization.
public struct SetUICustomizationInput: OperationInput, NamesUserPool {
    public var css: String?
    public var clientId: ClientID?
    public var imageFile: [UInt8]?
    public var userPoolId: UserPoolID

    public init(
        css: String? = nil,
        clientId: ClientID? = nil,
        imageFile: [UInt8]? = nil,
        userPoolId: UserPoolID
    ) {
        self.css = css
        self.clientId = clientId
        self.imageFile = imageFile
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        css = try fields.value("CSS")
        clientId = try fields.value("ClientId")
        imageFile = try fields.bytes("ImageFile")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CSS", css)
        json.field("ClientId", clientId)
        json.bytes("ImageFile", imageFile)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("SetUICustomizationRequest", [
        .init("CSS", UserPoolsShapes.cssType),
        .init("ClientId", UserPoolsShapes.clientIdType),
        .init("ImageFile", UserPoolsShapes.imageFileType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = SetUICustomizationOutput
    public static let operation = OperationModel(
        name: "SetUICustomization", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of SetUICustomization.
public struct SetUICustomizationOutput: OperationOutput {
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

    public static let shape = StructureShape("SetUICustomizationResponse", [
        .init("UICustomization", .structure(UICustomizationType.shape), required: true),
    ])
}

#endif
