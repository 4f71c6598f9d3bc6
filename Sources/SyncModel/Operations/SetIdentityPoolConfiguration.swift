// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of SetIdentityPoolConfiguration.
package struct SetIdentityPoolConfigurationInput: OperationInput, NamesIdentityPool {
    package var cognitoStreams: CognitoStreams?
    package var identityPoolId: String
    package var pushSync: PushSync?

    package init(
        cognitoStreams: CognitoStreams? = nil,
        identityPoolId: String,
        pushSync: PushSync? = nil
    ) {
        self.cognitoStreams = cognitoStreams
        self.identityPoolId = identityPoolId
        self.pushSync = pushSync
    }

    package init(_ fields: JSONObject) throws {
        cognitoStreams = try fields.value("CognitoStreams")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        pushSync = try fields.value("PushSync")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CognitoStreams", cognitoStreams)
        json.field("IdentityPoolId", identityPoolId)
        json.field("PushSync", pushSync)
    }

    package static let shape = StructureShape("SetIdentityPoolConfigurationRequest", [
        .init("CognitoStreams", .structure(CognitoStreams.shape)),
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
        .init("PushSync", .structure(PushSync.shape)),
    ])

    package typealias Output = SetIdentityPoolConfigurationOutput
    package static let operation = OperationModel(
        name: "SetIdentityPoolConfiguration", service: .sync, signed: true, hasOutput: true,
        route: Route(.post, "/identitypools/{IdentityPoolId}/configuration"),
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .internalError, .tooManyRequests,
            .concurrentModification,
        ])

    package var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of SetIdentityPoolConfiguration.
package struct SetIdentityPoolConfigurationOutput: OperationOutput {
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

    package static let shape = StructureShape("SetIdentityPoolConfigurationResponse", [
        .init("CognitoStreams", .structure(CognitoStreams.shape)),
        .init("IdentityPoolId", SyncShapes.identityPoolId),
        .init("PushSync", .structure(PushSync.shape)),
    ])
}
