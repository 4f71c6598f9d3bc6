// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminLinkProviderForUser.
package struct AdminLinkProviderForUserInput: OperationInput, NamesUserPool {
    package var destinationUser: ProviderUserIdentifierType
    package var sourceUser: ProviderUserIdentifierType
    package var userPoolId: UserPoolID

    package init(
        destinationUser: ProviderUserIdentifierType,
        sourceUser: ProviderUserIdentifierType,
        userPoolId: UserPoolID
    ) {
        self.destinationUser = destinationUser
        self.sourceUser = sourceUser
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        destinationUser = try fields.requiredValue("DestinationUser")
        sourceUser = try fields.requiredValue("SourceUser")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DestinationUser", destinationUser)
        json.field("SourceUser", sourceUser)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("AdminLinkProviderForUserRequest", [
        .init("DestinationUser", .structure(ProviderUserIdentifierType.shape), required: true),
        .init("SourceUser", .structure(ProviderUserIdentifierType.shape), required: true),
        .init("UserPoolId", UserPoolsShapes.stringType, required: true),
    ])

    package typealias Output = AdminLinkProviderForUserOutput
    package static let operation = OperationModel(
        name: "AdminLinkProviderForUser", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .userNotFound, .aliasExists,
            .limitExceeded, .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminLinkProviderForUser.
package struct AdminLinkProviderForUserOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("AdminLinkProviderForUserResponse", [])
}

#endif
