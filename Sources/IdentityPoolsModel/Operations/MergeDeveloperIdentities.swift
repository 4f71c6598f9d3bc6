// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of MergeDeveloperIdentities.
package struct MergeDeveloperIdentitiesInput: OperationInput, NamesIdentityPool {
    package var destinationUserIdentifier: String
    package var developerProviderName: String
    package var identityPoolId: String
    package var sourceUserIdentifier: String

    package init(
        destinationUserIdentifier: String,
        developerProviderName: String,
        identityPoolId: String,
        sourceUserIdentifier: String
    ) {
        self.destinationUserIdentifier = destinationUserIdentifier
        self.developerProviderName = developerProviderName
        self.identityPoolId = identityPoolId
        self.sourceUserIdentifier = sourceUserIdentifier
    }

    package init(_ fields: JSONObject) throws {
        destinationUserIdentifier = try fields.requiredValue("DestinationUserIdentifier")
        developerProviderName = try fields.requiredValue("DeveloperProviderName")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        sourceUserIdentifier = try fields.requiredValue("SourceUserIdentifier")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DestinationUserIdentifier", destinationUserIdentifier)
        json.field("DeveloperProviderName", developerProviderName)
        json.field("IdentityPoolId", identityPoolId)
        json.field("SourceUserIdentifier", sourceUserIdentifier)
    }

    package static let shape = StructureShape("MergeDeveloperIdentitiesInput", [
        .init("DestinationUserIdentifier", IdentityPoolsShapes.developerUserIdentifier, required: true),
        .init("DeveloperProviderName", IdentityPoolsShapes.developerProviderName, required: true),
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
        .init("SourceUserIdentifier", IdentityPoolsShapes.developerUserIdentifier, required: true),
    ])

    package typealias Output = MergeDeveloperIdentitiesOutput
    package static let operation = OperationModel(
        name: "MergeDeveloperIdentities", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError,
        ])

    package var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of MergeDeveloperIdentities.
package struct MergeDeveloperIdentitiesOutput: OperationOutput {
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

    package static let shape = StructureShape("MergeDeveloperIdentitiesResponse", [
        .init("IdentityId", IdentityPoolsShapes.identityId),
    ])
}

#endif
