// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of SetCognitoEvents.
package struct SetCognitoEventsInput: OperationInput, NamesIdentityPool {
    package var events: [String: String]
    package var identityPoolId: String

    package init(
        events: [String: String],
        identityPoolId: String
    ) {
        self.events = events
        self.identityPoolId = identityPoolId
    }

    package init(_ fields: JSONObject) throws {
        events = try fields.requiredValue("Events")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Events", events)
        json.field("IdentityPoolId", identityPoolId)
    }

    package static let shape = StructureShape("SetCognitoEventsRequest", [
        .init("Events", SyncShapes.events, required: true),
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
    ])

    package typealias Output = SetCognitoEventsOutput
    package static let operation = OperationModel(
        name: "SetCognitoEvents", service: .sync, signed: true, hasOutput: false,
        route: Route(.post, "/identitypools/{IdentityPoolId}/events"),
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .internalError, .tooManyRequests,
        ])

    package var resource: Resource { .identityPool(identityPoolId) }
}

/// SetCognitoEvents has no output.
package typealias SetCognitoEventsOutput = NoOutput
