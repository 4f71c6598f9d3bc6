// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of SetCognitoEvents.
public struct SetCognitoEventsInput: OperationInput, NamesIdentityPool {
    public var events: [String: String]
    public var identityPoolId: String

    public init(
        events: [String: String],
        identityPoolId: String
    ) {
        self.events = events
        self.identityPoolId = identityPoolId
    }

    public init(_ fields: JSONObject) throws {
        events = try fields.requiredValue("Events")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Events", events)
        json.field("IdentityPoolId", identityPoolId)
    }

    public static let shape = StructureShape("SetCognitoEventsRequest", [
        .init("Events", SyncShapes.events, required: true),
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
    ])

    public typealias Output = SetCognitoEventsOutput
    public static let operation = OperationModel(
        name: "SetCognitoEvents", service: .sync, signed: true, hasOutput: false,
        route: Route(.post, "/identitypools/{IdentityPoolId}/events"),
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .internalError, .tooManyRequests,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }
}

/// SetCognitoEvents has no output.
public typealias SetCognitoEventsOutput = NoOutput
