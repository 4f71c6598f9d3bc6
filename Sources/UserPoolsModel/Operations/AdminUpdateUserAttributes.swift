// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminUpdateUserAttributes.
package struct AdminUpdateUserAttributesInput: OperationInput, NamesUserPool {
    package var clientMetadata: [String: String]?
    package var userAttributes: [AttributeType]
    package var userPoolId: UserPoolID
    package var username: Username

    package init(
        clientMetadata: [String: String]? = nil,
        userAttributes: [AttributeType],
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.clientMetadata = clientMetadata
        self.userAttributes = userAttributes
        self.userPoolId = userPoolId
        self.username = username
    }

    package init(_ fields: JSONObject) throws {
        clientMetadata = try fields.value("ClientMetadata")
        userAttributes = try fields.requiredValue("UserAttributes")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientMetadata", clientMetadata)
        json.field("UserAttributes", userAttributes)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    package static let shape = StructureShape("AdminUpdateUserAttributesRequest", [
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("UserAttributes", UserPoolsShapes.attributeListType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = AdminUpdateUserAttributesOutput
    package static let operation = OperationModel(
        name: "AdminUpdateUserAttributes", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .unexpectedLambda, .userLambdaValidation, .invalidLambdaResponse,
            .aliasExists, .tooManyRequests, .notAuthorized, .userNotFound, .internalError,
            .invalidSmsRoleAccessPolicy, .invalidEmailRoleAccessPolicy, .invalidSmsRoleTrustRelationship,
            .operationNotEnabled,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminUpdateUserAttributes.
package struct AdminUpdateUserAttributesOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("AdminUpdateUserAttributesResponse", [])
}

#endif
