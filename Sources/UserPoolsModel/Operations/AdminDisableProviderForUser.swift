// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminDisableProviderForUser.
package struct AdminDisableProviderForUserInput: OperationInput, NamesUserPool {
    package var user: ProviderUserIdentifierType
    package var userPoolId: UserPoolID

    package init(
        user: ProviderUserIdentifierType,
        userPoolId: UserPoolID
    ) {
        self.user = user
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        user = try fields.requiredValue("User")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("User", user)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("AdminDisableProviderForUserRequest", [
        .init("User", .structure(ProviderUserIdentifierType.shape), required: true),
        .init("UserPoolId", UserPoolsShapes.stringType, required: true),
    ])

    package typealias Output = AdminDisableProviderForUserOutput
    package static let operation = OperationModel(
        name: "AdminDisableProviderForUser", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .userNotFound, .aliasExists,
            .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminDisableProviderForUser.
package struct AdminDisableProviderForUserOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("AdminDisableProviderForUserResponse", [])
}

#endif
