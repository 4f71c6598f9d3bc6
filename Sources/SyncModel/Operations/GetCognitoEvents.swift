// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of GetCognitoEvents.
public struct GetCognitoEventsInput: OperationInput, NamesIdentityPool {
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

    public static let shape = StructureShape("GetCognitoEventsRequest", [
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
    ])

    public typealias Output = GetCognitoEventsOutput
    public static let operation = OperationModel(
        name: "GetCognitoEvents", service: .sync, signed: true, hasOutput: true,
        route: Route(.get, "/identitypools/{IdentityPoolId}/events"),
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .internalError, .tooManyRequests,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of GetCognitoEvents.
public struct GetCognitoEventsOutput: OperationOutput {
    public var events: [String: String]?

    public init(
        events: [String: String]? = nil
    ) {
        self.events = events
    }

    public init(_ fields: JSONObject) throws {
        events = try fields.value("Events")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Events", events)
    }

    public static let shape = StructureShape("GetCognitoEventsResponse", [
        .init("Events", SyncShapes.events),
    ])
}
