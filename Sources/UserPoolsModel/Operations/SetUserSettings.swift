// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of SetUserSettings.
package struct SetUserSettingsInput: OperationInput, CarriesAccessToken {
    package var accessToken: Secret<String>
    package var mfaOptions: [MFAOptionType]

    package init(
        accessToken: Secret<String>,
        mfaOptions: [MFAOptionType]
    ) {
        self.accessToken = accessToken
        self.mfaOptions = mfaOptions
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        mfaOptions = try fields.requiredValue("MFAOptions")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("MFAOptions", mfaOptions)
    }

    package static let shape = StructureShape("SetUserSettingsRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("MFAOptions", UserPoolsShapes.mfaOptionListType, required: true),
    ])

    package typealias Output = SetUserSettingsOutput
    package static let operation = OperationModel(
        name: "SetUserSettings", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .passwordResetRequired, .userNotFound,
            .userNotConfirmed, .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of SetUserSettings.
package struct SetUserSettingsOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("SetUserSettingsResponse", [])
}
