// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of GetIdentityPoolConfiguration.
package struct GetIdentityPoolConfigurationInput: OperationInput, NamesIdentityPool {
    package var identityPoolId: String

    package init(
        identityPoolId: String
    ) {
        self.identityPoolId = identityPoolId
    }

    package init(_ fields: JSONObject) throws {
        identityPoolId = try fields.requiredValue("IdentityPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
    }

    package static let shape = StructureShape("GetIdentityPoolConfigurationRequest", [
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
    ])

    package typealias Output = GetIdentityPoolConfigurationOutput
    package static let operation = OperationModel(
        name: "GetIdentityPoolConfiguration", service: .sync, signed: true, hasOutput: true,
        route: Route(.get, "/identitypools/{IdentityPoolId}/configuration"),
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .internalError, .tooManyRequests,
        ])

    package var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of GetIdentityPoolConfiguration.
package struct GetIdentityPoolConfigurationOutput: OperationOutput {
    package var cognitoStreams: CognitoStreams?
    package var identityPoolId: String?
    package var pushSync: PushSync?

    package init(
        cognitoStreams: CognitoStreams? = nil,
        identityPoolId: String? = nil,
        pushSync: PushSync? = nil
    ) {
        self.cognitoStreams = cognitoStreams
        self.identityPoolId = identityPoolId
        self.pushSync = pushSync
    }

    package init(_ fields: JSONObject) throws {
        cognitoStreams = try fields.value("CognitoStreams")
        identityPoolId = try fields.value("IdentityPoolId")
        pushSync = try fields.value("PushSync")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CognitoStreams", cognitoStreams)
        json.field("IdentityPoolId", identityPoolId)
        json.field("PushSync", pushSync)
    }

    package static let shape = StructureShape("GetIdentityPoolConfigurationResponse", [
        .init("CognitoStreams", .structure(CognitoStreams.shape)),
        .init("IdentityPoolId", SyncShapes.identityPoolId),
        .init("PushSync", .structure(PushSync.shape)),
    ])
}
