// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of GetIdentityPoolConfiguration.
public struct GetIdentityPoolConfigurationInput: OperationInput, NamesIdentityPool {
    public var identityPoolId: String

    public init(
        identityPoolId: String
    ) {
        self.identityPoolId = identityPoolId
    }

    public init(_ fields: JSONObject) throws {
        identityPoolId = try fields.requiredValue("IdentityPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
    }

    public static let shape = StructureShape("GetIdentityPoolConfigurationRequest", [
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
    ])

    public typealias Output = GetIdentityPoolConfigurationOutput
    public static let operation = OperationModel(
        name: "GetIdentityPoolConfiguration", service: .sync, signed: true, hasOutput: true,
        route: Route(.get, "/identitypools/{IdentityPoolId}/configuration"),
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .internalError, .tooManyRequests,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of GetIdentityPoolConfiguration.
public struct GetIdentityPoolConfigurationOutput: OperationOutput {
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

    public static let shape = StructureShape("GetIdentityPoolConfigurationResponse", [
        .init("CognitoStreams", .structure(CognitoStreams.shape)),
        .init("IdentityPoolId", SyncShapes.identityPoolId),
        .init("PushSync", .structure(PushSync.shape)),
    ])
}
