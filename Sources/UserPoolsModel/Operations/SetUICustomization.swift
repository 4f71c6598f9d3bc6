// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of SetUICustomization.
package struct SetUICustomizationInput: OperationInput, NamesUserPool {
    package var css: String?
    package var clientId: ClientID?
    package var imageFile: [UInt8]?
    package var userPoolId: UserPoolID

    package init(
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

    package init(_ fields: JSONObject) throws {
        css = try fields.value("CSS")
        clientId = try fields.value("ClientId")
        imageFile = try fields.bytes("ImageFile")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CSS", css)
        json.field("ClientId", clientId)
        json.bytes("ImageFile", imageFile)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("SetUICustomizationRequest", [
        .init("CSS", UserPoolsShapes.cssType),
        .init("ClientId", UserPoolsShapes.clientIdType),
        .init("ImageFile", UserPoolsShapes.imageFileType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = SetUICustomizationOutput
    package static let operation = OperationModel(
        name: "SetUICustomization", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of SetUICustomization.
package struct SetUICustomizationOutput: OperationOutput {
    package var uiCustomization: UICustomizationType

    package init(
        uiCustomization: UICustomizationType
    ) {
        self.uiCustomization = uiCustomization
    }

    package init(_ fields: JSONObject) throws {
        uiCustomization = try fields.requiredValue("UICustomization")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UICustomization", uiCustomization)
    }

    package static let shape = StructureShape("SetUICustomizationResponse", [
        .init("UICustomization", .structure(UICustomizationType.shape), required: true),
    ])
}

#endif
