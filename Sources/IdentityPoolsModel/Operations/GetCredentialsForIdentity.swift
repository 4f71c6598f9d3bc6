// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of GetCredentialsForIdentity.
package struct GetCredentialsForIdentityInput: OperationInput {
    package var customRoleArn: String?
    package var identityId: String
    package var logins: [String: Secret<String>]?

    package init(
        customRoleArn: String? = nil,
        identityId: String,
        logins: [String: Secret<String>]? = nil
    ) {
        self.customRoleArn = customRoleArn
        self.identityId = identityId
        self.logins = logins
    }

    package init(_ fields: JSONObject) throws {
        customRoleArn = try fields.value("CustomRoleArn")
        identityId = try fields.requiredValue("IdentityId")
        logins = try fields.value("Logins")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CustomRoleArn", customRoleArn)
        json.field("IdentityId", identityId)
        json.field("Logins", logins)
    }

    package static let shape = StructureShape("GetCredentialsForIdentityInput", [
        .init("CustomRoleArn", IdentityPoolsShapes.arnString),
        .init("IdentityId", IdentityPoolsShapes.identityId, required: true),
        .init("Logins", IdentityPoolsShapes.loginsMap),
    ])

    package typealias Output = GetCredentialsForIdentityOutput
    package static let operation = OperationModel(
        name: "GetCredentialsForIdentity", service: .identityPools, signed: false, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .invalidIdentityPoolConfiguration, .internalError, .externalService,
        ])
}

/// The output of GetCredentialsForIdentity.
package struct GetCredentialsForIdentityOutput: OperationOutput {
    package var credentials: Credentials?
    package var identityId: String?

    package init(
        credentials: Credentials? = nil,
        identityId: String? = nil
    ) {
        self.credentials = credentials
        self.identityId = identityId
    }

    package init(_ fields: JSONObject) throws {
        credentials = try fields.value("Credentials")
        identityId = try fields.value("IdentityId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Credentials", credentials)
        json.field("IdentityId", identityId)
    }

    package static let shape = StructureShape("GetCredentialsForIdentityResponse", [
        .init("Credentials", .structure(Credentials.shape)),
        .init("IdentityId", IdentityPoolsShapes.identityId),
    ])
}
