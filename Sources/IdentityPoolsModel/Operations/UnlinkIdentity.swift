// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of UnlinkIdentity.
package struct UnlinkIdentityInput: OperationInput {
    package var identityId: String
    package var logins: [String: Secret<String>]
    package var loginsToRemove: [String]

    package init(
        identityId: String,
        logins: [String: Secret<String>],
        loginsToRemove: [String]
    ) {
        self.identityId = identityId
        self.logins = logins
        self.loginsToRemove = loginsToRemove
    }

    package init(_ fields: JSONObject) throws {
        identityId = try fields.requiredValue("IdentityId")
        logins = try fields.requiredValue("Logins")
        loginsToRemove = try fields.requiredValue("LoginsToRemove")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
        json.field("Logins", logins)
        json.field("LoginsToRemove", loginsToRemove)
    }

    package static let shape = StructureShape("UnlinkIdentityInput", [
        .init("IdentityId", IdentityPoolsShapes.identityId, required: true),
        .init("Logins", IdentityPoolsShapes.loginsMap, required: true),
        .init("LoginsToRemove", IdentityPoolsShapes.loginsList, required: true),
    ])

    package typealias Output = UnlinkIdentityOutput
    package static let operation = OperationModel(
        name: "UnlinkIdentity", service: .identityPools, signed: false, hasOutput: false,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError, .externalService,
        ])
}

/// UnlinkIdentity has no output.
package typealias UnlinkIdentityOutput = NoOutput
