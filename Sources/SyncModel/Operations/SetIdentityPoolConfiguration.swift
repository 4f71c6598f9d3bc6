// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of SetIdentityPoolConfiguration.
public struct SetIdentityPoolConfigurationInput: OperationInput, NamesIdentityPool {
    public var cognitoStreams: CognitoStreams?
    public var identityPoolId: String
    public var pushSync: PushSync?

    public init(
        cognitoStreams: CognitoStreams? = nil,
        identityPoolId: String,
        pushSync: PushSync? = nil
    ) {
        self.cognitoStreams = cognitoStreams
        self.identityPoolId = identityPoolId
        self.pushSync = pushSync
    }

    public init(_ fields: JSONObject) throws {
        cognitoStreams = try fields.value("CognitoStreams")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        pushSync = try fields.value("PushSync")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CognitoStreams", cognitoStreams)
        json.field("IdentityPoolId", identityPoolId)
        json.field("PushSync", pushSync)
    }

    public static let shape = StructureShape("SetIdentityPoolConfigurationRequest", [
        .init("CognitoStreams", .structure(CognitoStreams.shape)),
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
        .init("PushSync", .structure(PushSync.shape)),
    ])

    public typealias Output = SetIdentityPoolConfigurationOutput
    public static let operation = OperationModel(
        name: "SetIdentityPoolConfiguration", service: .sync, signed: true, hasOutput: true,
        route: Route(.post, "/identitypools/{IdentityPoolId}/configuration"),
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .internalError, .tooManyRequests,
            .concurrentModification,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of SetIdentityPoolConfiguration.
public struct SetIdentityPoolConfigurationOutput: OperationOutput {
    public var cognitoStreams: CognitoStreams?
    public var identityPoolId: String?
    public var pushSync: PushSync?

    public init(
        cognitoStreams: CognitoStreams? = nil,
        identityPoolId: String? = nil,
        pushSync: PushSync? = nil
    ) {
        self.cognitoStreams = cognitoStreams
        self.identityPoolId = identityPoolId
        self.pushSync = pushSync
    }

    public init(_ fields: JSONObject) throws {
        cognitoStreams = try fields.value("CognitoStreams")
        identityPoolId = try fields.value("IdentityPoolId")
        pushSync = try fields.value("PushSync")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CognitoStreams", cognitoStreams)
        json.field("IdentityPoolId", identityPoolId)
        json.field("PushSync", pushSync)
    }

    public static let shape = StructureShape("SetIdentityPoolConfigurationResponse", [
        .init("CognitoStreams", .structure(CognitoStreams.shape)),
        .init("IdentityPoolId", SyncShapes.identityPoolId),
        .init("PushSync", .structure(PushSync.shape)),
    ])
}
