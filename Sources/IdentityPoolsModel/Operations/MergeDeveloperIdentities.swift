// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of MergeDeveloperIdentities.
public struct MergeDeveloperIdentitiesInput: OperationInput, NamesIdentityPool {
    public var destinationUserIdentifier: String
    public var developerProviderName: String
    public var identityPoolId: String
    public var sourceUserIdentifier: String

    public init(
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

    public init(_ fields: JSONObject) throws {
        destinationUserIdentifier = try fields.requiredValue("DestinationUserIdentifier")
        developerProviderName = try fields.requiredValue("DeveloperProviderName")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        sourceUserIdentifier = try fields.requiredValue("SourceUserIdentifier")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DestinationUserIdentifier", destinationUserIdentifier)
        json.field("DeveloperProviderName", developerProviderName)
        json.field("IdentityPoolId", identityPoolId)
        json.field("SourceUserIdentifier", sourceUserIdentifier)
    }

    public static let shape = StructureShape("MergeDeveloperIdentitiesInput", [
        .init("DestinationUserIdentifier", IdentityPoolsShapes.developerUserIdentifier, required: true),
        .init("DeveloperProviderName", IdentityPoolsShapes.developerProviderName, required: true),
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
        .init("SourceUserIdentifier", IdentityPoolsShapes.developerUserIdentifier, required: true),
    ])

    public typealias Output = MergeDeveloperIdentitiesOutput
    public static let operation = OperationModel(
        name: "MergeDeveloperIdentities", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of MergeDeveloperIdentities.
public struct MergeDeveloperIdentitiesOutput: OperationOutput {
    public var identityId: String?

    public init(
        identityId: String? = nil
    ) {
        self.identityId = identityId
    }

    public init(_ fields: JSONObject) throws {
        identityId = try fields.value("IdentityId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
    }

    public static let shape = StructureShape("MergeDeveloperIdentitiesResponse", [
        .init("IdentityId", IdentityPoolsShapes.identityId),
    ])
}

#endif
