// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminSetUserSettings.
package struct AdminSetUserSettingsInput: OperationInput, NamesUserPool {
    package var mfaOptions: [MFAOptionType]
    package var userPoolId: UserPoolID
    package var username: Username

    package init(
        mfaOptions: [MFAOptionType],
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.mfaOptions = mfaOptions
        self.userPoolId = userPoolId
        self.username = username
    }

    package init(_ fields: JSONObject) throws {
        mfaOptions = try fields.requiredValue("MFAOptions")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("MFAOptions", mfaOptions)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    package static let shape = StructureShape("AdminSetUserSettingsRequest", [
        .init("MFAOptions", UserPoolsShapes.mfaOptionListType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = AdminSetUserSettingsOutput
    package static let operation = OperationModel(
        name: "AdminSetUserSettings", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .userNotFound, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminSetUserSettings.
package struct AdminSetUserSettingsOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("AdminSetUserSettingsResponse", [])
}

#endif
