// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of UnlinkDeveloperIdentity.
package struct UnlinkDeveloperIdentityInput: OperationInput, NamesIdentityPool {
    package var developerProviderName: String
    package var developerUserIdentifier: String
    package var identityId: String
    package var identityPoolId: String

    package init(
        developerProviderName: String,
        developerUserIdentifier: String,
        identityId: String,
        identityPoolId: String
    ) {
        self.developerProviderName = developerProviderName
        self.developerUserIdentifier = developerUserIdentifier
        self.identityId = identityId
        self.identityPoolId = identityPoolId
    }

    package init(_ fields: JSONObject) throws {
        developerProviderName = try fields.requiredValue("DeveloperProviderName")
        developerUserIdentifier = try fields.requiredValue("DeveloperUserIdentifier")
        identityId = try fields.requiredValue("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DeveloperProviderName", developerProviderName)
        json.field("DeveloperUserIdentifier", developerUserIdentifier)
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
    }

    package static let shape = StructureShape("UnlinkDeveloperIdentityInput", [
        .init("DeveloperProviderName", IdentityPoolsShapes.developerProviderName, required: true),
        .init("DeveloperUserIdentifier", IdentityPoolsShapes.developerUserIdentifier, required: true),
        .init("IdentityId", IdentityPoolsShapes.identityId, required: true),
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
    ])

    package typealias Output = UnlinkDeveloperIdentityOutput
    package static let operation = OperationModel(
        name: "UnlinkDeveloperIdentity", service: .identityPools, signed: true, hasOutput: false,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError,
        ])

    package var resource: Resource { .identityPool(identityPoolId) }
}

/// UnlinkDeveloperIdentity has no output.
package typealias UnlinkDeveloperIdentityOutput = NoOutput

#endif
