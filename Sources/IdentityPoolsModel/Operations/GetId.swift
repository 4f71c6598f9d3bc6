// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of GetId.
package struct GetIdInput: OperationInput, NamesIdentityPool {
    package var accountId: String?
    package var identityPoolId: String
    package var logins: [String: Secret<String>]?

    package init(
        accountId: String? = nil,
        identityPoolId: String,
        logins: [String: Secret<String>]? = nil
    ) {
        self.accountId = accountId
        self.identityPoolId = identityPoolId
        self.logins = logins
    }

    package init(_ fields: JSONObject) throws {
        accountId = try fields.value("AccountId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        logins = try fields.value("Logins")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccountId", accountId)
        json.field("IdentityPoolId", identityPoolId)
        json.field("Logins", logins)
    }

    package static let shape = StructureShape("GetIdInput", [
        .init("AccountId", IdentityPoolsShapes.accountId),
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
        .init("Logins", IdentityPoolsShapes.loginsMap),
    ])

    package typealias Output = GetIdOutput
    package static let operation = OperationModel(
        name: "GetId", service: .identityPools, signed: false, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError, .limitExceeded, .externalService,
        ])

    package var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of GetId.
package struct GetIdOutput: OperationOutput {
    package var identityId: String?

    package init(
        identityId: String? = nil
    ) {
        self.identityId = identityId
    }

    package init(_ fields: JSONObject) throws {
        identityId = try fields.value("IdentityId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
    }

    package static let shape = StructureShape("GetIdResponse", [
        .init("IdentityId", IdentityPoolsShapes.identityId),
    ])
}
