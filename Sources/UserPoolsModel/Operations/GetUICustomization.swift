// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of GetUICustomization.
package struct GetUICustomizationInput: OperationInput, NamesUserPool {
    package var clientId: ClientID?
    package var userPoolId: UserPoolID

    package init(
        clientId: ClientID? = nil,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        clientId = try fields.value("ClientId")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("GetUICustomizationRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = GetUICustomizationOutput
    package static let operation = OperationModel(
        name: "GetUICustomization", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .operationNotEnabled, .tooManyRequests,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of GetUICustomization.
package struct GetUICustomizationOutput: OperationOutput {
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

    package static let shape = StructureShape("GetUICustomizationResponse", [
        .init("UICustomization", .structure(UICustomizationType.shape), required: true),
    ])
}

#endif
