// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminSetUserPassword.
package struct AdminSetUserPasswordInput: OperationInput, NamesUserPool {
    package var password: Secret<String>
    package var permanent: Bool?
    package var userPoolId: UserPoolID
    package var username: Username

    package init(
        password: Secret<String>,
        permanent: Bool? = nil,
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.password = password
        self.permanent = permanent
        self.userPoolId = userPoolId
        self.username = username
    }

    package init(_ fields: JSONObject) throws {
        password = try fields.requiredValue("Password")
        permanent = try fields.value("Permanent")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Password", password)
        json.field("Permanent", permanent)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    package static let shape = StructureShape("AdminSetUserPasswordRequest", [
        .init("Password", UserPoolsShapes.passwordType, required: true),
        .init("Permanent", UserPoolsShapes.booleanType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = AdminSetUserPasswordOutput
    package static let operation = OperationModel(
        name: "AdminSetUserPassword", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .notAuthorized, .userNotFound, .internalError, .tooManyRequests, .invalidParameter,
            .invalidPassword, .passwordHistoryPolicyViolation, .operationNotEnabled,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminSetUserPassword.
package struct AdminSetUserPasswordOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("AdminSetUserPasswordResponse", [])
}

#endif
