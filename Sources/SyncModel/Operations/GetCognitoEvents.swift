// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of GetCognitoEvents.
package struct GetCognitoEventsInput: OperationInput, NamesIdentityPool {
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

    package static let shape = StructureShape("GetCognitoEventsRequest", [
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
    ])

    package typealias Output = GetCognitoEventsOutput
    package static let operation = OperationModel(
        name: "GetCognitoEvents", service: .sync, signed: true, hasOutput: true,
        route: Route(.get, "/identitypools/{IdentityPoolId}/events"),
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .internalError, .tooManyRequests,
        ])

    package var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of GetCognitoEvents.
package struct GetCognitoEventsOutput: OperationOutput {
    package var events: [String: String]?

    package init(
        events: [String: String]? = nil
    ) {
        self.events = events
    }

    package init(_ fields: JSONObject) throws {
        events = try fields.value("Events")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Events", events)
    }

    package static let shape = StructureShape("GetCognitoEventsResponse", [
        .init("Events", SyncShapes.events),
    ])
}
