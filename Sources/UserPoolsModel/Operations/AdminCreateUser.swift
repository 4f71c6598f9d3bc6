// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminCreateUser.
package struct AdminCreateUserInput: OperationInput, NamesUserPool {
    package var clientMetadata: [String: String]?
    package var desiredDeliveryMediums: [DeliveryMediumType]?
    package var forceAliasCreation: Bool?
    package var messageAction: MessageActionType?
    package var temporaryPassword: Secret<String>?
    package var userAttributes: [AttributeType]?
    package var userPoolId: UserPoolID
    package var username: Username
    package var validationData: [AttributeType]?

    package init(
        clientMetadata: [String: String]? = nil,
        desiredDeliveryMediums: [DeliveryMediumType]? = nil,
        forceAliasCreation: Bool? = nil,
        messageAction: MessageActionType? = nil,
        temporaryPassword: Secret<String>? = nil,
        userAttributes: [AttributeType]? = nil,
        userPoolId: UserPoolID,
        username: Username,
        validationData: [AttributeType]? = nil
    ) {
        self.clientMetadata = clientMetadata
        self.desiredDeliveryMediums = desiredDeliveryMediums
        self.forceAliasCreation = forceAliasCreation
        self.messageAction = messageAction
        self.temporaryPassword = temporaryPassword
        self.userAttributes = userAttributes
        self.userPoolId = userPoolId
        self.username = username
        self.validationData = validationData
    }

    package init(_ fields: JSONObject) throws {
        clientMetadata = try fields.value("ClientMetadata")
        desiredDeliveryMediums = try fields.value("DesiredDeliveryMediums")
        forceAliasCreation = try fields.value("ForceAliasCreation")
        messageAction = try fields.value("MessageAction")
        temporaryPassword = try fields.value("TemporaryPassword")
        userAttributes = try fields.value("UserAttributes")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
        validationData = try fields.value("ValidationData")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientMetadata", clientMetadata)
        json.field("DesiredDeliveryMediums", desiredDeliveryMediums)
        json.field("ForceAliasCreation", forceAliasCreation)
        json.field("MessageAction", messageAction)
        json.field("TemporaryPassword", temporaryPassword)
        json.field("UserAttributes", userAttributes)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
        json.field("ValidationData", validationData)
    }

    package static let shape = StructureShape("AdminCreateUserRequest", [
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("DesiredDeliveryMediums", UserPoolsShapes.deliveryMediumListType),
        .init("ForceAliasCreation", UserPoolsShapes.forceAliasCreation),
        .init("MessageAction", UserPoolsShapes.messageActionType),
        .init("TemporaryPassword", UserPoolsShapes.passwordType),
        .init("UserAttributes", UserPoolsShapes.attributeListType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
        .init("ValidationData", UserPoolsShapes.attributeListType),
    ])

    package typealias Output = AdminCreateUserOutput
    package static let operation = OperationModel(
        name: "AdminCreateUser", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .userNotFound, .usernameExists, .invalidPassword,
            .codeDeliveryFailure, .unexpectedLambda, .userLambdaValidation, .invalidLambdaResponse,
            .preconditionNotMet, .invalidSmsRoleAccessPolicy, .invalidSmsRoleTrustRelationship, .tooManyRequests,
            .notAuthorized, .unsupportedUserState, .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminCreateUser.
package struct AdminCreateUserOutput: OperationOutput {
    package var user: UserType?

    package init(
        user: UserType? = nil
    ) {
        self.user = user
    }

    package init(_ fields: JSONObject) throws {
        user = try fields.value("User")
    }

    package func write(members json: inout JSONWriter) {
        json.field("User", user)
    }

    package static let shape = StructureShape("AdminCreateUserResponse", [
        .init("User", .structure(UserType.shape)),
    ])
}

#endif
