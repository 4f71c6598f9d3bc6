// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminDeleteUserAttributes.
package struct AdminDeleteUserAttributesInput: OperationInput, NamesUserPool {
    package var userAttributeNames: [String]
    package var userPoolId: UserPoolID
    package var username: Username

    package init(
        userAttributeNames: [String],
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.userAttributeNames = userAttributeNames
        self.userPoolId = userPoolId
        self.username = username
    }

    package init(_ fields: JSONObject) throws {
        userAttributeNames = try fields.requiredValue("UserAttributeNames")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserAttributeNames", userAttributeNames)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    package static let shape = StructureShape("AdminDeleteUserAttributesRequest", [
        .init("UserAttributeNames", UserPoolsShapes.attributeNameListType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = AdminDeleteUserAttributesOutput
    package static let operation = OperationModel(
        name: "AdminDeleteUserAttributes", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .userNotFound,
            .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminDeleteUserAttributes.
package struct AdminDeleteUserAttributesOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("AdminDeleteUserAttributesResponse", [])
}

#endif
