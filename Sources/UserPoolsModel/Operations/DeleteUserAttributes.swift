// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of DeleteUserAttributes.
package struct DeleteUserAttributesInput: OperationInput, CarriesAccessToken {
    package var accessToken: Secret<String>
    package var userAttributeNames: [String]

    package init(
        accessToken: Secret<String>,
        userAttributeNames: [String]
    ) {
        self.accessToken = accessToken
        self.userAttributeNames = userAttributeNames
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        userAttributeNames = try fields.requiredValue("UserAttributeNames")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("UserAttributeNames", userAttributeNames)
    }

    package static let shape = StructureShape("DeleteUserAttributesRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("UserAttributeNames", UserPoolsShapes.attributeNameListType, required: true),
    ])

    package typealias Output = DeleteUserAttributesOutput
    package static let operation = OperationModel(
        name: "DeleteUserAttributes", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .tooManyRequests, .passwordResetRequired,
            .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of DeleteUserAttributes.
package struct DeleteUserAttributesOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("DeleteUserAttributesResponse", [])
}
